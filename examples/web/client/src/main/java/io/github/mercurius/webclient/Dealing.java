package io.github.mercurius.webclient;

import io.github.mercurius.core.JointDeal;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.JointSession;
import io.github.mercurius.rules.LyingHostException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A dealing as this page knows it: what the page keeps holds the server to what it has shown before.
 *
 * @param seat of this page; -1 for a spectator, who has no part
 * @param part the secret part of this page at the table of the deal
 */
record Dealing(DealingLines kept, int seat, String part) {
    /**
     * A dealing.
     *
     * @param kept what {@link #take} gave last, empty at first
     */
    static Dealing of(String kept, int seat, String part) {
        return new Dealing(DealingLines.read(kept), seat, part);
    }

    /**
     * Takes what the server shows.
     *
     * @param side this side of the game, as soon as there is one
     * @return what to keep, and what to send: first {@code commitment}, then {@code part}
     * @throws LyingHostException if it contradicts what was shown before
     */
    Map<String, @Nullable Object> take(String lines, Optional<? extends AnySeatGame<?, ?>> side) {
        DealingLines shown = readShown(lines);
        Optional<String> sealed = shown.sealed();
        if (sealed.isPresent() || kept.sealed().isPresent()) {
            return takeSealed(shown);
        }
        JointDeal joint = shown.joint().orElseThrow();
        JointDeal before = kept.joint().orElse(joint);
        // Who did not commit or open in time loses the seat, and all begin anew; not after all have opened.
        boolean anew = !kept.joint().isPresent() || (!before.table().equals(joint.table()) && !before.isOpen());
        if (seat < 0) {
            return watch(anew ? joint : before, joint);
        }
        JointSession session = anew ? JointSession.of(joint, seat, part) : session();
        show(session, joint, side);
        boolean commits = !joint.seatCommitment(seat).isPresent();
        boolean opens = joint.isCommitted() && !joint.seatPart(seat).isPresent();
        String opened = opens ? session.open() : null;
        return answer(joint, session.opened(), commits ? session.commitment() : null, opened);
    }

    private DealingLines readShown(String lines) {
        try {
            return DealingLines.read(lines);
        } catch (IllegalArgumentException refused) {
            throw lie(String.valueOf(refused.getMessage()), "a deal that can be read");
        }
    }

    private Map<String, @Nullable Object> takeSealed(DealingLines shown) {
        if (kept.joint().isPresent()) {
            throw lie(
                    "a sealed deal",
                    "the joint deal at table " + kept.joint().get().table());
        }
        String now = shown.sealed().orElse("a joint deal");
        String first = kept.sealed().orElse(now);
        if (!now.equals(first)) {
            throw lie("commitment " + now, "the one that was shown first, " + first);
        }
        return Json.object("kept", "sealed " + now, "shown", now);
    }

    private Map<String, @Nullable Object> watch(JointDeal before, JointDeal now) {
        boolean same = before.table().equals(now.table());
        if (!same
                || (before.isCommitted()
                        && !(now.isCommitted() && now.commitment().equals(before.commitment())))) {
            throw lie(now.toString(), "the one that was shown first, " + before);
        }
        return answer(now, List.of(), null, null);
    }

    private static void show(JointSession session, JointDeal joint, Optional<? extends AnySeatGame<?, ?>> side) {
        if (side.isPresent()) {
            session.show(joint, side.get());
        } else {
            session.show(joint);
        }
    }

    private static Map<String, @Nullable Object> answer(
            JointDeal joint, List<String> opened, @Nullable String commitment, @Nullable String part) {
        return Json.object(
                "kept",
                DealingLines.write(joint, opened),
                "shown",
                joint.isCommitted() ? joint.commitment() : null,
                "commitment",
                commitment,
                "part",
                part);
    }

    /** The session of this page's seat in the joint deal that was kept. */
    JointSession session() {
        return JointSession.resumed(kept.joint().orElseThrow(), seat, part, kept.opened());
    }

    /** Whether this page has a part in the deal. */
    boolean isJoint() {
        return seat >= 0 && kept.joint().isPresent();
    }

    private static LyingHostException lie(String found, String expected) {
        return new LyingHostException(new Discrepancy(Discrepancy.Part.COMMITMENT, 0, found, expected));
    }
}
