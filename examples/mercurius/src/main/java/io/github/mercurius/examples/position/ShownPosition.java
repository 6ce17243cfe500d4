package io.github.mercurius.examples.position;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.terminal.Sight;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.PositionException;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/**
 * A position of a game, to be drawn or converted.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
record ShownPosition<A extends AnyAction, V extends AnyView<A>>(GameKit<A, V> kit, AnyPosition<A, V> position) {
    int players() {
        return position.table().setup().players();
    }

    /** The position with what is not known dealt by a number. */
    ShownPosition<A, V> dealt(long seed) {
        return new ShownPosition<>(kit, kit.rules().position(position.dealt(new SplittableRandom(seed)::nextInt)));
    }

    /** What a seat sees, or a spectator if there is none. */
    ShownPosition<A, V> seenBy(Optional<Integer> seat) {
        AnyPosition<A, V> seen = seat.map(position::seenBy).orElseGet(position::seenBySpectator);
        try {
            return new ShownPosition<>(kit, kit.rules().position(seen.view()));
        } catch (PositionException unknown) {
            throw Complaints.about("--seen " + seat.map(Object::toString).orElse(HandOptions.SPECTATOR), unknown);
        }
    }

    /** The lines of a picture, in 80 columns. */
    List<String> picture(Words words) {
        return kit.face().picture(position, words);
    }

    String toText() {
        return position.toText();
    }

    /** A state or a view as JSON; none if it is neither. */
    Optional<String> toJson() {
        Sight<A, V> sight = new Sight<>(position);
        Optional<V> view = sight.view();
        // Where no other hand holds anything, all is known, and it is a seat's view all the same.
        return view.filter(seen -> seen.viewer().isPresent())
                .map(kit.formats().view()::write)
                .or(() -> sight.state().map(kit.formats().state()::write))
                .or(() -> view.map(kit.formats().view()::write));
    }
}
