package io.github.mercurius.core;

import static io.github.mercurius.api.Asset.AMS;
import static io.github.mercurius.api.Asset.TEA;
import static io.github.mercurius.core.MadePosition.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Phase;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What can be read off the open table (INF-3), and the start that section 2 prescribes. */
class TableTest {
    @ParameterizedTest
    @CsvSource({"3,45", "4,40", "5,35"})
    void aGameStartsAsSection2Says_SET1_SET2_SET3_SET4_SET5_SET6(int players, int mainDeck) {
        Setup setup = Setup.builder().players(players).startSeat(1).build();
        Deal deal = Deal.seeded(3);
        GameState state = GameState.start(setup, deal);
        Table table = state.table();
        assertThat(table.setup()).isEqualTo(setup);
        assertThat(table.bank()).isEqualTo(Tokens.ofEach(setup.tokensOfEach()));
        assertThat(Asset.all()).allMatch(asset -> table.price(asset) == asset.startingPrice());
        assertThat(table.deckSize(Deck.MAIN)).isEqualTo(mainDeck);
        assertThat(table.deckSize(Deck.BACKUP)).isEqualTo(12);
        assertThat(state.backupDeck()).isEqualTo(deal.cards().subList(0, 12));
        assertThat(state.mainDeck()).isEqualTo(deal.cards().subList(72 - mainDeck, 72));
        assertThat(state.hand(1).has(deal.cards().get(12)))
                .as("the start player is dealt the first card")
                .isTrue();
        for (Player player : table.players()) {
            assertThat(player.cash()).isEqualTo(70);
            assertThat(player.handSize()).isEqualTo(5);
            assertThat(player.specialCards()).containsExactly(SpecialCard.values());
            assertThat(player.tokens().isEmpty() && player.blackMarket().isEmpty())
                    .isTrue();
            assertThat(player.board().isEmpty()).isTrue();
        }
        assertThat(table.activeSeat()).isEqualTo(1);
        assertThat(table.discardPile()).isEmpty();
        assertThat(table.dividendsPaid()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0,1", "2,1", "3,2", "49,17", "50,17"})
    void aRoundIsATurnOfEachPlayer_END1(int turn, int round) {
        assertThat(MadePosition.ofThree().turn(turn).game().table().round()).isEqualTo(round);
    }

    @Test
    void whenTheGameIsOverItIsNobodysTurn_END1() {
        Table over = over().table();
        assertThat(over.isOver()).isTrue();
        assertThat(over.phase()).isEqualTo(Phase.OVER);
        assertThat(over.round()).isEqualTo(17);
        assertThat(over.turn()).isEqualTo(51);
        assertThatThrownBy(over::activeSeat)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("the game is over, it is nobody's turn (END-1)");
    }

    private static GameState over() {
        GameState last = MadePosition.ofThree().turn(50).game();
        return play(last, last.hand(2).kinds().get(0).code());
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 3})
    void aSeatThatIsNoneIsRefused_SET1(int seat) {
        GameState state = MadePosition.ofThree().game();
        String message = "seat: " + seat + ", expected 0 to 2";
        assertThatThrownBy(() -> state.table().player(seat)).hasMessage(message);
        assertThatThrownBy(() -> state.table().wealth(seat)).hasMessage(message);
        assertThatThrownBy(() -> state.hand(seat)).hasMessage(message);
        assertThatThrownBy(() -> state.viewFor(seat)).hasMessage(message);
    }

    @Test
    void wealthIsCashAndTokensAtFullPrice_END2() {
        Table table = MadePosition.ofThree()
                .cash(0, 7)
                .tokens(0, AMS, AMS, AMS, TEA)
                .game()
                .table();
        assertThat(table.wealth(0)).isEqualTo(7 + 3 * 10 + 15);
        assertThat(table.wealth(1)).isEqualTo(70);
    }

    /** Seat 1 plays turns 46 and 49 of 51 (0 to 50): what lies on the card in turn 48 is sold, later no more. */
    @ParameterizedTest
    @CsvSource({"46,true", "47,true", "48,true", "49,false", "50,false"})
    void tokensOnABlackMarketCardCountWhileTheirSaleIsToCome_RUL6(int turn, boolean counted) {
        GameState state =
                MadePosition.ofThree().turn(turn).blackMarket(1, TEA, TEA).game();
        assertThat(state.table().wealth(1)).isEqualTo(counted ? 100 : 70);
        Rulings sold = Rulings.builder().blackMarketAtEnd(BlackMarketAtEnd.SOLD).build();
        assertThat(MadePosition.withRulings(state, sold).table().wealth(1)).isEqualTo(100);
    }

    @Test
    void aStartSeatShiftsTheLastRound_RUL6() {
        Setup setup = Setup.builder().players(3).startSeat(1).build();
        Table table = MadePosition.of(setup)
                .turn(48)
                .blackMarket(0, TEA)
                .blackMarket(1, TEA)
                .blackMarket(2, TEA)
                .game()
                .table();
        assertThat(table.activeSeat()).isEqualTo(1);
        assertThat(table.ranking())
                .containsExactly(new Standing(1, 0, 85), new Standing(1, 2, 85), new Standing(3, 1, 70));
    }

    @Test
    void theRankingSharesPlacesAndThenSkipsSome_END3() {
        Setup setup = Setup.of(5);
        Table table = MadePosition.of(setup)
                .cash(0, 50)
                .cash(1, 90)
                .cash(2, 60)
                .cash(3, 80)
                .tokens(3, AMS)
                .cash(4, 60)
                .game()
                .table();
        assertThat(table.ranking())
                .containsExactly(
                        new Standing(1, 1, 90),
                        new Standing(1, 3, 90),
                        new Standing(3, 2, 60),
                        new Standing(3, 4, 60),
                        new Standing(5, 0, 50));
        assertThat(table.winners()).as("only when the game is over").isEmpty();
    }

    @Test
    void everybodyWithTheMostMoneyWins_END3() {
        assertThat(over().table().winners()).containsExactly(0, 1, 2);
        GameState last = MadePosition.ofThree().turn(50).cash(1, 71).game();
        assertThat(play(last, last.hand(2).kinds().get(0).code()).table().winners())
                .containsExactly(1);
    }

    @Test
    void aDividendIsThatOfTheShareNotOfTheCommodity_DIV3_RUL1() {
        GameState state = MadePosition.ofThree().price(AMS, 23).game();
        assertThat(state.table().dividend(Chamber.AMS)).isEqualTo(6);
        assertThat(state.table().dividend(Chamber.HOO)).isEqualTo(3);
        Rulings full =
                Rulings.builder().dividendScale(DividendScale.fullPrice()).build();
        assertThat(MadePosition.withRulings(state, full).table().dividend(Chamber.AMS))
                .isEqualTo(23);
    }

    @ParameterizedTest
    @CsvSource({"0,1", "5,1", "8,1", "9,2", "28,6", "29,7", "32,7"})
    void aDividendGoesByThePriceAtBothEndsOfTheTrackToo_DIV3_PRC1(int space, int dividend) {
        assertThat(MadePosition.ofThree().space(AMS, space).game().table().dividend(Chamber.AMS))
                .isEqualTo(dividend);
    }

    @Test
    void itsListsCannotBeChanged() {
        Table table =
                MadePosition.ofThree().turn(9).dividendPaid(Chamber.ROT).game().table();
        assertThat(table.players()).isUnmodifiable();
        assertThat(table.trades()).isUnmodifiable();
        assertThat(table.dividendsPaid()).isUnmodifiable();
        assertThat(table.discardPile()).isNotEmpty().isUnmodifiable();
        assertThat(table.ranking()).isUnmodifiable();
        assertThat(table.winners()).isUnmodifiable();
        assertThat(table.player(0).specialCards()).isUnmodifiable();
    }
}
