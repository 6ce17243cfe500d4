package io.github.mercurius.tournament;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.arena.BotKind;
import io.github.mercurius.bots.Bots;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;

/** Kinds of bots of Mercurius, for the tests. */
final class Kinds {
    private Kinds() {}

    private record Kind(String name, boolean repeatable, LongFunction<Bot> maker)
            implements BotKind<Action, PlayerView> {
        @Override
        public Bot make(long seed) {
            return maker.apply(seed);
        }
    }

    /** A kind of bot that is always the same. */
    static BotKind<Action, PlayerView> of(String name, Bot bot) {
        return new Kind(name, true, seed -> bot);
    }

    static BotKind<Action, PlayerView> named(String name) {
        Bots.Kind kind = Bots.parse(name);
        return new Kind(kind.name(), kind.repeatable(), kind.maker());
    }

    /** The bots with these names, with commas between them. */
    static Lineup<Action, PlayerView> lineup(String names) {
        List<BotKind<Action, PlayerView>> kinds = new ArrayList<>();
        for (String name : names.split(",", -1)) {
            kinds.add(named(name));
        }
        return new Lineup<>(kinds);
    }
}
