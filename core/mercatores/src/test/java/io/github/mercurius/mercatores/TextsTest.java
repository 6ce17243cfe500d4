package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.model.TextLaws;
import io.github.mercurius.rules.Languages;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every text in every language. */
class TextsTest extends TextLaws {
    private static final Setup NAMED = Setup.of("Robert", "Magda", "Rafał");
    private static final GoodsCard TOB1 = new GoodsCard(Good.TOB, 1);
    private static final GoodsCard CRN0 = new GoodsCard(Good.CRN, 0);
    private static final SpecialCard RCTN =
            (SpecialCard) Edition.standIn().card("RCTN").orElseThrow();
    private static final Locale POLISH = Languages.all().get(1);

    TextsTest() {
        super("io.github.mercurius.mercatores.texts", Rule.values(), keys());
    }

    private static Stream<String> keys() {
        Stream<String> events =
                keysOf(Event.class, "event.").filter(key -> !key.equals("event.noted")); // as in all games
        return Stream.concat(events, keysOf(Violation.class, "violation."));
    }

    @Test
    void anEventSpeaksOfPlayersByName() {
        Event taken = new Event.Taken(1, List.of(CRN0, TOB1, TOB1));
        assertThat(taken.message()).isEqualTo("seat 1 takes 3 cards from the market: corn and 2 × tobacco with 1 ship");
        assertThat(taken.message(POLISH, NAMED))
                .isEqualTo("Magda dobiera z Rynku 3 karty: kukurydza i 2 × tytoń z 1 statkiem");
        assertThat(taken.message(Locale.ITALIAN, NAMED))
                .isEqualTo("Magda prende dal mercato 3 carte: mais e 2 × tabacco con 1 nave");
        assertThat(new Event.TurnBegan(4, 1).message(Locale.ENGLISH, NAMED)).isEqualTo("Magda begins turn 5");
        assertThat(Edition.standIn().card("QLR").orElseThrow().displayName(Locale.ENGLISH))
                .isEqualTo("quay left and right (QLR)");
        Event route = new Event.SpecialCashed(0, RCTN, OptionalInt.of(2), 8, 3);
        assertThat(route.message(Locale.ENGLISH, NAMED))
                .isEqualTo("Robert cashes in a special card that counts 8 with Rafał, for 3 coins:"
                        + " trade route of cotton (RCTN)");
        assertThat(new Event.GameEnded(List.of(new Standing(1, 0, 5), new Standing(1, 2, 5), new Standing(3, 1, 2)))
                        .message(POLISH, NAMED))
                .isEqualTo("koniec gry: wspólnie wygrywają Robert i Rafał, mając po 5 monet");
    }

    @Test
    void aViolationSaysItsFactsInNamesWithoutTheNumberOfItsRule() {
        assertThat(new Violation.WrongNumberTaken(TOB1, 3, 2).message())
                .isEqualTo("3 cards taken, 2 needed after giving tobacco with 1 ship");
        assertThat(new Violation.WrongNumberTaken(TOB1, 3, 2).message(POLISH))
                .isEqualTo("dobrano 3 karty, a trzeba dobrać 2 (oddana karta: tytoń z 1 statkiem)");
        assertThat(new Violation.NotYourTurn(Phase.INVESTMENT, 1).message(Locale.ENGLISH, NAMED))
                .isEqualTo("it is the turn of Magda");
        assertThat(new Violation.SpecialBringsNothing(RCTN, OptionalInt.of(2), 3, 4).message(Locale.ITALIAN, NAMED))
                .isEqualTo("per la carta rotta commerciale del cotone (RCTN) il conteggio è 3 (avversario: Rafał), per"
                        + " una moneta servono 4");
        assertThat(new Violation.NotAnOpponent(RCTN, 7).message(Locale.ENGLISH, NAMED))
                .isEqualTo("trade route of cotton (RCTN) names seat 7, which is no opponent");
        assertThat(new Violation.CanCashIn(0, new Action.CashSpecial(RCTN, OptionalInt.of(2)))
                        .message(Locale.ENGLISH, NAMED))
                .isEqualTo("Robert can cash something in: trade route of cotton (RCTN), with Rafał");
        assertThat(new Violation.CanCashIn(0, new Action.CashGoods(Good.TOB)).message(Locale.ENGLISH, NAMED))
                .isEqualTo("Robert can cash something in: tobacco");
        assertThat(new Violation.CanCashIn(0, new Action.CashSpecial(RCTN, OptionalInt.empty())).message())
                .isEqualTo("seat 0 can cash something in: trade route of cotton (RCTN)");
        assertThat(new Violation.CanCashIn(0, new Action.Give(CRN0)).message())
                .isEqualTo("seat 0 can cash something in: G:CRN0");
        assertThat(new Violation.CardsNotInHand(1, TOB1, 2, 1).message(Locale.ITALIAN, NAMED))
                .isEqualTo("caricate 2 carte (tabacco con 1 nave), Magda ne ha in mano 1");
    }

    @Test
    void namesAreNotReadAsTemplates() {
        Setup odd = Setup.of("{seat}", "{card:a|b}");
        assertThat(new Event.Given(1, CRN0).message(Locale.ENGLISH, odd))
                .isEqualTo("{card:a|b} gives a card to the market: corn");
    }
}
