package io.github.mercurius.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules and the refusals in English, Polish and Italian. */
class TextsTest {
    private static final Locale POLISH = Locale.forLanguageTag("pl");
    private static final List<Locale> LANGUAGES = List.of(Locale.ENGLISH, POLISH, Locale.ITALIAN);
    private static final Locale DEFAULT = Locale.getDefault();

    @AfterEach
    void restoreTheMachinesLanguage() {
        Locale.setDefault(DEFAULT);
    }

    /** One of each kind, with the facts as they stand in the message. */
    static Stream<Violation> violations() {
        return Stream.of(
                new Violation.GameOver(),
                new Violation.NotYourTurn(1),
                new Violation.TradingIsOver(),
                new Violation.NoTradeLeft(3),
                new Violation.CannotPay(0, Asset.AMS, 2, 15, 9),
                new Violation.NoneInBank(Asset.ROT),
                new Violation.NoneOwned(0, Asset.MID),
                new Violation.TradedBefore(SpecialCard.DIVIDEND, 1),
                new Violation.TradedBefore(SpecialCard.BLACK_MARKET, 2),
                new Violation.CardUsed(0, SpecialCard.NEWS),
                new Violation.WrongNumberOfTokens(4),
                new Violation.TokensNotOwned(0, Asset.SPI, 2, 1),
                new Violation.DividendWasPaid(Chamber.DEL),
                new Violation.CardNotInHand(0, PriceCard.AMS_UP_SIL_DOWN),
                new Violation.TooManyDiscards(4),
                new Violation.DiscardsNotInHand(0, PriceCard.HOO_DOWN_COF_UP, 2, 1));
    }

    @Test
    void thereIsASampleOfEachKindOfViolation() {
        assertThat(violations().map(Object::getClass).distinct())
                .containsExactlyInAnyOrder(Violation.class.getPermittedSubclasses());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "CannotPay|TRD-5: the second AMS token costs 15, Robert has 9",
                "CannotPayForSale|TRD-5: the third TEA token sold loses 1, Robert has 0",
                "GameOver|END-1: the game is over",
                "NotYourTurn|TRN-4: it is the turn of Magda",
                "NoneInBank|TRD-6: the bank has no ROT token",
                "CardUsed|THG-4: Robert has used News before",
                "TokensNotOwned|BLK-2: 2 SPI tokens given, Robert has 1",
                "TradingIsOver|TRN-1: a special card took the whole of this turn's trading",
                "DiscardsNotInHand|NWS-2: 2 HOO-COF+ discarded, Robert has 1 in hand"
            })
    void aMessageHasTheRuleAndTheFacts(String kind, String message) {
        assertThat(violations()
                        .filter(violation ->
                                violation.getClass().getSimpleName().equals(kind)))
                .extracting(Violation::message)
                .containsExactly(message);
    }

    @Test
    void aMessageSpeaksPolishAndItalianToo() {
        Violation violation = new Violation.CannotPay(0, Asset.AMS, 2, 15, 9);
        assertThat(violation.message(POLISH)).isEqualTo("TRD-5: drugi żeton AMS kosztuje 15, Robert ma 9");
        assertThat(violation.message(Locale.ITALY)).isEqualTo("TRD-5: il secondo gettone AMS costa 15, Robert ha 9");
    }

    @ParameterizedTest
    @MethodSource("violations")
    void aViolationSaysAllItsFactsInEachLanguage(Violation violation) {
        for (Locale language : LANGUAGES) {
            String message = violation.message(language);
            assertThat(message).startsWith(violation.rule().id() + ": ").doesNotContain("{", "}", "''", "null");
            for (Object fact : factsInDigitsOrCodes(violation)) {
                assertThat(message).as(language + ": " + fact).contains(fact.toString());
            }
        }
    }

    // The ordinal of a trade is put into words, and special cards have names.
    private static List<Object> factsInDigitsOrCodes(Violation violation) {
        boolean trade = violation instanceof Violation.CannotPay;
        return Stream.of(violation.facts().toArray())
                .filter(fact -> !(fact instanceof SpecialCard))
                .filter(fact -> !trade || violation.facts().indexOf(fact) != 2)
                .toList();
    }

    @ParameterizedTest
    @CsvSource({
        "THG_4, CardUsed",
        "TRN_1, TradingIsOver",
        "TRN_2, CardNotInHand",
        "TRN_4, NotYourTurn",
        "TRD_1, NoTradeLeft",
        "TRD_5, CannotPay",
        "TRD_5, CannotPayForSale",
        "TRD_6, NoneInBank",
        "TRD_6, NoneOwned",
        "BLK_2, WrongNumberOfTokens",
        "BLK_2, TokensNotOwned",
        "DIV_2, DividendWasPaid",
        "NWS_2, TooManyDiscards",
        "NWS_2, DiscardsNotInHand",
        "END_1, GameOver"
    })
    void aKindOfViolationBreaksOneRule(Rule rule, String kind) {
        assertThat(violations()
                        .filter(violation ->
                                violation.getClass().getSimpleName().equals(kind)))
                .isNotEmpty()
                .allSatisfy(violation -> assertThat(violation.rule()).isEqualTo(rule));
    }

    @Test
    void aTradeBeforeASpecialCardBreaksTheRuleOfThatCard_BLK1_DIV1() {
        assertThat(new Violation.TradedBefore(SpecialCard.BLACK_MARKET, 1).rule())
                .isEqualTo(Rule.BLK_1);
        assertThat(new Violation.TradedBefore(SpecialCard.DIVIDEND, 1).rule()).isEqualTo(Rule.DIV_1);
    }

    @Test
    void numbersHaveNoSeparators() {
        Violation violation = new Violation.CannotPay(0, Asset.AMS, 1, 1_234_567, 10_000);
        for (Locale language : LANGUAGES) {
            assertThat(violation.message(language)).contains("1234567", "10000");
        }
    }

    @Test
    void aNameIsShownAsItIs() {
        assertThat(new Violation.NotYourTurn(0).message()).isEqualTo("TRN-4: it is the turn of {0} O'Hara's");
    }

    @ParameterizedTest
    @EnumSource
    void aRuleHasANumberAndATextInEachLanguage(Rule rule) {
        assertThat(rule.id()).matches("(THG|SET|TRN|TRD|PRC|BLK|DIV|NWS|END|INF|RUL)-\\d{1,2}");
        for (Locale language : LANGUAGES) {
            assertThat(rule.text(language)).endsWith(".").hasSizeGreaterThan(10);
        }
        assertThat(rule.text()).isEqualTo(rule.text(Locale.ENGLISH));
        assertThat(new HashSet<>(LANGUAGES.stream().map(rule::text).toList())).hasSize(3);
    }

    @Test
    void allLanguagesSayTheSameThingsAndNoMore() {
        Set<String> expected = new TreeSet<>();
        Asset.all().forEach(asset -> expected.add("asset." + asset));
        Arrays.stream(SpecialCard.values()).forEach(card -> expected.add("card." + card));
        Arrays.stream(Rule.values()).forEach(rule -> expected.add("rule." + rule.id()));
        violations()
                .forEach(violation ->
                        expected.add("violation." + violation.getClass().getSimpleName()));
        for (Locale language : LANGUAGES) {
            assertThat(new TreeSet<>(bundle(language).keySet()))
                    .as(language.toString())
                    .isEqualTo(expected);
        }
    }

    private static ResourceBundle bundle(Locale language) {
        return ResourceBundle.getBundle("io.github.mercurius.api.texts", language);
    }

    @ParameterizedTest
    @ValueSource(strings = {"pl-PL", "it", "tr", "ar", "ja"})
    void theMachinesLanguageNeverSlipsIn(String machine) {
        Locale.setDefault(Locale.forLanguageTag(machine));
        ResourceBundle.clearCache(Texts.class.getClassLoader());
        Violation violation = new Violation.CannotPay(0, Asset.AMS, 2, 15, 9);
        assertThat(violation.message()).isEqualTo("TRD-5: the second AMS token costs 15, Robert has 9");
        assertThat(violation.message(Locale.UK)).isEqualTo(violation.message());
        assertThat(violation.message(Locale.GERMAN)).isEqualTo(violation.message());
        assertThat(Rule.TRD_1.text()).isEqualTo("At most three trades a turn, each of one token.");
        assertThat(Asset.SIL.displayName(Locale.ENGLISH)).isEqualTo("silk");
        assertThat(Action.parse("+MID")).isEqualTo(Action.buy(Asset.MID));
    }

    @Test
    void aRefusedActionSaysWhatAndWhy() {
        Violation violation = new Violation.NoneInBank(Asset.ROT);
        IllegalActionException refused = new IllegalActionException(Action.buy(Asset.ROT), violation);
        assertThat(refused).hasMessage("+ROT: TRD-6: the bank has no ROT token");
        assertThat(refused.action()).isEqualTo(Action.buy(Asset.ROT));
        assertThat(refused.violation()).isEqualTo(violation);
    }
}
