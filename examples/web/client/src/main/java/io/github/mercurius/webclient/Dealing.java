package io.github.mercurius.webclient;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.JointSession;
import io.github.mercurius.rules.LyingHostException;
import io.github.mercurius.rules.VerificationReport;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A dealing as this page knows it: what the page keeps holds the server to what it has shown before. This class is
 * mutable.
 */
final class Dealing {
    private final DealingLines.Beginning game;
    private final int seat;
    private final String part;
    private DealingLines kept;
    private String keptText;
    private @Nullable JointSession session;

    /**
     * A dealing.
     *
     * @param kept what {@link #take} gave last, empty at first
     * @param seat of this page; -1 for a spectator, who has no part
     * @param part the secret part of this page at the table of the deal
     */
    Dealing(DealingLines.Beginning game, String kept, int seat, String part) {
        this.game = game;
        this.seat = seat;
        this.part = part;
        keptText = kept;
        this.kept = DealingLines.read(kept, game);
    }

    /** Whether it is the dealing of which this was kept last. */
    boolean goesOnFrom(String text, int ofSeat, String ofPart) {
        return text.equals(keptText) && ofSeat == seat && ofPart.equals(part);
    }

    /**
     * Takes what the server shows.
     *
     * @param isPlaying whether the game has begun
     * @return what to keep, and what to send: first {@code commitment}, then {@code part}
     * @throws LyingHostException if it contradicts what was shown before
     */
    Map<String, @Nullable Object> take(String lines, boolean isPlaying) {
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
            return watch(anew ? joint : before, shown);
        }
        JointSession mine = anew ? JointSession.of(joint, seat, part) : session();
        session = mine;
        mine.show(joint);
        if (isPlaying && !joint.isOpen()) {
            throw lie("a game", "none before all have opened: waiting for " + joint.waitingFor());
        }
        checkOfAll(shown, joint);
        boolean commits = !joint.commitment(seat).isPresent();
        boolean deals = joint.isCommitted() && !joint.part(seat).isPresent();
        String opened = deals ? mine.open() : null;
        return answer(shown, mine.hasOpened(), commits ? mine.commitment() : null, opened);
    }

    private DealingLines readShown(String lines) {
        try {
            return DealingLines.read(lines, game);
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

    private Map<String, @Nullable Object> watch(JointDeal before, DealingLines shown) {
        JointDeal now = shown.joint().orElseThrow();
        boolean same = before.table().equals(now.table());
        if (!same
                || (before.isCommitted()
                        && !(now.isCommitted() && now.commitment().equals(before.commitment())))) {
            throw lie(now.toString(), "the one that was shown first, " + before);
        }
        checkOfAll(shown, now);
        return answer(shown, false, null, null);
    }

    /** Comes last: that one of the commitments is another than before says more. */
    private static void checkOfAll(DealingLines shown, JointDeal joint) {
        String expected = joint.isCommitted() ? joint.commitment() : "none before all have committed";
        String found = shown.ofAll().orElse(expected);
        if (!found.equals(expected)) {
            throw lie("commitment of all: " + found, expected);
        }
    }

    private Map<String, @Nullable Object> answer(
            DealingLines shown, boolean hasOpened, @Nullable String commitment, @Nullable String opening) {
        JointDeal joint = shown.joint().orElseThrow();
        kept = shown;
        keptText = shown.kept(hasOpened);
        String ofAll = joint.isCommitted() ? joint.commitment() : null;
        return Json.object("kept", keptText, "shown", ofAll, "commitment", commitment, "part", opening);
    }

    /** The session of this page's seat, which goes on from what was kept. */
    private JointSession session() {
        if (session == null) {
            session = JointSession.resumed(kept.joint().orElseThrow(), seat, part, kept.hasOpened());
        }
        return session;
    }

    /**
     * Checks the record of the game against the dealing and what this page was told.
     *
     * @param shown what stands for all commitments, for a page without a part in the deal; empty if nothing was shown
     */
    <A extends AnyAction, V extends AnyView<A>> VerificationReport verify(
            AnyRecord<A, V> record, AnySeatGame<A, V> side, String shown) {
        if (seat >= 0 && kept.joint().isPresent()) {
            return session().verify(record, side);
        }
        return shown.isEmpty() ? record.verify(side) : record.verify(shown, side);
    }

    private static LyingHostException lie(String found, String expected) {
        return new LyingHostException(new Discrepancy(Discrepancy.Part.COMMITMENT, 0, found, expected));
    }
}
