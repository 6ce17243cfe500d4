package io.github.mercurius.common;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A text is cut into its fields, and all that is wrong has its place. */
class TextFieldsTest {
    private static TextFields<Character> read(String text) {
        Map<String, Character> byKey = new LinkedHashMap<>();
        byKey.put("players", 'p');
        byKey.put("cash", 'c');
        return new TextFields<>(text, "game/1", byKey);
    }

    private static String value(String text, char field) {
        TextFields.Value value = read(text).value(field);
        return value == null ? "none" : text.substring(value.start(), value.end());
    }

    @Test
    void aFieldHasItsValue() {
        String text = " game/1\n\tcash=1/20/300  players=3=4 ";
        assertThat(read(text).isKnown()).isTrue();
        assertThat(read(text).problems()).isEmpty();
        assertThat(value(text, 'p')).isEqualTo("3=4");
        assertThat(value(text, 'c')).isEqualTo("1/20/300");
        assertThat(value("game/1 cash=", 'c')).isEmpty();
        assertThat(value("game/1 cash=1", 'p')).isEqualTo("none");
    }

    @Test
    void whatAFieldSaysOfASeatHasAPlace() {
        String text = "game/1 cash=1/20/300 players=3/";
        assertThat(read(text).place('c', 0)).isEqualTo(12);
        assertThat(read(text).place('c', 1)).isEqualTo(14);
        assertThat(read(text).place('c', 2)).isEqualTo(17);
        assertThat(read(text).place('c', 3)).as("there is none").isEqualTo(17);
        assertThat(read("game/1").place('c', 1)).isEqualTo(6);
    }

    @ParameterizedTest
    @CsvSource({
        "game/1 cash=1 tea=2,14,part,tea=2,'one of players, cash, with = and a value'",
        "game/1 cash,7,part,cash,'one of players, cash, with = and a value'",
        "game/1 cashes=1,7,part,cashes=1,'one of players, cash, with = and a value'",
        "game/1 cash=1 cash=1,14,cash,once more,each part once",
        "game/2 cash=1,0,format,game/2,game/1",
        "'  game/1x',2,format,game/1x,game/1",
        "'',0,format,nothing,game/1"
    })
    void whatCannotBeReadIsNamed(String text, int place, String what, String given, String expected) {
        assertThat(read(text).problems()).containsExactly(new TextFields.Problem(place, what, given, expected));
        assertThat(read(text).isKnown()).isEqualTo(!what.equals("format"));
    }

    @Test
    void aTextHasALimit() {
        String longest = "game/1" + " ".repeat(20_000 - 6);
        assertThat(read(longest).problems()).isEmpty();
        assertThat(read(longest + " ").problems())
                .containsExactly(new TextFields.Problem(0, "text", "20001 characters", "at most 20000"));
        assertThat(read(longest + " ").isKnown()).isFalse();
        assertThat(read("game/1 " + "x ".repeat(9_000)).problems()).hasSize(9_000);
    }

    private static String pasted(String text, char field) {
        Map<String, Character> byKey = new LinkedHashMap<>();
        byKey.put("names", 'n');
        byKey.put("cash", 'c');
        TextFields<Character> fields = TextFields.pasted(text, "game/1", byKey, 'n');
        TextFields.Value value = fields.value(field);
        return value == null || !fields.problems().isEmpty()
                ? "problems " + fields.problems()
                : text.substring(value.start(), value.end());
    }

    @Test
    void aPastedTextHasNoBreakSpacesAndWrappedLists() {
        String text = "\u00a0game/1\u202f\ncash=1,\n2, \u00a03\u2007names=A,\nB\u00a0C,D\u00a0";
        assertThat(pasted(text, 'c')).isEqualTo("1,\n2, \u00a03");
        assertThat(pasted(text, 'n')).isEqualTo("A,\nB\u00a0C,D");
        assertThat(pasted("game/1 names=A\u00a0cash=5", 'c')).isEqualTo("5");
        assertThat(pasted("game/1 names=A\u00a0cash", 'n')).isEqualTo("A\u00a0cash");
        assertThat(pasted("game/1 names=A,\u00a0cash=5", 'n')).isEqualTo("A,");
        assertThat(pasted("game/1 cash=1,", 'c')).isEqualTo("1,");
        assertThat(pasted("game/1 cash=1 2", 'c')).startsWith("problems ");
        assertThat(pasted("game/1 cash=1/ 2", 'c')).isEqualTo("1/ 2");
        assertThat(pasted("game/1 cash=1/ names=A", 'c')).isEqualTo("1/");
        assertThat(pasted("game/1 cash=1 ,2", 'c')).startsWith("problems ");
    }

    @Test
    void otherTextsHaveNeither() {
        assertThat(read("game/1 cash=1,\n2").problems()).hasSize(1);
        assertThat(value("game/1 cash=1\u00a02", 'c')).isEqualTo("1\u00a02");
    }
}
