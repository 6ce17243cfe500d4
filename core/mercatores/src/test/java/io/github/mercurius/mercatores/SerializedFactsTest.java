package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.architecture.Serialized;
import io.github.mercurius.rules.IllegalActionException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** An exception that was serialized still says which action was refused, and why. */
class SerializedFactsTest {
    private static final Card CARD = new GoodsCard(Good.TOB, 1);

    private static List<Action> actions(SpecialCard special) {
        return List.of(
                new Action.Give(special),
                new Action.Take(List.of(special, CARD, CARD)),
                new Action.Load(List.of()),
                new Action.Tax(CARD),
                new Action.CashGoods(Good.CAC),
                new Action.CashSpecial(special, OptionalInt.empty()),
                new Action.CashSpecial(special, OptionalInt.of(-7)),
                new Action.DiscardGoods(Good.CRN),
                new Action.DiscardSpecial(special));
    }

    private static List<Violation> violations(SpecialCard special, Action possible) {
        return List.of(
                new Violation.GameOver(),
                new Violation.NotYourTurn(Phase.PROFIT, 1),
                new Violation.WrongStep(Ask.GIVE, Ask.CASH),
                new Violation.CardNotInHand(0, special),
                new Violation.WrongNumberTaken(CARD, 3, 2),
                new Violation.NotAllTaken(1, 2),
                new Violation.GivenCardTaken(CARD, 2, 1),
                new Violation.NotOnMarket(special, 2, 0),
                new Violation.CardsNotInHand(0, CARD, 2, 1),
                new Violation.WrongLoad(2, 2, 1),
                new Violation.HandEmptied(0, 3),
                new Violation.NotTaxable(0, special),
                new Violation.NoStack(0, Good.TOB),
                new Violation.NoSpecialCard(0, special),
                new Violation.StackBringsNothing(0, Good.TOB, 1, 3),
                new Violation.SpecialBringsNothing(special, OptionalInt.of(1), 1, 3),
                new Violation.SpecialBringsNothing(special, OptionalInt.empty(), 1, 3),
                new Violation.CanCashIn(0, possible),
                new Violation.OpponentMissing(special),
                new Violation.NotAnOpponent(special, -1),
                new Violation.NeedsNoOpponent(special, 1));
    }

    @Test
    void eachKindOfActionAndViolationSurvives() {
        Set<Class<?>> kinds = new HashSet<>();
        for (SpecialCard special : Edition.standIn().specialCards()) {
            for (Action action : actions(special)) {
                survives(kinds, action, new Violation.CanCashIn(0, action));
            }
            for (Violation violation : violations(special, new Action.Give(special))) {
                survives(kinds, new Action.Tax(CARD), violation);
            }
        }
        List<Class<?>> all = new ArrayList<>(List.of(Action.class.getPermittedSubclasses()));
        all.addAll(List.of(Violation.class.getPermittedSubclasses()));
        assertThat(kinds).containsExactlyInAnyOrderElementsOf(all);
    }

    private static void survives(Set<Class<?>> kinds, Action action, Violation violation) {
        IllegalActionException copy = Serialized.copy(new IllegalActionException(action, violation));
        assertThat(copy.action()).isEqualTo(action).hasSameHashCodeAs(action);
        assertThat(copy.violation()).isEqualTo(violation).hasSameHashCodeAs(violation);
        assertThat(copy).hasMessage(action.notation() + ": " + violation.rule().id() + ": " + violation.message());
        kinds.add(action.getClass());
        kinds.add(violation.getClass());
    }

    @Test
    void aCardThatWasReadIsOneOfItsEdition() {
        for (Edition edition : TestEditions.all().subList(0, 2)) {
            for (Card card : edition.cards()) {
                Action.Give read = (Action.Give)
                        Serialized.copy(new IllegalActionException(new Action.Give(card), new Violation.GameOver()))
                                .action();
                assertThat(edition.copies(read.card())).isEqualTo(edition.copies(card));
                assertThat(Action.parse(read.notation(), edition)).isEqualTo(read);
            }
        }
    }

    @Test
    void aSpecialCardThatIsChangedInItsBytesIsRefused() {
        SpecialCard card = Edition.standIn().specialCards().get(0);
        byte[] bytes =
                Serialized.bytes(new IllegalActionException(new Action.DiscardSpecial(card), new Violation.GameOver()));
        String text = new String(bytes, StandardCharsets.ISO_8859_1);
        int place = text.lastIndexOf("WAREHOUSE");
        byte[] changed = text.substring(0, place)
                .concat("WARENHAUS")
                .concat(text.substring(place + 9))
                .getBytes(StandardCharsets.ISO_8859_1);
        assertThatThrownBy(() -> Serialized.read(changed)).hasStackTraceContaining("WAREHOUSE, QUAY or ROUTE");
    }
}
