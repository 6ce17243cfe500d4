package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.GameStart;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Writes a bot that remembers what happened. */
public final class RememberWhatHappened {
    private RememberWhatHappened() {}

    /** Buys what the others bought most often. */
    private static final class Follower implements Bot {
        private final Map<Asset, Integer> bought = new EnumMap<>(Asset.class);
        private int seat;

        @Override
        public void begin(GameStart<PlayerView> start) {
            // The same bot may play another game after this one.
            bought.clear();
            seat = start.seat();
        }

        @Override
        public boolean observe(AnyUpdate update) {
            // An update has all events of one action, as this seat may know them.
            for (AnyEvent event : update.events()) {
                if (event instanceof Event.Bought purchase && purchase.seat() != seat) {
                    bought.merge(purchase.asset(), 1, Integer::sum);
                }
            }
            return true; // It wants to be told of the next one too.
        }

        @Override
        public Action choose(PlayerView view) {
            List<Asset> favourites = new ArrayList<>(bought.keySet());
            favourites.sort(Comparator.comparing(bought::get, Comparator.reverseOrder()));
            for (Asset favourite : favourites) {
                if (view.legalActions().contains(Action.buy(favourite))) {
                    return Action.buy(favourite);
                }
            }
            return Action.playCard(view.hand().kinds().get(0));
        }

        @Override
        public void end(List<? extends AnyStanding> ranking) {
            System.out.println("The others bought " + bought);
        }
    }

    public static void main(String[] args) {
        SplittableRandom random = new SplittableRandom(1);
        Bot chance = view -> view.legalActions().sample(random::nextInt);

        Game first = Game.start(Setup.of(3), Deal.seeded(1602));
        Arbiter.of(Mercurius.rules()).play(first, List.of(new Follower(), chance, chance));
    }
}
