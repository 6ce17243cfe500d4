package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Every state that a game reaches can be taken apart and put together again. */
class RebuiltGamesTest {
    @Property(tries = 300)
    void everyStateOfAGamePassesAllChecksAndComesBackEqual(
            @ForAll @IntRange(min = 3, max = 5) int players, @ForAll long seed, @ForAll boolean english) {
        Random random = new Random(seed);
        Setup setup = Setup.builder()
                .players(players)
                .startSeat(random.nextInt(players))
                .rulings(english ? Rulings.englishRulebook() : generous())
                .build();
        GameState state = GameState.start(setup, Deal.shuffled(random::nextInt));
        while (!state.isOver()) {
            assertThat(rebuilt(state)).isEqualTo(state);
            state = state.applyAction(choose(state, random));
        }
        assertThat(rebuilt(state)).isEqualTo(state);
    }

    @Property(tries = 100)
    void everyViewOfAGamePassesAllChecksAndComesBackEqual(
            @ForAll @IntRange(min = 3, max = 5) int players, @ForAll long seed) {
        Random random = new Random(seed);
        GameState state = GameState.start(Setup.of(players), Deal.shuffled(random::nextInt));
        while (!state.isOver()) {
            for (int seat = 0; seat < players; seat++) {
                assertThat(rebuilt(state.viewFor(seat))).isEqualTo(state.viewFor(seat));
            }
            assertThat(rebuilt(state.viewForSpectator())).isEqualTo(state.viewForSpectator());
            state = state.applyAction(choose(state, random));
        }
    }

    private static Rulings generous() {
        return Rulings.builder()
                .dividendScale(DividendScale.of(java.util.Collections.nCopies(25, DividendScale.HIGHEST_AMOUNT)))
                .cardOrder(CardOrder.OLDEST_FIRST)
                .blackMarketAtEnd(BlackMarketAtEnd.SOLD)
                .build();
    }

    private static GameState rebuilt(GameState state) {
        List<io.github.mercurius.api.Cards> hands = new ArrayList<>();
        state.table().players().forEach(player -> hands.add(state.hand(player.seat())));
        return GameState.of(rebuilt(state.table()), hands, state.mainDeck(), state.backupDeck());
    }

    private static PlayerView rebuilt(PlayerView view) {
        return GameState.view(rebuilt(view.table()), view.viewer(), view.hand());
    }

    private static Table rebuilt(Table table) {
        TableBuilder builder = TableBuilder.of(table.setup())
                .turn(table.turn())
                .trades(table.trades())
                .specialPlayed(table.specialPlayed())
                .market(table.market())
                .bank(table.bank())
                .dividendsPaid(table.dividendsPaid())
                .discardPile(table.discardPile());
        for (Deck deck : Deck.values()) {
            builder.deckSize(deck, table.size(deck));
        }
        for (Player player : table.players()) {
            builder.player(
                    player.seat(),
                    player.cash(),
                    player.tokens(),
                    player.blackMarket(),
                    player.board(),
                    player.specialCards(),
                    player.handSize());
        }
        return builder.build();
    }

    /** First a kind of action, then one of that kind: there are so many News that hardly anything else would happen. */
    private static Action choose(GameState state, Random random) {
        List<Class<?>> kinds = new ArrayList<>();
        for (Action action : state.legalActions()) {
            if (!kinds.contains(action.getClass())) {
                kinds.add(action.getClass());
            }
        }
        Class<?> kind = kinds.get(random.nextInt(kinds.size()));
        List<Action> actions = new ArrayList<>(state.legalActions());
        actions.removeIf(action -> action.getClass() != kind);
        return actions.get(random.nextInt(actions.size()));
    }
}
