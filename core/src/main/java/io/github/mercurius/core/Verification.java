package io.github.mercurius.core;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Discrepancy.Part;
import io.vavr.control.Option;
import java.util.List;
import java.util.Optional;

/** Checks a record against the game that follows from its set-up, deal and actions. */
final class Verification {
    private static final String NOTHING = "nothing";

    private final GameRecord record;
    private final Deal deal;
    private Game game;

    private Verification(GameRecord record, Deal deal) {
        this.record = record;
        this.deal = deal;
        this.game = Game.start(record.setup(), deal);
    }

    static Optional<Discrepancy> verify(GameRecord record, Deal deal) {
        Verification verification = new Verification(record, deal);
        return Option.ofOptional(verification.commitment())
                .orElse(() -> Option.ofOptional(verification.actions()))
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

    /** Plays the actions; where one is illegal, but the hashes differ before it, these tell where it began. */
    private Optional<Discrepancy> actions() {
        for (int i = 0; i < record.actions().size(); i++) {
            Optional<Violation> violation = game.state().check(record.actions().get(i));
            if (violation.isPresent()) {
                Discrepancy illegal = Discrepancy.action(i, record.actions().get(i), violation.get());
                return Optional.of(hashesSoFar().orElse(illegal));
            }
            game = game.applyAction(record.actions().get(i));
        }
        return Optional.empty();
    }

    private Optional<Discrepancy> hashesSoFar() {
        List<String> expected = game.hashChain().map(HashChain::hash).toJavaList();
        int known = Math.min(expected.size(), record.hashes().size());
        return compare(Part.HASH, expected.subList(0, known), record.hashes().subList(0, known));
    }

    private Optional<Discrepancy> hashes() {
        return record.hashes().isEmpty()
                ? Optional.empty()
                : compare(Part.HASH, game.hashChain().map(HashChain::hash).toJavaList(), record.hashes());
    }

    private Optional<Discrepancy> result() {
        List<Standing> expected = game.state().isOver() ? game.state().table().ranking() : List.of();
        return compare(Part.RESULT, expected, record.result());
    }

    /** The first event that was told otherwise; what was not told yet is no lie. */
    static Optional<Discrepancy> compare(List<Event> happened, List<Event> told) {
        int known = Math.min(happened.size(), told.size());
        return compare(Part.EVENT, happened.subList(0, known), told);
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
