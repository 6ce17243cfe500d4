package io.github.mercurius.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tracks and what cards do to the markers on them (PRC-1 to PRC-3). */
class MarketTest {
    @Test
    void thePricesOfTheTrackAreThirtyThree_PRC1() {
        List<Integer> prices = IntStream.rangeClosed(0, Market.LAST_SPACE)
                .map(Market::priceOn)
                .boxed()
                .toList();
        assertThat(prices)
                .containsExactly(
                        1, 1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22,
                        23, 24, 25, 25, 25, 25);
    }

    @Test
    void sharesStartOnSpace14AndCommoditiesOnSpace19_SET3_PRC1() {
        assertThat(Market.atStart().spaces()).containsExactly(14, 14, 14, 14, 14, 14, 19, 19, 19, 19, 19, 19);
        assertThat(Asset.all())
                .allSatisfy(asset -> assertThat(Market.atStart().price(asset)).isEqualTo(asset.startingPrice()));
    }

    @Property(tries = 200, seed = "1602")
    void aCardMovesItsTwoMarkersAndStopsAtTheEnds_PRC2_PRC3(
            @ForAll("spaces") List<Integer> spaces, @ForAll PriceCard card) {
        List<Integer> expected = new ArrayList<>(spaces);
        move(expected, card.chamber().share(), card.shareMove());
        move(expected, card.commodity(), card.commodityMove());
        Market after = Market.of(spaces).after(card);
        assertThat(after.spaces()).isEqualTo(expected);
        assertThat(after).isEqualTo(Market.of(expected)).hasSameHashCodeAs(Market.of(expected));
    }

    @Property(tries = 200, seed = "1602")
    void theCardsOfABoardActOneAfterTheOther_PRC4_RUL5(
            @ForAll("spaces") List<Integer> spaces, @ForAll("boards") Board board) {
        for (CardOrder order : CardOrder.values()) {
            Market market = Market.of(spaces);
            List<Event> moves = new ArrayList<>();
            for (int place = 0; place < Board.SPACES; place++) {
                int space = order == CardOrder.NEWEST_FIRST ? place : Board.SPACES - 1 - place;
                if (board.card(space).orElse(SpecialCard.NEWS) instanceof PriceCard card) {
                    Asset share = card.chamber().share();
                    Asset other = card.commodity();
                    Market to = market.after(card);
                    moves.add(new Event.PricesMoved(
                            card, market.space(share), to.space(share), market.space(other), to.space(other)));
                    market = to;
                }
            }
            List<Event> told = new ArrayList<>();
            assertThat(Market.of(spaces).after(board, order, told::add)).isEqualTo(market);
            assertThat(told).isEqualTo(moves);
            assertThat(Market.of(spaces).after(board, order)).isEqualTo(market);
        }
    }

    @Property(tries = 200, seed = "1602")
    void whatCostsAtMostSoManyGuildersIsAmongTheTokens_PRC1(
            @ForAll("spaces") List<Integer> spaces,
            @ForAll List<Asset> assets,
            @ForAll @IntRange(min = -30, max = 60) int guilders) {
        Market market = Market.of(spaces);
        List<Asset> some = assets.subList(0, Math.min(15, assets.size()));
        List<Asset> expected = Asset.all().stream()
                .filter(asset -> some.contains(asset) && market.price(asset) <= guilders)
                .toList();
        assertThat(Tokens.of(some).costingAtMost(guilders, market).toList()).isEqualTo(expected);
    }

    private static void move(List<Integer> spaces, Asset asset, int by) {
        int to = spaces.get(asset.ordinal()) + by;
        spaces.set(asset.ordinal(), to < 0 ? 0 : to > 32 ? 32 : to);
    }

    @Test
    void onTheExtraSpacesTheMarkerMovesAndThePriceStays_PRC2() {
        Market after = all(29).after(PriceCard.AMS_UP_SIL_DOWN);
        assertThat(after.space(Asset.AMS)).isEqualTo(30);
        assertThat(after.price(Asset.AMS)).isEqualTo(25);
        assertThat(all(4).after(PriceCard.AMS_UP_SIL_DOWN).price(Asset.SIL)).isEqualTo(1);
    }

    @Property(tries = 200, seed = "1602")
    void aMarketIsItsSpaces(@ForAll("spaces") List<Integer> some, @ForAll("spaces") List<Integer> others) {
        assertThat(Market.of(some).spaces()).isEqualTo(some).isUnmodifiable();
        assertThat(Market.of(some).equals(Market.of(others))).isEqualTo(some.equals(others));
        assertThat(Asset.all())
                .allSatisfy(asset ->
                        assertThat(Market.of(some).price(asset)).isEqualTo(Market.priceOn(some.get(asset.ordinal()))));
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 33})
    void aSpaceOffTheTrackIsRefused_PRC1(int space) {
        List<Integer> spaces = new ArrayList<>(Collections.nCopies(12, 14));
        spaces.set(11, space);
        assertThatThrownBy(() -> Market.of(spaces))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("space of TEA: " + space + ", expected 0 to 32 (PRC-1)");
        assertThatThrownBy(() -> Market.priceOn(space))
                .isInstanceOf(IndexOutOfBoundsException.class)
                .hasMessage("space: " + space + ", expected 0 to 32");
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 11, 13})
    void aMarketHasTwelveMarkers_THG2(int count) {
        List<Integer> spaces = Collections.nCopies(count, 14);
        assertThatThrownBy(() -> Market.of(spaces))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("spaces: " + spaces + ", expected 12 of them");
    }

    @Provide
    static Arbitrary<List<Integer>> spaces() {
        return Arbitraries.oneOf(Arbitraries.integers().between(0, 32), Arbitraries.of(0, 1, 31, 32))
                .list()
                .ofSize(12);
    }

    @Provide
    static Arbitrary<Board> boards() {
        Arbitrary<Card> cards = Arbitraries.of(PriceCard.class).map(card -> (Card) card);
        return Combinators.combine(cards, cards, cards)
                .as((left, middle, right) ->
                        Board.empty().with(0, left).with(1, middle).with(2, right))
                .injectDuplicates(0.1)
                .flatMap(board -> Arbitraries.of(
                        board,
                        board.with(1, SpecialCard.NEWS),
                        board.shifted(),
                        board.shifted().with(0, SpecialCard.NEWS)));
    }

    private static Market all(int space) {
        return Market.of(Collections.nCopies(12, space));
    }
}
