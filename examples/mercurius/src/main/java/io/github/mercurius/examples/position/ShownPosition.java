package io.github.mercurius.examples.position;

import io.github.mercurius.examples.replay.Words;
import java.util.List;
import java.util.Optional;

/** A position of one of the games, to be drawn or converted. */
interface ShownPosition {
    int players();

    /** The position with what is not known dealt by a number. */
    ShownPosition dealt(long seed);

    /** What a seat sees, or a spectator if there is none. */
    ShownPosition seenBy(Optional<Integer> seat);

    /** The lines of a picture, in 80 columns. */
    List<String> picture(Words words);

    String toText();

    /** A state or a view as JSON; none if it is neither. */
    Optional<String> toJson();
}
