package io.github.mercurius.rules;

import io.github.mercurius.rules.Discrepancy.Part;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a host has told a seat of a joint deal so far, and says what a later joint deal, game or record contradicts.
 *
 * @param known what it has shown last
 * @param seat the seat
 * @param commitment the seat's own commitment
 * @param opened what the seat has opened
 * @param game the seat's side of the game as it was known last
 */
record JointStory(
        AnyJoint known,
        int seat,
        String commitment,
        List<String> opened,
        @Nullable AnySeatGame<?, ?> game) {
    private static final int HOST = -1;
    private static final String NOTHING = "nothing";

    /** A lie about the commitments, or what stands in their place. */
    static Optional<Discrepancy> wrong(String found, String expected) {
        return Optional.of(new Discrepancy(Part.COMMITMENT, 0, found, expected));
    }

    /** Whether the seat has seen all commitments, its own among them. */
    boolean allCommitted() {
        return known.isCommitted();
    }

    /** What contradicts the story in another joint deal: a thing that was shown and is another one now. */
    Optional<Discrepancy> wrong(AnyJoint shown) {
        if (!shown.setup().equals(known.setup())) {
            return wrong("set-up " + shown.setup(), "the one that was shown first, " + known.setup());
        }
        if (!shown.table().equals(known.table())) {
            return wrong("table " + shown.table(), "the one that was shown first, " + known.table());
        }
        int players = known.setup().players();
        Optional<Discrepancy> wrong = Optional.empty();
        for (int member = HOST; member < players && !wrong.isPresent(); member++) {
            wrong = wrongCommitment(shown, member);
        }
        for (int member = 0; member < players && !wrong.isPresent(); member++) {
            wrong = wrongOpening(shown, member);
        }
        return wrong;
    }

    private Optional<Discrepancy> wrongCommitment(AnyJoint shown, int member) {
        Optional<String> before = commitment(known, member);
        Optional<String> now = commitment(shown, member);
        String found = "commitment of " + role(member) + " " + now.orElse(NOTHING);
        if (member == seat && now.isPresent() && !now.get().equals(commitment)) {
            return wrong(found, "the seat's own, " + commitment);
        }
        return before.isPresent() && !before.equals(now)
                ? wrong(found, "the one that was shown first, " + before.get())
                : Optional.empty();
    }

    private Optional<Discrepancy> wrongOpening(AnyJoint shown, int member) {
        List<String> before = known.opened(member);
        List<String> now = shown.opened(member);
        for (int draw = 0; draw < Math.max(before.size(), now.size()); draw++) {
            String found = element(now, draw);
            if (draw < before.size() && !before.get(draw).equals(found)) {
                return wrongDraw(draw, member, found, "the one that was shown first, " + before.get(draw));
            }
            if (member == seat && draw < now.size() && !found.equals(element(opened, draw))) {
                return wrongDraw(draw, member, found, "what the seat has opened, " + element(opened, draw));
            }
        }
        return Optional.empty();
    }

    /** What contradicts the story in the seat's side of a game: another seat or set-up, or another game. */
    Optional<Discrepancy> wrong(AnySeatGame<?, ?> mine) {
        AnyView<?> first = mine.firstView();
        if (!first.viewer().isPresent() || first.viewer().getAsInt() != seat) {
            String found = first.viewer().isPresent() ? "seat " + first.viewer().getAsInt() : "a spectator";
            return wrong(Part.VIEW, 0, "the view of " + found, "that of seat " + seat);
        }
        AnySetup setup = first.table().setup();
        if (!setup.equals(known.setup())) {
            return wrong(Part.VIEW, 0, "set-up " + setup, "that of the joint deal, " + known.setup());
        }
        return game != null && mine.firstNumber() == 0 ? wrongNow(game, mine) : Optional.empty();
    }

    private static Optional<Discrepancy> wrongNow(AnySeatGame<?, ?> before, AnySeatGame<?, ?> now) {
        if (!now.firstView().equals(before.firstView())) {
            return wrong(
                    Part.VIEW, 0, now.firstView().toText(), before.firstView().toText());
        }
        int both = Math.min(before.updates().size(), now.updates().size());
        for (int number = 0; number < both; number++) {
            AnyUpdate expected = before.updates().get(number);
            AnyUpdate found = now.updates().get(number);
            if (!found.equals(expected)) {
                return wrong(Part.UPDATE, number, found.notation(), expected.notation());
            }
        }
        return Optional.empty();
    }

    /** What a game contradicts in a joint deal: something opened too early, or a draw that was made without it. */
    Optional<Discrepancy> wrong(AnyJoint shown, @Nullable AnySeatGame<?, ?> mine) {
        int most = known.mostDraws();
        int made = mine == null ? 0 : Math.min(most, outcomes(mine) + 1);
        int asked = mine == null ? 1 : Math.min(most, made + (mayAsk(mine) ? 1 : 0));
        for (int member = 0; member < known.setup().players(); member++) {
            List<String> now = shown.opened(member);
            if (now.size() > asked) {
                return wrongDraw(asked, member, now.get(asked), "none before the game asks for it");
            }
            if (now.size() < made) {
                return wrongDraw(now.size(), member, NOTHING, "one, as the game has this draw");
            }
        }
        boolean over = mine != null && mine.view().table().isOver();
        return shown.hostPart().isPresent() && !over
                ? wrong("the part of the host", "it closed until the game is over")
                : Optional.empty();
    }

    /** How many outcomes of chance a side of a game was told, undone ones too. */
    static int outcomes(AnySeatGame<?, ?> mine) {
        int outcomes = 0;
        for (AnyUpdate update : mine.updates()) {
            outcomes += isOutcome(update) ? 1 : 0;
        }
        return outcomes;
    }

    private static boolean isOutcome(AnyUpdate update) {
        return update.action().isPresent() && !update.actor().isPresent();
    }

    /** Whether the game asks for an outcome, or may have asked for it before an undo. */
    private static boolean mayAsk(AnySeatGame<?, ?> mine) {
        List<? extends AnyUpdate> updates = mine.updates();
        for (int number = updates.size() - 1; number >= 0 && !isOutcome(updates.get(number)); number--) {
            if (updates.get(number).isUndo()) {
                return true;
            }
        }
        return mine.view().table().asksChance();
    }

    /** What contradicts the story in the record of the game. */
    Optional<Discrepancy> wrong(AnyRecord<?, ?> record) {
        if (!allCommitted()) {
            return wrong("a record of a game", "no game before all have committed: waiting for " + known.waitingFor());
        }
        AnyJoint proof = record.joint().orElse(null);
        if (proof == null) {
            return wrong(record.shownCommitment().orElse(NOTHING), "the joint deal at table " + known.table());
        }
        Optional<Discrepancy> wrong = wrong(proof);
        if (wrong.isPresent()) {
            return wrong;
        }
        int given = proof.opened(seat).size();
        return given < opened.size()
                ? wrongDraw(given, seat, NOTHING, "what the seat has opened, " + opened.get(given))
                : Optional.empty();
    }

    private Optional<Discrepancy> wrongDraw(int draw, int member, String found, String expected) {
        String what = known.mostDraws() == 1 ? "part" : "link " + draw;
        return wrong(Part.COMMITMENT, draw, what + " of " + role(member) + ": " + found, expected);
    }

    private static Optional<Discrepancy> wrong(Part part, int index, String found, String expected) {
        return Optional.of(new Discrepancy(part, index, found, expected));
    }

    private static Optional<String> commitment(AnyJoint joint, int member) {
        return member == HOST ? joint.hostCommitment() : joint.seatCommitment(member);
    }

    private static String element(List<String> list, int index) {
        return index < list.size() ? list.get(index) : NOTHING;
    }

    private static String role(int member) {
        return member == HOST ? "the host" : "seat " + member;
    }
}
