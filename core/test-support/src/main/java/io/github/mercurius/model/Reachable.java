package io.github.mercurius.model;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.Rules;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** All that a seat can get hold of, by what a server gives it or by asking what it was given. */
public record Reachable(Map<String, Object> things) {
    private static final int ONE_CLIENT_IN = 16;

    /**
     * What a seat can get hold of at a moment of a game.
     *
     * @param asked actions of which the seat asks whether they are legal
     */
    public static <A extends AnyAction, V extends AnyView<A>> Reachable of(
            Rules<A, V> rules, AnyGame<A, V> game, int seat, List<A> asked) {
        V view = game.state().viewFor(seat);
        AnyGame<A, V> begun = rules.from(game.state());
        List<Optional<? extends AnyViolation>> refusals = new ArrayList<>();
        for (A action : asked) {
            refusals.add(view.check(action));
            refusals.add(game.check(seat, action));
        }
        int from = Math.max(0, game.updateCount() - 10);
        List<? extends AnyUpdate> updates = game.updatesFor(seat, from);
        Map<String, Object> things = new LinkedHashMap<>();
        things.put("view", view);
        things.put("texts of the view", view + view.toText() + view.table() + view.legalActions());
        things.put("texts of the game", game.toString() + game.toRecord().withoutSecrets());
        things.put("hash codes", view.hashCode() + view.table().hashCode());
        things.put("key", view.key());
        things.put("legal actions", view.legalActions());
        things.put("chances", view.chances());
        things.put("refusals", refusals);
        things.put("messages", messages(refusals));
        things.put("updates", updates);
        things.put("notations", updates.stream().map(AnyUpdate::notation).toList());
        things.put("hashes", game.hashesFor(seat, from));
        things.put("begun here", begun.hashFor(seat) + begun.seatGame(seat).hash());
        things.put("record from here", begun.toRecord().withoutSecrets().toString());
        things.put("undo", undo(game));
        if (game.updateCount() % ONE_CLIENT_IN == 0) {
            things.put("client", game.seatGame(seat));
        }
        return new Reachable(things);
    }

    /** These and one more. */
    public Reachable and(String name, Object thing) {
        Map<String, Object> more = new LinkedHashMap<>(things);
        more.put(name, thing);
        return new Reachable(more);
    }

    private static List<String> messages(List<Optional<? extends AnyViolation>> refusals) {
        return refusals.stream()
                .flatMap(Optional::stream)
                .map(AnyViolation::message)
                .toList();
    }

    /** Whether an undo to each of the last moments would tell somebody something. */
    private static List<Boolean> undo(AnyGame<?, ?> game) {
        int actions = game.actions().size();
        List<Boolean> reveals = new ArrayList<>();
        for (int to = Math.max(0, actions - 5); to <= actions; to++) {
            reveals.add(game.undoReveals(to));
        }
        return reveals;
    }
}
