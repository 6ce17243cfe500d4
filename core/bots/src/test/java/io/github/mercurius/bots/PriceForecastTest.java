package io.github.mercurius.bots;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is foreseen, against what happens where no marker comes near an end of its track. */
class PriceForecastTest {
    private static final int MIDDLE = 16;

    @Test
    void theNextTurnBeginsAtTheseSpacesIfAllTheOthersPlayNews() {
        for (GameState state : quietStates()) {
            int seat = state.table().activeSeat();
            for (PriceCard card : state.hand(seat).kinds()) {
                int[] moves = PriceForecast.movesOfNextTurns(state.table());
                PriceForecast.add(moves, card, 1);
                GameState later = state.applyAction(Action.playCard(card));
                for (int i = 1; i < state.table().setup().players() && !later.isOver(); i++) {
                    later = later.applyAction(Action.playNews());
                }
                assertThat(moved(moves)).isEqualTo(later.table().market());
            }
        }
    }

    @Test
    void atLastTheBoardsAreEmptyOrTheGameIsOver() {
        for (GameState state : quietStates()) {
            assertThat(moved(PriceForecast.moves(state.table()))).isEqualTo(shiftUntilTheEnd(state.table()));
        }
    }

    @Test
    void aPlayerHasAsManyTurnsLeftAsComeBeforeTheEnd() {
        for (GameState state : quietStates()) {
            Table table = state.table();
            for (int seat : table.setup().seats()) {
                int left = 0;
                for (int turn = table.turn(); turn < table.setup().turns(); turn++) {
                    left += table.setup().seatOfTurn(turn) == seat ? 1 : 0;
                }
                assertThat(PriceForecast.turnsLeft(table, seat)).isEqualTo(left);
            }
        }
    }

    @ParameterizedTest
    @CsvSource({"-7, 1", "0, 1", "5, 1", "6, 2", "14, 10", "28, 24", "29, 25", "32, 25", "41, 25"})
    void aMarkerThatWouldLeaveItsTrackStopsAtTheEnd_PRC3(int space, int price) {
        assertThat(PriceForecast.price(space)).isEqualTo(price);
    }

    private static Market moved(int[] moves) {
        List<Integer> spaces = new ArrayList<>();
        for (int move : moves) {
            spaces.add(MIDDLE + move);
        }
        return Market.of(spaces);
    }

    /** Turn by turn as the players would take them, with the boards as they would shift (TRN-3). */
    private static Market shiftUntilTheEnd(Table table) {
        List<Board> boards = new ArrayList<>();
        table.players().forEach(player -> boards.add(player.board()));
        Market market = table.market();
        for (int turn = table.turn(); turn < table.setup().turns(); turn++) {
            int seat = table.setup().seatOfTurn(turn);
            market = market.after(boards.get(seat), table.setup().rulings().cardOrder());
            boards.set(seat, boards.get(seat).shifted());
        }
        return market;
    }

    /** Moments of games without trades or News, each with all markers in the middle of their tracks. */
    private static List<GameState> quietStates() {
        List<GameState> states = new ArrayList<>();
        for (int players = 3; players <= 5; players++) {
            Setup setup = Setup.builder().players(players).startSeat(1).build();
            GameState state = GameState.start(setup, Deal.seeded(players));
            while (!state.isOver()) {
                state = state.applyAction(Action.playCard(
                        state.hand(state.table().activeSeat()).kinds().get(0)));
                Market middle = Market.of(Collections.nCopies(Asset.all().size(), MIDDLE));
                if (!state.isOver()) {
                    states.add(Position.of(state).withMarket(middle).state());
                }
            }
        }
        return states;
    }
}
