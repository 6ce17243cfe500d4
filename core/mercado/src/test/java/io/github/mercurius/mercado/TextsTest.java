package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.model.TextLaws;
import io.github.mercurius.rules.Languages;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every event, refusal and rule has a sentence in each language, with its facts in it. */
class TextsTest extends TextLaws {
    private static final Setup NAMED = Setup.of("Robert", "Magda", "Rafał");
    private static final Locale POLISH = Languages.all().get(1);

    TextsTest() {
        super("io.github.mercurius.mercado.texts", Rule.values(), keys());
    }

    private static Stream<String> keys() {
        Stream<String> events =
                keysOf(Event.class, "event.").filter(key -> !key.equals("event.noted")); // as in all games
        String notYourTurn = new Violation.NotYourTurn(Ask.PLAY, OptionalInt.empty()).type();
        return Stream.concat(
                events,
                keysOf(Violation.class, "violation.")
                        .map(key -> key.equals("violation.notYourTurn") ? "violation." + notYourTurn : key));
    }

    @Test
    void anEventSpeaksOfPlayersByName() {
        Event drawn = new Event.CoinsDrawn(1, Coins.parse("GGB"));
        assertThat(drawn.message()).isEqualTo("from the purse of seat 1 come 2 × gold and black");
        assertThat(drawn.message(POLISH, NAMED)).isEqualTo("Magda losuje z sakiewki: 2 × złota i czarna");
        assertThat(drawn.message(Locale.ITALIAN, NAMED)).isEqualTo("Magda pesca dalla borsa: 2 × oro e nera");
        assertThat(new Event.Moved(2, 1, 17).message(Locale.ENGLISH, NAMED))
                .isEqualTo("Rafał moves forward 1 space to 17");
        assertThat(new Event.Moved(2, 5, 17).message(POLISH, NAMED))
                .isEqualTo("Rafał idzie 5 pól do przodu, na pozycję 17");
        assertThat(new Event.TokenDrawn(0, Optional.empty()).message(Locale.ENGLISH, NAMED))
                .isEqualTo("Robert draws a privilege token");
        assertThat(new Event.Asked(Ask.COINS, OptionalInt.empty()).message())
                .isEqualTo("asked of chance: coins from the purse");
        assertThat(new Event.GameEnded(List.of(new Standing(1, 1, 34), new Standing(2, 0, 31)))
                        .message(Locale.ENGLISH, NAMED))
                .isEqualTo("the game is over: Magda wins at position 34");
    }

    @Test
    void aViolationNamesItsFactsAndLeavesTheRuleToItself() {
        assertThat(new Violation.NotYourTurn(Ask.DISCARD, OptionalInt.of(1)).message(Locale.ENGLISH, NAMED))
                .isEqualTo("Magda has to decide: asked is a token to discard");
        assertSays(
                new Violation.CoinDoesNotFit(Coin.G, Stall.OBJECTS_2, Coins.parse("S"), price("O02")),
                "a gold coin does not fit at stall 2: the price is 2 silver, and 1 silver is there",
                "złota moneta nie pasuje na stoisku 2: cena to 2 srebrne, a leży tam już 1 srebrna",
                "una moneta d'oro non va bene al banco 2: il prezzo è 2 d'argento, e lì c'è già 1 d'argento");
        assertSays(
                new Violation.NoPlaceForWhite(Optional.of(Stall.COIN_CHANGER), List.of()),
                "the white coin cannot be set at the coin changer; possible: none",
                "białej monety nie można położyć na stoisku wekslarza; możliwe miejsca: brak",
                "la moneta bianca non può andare al banco del cambiavalute; posti possibili: nessuno");
        assertSays(
                new Violation.TileNotInStack(Edition.standIn().tile("O07").orElseThrow()),
                "the stack has no tile \"Lute\"",
                "na stosie nie ma kafelka „Lutnia”",
                "nella pila non c'è la tessera «Liuto»");
    }

    @Test
    void aPriceIsSaidInWords_DEM1_DEM3() {
        assertThat(said("O24")).isEqualTo("1 copper and 2 coins of one colour");
        assertThat(said("O13")).isEqualTo("4 coins of one colour");
        assertThat(said("O14")).isEqualTo("3 coins of different colours");
        assertThat(said("O16")).isEqualTo("stacks of coins (2 and 2), each of another colour");
        assertThat(said("P11")).isEqualTo("1 white and 2 coins of different colours");
    }

    private static String said(String tile) {
        String start = "a gold coin does not fit at stall 1: the price is ";
        String message = new Violation.CoinDoesNotFit(Coin.G, Stall.OBJECTS_1, Coins.none(), price(tile)).message();
        assertThat(message).startsWith(start);
        return message.substring(start.length());
    }

    private static Price price(String tile) {
        return Edition.standIn().tile(tile).orElseThrow().price();
    }

    private static void assertSays(Violation violation, String english, String polish, String italian) {
        assertThat(violation.message()).isEqualTo(english);
        assertThat(violation.message(POLISH)).isEqualTo(polish);
        assertThat(violation.message(Locale.ITALIAN)).isEqualTo(italian);
    }

    @Test
    void noRefusalSaysACodeOrTheNumberOfItsRule() {
        assertThat(ViolationSamples.ALL)
                .extracting(Object::getClass)
                .hasSameElementsAs(List.<Class<?>>of(Violation.class.getPermittedSubclasses()));
        for (Violation violation : ViolationSamples.ALL) {
            for (Locale locale : Languages.all()) {
                String message = violation.message(locale, NAMED);
                assertThat(message)
                        .as(message)
                        .doesNotContainPattern("[A-Z]{3}-[0-9]|[OP][0-9]{2}|\\b[GSCTBW]{2,}\\b|≠");
                assertThat(message).doesNotContain("{", "}", "Optional", "null");
            }
        }
    }

    @Test
    void tilesOfTheStandInHaveNamesInAllLanguagesAndOthersOne() {
        for (Tile tile : Edition.standIn().tiles()) {
            assertThat(tile.displayName(Locale.ENGLISH)).isEqualTo(tile.name());
            assertThat(tile.displayName(POLISH)).isNotEqualTo(tile.name()).isNotEqualTo(tile.id());
        }
        Tile lute = Edition.standIn().tile("O07").orElseThrow();
        assertThat(lute.displayName(POLISH)).isEqualTo("Lutnia");
        assertThat(lute.displayName(Locale.JAPANESE)).isEqualTo("Lute");
        for (Tile tile : TestEditions.all().get(1).tiles()) {
            assertThat(Languages.all())
                    .allSatisfy(locale -> assertThat(tile.displayName(locale)).isEqualTo(tile.name()));
        }
    }

    @Test
    void namesAreNotReadAsTemplates() {
        Setup odd = Setup.of("{seat}", "{coin:a|b}");
        assertThat(new Event.SealPaid(1).message(Locale.ENGLISH, odd)).isEqualTo("{coin:a|b} pays a seal");
    }
}
