package io.github.mercurius.arena;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.BotKind;
import java.util.ArrayList;
import java.util.List;

/** Kinds of bots, for the tests of contests. */
final class Kinds {
    private Kinds() {}

    /** A kind of bot that is always the same. */
    static BotKind<Action, PlayerView> of(String name, AnyBot<Action, PlayerView> bot) {
        return new BotKind<>(name, true, seed -> bot);
    }

    /** A bot that plays what an absent player does, if it is greedy, and otherwise at random. */
    static BotKind<Action, PlayerView> named(String name) {
        return name.equals("greedy") ? of(name, Misbehaviour::absent) : new BotKind<>(name, true, HostileBots::random);
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
