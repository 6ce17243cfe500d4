package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.GameState;
import io.github.mercurius.model.Readings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What other readings of the rulings change in games of {@code prudent}, which READINGS.md lists: {@code mvn -pl
 * core/bots test -Dtest=ReadingsTest -Dreadings.games=10000}.
 */
@Tag("games")
@Tag("nightly")
class ReadingsTest {
    private static final Bot BOT = Bots.parse("prudent").make(0);

    @Test
    void thePageSaysWhatOtherReadingsChange() throws IOException {
        Readings.of(ReadingsTest::changed).compareWith(Path.of("../mercurius/READINGS.md"));
    }

    private static Set<String> changed(int game) {
        Occasions occasions = new Occasions();
        List<Integer> winners = winners(Rulings.standard(), game, BOT, occasions);
        Set<String> changed = occasions.found;
        Map.of(
                        "RUL-1",
                        Rulings.fullPriceDividends(),
                        "RUL-5",
                        Rulings.builder().cardOrder(CardOrder.OLDEST_FIRST).build(),
                        "RUL-6",
                        Rulings.builder()
                                .blackMarketAtEnd(BlackMarketAtEnd.SOLD)
                                .build())
                .forEach((row, rulings) -> add(changed, row, winners(rulings, game, BOT, new Occasions()), winners));
        List<Integer> others = winners(Rulings.standard(), game, ReadingsTest::oneSpecialCardATurn, new Occasions());
        add(changed, "RUL-11 b", others, winners);
        return changed;
    }

    private static void add(Set<String> changed, String row, List<Integer> others, List<Integer> winners) {
        if (!others.equals(winners)) {
            changed.add(row);
        }
    }

    private static List<Integer> winners(Rulings rulings, int game, Bot bot, Occasions occasions) {
        Setup setup = Setup.builder().players(3 + game % 3).rulings(rulings).build();
        GameState state = GameState.start(setup, Deal.seeded(game));
        while (!state.isOver()) {
            Action action = bot.choose(state.viewFor(state.table().activeSeat()));
            occasions.before = state.table();
            state = state.applyAction(action, occasions::see);
        }
        return state.table().winners();
    }

    /** RUL-11: the best plan that does not use News beside another special card. */
    private static Action oneSpecialCardATurn(PlayerView view) {
        Action best = BOT.choose(view);
        if (view.table().specialPlayed() ? best instanceof Action.PlayNews : isSpecial(best)) {
            return Planner.plans(view, Judgement.PRUDENT).stream()
                    .map(Plan::actions)
                    .filter(plan -> !(plan.get(plan.size() - 1) instanceof Action.PlayNews)
                            || !(view.table().specialPlayed() || plan.stream().anyMatch(ReadingsTest::isSpecial)))
                    .findFirst()
                    .orElseThrow()
                    .get(0);
        }
        return best;
    }

    private static boolean isSpecial(Action action) {
        return action instanceof Action.BlackMarket || action instanceof Action.Dividend;
    }

    /** The rows of the page of which a game has an occasion. */
    private static final class Occasions {
        private final Set<String> found = new LinkedHashSet<>();
        private final Set<Asset> bought = EnumSet.noneOf(Asset.class);
        private final Set<Asset> sold = EnumSet.noneOf(Asset.class);
        private Table before;

        private void see(Event event) {
            if (event instanceof Event.TurnBegan) {
                bought.clear();
                sold.clear();
            } else if (event instanceof Event.Bought trade) {
                bought.add(trade.asset());
            } else if (event instanceof Event.Sold trade) {
                sold.add(trade.asset());
            } else if (event instanceof Event.NewsPlayed news) {
                see(news);
            }
            bought.stream().filter(sold::contains).forEach(asset -> found.add("RUL-11 a"));
            for (Asset asset : Asset.values()) {
                if (before.bank().count(asset) == 0
                        && before.players().stream()
                                .anyMatch(player -> player.blackMarket().count(asset) > 0)) {
                    found.add("RUL-11 c");
                }
            }
        }

        private void see(Event.NewsPlayed news) {
            boolean draws = before.deckSize(Deck.MAIN) > 0;
            if (!news.discarded().isEmpty()) {
                found.add("RUL-7");
                if (draws) {
                    found.add("RUL-3 a");
                }
            } else if (draws) {
                found.add("RUL-3 b");
            }
        }
    }
}
