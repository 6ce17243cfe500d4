package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.NotationException;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NotationTest {
    private static Action parse(String notation) {
        return Action.parse(notation, Edition.standIn());
    }

    private static SpecialCard special(String code) {
        return (SpecialCard) Edition.standIn().card(code).orElseThrow();
    }

    @Test
    void readsEachKindOfAction() {
        Card tob1 = new GoodsCard(Good.TOB, 1);
        Card crn0 = new GoodsCard(Good.CRN, 0);
        assertThat(parse("G:TOB1")).isEqualTo(new Action.Give(tob1));
        assertThat(parse("T:WAR,CRN0")).isEqualTo(new Action.Take(List.of(crn0, special("WAR"))));
        assertThat(parse("L:TOB1,CRN0")).hasToString("L:CRN0,TOB1");
        assertThat(parse("X:CRN0")).isEqualTo(new Action.Tax(crn0));
        assertThat(parse("C:TOB")).isEqualTo(new Action.CashGoods(Good.TOB));
        assertThat(parse("C:WAR")).isEqualTo(new Action.CashSpecial(special("WAR"), OptionalInt.empty()));
        assertThat(parse("C:RCTN>2")).isEqualTo(new Action.CashSpecial(special("RCTN"), OptionalInt.of(2)));
        assertThat(parse("D:TOB")).isEqualTo(new Action.DiscardGoods(Good.TOB));
        assertThat(parse("D:WAR")).isEqualTo(new Action.DiscardSpecial(special("WAR")));
    }

    /** Readable and refused by a rule, says the reference. */
    @ParameterizedTest
    @ValueSource(strings = {"T:", "L:", "C:RCTN", "C:WAR>1", "C:RCTN>7", "C:RCTN>-1", "X:WAR", "T:WAR,WAR,WAR,WAR"})
    void readsWhatOnlyARuleRefuses(String notation) {
        assertThat(parse(notation)).hasToString(notation);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "G",
                "G:TOB2",
                "G:TOB0,TOB0",
                "G: TOB0",
                "T:TOB0,",
                "L:XXX",
                "C:TOB>1",
                "C:RCTN>x",
                "C:RCTN>02",
                "C:RCTN>1,WAR",
                "C:RCTN>99999999999",
                "D:RCTN>1",
                "E:WAR"
            })
    void refusesWhatIsNoNotation(String notation) {
        assertThatThrownBy(() -> parse(notation))
                .isInstanceOf(NotationException.class)
                .hasMessageContaining("expected");
    }

    @Test
    void theCodesAreThoseOfTheEdition() {
        Edition other = TestEditions.all().get(1);
        assertThat(Action.parse("G:" + other.specialCards().get(0), other)).isNotNull();
        assertThatThrownBy(() -> Action.parse("G:WAR", other)).isInstanceOf(NotationException.class);
    }
}
