package io.github.mercurius.json.testing;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import java.util.List;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * Games of chance, and how they are played and written.
 *
 * @param ofActions a game after at most so many actions, with an undo here and there
 * @param rules the rules of games with a set-up
 * @param formats the formats of games with a set-up
 * @param samples documents of every format from a random game, the large ones in front
 */
public record Games<A extends AnyAction, V extends AnyView<A>>(
        BiFunction<Random, Integer, AnyGame<A, V>> ofActions,
        Function<AnySetup, Rules<A, V>> rules,
        Function<AnySetup, Formats<A, V>> formats,
        Function<Random, List<Sample>> samples) {
    /** A game after at most so many actions. */
    AnyGame<A, V> game(Random random, int actions) {
        return ofActions.apply(random, actions);
    }

    /** A state of any moment of a game, its end too. */
    AnyState<A, V> state(Random random) {
        return game(random, random.nextInt(8) == 0 ? 3000 : random.nextInt(200)).state();
    }

    /** An undo as the document of an event. */
    String undone() {
        AnyGame<A, V> game = game(new Random(0), 20).undo(0);
        AnyUpdate last = game.updatesForHost(game.updateCount() - 1).get(0);
        return formats(game.state()).event().write(last.events().get(0));
    }

    /** The formats of a game. */
    Formats<A, V> formats(AnyState<A, V> state) {
        return formats.apply(state.table().setup());
    }
}
