package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** See {@link Law#TAMPERING}. */
final class TamperingLaw {
    private static final int MOST_LEGAL = 300;

    private TamperingLaw() {}

    static <A extends AnyAction, V extends AnyView<A>> void check(Trial<A, V> trial) {
        Audience.of(trial.last()).forEach(audience -> audience(trial, audience));
        for (int move = 0; move < trial.moves(); move++) {
            host(trial, move);
        }
    }

    private static <A extends AnyAction, V extends AnyView<A>> void audience(Trial<A, V> trial, Audience audience) {
        AnySeatGame<A, V> side =
                trial.rules().seatGame(audience.view(trial.games().get(0).state()));
        List<AnyUpdate> told = audience.updates(trial.last(), 0);
        for (int move = 0; move < trial.moves(); move++) {
            AnyUpdate update = told.get(move);
            if (move > 0) {
                refuses(side, told.get(move - 1), () -> "an update told twice");
            }
            if (move + 1 < trial.moves()) {
                refuses(side, told.get(move + 1), () -> "an update, with the one before left out");
            }
            refuses(side, new Foreign(update), () -> "an update of another game");
            AnyUpdate whole = Trial.lastUpdate(trial.games().get(move + 1));
            for (Audience other : Audience.of(trial.last())) {
                AnyUpdate ofOther = other.seen(whole);
                if (!ofOther.equals(update)) {
                    refuses(side, ofOther, () -> "what " + other + " was told");
                }
            }
            if (!whole.equals(update)) {
                refuses(side, whole, () -> "what only the host knows");
            }
            side = side.after(update);
        }
        lateUndo(trial, audience);
    }

    /** An undo of more than somebody who has just joined knows of. */
    private static <A extends AnyAction, V extends AnyView<A>> void lateUndo(Trial<A, V> trial, Audience audience) {
        AnyGame<A, V> game = trial.last();
        if (!game.actions().isEmpty()) {
            AnySeatGame<A, V> late =
                    trial.rules().seatGame(audience.view(game.state()), game.updateCount(), audience.hash(game));
            AnyUpdate undo = audience.updates(game.undo(game.actions().size() - 1), game.updateCount())
                    .get(0);
            refuses(late, undo, () -> "an undo of an action that was not told");
        }
    }

    private static void refuses(AnySeatGame<?, ?> side, AnyUpdate update, java.util.function.Supplier<String> what) {
        Check.refused(
                () -> side.view().viewer() + " after " + side.updates().size() + " updates: " + what.get(),
                IllegalArgumentException.class,
                () -> side.after(update));
    }

    /** The full state takes an update only if an action or outcome tells just that. */
    private static <A extends AnyAction, V extends AnyView<A>> void host(Trial<A, V> trial, int move) {
        AnyGame<A, V> game = trial.games().get(move);
        AnyState<A, V> state = game.state();
        List<A> next = new ArrayList<>(state.legalActions());
        state.chances().forEach(chance -> next.add(chance.outcome()));
        if (next.size() > MOST_LEGAL) {
            return;
        }
        Set<String> possible = new HashSet<>();
        for (A action : next) {
            possible.add(events(Trial.lastUpdate(Move.act(game, action))));
        }
        for (AnyUpdate other : Trial.some(trial.last().updatesForHost(0), 20, trial.random(move))) {
            boolean isNote = other.action().isEmpty() && !other.isUndo();
            if (!isNote && !possible.contains(events(other))) {
                Check.refused(
                        () -> "an update that no action makes: " + other.notation(),
                        IllegalArgumentException.class,
                        () -> state.after(other));
            }
        }
        Check.refused(
                () -> "an update of another game, for the state",
                IllegalArgumentException.class,
                () -> state.after(new Foreign(Trial.lastUpdate(trial.games().get(move + 1)))));
    }

    /** All of an update but its number, which a state does not know. */
    private static String events(AnyUpdate update) {
        return update.turn() + " " + update.actor() + " " + update.events();
    }

    /** An update that no game has made, with the contents of one that a game has. */
    private record Foreign(AnyUpdate update) implements AnyUpdate {
        @Override
        public int number() {
            return update.number();
        }

        @Override
        public int turn() {
            return update.turn();
        }

        @Override
        public OptionalInt actor() {
            return update.actor();
        }

        @Override
        public List<? extends AnyEvent> events() {
            return update.events();
        }

        @Override
        public Optional<? extends AnyAction> action() {
            return update.action();
        }

        @Override
        public boolean isUndo() {
            return update.isUndo();
        }

        @Override
        public boolean reveals() {
            return update.reveals();
        }

        @Override
        public String notation() {
            return update.notation();
        }

        @Override
        public AnyUpdate seenBy(int seat) {
            return new Foreign(update.seenBy(seat));
        }

        @Override
        public AnyUpdate seenBySpectator() {
            return new Foreign(update.seenBySpectator());
        }
    }
}
