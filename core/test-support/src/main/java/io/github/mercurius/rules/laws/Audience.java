package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/** Who is told of a game: a seat, or the spectators. */
record Audience(OptionalInt seat) {
    static List<Audience> of(AnyGame<?, ?> game) {
        List<Audience> all = new ArrayList<>();
        game.setup().seats().forEach(seat -> all.add(new Audience(OptionalInt.of(seat))));
        all.add(new Audience(OptionalInt.empty()));
        return all;
    }

    <A extends AnyAction, V extends AnyView<A>> V view(AnyState<A, V> state) {
        return seat.isPresent() ? state.viewFor(seat.getAsInt()) : state.viewForSpectator();
    }

    List<AnyUpdate> updates(AnyGame<?, ?> game, int from) {
        return List.copyOf(seat.isPresent() ? game.updatesFor(seat.getAsInt(), from) : game.updatesForSpectator(from));
    }

    List<String> hashes(AnyGame<?, ?> game, int from) {
        return seat.isPresent() ? game.hashesFor(seat.getAsInt(), from) : game.hashesForSpectator(from);
    }

    String hash(AnyGame<?, ?> game) {
        return seat.isPresent() ? game.hashFor(seat.getAsInt()) : game.hashForSpectator();
    }

    <A extends AnyAction, V extends AnyView<A>> AnySeatGame<A, V> side(AnyGame<A, V> game) {
        return seat.isPresent() ? game.seatGame(seat.getAsInt()) : game.spectatorGame();
    }

    AnyUpdate seen(AnyUpdate update) {
        return seat.isPresent() ? update.seenBy(seat.getAsInt()) : update.seenBySpectator();
    }

    AnyEvent seen(AnyEvent event) {
        return seat.isPresent() ? event.seenBy(seat.getAsInt()) : event.seenBySpectator();
    }

    @Override
    public String toString() {
        return seat.isPresent() ? "seat " + seat.getAsInt() : "a spectator";
    }
}
