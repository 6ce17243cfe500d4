package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomGame;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A position reads as people paste it from a chat; what could mean two things is refused. */
class PastedPositionTest {
    private static final GameState STATE = new RandomGame(
                    Setup.of("Robert", "the bot", "Rafał"), 1602, PlayStyle.VARIED, 4)
            .game(40)
            .state();
    private static final String TEXT = STATE.toText();

    private static GameState read(String text) {
        return GameState.parse(text);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\t", "  ", " \n "})
    void betweenPartsAndAfterCommasIsWhiteSpace(String space) {
        assertThat(read(TEXT.replace(" ", space))).isEqualTo(STATE);
        assertThat(read(TEXT.replace(",", "," + space))).isEqualTo(STATE);
        assertThat(read(TEXT.replace(",", "," + space).replace(" ", space) + space))
                .isEqualTo(STATE);
        assertThat(View.parse(STATE.viewFor(1).toText().replace(",", "," + space)))
                .isEqualTo(STATE.viewFor(1));
    }

    @Test
    void aMinusSignIsAHyphen() {
        assertThat(TEXT).contains("+SIL-", "/-");
        assertThat(read(TEXT.replace('-', '\u2212'))).isEqualTo(STATE);
        assertThat(Position.parse("mpn/1 players=3 step=+AMS,\u2212AMS").table().trades())
                .hasToString("[+AMS, -AMS]");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u00a0", "\u202f", "\u2003", "\u2028", "\f"})
    void otherSpacesAreRefused(String space) {
        assertThatThrownBy(() -> read(TEXT.replaceFirst(" ", space))).hasMessageContaining("position 0, format: ");
        assertThatThrownBy(() -> read(TEXT.replaceFirst(" turn", space + "turn")))
                .hasMessageContaining("position ");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u2010", "\u2013", "\u2014", "\uff0d"})
    void otherDashesAreRefused(String dash) {
        assertThatThrownBy(() -> read(TEXT.replace("-", dash))).hasMessageContaining("position ");
    }

    @Test
    void aNameKeepsItsDashesAndSpaces() {
        for (List<String> names : List.of(
                List.of("Jean\u2013Paul", "a\u00a0b", "x=1"),
                List.of("a\u00a0turn=5", "b\u202f=", "50%3D"),
                List.of("\u2212", "c\u00a0\u00a0market=d", "e f,\u00a0g"),
                List.of("turn=3", "b\u3000c", "d, =\u2009="))) {
            GameState state = GameState.start(Setup.builder().names(names).build(), Deal.seeded(7));
            String text = state.toText();
            assertThat(read(text)).isEqualTo(state);
            assertThat(read(text.replace(" ", "\n"))).isEqualTo(state);
            assertThat(read(text.replace(",", ",\n"))).isEqualTo(state);
        }
    }

    @Test
    void aProblemHasItsPlaceInThePastedText() {
        String text = TEXT.replace(",", ",\n").replaceFirst("market=([^ ,]*),\n", "market=$1,\nx7,");
        assertThatThrownBy(() -> read(text))
                .hasMessageStartingWith("position " + text.indexOf("x7") + ", market: x7")
                .hasMessageContaining("expected a number");
        assertThatThrownBy(() -> read(TEXT + ",\n")).hasMessageStartingWith("position ");
    }

    @Test
    void aLineIsWrappedAfterASlashToo() {
        assertThat(read(TEXT.replaceFirst("cash=([^ /]*)/", "cash=$1/\n "))).isEqualTo(read(TEXT));
    }

    @Test
    void whatCouldMeanTwoThingsIsRefused() {
        for (String bad : List.of(
                TEXT.replaceFirst(" hands=", ", hands="),
                TEXT.replaceFirst(",", " "),
                TEXT.replaceFirst("market=([^ ,]*),", "market=$1 ,"),
                TEXT.replaceFirst("cash=", "cash= "),
                TEXT.replaceFirst("Robert,", "Robert, turn=3,"),
                TEXT.replaceFirst("players=3", "players=\u22123"),
                TEXT.replaceFirst("mpn/1", "mpn\u00a0/1"),
                TEXT.replaceFirst("AMS\\+SIL-", "AMS+SIL- -"),
                TEXT.replaceFirst("AMS\\+SIL-", "AMS\u00a0+SIL-"),
                TEXT.replaceFirst("AMS\\+SIL-", "AMS+SIL\u00ad-"),
                TEXT.replaceFirst("AMS\\+SIL-", "AMS\uff0bSIL-"))) {
            assertThat(bad).isNotEqualTo(TEXT);
            assertThatThrownBy(() -> read(bad)).as(bad).hasMessageContaining("expected");
        }
    }
}
