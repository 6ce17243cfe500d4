package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.TextLaws;
import io.github.mercurius.rules.Languages;
import io.github.mercurius.rules.Note;
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
    private static final TokenKind V2S = Edition.standIn().tokenKind("V2S").orElseThrow();

    TextsTest() {
        super("io.github.mercurius.mercado.texts", keys(), Rule.values());
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
        assertThat(new Event.TokenDrawn(0, Optional.of(V2S)).message(Locale.ENGLISH, NAMED))
                .isEqualTo("Robert draws the privilege token V2S");
        assertThat(new Event.TokenDrawn(0, Optional.empty()).message(Locale.ENGLISH, NAMED))
                .isEqualTo("Robert draws a privilege token");
        assertThat(new Event.Asked(Ask.COINS, OptionalInt.empty()).message())
                .isEqualTo("asked of chance: coins from the purse");
        assertThat(new Event.GameEnded(List.of(new Standing(1, 1, 34), new Standing(2, 0, 31)))
                        .message(Locale.ENGLISH, NAMED))
                .isEqualTo("the game is over: Magda wins at position 34");
        assertThat(new Event.TurnBegan(4, 1).message(Locale.ENGLISH, NAMED)).isEqualTo("Magda begins turn 5");
        assertThat(new Event.CoinSet(1, Coin.G, Stall.HEAD_MERCHANT).message())
                .isEqualTo("seat 1 sets gold at the head merchant");
    }

    @Test
    void aViolationNamesItsFactsAndLeavesTheRuleToItself() {
        Violation seal = new Violation.TooFewForSeal(1, 1);
        assertThat(seal.message()).isEqualTo("seat 1 has 1 coin in the purse, 2 are needed for a seal");
        assertThat(seal.rule()).isEqualTo(Rule.SEA_3);
        assertThat(new Violation.NotYourTurn(Ask.DISCARD, OptionalInt.of(1)).message(Locale.ENGLISH, NAMED))
                .isEqualTo("Magda has to decide: asked is a token to discard");
        assertSays(
                new Violation.CoinDoesNotFit(Coin.G, Stall.OBJECTS_2, Coins.parse("S"), price("O02")),
                "a gold coin does not fit at stall 2: the price is 2 silver, and 1 silver is there",
                "złota moneta nie pasuje na stoisku 2: cena to 2 srebrne, a leży tam już 1 srebrna",
                "una moneta d'oro non va bene al banco 2: il prezzo è 2 d'argento, e lì c'è già 1 d'argento");
        assertSays(
                new Violation.NoPlaceForWhite(Optional.empty(), List.of(Stall.OBJECTS_1, Stall.HEAD_MERCHANT)),
                "the white coin cannot go into the purse; possible: stall 1 and the head merchant",
                "białej monety nie można włożyć do sakiewki; możliwe miejsca: stoisko 1 i stoisko przełożonego kupców",
                "la moneta bianca non può andare nella borsa; posti possibili: banco 1 e banco del capo dei mercanti");
        assertSays(
                new Violation.NoPlaceForWhite(Optional.of(Stall.COIN_CHANGER), List.of()),
                "the white coin cannot be set at the coin changer; possible: none",
                "białej monety nie można położyć na stoisku wekslarza; możliwe miejsca: brak",
                "la moneta bianca non può andare al banco del cambiavalute; posti possibili: nessuno");
        assertSays(
                new Violation.MustSetCoin(new Action.SetCoin(Coin.T, Stall.PERFUMES_6)),
                "no coin is set, and one can be: a turquoise coin at stall 6",
                "trzeba położyć choć jedną monetę; pasuje na przykład turkusowa moneta na stoisku 6",
                "bisogna mettere almeno una moneta; va bene, per esempio, una moneta turchese al banco 6");
        assertSays(
                new Violation.NotAsked(Ask.PLAY, Ask.ACTION),
                "asked is an action, not coins to play",
                "teraz pora na wybór akcji, a nie na zagranie monet",
                "da decidere ora: un'azione, non: le monete da giocare");
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
        assertThat(new Event.TileTurnedUp(lute).message(POLISH)).isEqualTo("dla punktów odkryto kafelek: Lutnia");
        assertThat(new Event.TileTurnedUp(lute).message(Locale.ITALIAN))
                .isEqualTo("per i punti si scopre la tessera Liuto");
        for (Tile tile : TestEditions.all().get(1).tiles()) {
            assertThat(Languages.all())
                    .allSatisfy(locale -> assertThat(tile.displayName(locale)).isEqualTo(tile.name()));
        }
    }

    @Test
    void aNoteIsSaidInEachLanguage() {
        Event left = new Event.Noted(new Note.Left(1, Note.Substitute.BOT));
        assertThat(left.notation()).isEqualTo("noted left 1 BOT");
        for (Locale locale : Languages.all()) {
            assertThat(left.message(locale, NAMED)).contains("Magda").doesNotContain("{");
        }
        assertThat(Languages.all().stream().map(left::message).distinct()).hasSize(3);
    }

    @Test
    void namesAreNotReadAsTemplates() {
        Setup odd = Setup.of("{seat}", "{coin:a|b}");
        assertThat(new Event.SealPaid(1).message(Locale.ENGLISH, odd)).isEqualTo("{coin:a|b} pays a seal");
    }

    @Test
    void aSeatThatTheSetupDoesNotHaveIsRefused() {
        assertThatThrownBy(() -> new Event.SealPaid(3).message(Locale.ENGLISH, NAMED))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("seat: 3, expected 0 to 2");
    }

    @Test
    void theNotationOfEventsIsTheirTypeAndFacts() {
        assertThat(new Event.TokenDrawn(1, Optional.empty()).notation()).isEqualTo("tokenDrawn 1 -");
        assertThat(new Event.WhiteSet(1, Optional.of(Stall.OBJECTS_3)).notation())
                .isEqualTo("whiteSet 1 3");
        assertThat(new Event.Finished(1, Coins.none()).notation()).isEqualTo("finished 1 -");
        assertThat(new Update(17, 4, Ask.PLAY, OptionalInt.of(2), List.of(new Event.SealPaid(2))).notation())
                .isEqualTo("update 17 4 PLAY 2\nsealPaid 2");
        assertThat(new Update(17, 4, Ask.COINS, OptionalInt.empty(), List.of(new Event.CoinsDrawn(2, Coins.parse("G"))))
                        .notation())
                .isEqualTo("update 17 4 COINS -\ncoinsDrawn 2 G");
    }
}
