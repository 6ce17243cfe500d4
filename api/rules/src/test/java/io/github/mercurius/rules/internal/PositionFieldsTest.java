package io.github.mercurius.rules.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.EditionValueTest.House;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The text of a position is cut into its parts, and all that is wrong has its place. */
class PositionFieldsTest {
    private static final PositionCode<Integer> NUMBER = PositionCode.number();

    private static PositionFields fields(String text) {
        return new PositionFields(text, "game/1", List.of("players", "cash", "names"));
    }

    private static PositionFields cut(String text) {
        PositionFields fields = fields(text);
        fields.throwIfAny();
        return fields;
    }

    private static String value(String text, String part) {
        return cut(text).read(part, "none", PositionValue::text);
    }

    @Test
    void aPartHasItsValue() {
        String text = " game/1\n\tcash=1/20/300  players=3=4 ";
        assertThat(value(text, "players")).isEqualTo("3=4");
        assertThat(value(text, "cash")).isEqualTo("1/20/300");
        assertThat(value("game/1 cash=", "cash")).isEmpty();
        assertThat(value("game/1 cash=1", "players")).isEqualTo("none");
    }

    @Test
    void aValueGoesOnBehindACommaOrASlash() {
        assertThat(value("game/1 cash=1,\n2/ 3 players=4", "cash")).isEqualTo("1,\n2/ 3");
        assertThat(value("game/1 cash=1, players=4", "cash")).isEqualTo("1,");
        assertThat(value("game/1 cash=1, ", "cash")).isEqualTo("1,");
        assertThat(cut("game/1 cash=1,\n 22").read("cash", List.of(), NUMBER.list()::read))
                .isEqualTo(List.of(1, 22));
    }

    private static PositionValue value(String text) {
        return new PositionValue("part", text, 100);
    }

    @Test
    void aNumberHasNoLeadingZerosAndALimit() {
        assertThat(value("9").number()).isEqualTo(9);
        assertThat(value("0").number()).isZero();
        assertThat(cut("game/1 cash=0").read("cash", 7, PositionValue::number)).isZero();
        assertThat(value("2147483647").number()).isEqualTo(Integer.MAX_VALUE);
        for (String wrong : List.of("2147483648", "10000000000", "00", "01", "-1", "", "9:", "0/")) {
            assertThatThrownBy(() -> value(wrong).number()).as(wrong).isInstanceOf(PositionException.class);
        }
        PositionCode<Integer> toFour = PositionCode.number(4, House.FORM);
        assertThat(toFour.read(value("4"))).isEqualTo(4);
        assertThatThrownBy(() -> toFour.read(value("5"))).hasMessageContaining("5, expected 0 to 4");
    }

    @Test
    void eachSeatHasItsValueAndNoMore() {
        PositionCode<List<Integer>> ofTwo = NUMBER.bySeat(2);
        assertThat(ofTwo.read(value("1/ 2"))).containsExactly(1, 2);
        for (String wrong : List.of("1", "1/2/3", "1//3")) {
            assertThatThrownBy(() -> ofTwo.read(value(wrong)))
                    .hasMessage("position 100, part: " + wrong
                            + ", expected a value for each of 2 seats, with / between them");
        }
        assertThatThrownBy(() -> ofTwo.read(value("1/x")))
                .hasMessageStartingWith("position 102, part: x, expected a number");
    }

    private static List<String> counted(String text) {
        PositionCode<String> code = new PositionCode<>(PositionValue::text, it -> it);
        return code.counted(it -> 3, it -> House.FORM).read(value(text));
    }

    @Test
    void eachKindIsCountedOverTheWholeList() {
        assertThat(counted("-")).isEmpty();
        assertThat(counted("a,2b,2a")).containsExactly("a", "b", "b", "a", "a");
        assertThatThrownBy(() -> counted("2a,b,2a")).hasMessageContaining("2a, expected fewer of one kind (FORM)");
    }

    @Test
    void aMinusSignIsAHyphenButInNames() {
        assertThat(value("game/1 cash=\u22121", "cash")).isEqualTo("-1");
        assertThat(value("game/1 names=\u2212", "names")).isEqualTo("\u2212");
    }

    @ParameterizedTest
    @CsvSource({
        "game/1 cash=1 tea=2,'position 14, part: tea=2, expected one of players, cash, names, with = and a value'",
        "game/1 cash,'position 7, part: cash, expected one of players, cash, names, with = and a value'",
        "game/1 cashes=1,'position 7, part: cashes=1, expected one of players, cash, names, with = and a value'",
        "game/1 cash=1 cash=1,'position 14, cash: once more, expected each part once'",
        "game/2 cash=1,'position 0, format: game/2, expected game/1'",
        "'  game/1x','position 2, format: game/1x, expected game/1'",
        "'','position 0, format: nothing, expected game/1'"
    })
    void whatCannotBeReadIsNamed(String text, String message) {
        assertThatThrownBy(() -> cut(text))
                .isInstanceOf(PositionException.class)
                .hasMessage(message);
    }

    private static int players(String text) {
        PositionFields fields = new PositionFields(text, "game/1", List.of("players", "edition"));
        fields.edition(List.of("1", "2"), House.FORM);
        return fields.players(2, 4, "2 to 4", House.FORM);
    }

    @Test
    void ofATextForAnotherEditionNoMoreIsRead() {
        assertThat(players("game/1 edition=2 players=3 tea")).isEqualTo(3);
        assertThatThrownBy(() -> players("game/1 edition=3 players=3"))
                .hasMessage("position 15, edition: 3, expected the edition that is given to read with, 1 (FORM)");
        assertThatThrownBy(() -> players("game/1"))
                .hasMessage("2 problems: position 6, edition: nothing, expected edition=1 (FORM);"
                        + " position 6, players: nothing, expected players=2 to 4 (FORM)");
    }

    @Test
    void aProblemHasThePlaceOfItsSeatIfThePartIsBySeat() {
        Problems found = new Problems(fields("game/1 players=4 cash=1/20/300"));
        found.add("cash", 2, "cash", 300, "3");
        found.add("players", 1, "players", 4, "3");
        found.add("names", 1, "names", "none", "some");
        assertThatThrownBy(found::throwIfAny)
                .hasMessage("3 problems: position 27, cash: 300, expected 3; position 15, players: 4, expected 3;"
                        + " position 30, names: none, expected some");
    }

    @Test
    void aTextHasALimit() {
        String longest = "game/1" + " ".repeat(20_000 - 6);
        assertThat(cut(longest)).isNotNull();
        assertThatThrownBy(() -> cut(longest + " "))
                .hasMessage("position 0, text: 20001 characters, expected at most 20000");
        assertThatThrownBy(() -> cut("game/1 " + "x ".repeat(9_000))).hasMessageStartingWith("9000 problems: ");
    }
}
