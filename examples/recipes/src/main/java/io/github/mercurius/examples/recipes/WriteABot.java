package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.BotGame;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Mercurius;
import java.util.List;
import java.util.SplittableRandom;

/** Writes a bot, and lets it play against chance. */
public final class WriteABot {
    private WriteABot() {}

    /** Buys what its next card lifts, then plays that card. */
    private static final class Speculator implements Bot {
        @Override
        public Action choose(PlayerView view) {
            // A bot is given what its player may see, and nothing else: there is no way to look into other hands.
            for (PriceCard card : view.hand().kinds()) {
                Action purchase =
                        Action.buy(card.shareMove() > 0 ? card.chamber().share() : card.commodity());
                if (view.legalActions().contains(purchase)) {
                    return purchase;
                }
            }
            return Action.playCard(view.hand().kinds().get(0));
        }
    }

    public static void main(String[] args) {
        SplittableRandom random = new SplittableRandom(1);
        Bot chance = view -> view.legalActions().sample(random::nextInt);
        Setup setup = Setup.of("Speculator", "Chance", "Luck");

        Game first = Game.start(setup, Deal.seeded(1602));
        BotGame<Game> played = Arbiter.of(Mercurius.rules()).play(first, List.of(new Speculator(), chance, chance));

        for (Standing standing : played.game().state().table().ranking()) {
            System.out.println(standing.place() + ". " + setup.name(standing.seat()) + ", " + standing.score());
        }
        System.out.println("Failures: " + played.failures());
    }
}
