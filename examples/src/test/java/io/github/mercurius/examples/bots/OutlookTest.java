package io.github.mercurius.examples.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is foreseen, against what happens. */
class OutlookTest {
    @ParameterizedTest
    @EnumSource
    void theNextTurnBeginsAtThesePricesIfAllTheOthersPlayNews(CardOrder order) {
        for (GameState state : quietStates(order)) {
            int seat = state.table().activeSeat();
            int players = state.table().setup().players();
            for (PriceCard card : state.hand(seat).kinds()) {
                GameState later = state.applyAction(Action.playCard(card));
                for (int i = 1; i < players && !later.isOver(); i++) {
                    later = later.applyAction(Action.playNews());
                }
                assertThat(Outlook.nextTurn(state.table(), card))
                        .isEqualTo(later.table().market());
                if (later.isOver()) {
                    assertThat(Outlook.atLast(state.table(), card))
                            .isEqualTo(later.table().market());
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void atLastTheBoardsAreEmptyOrTheGameIsOver(CardOrder order) {
        for (GameState state : quietStates(order)) {
            List<@Nullable PriceCard> played =
                    new ArrayList<>(state.hand(state.table().activeSeat()).kinds());
            played.add(null);
            for (PriceCard card : played) {
                assertThat(Outlook.atLast(state.table(), card)).isEqualTo(shiftUntilTheEnd(state.table(), card));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aCardActsAsOftenAsItsOwnerHasTurns(CardOrder order) {
        for (GameState state : quietStates(order)) {
            Table table = state.table();
            int left = 0;
            for (int turn = table.turn(); turn < table.setup().turns(); turn++) {
                left += table.setup().seatOfTurn(turn) == table.activeSeat() ? 1 : 0;
            }
            assertThat(Outlook.ownTurnsLeft(table)).isEqualTo(left);
            assertThat(Outlook.timesActing(table, 1)).isEqualTo(Math.min(3, left - 1));
        }
    }

    /** Turn by turn as the players would take them, with the boards as they would shift (TRN-3). */
    private static Market shiftUntilTheEnd(Table table, @Nullable PriceCard played) {
        List<Board> boards = new ArrayList<>();
        table.players().forEach(player -> boards.add(player.board()));
        if (played != null) {
            boards.set(table.activeSeat(), boards.get(table.activeSeat()).with(0, played));
        }
        Market market = table.market();
        for (int turn = table.turn(); turn < table.setup().turns(); turn++) {
            int seat = table.setup().seatOfTurn(turn);
            boolean newestFirst = table.setup().rulings().cardOrder() == CardOrder.NEWEST_FIRST;
            for (int space : newestFirst ? List.of(0, 1, 2) : List.of(2, 1, 0)) {
                if (boards.get(seat).card(space).orElse(null) instanceof PriceCard card) {
                    market = market.after(card);
                }
            }
            boards.set(seat, boards.get(seat).shifted());
        }
        return market;
    }

    /** All moments of games without trades or News, each with markers anywhere on their tracks. */
    private static List<GameState> quietStates(CardOrder order) {
        List<GameState> states = new ArrayList<>();
        for (int players = 3; players <= 5; players++) {
            Setup setup = Setup.builder()
                    .players(players)
                    .startSeat(1)
                    .rulings(Rulings.builder().cardOrder(order).build())
                    .build();
            GameState state = GameState.start(setup, Deal.seeded(players));
            while (!state.isOver()) {
                states.add(state.table().turn() == 0 ? state : withMarkersAnywhere(state));
                state = state.applyAction(
                        Action.playCard(state.hand(state.table().activeSeat()).kind(0)));
            }
        }
        return states;
    }

    private static GameState withMarkersAnywhere(GameState state) {
        SplittableRandom random = new SplittableRandom(state.table().turn());
        List<Integer> spaces = new ArrayList<>();
        // Near the ends of the tracks, where the order of the cards matters (RUL-5).
        Asset.all().forEach(asset -> spaces.add(random.nextBoolean() ? random.nextInt(3) : 32 - random.nextInt(3)));
        return Position.of(state).withMarket(Market.of(spaces)).state();
    }
}
