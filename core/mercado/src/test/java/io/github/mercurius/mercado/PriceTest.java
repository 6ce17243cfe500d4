package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Which coins fit a price, and which complete it (section 4). */
class PriceTest {
    @ParameterizedTest(name = "{1} at {0}: {2}")
    @CsvSource({
        "GGTT,GT,fits",
        "GGTT,GGG,no",
        "GGTT,GGTW,completes",
        "GGTT,GGTTW,no",
        "SS,B,no",
        "WT,TT,no",
        "WT,TW,completes",
        "3,GWW,completes",
        "1/1/1,GG,no",
        "2/2,GSWW,completes",
        "C2,CCC,completes",
        "W1/1,GSC,no",
    })
    void coinsFitAPriceOrComplete_DEM1_DEM5(String price, String coins, String expected) {
        Price asked = price(price);
        boolean fits = asked.fits(Coins.parse(coins));
        boolean completes = asked.isCompletedBy(Coins.parse(coins));
        assertThat(completes ? "completes" : fits ? "fits" : "no").isEqualTo(expected);
    }

    private static Price price(String text) {
        List<Integer> stacks = new ArrayList<>();
        text.chars().filter(Character::isDigit).forEach(digit -> stacks.add(digit - '0'));
        return new Price(Coins.parse(text.replaceAll("[^A-Z]", "")), stacks);
    }

    static Stream<Price> prices() {
        return TestEditions.all().stream()
                .flatMap(edition -> edition.tiles().stream())
                .map(Tile::price)
                .distinct();
    }

    /** DEM-4 read literally: each white coin stands for some coin, and all coins together are part of a full price. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("prices")
    void fittingIsWhatTryingAllReadingsFinds_DEM4_RUL5(Price price) {
        List<Coins> full = new ArrayList<>();
        full(price, price.fixed(), 0, List.of(), full);
        for (Coins coins : multisets()) {
            boolean fits = full.stream().anyMatch(one -> isPart(coins, one));
            assertThat(price.fits(coins)).as(coins + " at " + price).isEqualTo(fits);
        }
    }

    private static void full(Price price, Coins coins, int stack, List<Coin> taken, List<Coins> full) {
        if (stack == price.stacks().size()) {
            full.add(coins);
            return;
        }
        for (Coin colour : Coin.colours()) {
            if (!taken.contains(colour)) {
                List<Coin> more = new ArrayList<>(taken);
                more.add(colour);
                Coins with = coins;
                for (int i = 0; i < price.stacks().get(stack); i++) {
                    with = with.plus(colour);
                }
                full(price, with, stack + 1, more, full);
            }
        }
    }

    /** Whether coins can be laid one by one on those of a full price, a white one on any of them. */
    private static boolean isPart(Coins coins, Coins full) {
        if (coins.isEmpty()) {
            return true;
        }
        Coin coin = coins.kinds().get(0);
        Coins rest = coins.minus(coin);
        if (coin != Coin.W) {
            return full.has(coin) && isPart(rest, full.minus(coin));
        }
        return full.kinds().stream().anyMatch(on -> isPart(rest, full.minus(on)));
    }

    private static List<Coins> multisets() {
        List<Coins> all = new ArrayList<>(List.of(Coins.none()));
        for (int size = 1, from = 0; size <= 5; size++) {
            int to = all.size();
            for (int i = from; i < to; i++) {
                for (Coin coin : Coin.all()) {
                    Coins more = all.get(i).plus(coin);
                    if (!all.contains(more)) {
                        all.add(more);
                    }
                }
            }
            from = to;
        }
        return all;
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "G    |       | price of: 1 coins, expected 2 to 4 (EDN-3)",
                "GGSST|       | price of: 5 coins, expected 2 to 4 (EDN-3)",
                "GG   | 3     | price of: 5 coins, expected 2 to 4 (EDN-3)",
                "GB   |       | fixed coins: GB, expected none that is black (EDN-3)",
                "GG   | 0     | stack: 0, expected 1 to 4 coins (EDN-3)",
                "''   | -1 3  | stack: -1, expected 1 to 4 coins (EDN-3)",
                "''   | 2147483647 2147483647 | stack: 2147483647, expected 1 to 4 coins (EDN-3)",
                "G    | 1 1   | fixed coins: G, expected white ones only beside several stacks (EDN-4)",
            })
    void whatIsNoPriceIsRefused(String fixed, String stacks, String message) {
        List<Integer> heights = new ArrayList<>();
        for (String height : stacks == null ? new String[0] : stacks.split(" ")) {
            heights.add(Integer.valueOf(height));
        }
        Coins coins = Coins.parse(fixed);
        assertThatThrownBy(() -> Price.of(coins, heights))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }
}
