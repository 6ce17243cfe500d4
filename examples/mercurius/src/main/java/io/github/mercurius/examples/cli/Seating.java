package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.List;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Lets other people sit down at a position: the same cards and the same table, with their names. */
public final class Seating {
    private static final Pattern NAMES = Pattern.compile(" names=\\S+");
    private static final Pattern PLAYERS = Pattern.compile(" players=\\d+");

    private Seating() {}

    /**
     * The game from a position on, with the names of the players on its seats.
     *
     * @param seed all that the position leaves open follows from it
     * @throws IllegalArgumentException if there are not as many names as seats, or names are refused
     */
    public static <A extends AnyAction, V extends AnyView<A>> AnyGame<A, V> of(
            GameKit<A, V> kit, AnyPosition<A, V> position, long seed, List<String> names) {
        Rules<A, V> rules = kit.withEditionOf(position.table().setup()).rules();
        AnyState<A, V> state = position.dealt(new SplittableRandom(seed)::nextInt);
        // as these names are written in the text of any position
        Matcher named =
                NAMES.matcher(rules.start(rules.setup(names), 0L).state().toText());
        String written = named.find() ? named.group() : "";
        String nameless = NAMES.matcher(state.toText()).replaceFirst("");
        String text =
                PLAYERS.matcher(nameless).replaceFirst(players -> Matcher.quoteReplacement(players.group() + written));
        return rules.from(rules.state(text));
    }
}
