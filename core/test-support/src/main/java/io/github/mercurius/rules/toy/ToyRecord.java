package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.VerificationReport.Gap;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A saved game.
 *
 * @param secret the first state; none during the game
 * @param hashes the spectators' chain
 */
public record ToyRecord(
        ToySetup setup,
        List<ToyState> secret,
        List<LogEntry<ToyAction>> log,
        List<String> hashes,
        List<ToyStanding> result)
        implements AnyRecord<ToyAction, ToyView> {
    /** Keeps copies. */
    public ToyRecord {
        secret = List.copyOf(secret);
        log = List.copyOf(log);
        hashes = List.copyOf(hashes);
        result = List.copyOf(result);
    }

    @Override
    public Optional<String> shownCommitment() {
        return Optional.empty();
    }

    @Override
    public ToyGame replay() {
        ToyGame game = begun();
        for (LogEntry<ToyAction> entry : log) {
            game = after(game, entry);
        }
        return game;
    }

    private ToyGame begun() {
        if (secret.isEmpty()) {
            throw new IllegalStateException("the record does not hold the first state");
        }
        return ToyGame.from(secret.get(0));
    }

    private static ToyGame after(ToyGame game, LogEntry<ToyAction> entry) {
        try {
            if (entry instanceof LogEntry.Undone<ToyAction> undone) {
                return game.undo(game.steps().size() - undone.steps());
            }
            if (entry instanceof LogEntry.Noted<ToyAction> noted) {
                return game.note(noted.note());
            }
            ToyAction action = ((LogEntry.Acted<ToyAction>) entry).action();
            return game.state().asksChance() ? game.applyOutcome(action) : game.applyAction(action);
        } catch (IllegalArgumentException refused) {
            throw new IllegalArgumentException(
                    "entry " + game.updateCount() + " of the log: " + refused.getMessage(), refused);
        }
    }

    @Override
    public VerificationReport verify() {
        return verify(Optional.empty(), null);
    }

    @Override
    public VerificationReport verify(AnySeatGame<ToyAction, ToyView> told) {
        return verify(Optional.empty(), told);
    }

    @Override
    public VerificationReport verify(String shown) {
        return verify(Optional.of(shown), null);
    }

    @Override
    public VerificationReport verify(String shown, AnySeatGame<ToyAction, ToyView> told) {
        return verify(Optional.of(shown), told);
    }

    private VerificationReport verify(Optional<String> shown, @Nullable AnySeatGame<ToyAction, ToyView> told) {
        Set<Part> checked = EnumSet.noneOf(Part.class);
        Set<Gap> gaps = EnumSet.of(Gap.NO_COMMITMENT, Gap.CHANCE_UNKNOWN);
        List<VerificationReport.Undo> undos = new ArrayList<>();
        ToyGame game = begun();
        for (LogEntry<ToyAction> entry : log) {
            if (entry instanceof LogEntry.Undone<ToyAction> undone
                    && undone.steps() <= game.steps().size()) {
                boolean reveals = game.undoReveals(game.steps().size() - undone.steps());
                undos.add(new VerificationReport.Undo(game.updateCount(), undone.steps(), reveals));
            }
            try {
                game = after(game, entry);
            } catch (IllegalArgumentException refused) {
                return report(
                        wrong(Part.LOG, game.updateCount(), entry.notation(), refused.getMessage()), checked, gaps);
            }
        }
        checked.add(Part.LOG);
        Optional<Discrepancy> wrong = shown.isPresent()
                ? wrong(Part.COMMITMENT, 0, "none", shown.get())
                : compare(Part.HASH, hashes, game.spectatorGame().hashes(), checked);
        if (!game.state().isOver()) {
            gaps.add(Gap.NOT_OVER);
        } else if (wrong.isEmpty()) {
            wrong = compare(Part.RESULT, result, game.state().table().ranking(), checked);
        }
        if (told == null) {
            gaps.add(Gap.TOLD_NOT_GIVEN);
        } else if (wrong.isEmpty()) {
            wrong = compareTold(game, told, checked, gaps);
        }
        if (undos.stream().anyMatch(VerificationReport.Undo::reveals)) {
            gaps.add(Gap.UNDONE);
        }
        return VerificationReport.of(wrong, checked, gaps, undos);
    }

    private static VerificationReport report(Optional<Discrepancy> wrong, Set<Part> checked, Set<Gap> gaps) {
        return VerificationReport.of(wrong, checked, gaps, List.of());
    }

    private static Optional<Discrepancy> wrong(Part part, int index, Object found, Object expected) {
        return Optional.of(new Discrepancy(part, index, String.valueOf(found), String.valueOf(expected)));
    }

    private static Optional<Discrepancy> compareTold(
            ToyGame game, AnySeatGame<ToyAction, ToyView> told, Set<Part> checked, Set<Gap> gaps) {
        ToyView first = told.firstView();
        ToySeatGame own =
                first.viewer().isPresent() ? game.seatGame(first.viewer().getAsInt()) : game.spectatorGame();
        if (told.firstNumber() > 0 || told.updates().size() < own.updates().size()) {
            gaps.add(Gap.TOLD_LESS);
        }
        if (told.firstNumber() == 0 && !first.equals(own.firstView())) {
            return wrong(Part.VIEW, 0, first, own.firstView());
        }
        checked.add(Part.VIEW);
        int from = Math.min(told.firstNumber(), own.updates().size());
        int to = Math.min(told.nextNumber(), own.updates().size());
        return compare(Part.UPDATE, told.updates(), own.updates().subList(from, to), checked);
    }

    private static Optional<Discrepancy> compare(Part part, List<?> found, List<?> expected, Set<Part> checked) {
        for (int i = 0; i < Math.max(found.size(), expected.size()); i++) {
            Object one = i < found.size() ? found.get(i) : "none";
            Object other = i < expected.size() ? expected.get(i) : "none";
            if (!one.equals(other)) {
                return wrong(part, i, one, other);
            }
        }
        checked.add(part);
        return Optional.empty();
    }

    @Override
    public ToyRecord withoutSecrets() {
        return new ToyRecord(setup, List.of(), log, hashes, result);
    }

    /** What everybody may know. */
    @Override
    public String toString() {
        return "ToyRecord" + log.stream().map(LogEntry::notation).collect(Collectors.toList());
    }
}
