package io.github.mercurius.examples.games.common;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jline.utils.AttributedString;

/**
 * What people see of a game, in a language.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public interface Face<A extends AnyAction, V extends AnyView<A>> {
    /** The table as a player or a spectator sees it, in 80 columns. */
    List<AttributedString> table(V view);

    /** The seat whose view shows a table best; none after the end. */
    default OptionalInt active(AnyTable table) {
        return table.decider();
    }

    /** What was typed, as the notation has it. */
    default String notation(String typed) {
        return typed.toUpperCase(Locale.ROOT);
    }

    /** Actions of each kind, to say why they are refused. */
    List<A> samples(V view);

    /** The heading of the turn that begins with the next action, if one does. */
    Optional<String> heading(AnyGame<A, V> game);
}
