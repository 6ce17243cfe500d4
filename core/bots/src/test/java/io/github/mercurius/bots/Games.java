package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotGame;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.AnyBot;
import java.util.ArrayList;
import java.util.List;

/** Whole games of bots, under whatever rulings. */
final class Games {
    private Games() {}

    /** A game of bots of these kinds, one for each seat. */
    static BotGame<Game> play(Rulings rulings, long seed, List<String> names) {
        Setup setup = Setup.builder().players(names.size()).rulings(rulings).build();
        List<AnyBot<Action, PlayerView>> bots = new ArrayList<>();
        for (String name : names) {
            bots.add(Bots.parse(name).make(31 * seed + bots.size()));
        }
        return Arbiter.of(Mercurius.rules()).play(Game.start(setup, Deal.seeded(seed)), bots);
    }

    /** How many games of four a bot wins against three others, from each seat in turns; a shared win counts in part. */
    static double wins(String name, String other, int games) {
        double wins = 0;
        for (int game = 0; game < games; game++) {
            int seat = game % 4;
            List<String> names = new ArrayList<>(List.of(other, other, other));
            names.add(seat, name);
            Table table = play(Rulings.standard(), game, names).game().state().table();
            wins += table.winners().contains(seat) ? 1.0 / table.winners().size() : 0;
        }
        return wins;
    }
}
