package io.github.mercurius.api;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.rules.Languages;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** What a refusal and an event say to people, with names and without, in each language. */
class MessagesTest {
    private static final Locale POLISH = Locale.forLanguageTag("pl");
    private static final Setup NAMES = Setup.of("Robert", "Magda", "Rafał");
    private static final Setup NO_NAMES = Setup.of(3);

    static Stream<Violation> violations() {
        return Samples.violations().stream();
    }

    static Stream<Event> events() {
        return Samples.events().stream();
    }

    private static Violation violation(String sample) {
        return only(
                violations(),
                violation -> violation.facts().values().stream()
                        .map(Object::toString)
                        .collect(Collectors.joining(" ", violation.type() + " ", ""))
                        .strip()
                        .equals(sample));
    }

    private static Event event(String sample) {
        return only(events(), event -> event.notation().strip().equals(sample));
    }

    private static <T> T only(Stream<T> samples, Predicate<T> wanted) {
        List<T> found = samples.filter(wanted).toList();
        assertThat(found).hasSize(1);
        return found.get(0);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "bought 1 AMS 2 15|Magda kupuje akcję komory Amsterdam za 15 guldenów"
                        + "|Magda compra un'azione di Amsterdam per 15 fiorini",
                "sold 1 TEA 3 -1|Magda sprzedaje żeton herbaty ze stratą 1 guldena|Magda vende un gettone di tè e ci rimette 1 fiorino",
                "blackMarketSold 1 HOO,HOO,SPI 54|Magda sprzedaje na Czarnym Rynku 3 żetony za 54 guldeny: 2 × Hoorn i przyprawy"
                        + "|Magda vende 3 gettoni al Mercato Nero per 54 fiorini: 2 × Hoorn e spezie",
                "dividendPaid 1 ROT 1 0,1,0|Magda zagrywa kartę Dywidenda: komora Rotterdam wypłaca 1 guldena za każdą akcję, Magda dostaje 1 guldena"
                        + "|Magda gioca la carta Dividendo: l'agenzia Rotterdam paga 1 fiorino per azione, "
                        + "Magda riceve 1 fiorino",
                "hiddenCardDrawn 1 BACKUP|Magda dobiera kartę ze stosu zapasowego|Magda pesca una carta dal mazzo di riserva",
                "gameEnded 1:0:98,1:2:98,3:1:61|koniec gry: wspólnie wygrywają Robert i Rafał, mając po 98 guldenów"
                        + "|la partita è finita: vincono insieme Robert e Rafał con 98 fiorini a testa",
                "undone 1 4 0|cofnięto ostatni ruch|l'ultima mossa è ritirata",
                "undone 2 4 1|cofnięto ostatnie 2 ruchy|le ultime 2 mosse sono ritirate"
            })
    void anEventSpeaksPolishAndItalianToo(String sample, String polish, String italian) {
        Event event = event(sample);
        assertThat(event.message(POLISH, NAMES)).isEqualTo(polish);
        assertThat(event.message(Locale.ITALY, NAMES)).isEqualTo(italian);
    }

    @Test
    void aPlayerWithoutANameIsASeatInTheReadersLanguage() {
        Violation none = new Violation.NoneOwned(2, Asset.TEA);
        assertThat(none.message()).isEqualTo("seat 2 has no token of tea");
        assertThat(none.message(POLISH)).isEqualTo("gracz na miejscu 2 nie ma żadnego żetonu herbaty");
        assertThat(none.message(Locale.ITALIAN)).isEqualTo("il giocatore al posto 2 non ha gettoni di tè");
        assertThat(new Event.TurnBegan(0, 2).message()).isEqualTo("seat 2 begins turn 1");
        for (Locale language : Languages.all()) {
            assertThat(NO_NAMES.name(2, language)).contains("2");
            assertThat(NAMES.name(2, language)).isEqualTo("Rafał");
            violations()
                    .forEach(violation ->
                            assertThat(violation.message(language, NO_NAMES)).isEqualTo(violation.message(language)));
            events().forEach(event ->
                    assertThat(event.message(language, NO_NAMES)).isEqualTo(event.message(language)));
        }
    }

    @ParameterizedTest
    @MethodSource("violations")
    void aRefusalSaysAllItsFactsInEachLanguage(Violation violation) {
        List<String> messages = new ArrayList<>();
        for (Locale language : Languages.all()) {
            String message = violation.message(language, NAMES);
            isText(message);
            assertThat(message)
                    .as("the rule stands beside")
                    .doesNotContain(violation.rule().id());
            violation
                    .facts()
                    .forEach((name, fact) ->
                            assertThat(message).as(language + ": " + name).contains(shown(name, fact, language)));
            messages.add(message);
        }
        assertThat(new HashSet<>(messages)).hasSize(3);
        assertThat(violation.message()).isEqualTo(violation.message(Locale.ENGLISH));
    }

    private static String shown(String name, Object fact, Locale language) {
        return switch (name) {
            case "seat", "active" -> NAMES.name((Integer) fact);
            case "nth" -> Map.of("en", "second", "pl", "drug", "it", "second").get(language.getLanguage());
            default -> shown(fact, language);
        };
    }

    private static String shown(Object fact, Locale language) {
        if (fact instanceof Card card) {
            return card.displayName(language);
        }
        if (fact instanceof Chamber chamber) {
            return chamber.displayName(language);
        }
        // in Polish a commodity stands in another case, which begins as its name does
        return fact instanceof Asset asset ? asset.displayName(language).substring(0, 3) : fact.toString();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "noneInBank ROT|w banku nie ma akcji komory Rotterdam|la banca non ha azioni di Rotterdam",
                "noneOwned 0 MID|Robert nie ma żadnej akcji komory Middelburg|Robert non ha azioni di Middelburg",
                "tokensNotOwned 0 SPI 2 1|podano 2 żetony przypraw, a Robert ma 1|indicati 2 gettoni di spezie, Robert ne ha 1",
                "dividendWasPaid DEL|komora Delft wypłaciła już dywidendę|l'agenzia Delft ha già pagato il suo dividendo",
                "cardNotInHand 0 AMS+SIL-|Robert nie ma na ręce karty Amsterdam +1 / jedwab −2"
                        + "|Robert non ha in mano la carta Amsterdam +1 / seta −2",
                "discardsNotInHand 0 HOO-COF+ 2 1|podano do odrzucenia 2 karty Hoorn −1 / kawa +2, a Robert ma na ręce 1"
                        + "|indicate 2 carte Hoorn −1 / caffè +2 da scartare, Robert ne ha in mano 1"
            })
    void aRefusalSaysNamesInPolishAndItalian(String sample, String polish, String italian) {
        Violation violation = violation(sample);
        assertThat(violation.message(POLISH, NAMES)).isEqualTo(polish);
        assertThat(violation.message(Locale.ITALIAN, NAMES)).isEqualTo(italian);
    }

    @ParameterizedTest
    @MethodSource("events")
    void anEventHasATextInEachLanguage(Event event) {
        List<String> messages = new ArrayList<>();
        for (Locale language : Languages.all()) {
            String message = event.message(language, NAMES);
            isText(message);
            if (event.facts().containsKey("seat")) {
                assertThat(message).contains("Magda");
            }
            messages.add(message);
        }
        assertThat(new HashSet<>(messages)).hasSize(event instanceof Event.Noted ? 1 : 3);
        assertThat(event.message()).isEqualTo(event.message(Locale.ENGLISH));
    }

    private static void isText(String message) {
        assertThat(message).doesNotContain("{", "}", "#", "|", "''", "null", "Optional", "[", "seat");
    }

    @Test
    void aNameIsShownAsItIs() {
        Setup setup = Setup.of("{cash} O'Hara", "{cost:# a|# b}", "#|");
        assertThat(new Violation.CannotPay(0, Asset.AMS, 1, 10, 9).message(Locale.ENGLISH, setup))
                .isEqualTo("the first share of Amsterdam costs 10 guilders, {cash} O'Hara has 9");
        assertThat(new Event.GameEnded(List.of(new Standing(1, 1, 5), new Standing(1, 2, 5)))
                        .message(Locale.ENGLISH, setup))
                .isEqualTo("the game is over: {cost:# a|# b} and #| share the win with 5 guilders each");
    }

    @Test
    void aTradeBeforeASpecialCardBreaksTheRuleOfThatCard_BLK1_DIV1() {
        assertThat(new Violation.TradedBefore(SpecialCard.BLACK_MARKET, 1).rule())
                .isEqualTo(Rule.BLK_1);
        assertThat(new Violation.TradedBefore(SpecialCard.DIVIDEND, 1).rule()).isEqualTo(Rule.DIV_1);
    }

    @Test
    void aRefusedActionSaysWhatAndWhy() {
        Violation violation = new Violation.NoneInBank(Asset.ROT);
        IllegalActionException refused = new IllegalActionException(Action.buy(Asset.ROT), violation);
        assertThat(refused).hasMessage("+ROT: TRD-6: the bank has no share of Rotterdam");
        assertThat(refused.action()).isEqualTo(Action.buy(Asset.ROT));
        assertThat(refused.violation()).isEqualTo(violation);
    }
}
