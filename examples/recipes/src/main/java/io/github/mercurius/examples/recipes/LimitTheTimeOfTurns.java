package io.github.mercurius.examples.recipes;

import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.Rules;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;

/**
 * Gives each player of any game so many seconds for a turn. When they are over, the host plays the rest of the turn:
 * what the rules say in a player's absence costs that player little, and a note says who played.
 */
public final class LimitTheTimeOfTurns {
    private LimitTheTimeOfTurns() {}

    /** A table with a clock. A server calls {@link #tick} once a second, with {@code System::nanoTime} as its clock. */
    private static final class Table<A extends AnyAction, V extends AnyView<A>> {
        private static final long NANOS = 1_000_000_000;

        private final Rules<A, V> rules;
        private final long seconds;
        private final LongSupplier nanoTime;
        private AnyGame<A, V> game;
        private long turnBegan;

        Table(Rules<A, V> rules, AnyGame<A, V> game, long seconds, LongSupplier nanoTime) {
            this.rules = rules;
            this.game = game;
            this.seconds = seconds;
            this.nanoTime = nanoTime;
            turnBegan = nanoTime.getAsLong();
        }

        void act(int seat, A action) {
            advance(game.applyAction(seat, action));
        }

        /** The time is for a whole turn: it begins when the turn or the player to decide has changed. */
        private void advance(AnyGame<A, V> next) {
            if (next.state().table().turn() != game.state().table().turn()
                    || !next.state().decider().equals(game.state().decider())) {
                turnBegan = nanoTime.getAsLong();
            }
            game = next;
        }

        void tick() {
            if (nanoTime.getAsLong() - turnBegan < seconds * NANOS
                    || game.state().isOver()) {
                return;
            }
            int seat = game.state().decider().orElseThrow();
            int turn = game.state().table().turn();
            game = game.note(new Note(seat, "the host plays: the time is over"));
            while (game.state().table().turn() == turn && game.state().decider().equals(OptionalInt.of(seat))) {
                act(seat, rules.actionInAbsence(game.state().viewFor(seat)));
            }
        }
    }

    public static void main(String[] args) {
        long[] now = {0};
        var rules = Mercurius.rules();
        var start = rules.start(List.of("Robert", "Magda", "Anna"), new SplittableRandom(1602)::nextInt);
        var table = new Table<>(rules, start, 60, () -> now[0]);
        table.act(0, rules.action("+AMS"));
        now[0] += 59 * Table.NANOS;
        table.tick();
        System.out.println("After 59 seconds: " + table.game.toRecord().log().size() + " entry");
        now[0] += Table.NANOS;
        table.tick();
        table.game.toRecord().log().forEach(entry -> System.out.println(entry.notation()));
        System.out.println("Now decides seat " + table.game.state().decider().getAsInt());
    }
}
