package io.github.mercurius.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.mercurius.rules.NotationException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The notation of actions, read and written (NOTATION.md), and what is said of a text that is none. */
class NotationTest {
    private static final String ACTION = "an action such as +AMS, -TEA, B:HOO,SPI, D:ROT, AMS+SIL- or N:";
    private static final String ASSET = "one of " + Asset.all();
    private static final String CHAMBER = "one of " + Chamber.all();
    private static final String CARD = "one of " + PriceCard.all();

    @Test
    void eachKindOfActionHasItsNotation() {
        assertThat(List.of(
                        Action.buy(Asset.AMS),
                        Action.sell(Asset.TEA),
                        Action.blackMarket(Asset.HOO, Asset.HOO, Asset.SPI),
                        Action.dividend(Chamber.ROT),
                        Action.playCard(PriceCard.AMS_UP_SIL_DOWN),
                        Action.playNews(PriceCard.AMS_UP_SIL_DOWN, PriceCard.DEL_DOWN_POR_UP),
                        Action.playNews()))
                .extracting(Action::notation)
                .containsExactly("+AMS", "-TEA", "B:HOO,HOO,SPI", "D:ROT", "AMS+SIL-", "N:AMS+SIL-,DEL-POR+", "N:");
    }

    @Property(tries = 200, seed = "1602")
    void everyActionReadsBackAsItself(@ForAll("actions") Action action) {
        assertThat(Action.parse(action.notation())).isEqualTo(action).hasSameHashCodeAs(action);
        assertThat(action).hasToString(action.notation());
    }

    @Property(tries = 200, seed = "1602")
    void tokensAndDiscardsAreReadInAnyOrderAndWrittenInCanonicalOrder(
            @ForAll("assets") List<Asset> assets, @ForAll("cards") List<PriceCard> cards, @ForAll long seed) {
        Action market = new Action.BlackMarket(assets);
        Action news = new Action.PlayNews(cards);
        assertThat(new Action.BlackMarket(shuffled(assets, seed)).notation()).isEqualTo(market.notation());
        assertThat(new Action.PlayNews(shuffled(cards, seed)).notation()).isEqualTo(news.notation());
        assertThat(((Action.BlackMarket) market).tokens()).isSorted();
        assertThat(((Action.PlayNews) news).discard()).isSorted();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            ignoreLeadingAndTrailingWhitespace = false,
            value = {
                "''|0|ACTION",
                "pass|0|ACTION",
                "SIL+AMS-|0|ACTION",
                "−TEA|0|ACTION",
                "+ams|1|ASSET",
                "-XYZ|1|ASSET",
                "+AMSX|1|ASSET",
                "D:TEA|2|CHAMBER",
                "D:ROT,AMS|2|CHAMBER",
                "B:HOO,|6|ASSET",
                "B:HOO,,SPI|6|ASSET",
                "B:HOO;SPI|2|ASSET",
                "AMS+SIL+|0|ACTION",
                "AMS+SIL-,|0|ACTION",
                "N:AMS|2|CARD",
                "N:AMS+SIL-DEL-POR+|2|CARD"
            })
    void whatIsNoActionIsRefusedWithThePlaceAndWhatWasExpected(String text, int position, String expected) {
        NotationException refused = catchThrowableOfType(NotationException.class, () -> Action.parse(text));
        String words = words(expected);
        assertThat(refused).isNotNull();
        assertThat(refused.text()).isEqualTo(text);
        assertThat(refused.position()).isEqualTo(position);
        assertThat(refused.expected()).isEqualTo(words);
        assertThat(refused).hasMessageStartingWith("\"" + text + "\" at position " + position + ": ");
        assertThat(refused).hasMessageEndingWith(", expected " + words);
    }

    private static String words(String expected) {
        return switch (expected) {
            case "ACTION" -> ACTION;
            case "ASSET" -> ASSET;
            case "CHAMBER" -> CHAMBER;
            default -> CARD;
        };
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "+TEE|\"+TEE\" at position 1: read \"TEE\", expected one of [AMS, HOO, DEL, ROT, ENK, MID, SIL, COF, POR, COP, SPI, TEA]",
                "D:|\"D:\" at position 2: the text ends, expected one of [AMS, HOO, DEL, ROT, ENK, MID]",
                "D:TEA,|\"D:TEA,\" at position 2: read \"TEA,\", expected one of [AMS, HOO, DEL, ROT, ENK, MID]"
            })
    void theMessageSaysWhatWasReadAndWhere(String text, String message) {
        assertThat(catchThrowableOfType(NotationException.class, () -> Action.parse(text)))
                .hasMessage(message);
    }

    @Property(tries = 200, seed = "1602")
    void aTextIsRefusedWithAPlaceInItOrRead(@ForAll("almostActions") String text) {
        try {
            assertThat(Action.parse(text).notation()).hasSameSizeAs(text);
        } catch (NotationException refused) {
            assertThat(refused.position()).isBetween(0, text.length());
            assertThat(refused.text()).isEqualTo(text);
        }
    }

    @ParameterizedTest
    @CsvSource({"'',0", "AMS,0", "AMS+SIL-x,0", "ams+sil-,0"})
    void whatIsNoCardIsRefusedToo(String text, int position) {
        NotationException refused = catchThrowableOfType(NotationException.class, () -> PriceCard.parse(text));
        assertThat(refused.position()).isEqualTo(position);
        assertThat(refused.text()).isEqualTo(text);
    }

    @Provide
    static Arbitrary<Action> actions() {
        return Arbitraries.oneOf(
                Arbitraries.of(Asset.class).map(Action::buy),
                Arbitraries.of(Asset.class).map(Action::sell),
                assets().map(Action.BlackMarket::new),
                Arbitraries.of(Chamber.class).map(Action::dividend),
                Arbitraries.of(PriceCard.class).map(Action::playCard),
                cards().map(Action.PlayNews::new));
    }

    @Provide
    static Arbitrary<List<Asset>> assets() {
        return Arbitraries.of(Asset.class).list().ofMaxSize(5);
    }

    @Provide
    static Arbitrary<List<PriceCard>> cards() {
        return Arbitraries.of(PriceCard.class).list().ofMaxSize(5);
    }

    @Provide
    static Arbitrary<String> almostActions() {
        return Arbitraries.of("+", "-", "B:", "D:", "N:", ",", "AMS", "TEA", "AMS+SIL-", "A", " ")
                .list()
                .ofMaxSize(5)
                .map(parts -> String.join("", parts));
    }

    private static <T> List<T> shuffled(List<T> list, long seed) {
        List<T> copy = new ArrayList<>(list);
        Collections.shuffle(copy, new Random(seed));
        return copy;
    }

    @Test
    void whatCannotBeSeenIsNotRepeated() {
        assertThatThrownBy(() -> Action.parse("+\u202eX\n\u0000evil"))
                .isInstanceOf(NotationException.class)
                .hasMessageStartingWith(
                        "\"+\\u202eX\\u000a\\u0000evil\" at position 1: read \"\\u202eX\\u000a\\u0000evil\"");
    }

    /** Generics are not checked at run time: a list can hold what its type does not say. */
    @Test
    @SuppressWarnings({"unchecked", "rawtypes"})
    void anActionOfOtherThingsIsRefused() {
        List polluted = List.of(SpecialCard.BLACK_MARKET);
        assertThatThrownBy(() -> new Action.PlayNews(polluted))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("one of discard: io.github.mercurius.api.SpecialCard, expected"
                        + " io.github.mercurius.api.PriceCard");
        assertThatThrownBy(() -> new Action.BlackMarket(polluted))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("one of tokens: io.github.mercurius.api.SpecialCard, expected"
                        + " io.github.mercurius.api.Asset");
    }

    @Test
    void anActionKeepsNoListOfTheCallers() {
        List<Asset> tokens = new ArrayList<>(List.of(Asset.TEA, Asset.AMS));
        Action market = new Action.BlackMarket(tokens);
        tokens.clear();
        assertThat(market.notation()).isEqualTo("B:AMS,TEA");
    }
}
