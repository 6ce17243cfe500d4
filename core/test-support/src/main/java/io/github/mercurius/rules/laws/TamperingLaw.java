package io.github.mercurius.rules.laws;

import io.github.mercurius.model.ChangedUpdates;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** See {@link Law#TAMPERING}. */
final class TamperingLaw {
    private static final int MOST_LEGAL = 300;

    private TamperingLaw() {}

    static <A extends AnyAction, V extends AnyView<A>> void check(Trial<A, V> trial) {
        Audience.of(trial.last()).forEach(audience -> audience(trial, audience));
        ChangedUpdates changes = new ChangedUpdates(trial.last().updatesForHost(0));
        for (int move = 0; move < trial.moves(); move++) {
            host(trial, move, changes);
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
            refuses(side, foreign(update), () -> "an update of another game");
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
    private static <A extends AnyAction, V extends AnyView<A>> void host(
            Trial<A, V> trial, int move, ChangedUpdates changes) {
        AnyGame<A, V> game = trial.games().get(move);
        AnyState<A, V> state = game.state();
        List<A> next = new ArrayList<>(state.legalActions());
        state.chances().forEach(chance -> next.add(chance.outcome()));
        if (next.size() > MOST_LEGAL) {
            return;
        }
        Set<AnyUpdate> updates = new HashSet<>();
        next.forEach(action -> updates.add(Trial.lastUpdate(Script.act(game, action))));
        AnyUpdate told = Trial.lastUpdate(trial.games().get(move + 1));
        if (told.action().isPresent()) {
            for (AnyUpdate changed : changes.changed(told)) {
                if (!updates.contains(changed)) {
                    RuntimeException refused = Check.refused(
                            () -> "a changed update: " + changed.notation(),
                            IllegalArgumentException.class,
                            () -> state.after(changed));
                    Check.that(refused.getMessage().contains("expected"), () -> "refusal: " + refused.getMessage());
                }
            }
        }
        Set<String> possible = updates.stream().map(TamperingLaw::events).collect(Collectors.toSet());
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
                () -> state.after(foreign(told)));
    }

    /** All of an update but its number, which a state does not know. */
    private static String events(AnyUpdate update) {
        return update.turn() + " " + update.actor() + " " + update.events();
    }

    /** An update that no game has made, with the contents of one that a game has. */
    private static AnyUpdate foreign(AnyUpdate update) {
        return (AnyUpdate) Proxy.newProxyInstance(
                AnyUpdate.class.getClassLoader(),
                new Class<?>[] {AnyUpdate.class},
                (proxy, method, arguments) -> method.invoke(update, arguments));
    }
}
