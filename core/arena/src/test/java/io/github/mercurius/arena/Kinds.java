package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyBot;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;

/** Kinds of bots, for the tests of contests. */
final class Kinds {
    private Kinds() {}

    private record Kind(String name, boolean repeatable, LongFunction<AnyBot<ToyAction, ToyView>> maker)
            implements BotKind<ToyAction, ToyView> {
        @Override
        public AnyBot<ToyAction, ToyView> make(long seed) {
            return maker.apply(seed);
        }
    }

    /** A kind of bot that is always the same. */
    static BotKind<ToyAction, ToyView> of(String name, AnyBot<ToyAction, ToyView> bot) {
        return new Kind(name, true, seed -> bot);
    }

    /** A bot that plays its highest card, if it is greedy, and otherwise at random. */
    static BotKind<ToyAction, ToyView> named(String name) {
        return name.equals("greedy")
                ? of(
                        name,
                        view -> new ToyAction.Play(view.hand().get(view.hand().size() - 1)))
                : new Kind(name, true, HostileBots::random);
    }

    /** The bots with these names, with commas between them. */
    static Lineup<ToyAction, ToyView> lineup(String names) {
        List<BotKind<ToyAction, ToyView>> kinds = new ArrayList<>();
        for (String name : names.split(",", -1)) {
            kinds.add(named(name));
        }
        return new Lineup<>(kinds);
    }
}
