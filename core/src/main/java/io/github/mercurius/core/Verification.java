package io.github.mercurius.core;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Discrepancy.Part;
import io.vavr.control.Option;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** Checks a record against the game that follows from its set-up, deal and log. */
final class Verification {
    private static final String NOTHING = "nothing";

    private final GameRecord record;
    private final Deal deal;
    private final Replay replay;

    private Verification(GameRecord record, Deal deal) {
        this.record = record;
        this.deal = deal;
        replay = new Replay(Game.start(record.setup(), deal));
    }

    static Optional<Discrepancy> verify(GameRecord record, Deal deal) {
        Verification verification = new Verification(record, deal);
        return Option.ofOptional(verification.commitment())
                .orElse(() -> Option.ofOptional(verification.log()))
                .orElse(() -> Option.ofOptional(verification.hashes()))
                .orElse(() -> Option.ofOptional(verification.result()))
                .toJavaOptional();
    }

    private Optional<Discrepancy> commitment() {
        if (!record.commitment().isPresent()) {
            return Optional.empty();
        }
        String shown = record.commitment().get();
        if (!record.nonce().isPresent()) {
            return Optional.of(new Discrepancy(Part.COMMITMENT, 0, shown, "the nonce that opens it"));
        }
        String sealed = SealedDeal.of(deal, record.nonce().get()).commitment();
        return compare(Part.COMMITMENT, List.of(sealed), List.of(shown));
    }

    /** Plays the log; where an entry is illegal, but the hashes differ before it, these tell where it began. */
    private Optional<Discrepancy> log() {
        for (LogEntry entry : record.log()) {
            Optional<Discrepancy> illegal = replay.play(entry);
            if (illegal.isPresent()) {
                Optional<Discrepancy> before = hashesSoFar();
                return before.isPresent() ? before : illegal;
            }
        }
        return Optional.empty();
    }

    private Optional<Discrepancy> hashesSoFar() {
        List<String> expected = replay.game().toRecord().hashes();
        int known = Math.min(expected.size(), record.hashes().size());
        return compare(Part.HASH, expected.subList(0, known), record.hashes().subList(0, known));
    }

    private Optional<Discrepancy> hashes() {
        return record.hashes().isEmpty()
                ? Optional.empty()
                : compare(Part.HASH, replay.game().toRecord().hashes(), record.hashes());
    }

    private Optional<Discrepancy> result() {
        Game game = replay.game();
        List<Standing> expected = game.state().isOver() ? game.state().table().ranking() : List.of();
        return compare(Part.RESULT, expected, record.result());
    }

    /** The first thing that a seat or a spectator was told otherwise; what was not told yet is no lie. */
    static Optional<Discrepancy> told(GameRecord record, SeatGame told) {
        int first = told.firstNumber();
        if (first > record.log().size()) {
            return Optional.of(new Discrepancy(Part.VIEW, first, "a view", NOTHING));
        }
        OptionalInt viewer = told.firstView().viewer();
        GameState start = record.replayed(first).state();
        PlayerView view = viewer.isPresent() ? start.viewFor(viewer.getAsInt()) : start.viewForSpectator();
        if (!view.equals(told.firstView())) {
            return Optional.of(
                    new Discrepancy(Part.VIEW, first, told.firstView().toString(), view.toString()));
        }
        Game game = record.replay();
        List<Update> happened =
                viewer.isPresent() ? game.updatesFor(viewer.getAsInt(), first) : game.updatesForSpectator(first);
        int known = Math.min(happened.size(), told.updates().size());
        for (int i = 0; i < told.updates().size(); i++) {
            Update given = told.updates().get(i);
            if (i >= known || !given.equals(happened.get(i))) {
                String expected = i < known ? happened.get(i).notation() : NOTHING;
                return firstLine(first + i, given.notation(), expected);
            }
        }
        return Optional.empty();
    }

    private static Optional<Discrepancy> firstLine(int number, String given, String expected) {
        List<String> should = Arrays.asList(expected.split("\n"));
        List<String> is = Arrays.asList(given.split("\n"));
        return compare(Part.UPDATE, should, is)
                .map(line -> new Discrepancy(Part.UPDATE, number, line.found(), line.expected()));
    }

    private static Optional<Discrepancy> compare(Part part, List<?> expected, List<?> found) {
        for (int i = 0; i < Math.max(expected.size(), found.size()); i++) {
            String should = i < expected.size() ? expected.get(i).toString() : NOTHING;
            String is = i < found.size() ? found.get(i).toString() : NOTHING;
            if (!should.equals(is)) {
                return Optional.of(new Discrepancy(part, i, is, should));
            }
        }
        return Optional.empty();
    }
}
