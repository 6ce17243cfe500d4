package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/**
 * A game as it can be played again: the seed of its deal, and its log.
 *
 * @param number which one of a run it is, from 0
 */
record Script<A extends AnyAction>(int number, List<String> names, long seed, List<LogEntry<A>> log) {
    private static final List<String> NAMES = List.of("Robert", "Magda", "Anna", "Jan", "Eva", "Hugo", "Ida", "Leo");
    private static final int ONE_UNDO_IN = 14;
    private static final int ONE_NOTE_IN = 20;

    /** A random game with a few undos and notes. */
    static <A extends AnyAction, V extends AnyView<A>> Script<A> random(
            Rules<A, V> rules, int number, long seed, int most) {
        SplittableRandom random = new SplittableRandom(seed);
        int players = rules.fewestPlayers() + number % (rules.mostPlayers() - rules.fewestPlayers() + 1);
        List<LogEntry<A>> log = new ArrayList<>();
        Script<A> script = new Script<>(number, NAMES.subList(0, players), seed, log);
        AnyGame<A, V> game = script.first(rules);
        // the last action can be undone too, so a game that is over may go on
        while (log.size() < most && !(game.state().isOver() && random.nextInt(2) == 0)) {
            LogEntry<A> entry = next(game, random);
            try {
                game = after(game, entry);
            } catch (RuntimeException thrown) {
                log.add(entry);
                throw new AssertionError(script + ": " + entry.notation() + " was not possible: " + thrown, thrown);
            }
            log.add(entry);
        }
        return script;
    }

    private static <A extends AnyAction, V extends AnyView<A>> LogEntry<A> next(
            AnyGame<A, V> game, SplittableRandom random) {
        int actions = game.actions().size();
        if (actions > 0 && (game.state().isOver() || random.nextInt(ONE_UNDO_IN) == 0)) {
            return new LogEntry.Undone<>(1 + random.nextInt(Math.min(3, actions)));
        }
        if (game.state().isOver() || random.nextInt(ONE_NOTE_IN) == 0) {
            return new LogEntry.Noted<>(new Note(random.nextInt(game.setup().players()), "note " + game.updateCount()));
        }
        return new LogEntry.Acted<>(
                game.state().asksChance()
                        ? game.state().drawOutcome(random::nextInt)
                        : game.state().legalActions().sample(random::nextInt));
    }

    <V extends AnyView<A>> AnyGame<A, V> first(Rules<A, V> rules) {
        return rules.start(names, new SplittableRandom(~seed)::nextInt);
    }

    /** The game after an entry of a log. */
    static <A extends AnyAction, V extends AnyView<A>> AnyGame<A, V> after(AnyGame<A, V> game, LogEntry<A> entry) {
        if (entry instanceof LogEntry.Undone<A> undone) {
            return game.undo(game.actions().size() - undone.steps());
        }
        if (entry instanceof LogEntry.Noted<A> noted) {
            return game.note(noted.note());
        }
        return act(game, ((LogEntry.Acted<A>) entry).action());
    }

    /** The game after an action, or an outcome if chance decides. */
    static <A extends AnyAction, V extends AnyView<A>> AnyGame<A, V> act(AnyGame<A, V> game, A action) {
        return game.state().asksChance() ? game.applyOutcome(action) : game.applyAction(action);
    }

    /** The beginning of this game. */
    Script<A> prefix(int moves) {
        return new Script<>(number, names, seed, log.subList(0, moves));
    }

    @Override
    public String toString() {
        return "game " + number + " of seed " + seed + ", " + names.size() + " players, " + log.size() + " moves"
                + log.stream().map(LogEntry::notation).collect(Collectors.joining(", ", " [", "]"));
    }
}
