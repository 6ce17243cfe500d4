package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.PositionTexts;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A position reads as people paste it from a chat; what could mean two things is refused. */
class PastedPositionTest {
    private static final Edition EDITION = Edition.standIn();
    private static final GameState STATE = new Script(Setup.of("Robert", "the bot", "Rafał"), 1602, 4, 40).state();
    private static final String TEXT = STATE.toText();

    private static GameState read(String text) {
        return GameState.parse(text, EDITION);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", "\r\n", "\t", "  ", "\u00a0", "\u202f", "\u2007", " \u00a0\n"})
    void betweenFieldsAndAfterCommasIsWhiteSpaceOfAnyKind(String space) {
        assertThat(read(TEXT.replace(" ", space))).isEqualTo(STATE);
        assertThat(read(TEXT.replace(",", "," + space))).isEqualTo(STATE);
        assertThat(read(TEXT.replace(",", "," + space).replace(" ", space) + space))
                .isEqualTo(STATE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"\u2010", "\u2011", "\u2012", "\u2013", "\u2014", "\u2015", "\u2212", "\ufe63", "\uff0d"})
    void aDashIsAHyphen(String dash) {
        GameState early = new Script(Setup.of(3), 1602, 4, 4).state();
        String text = early.toText();
        assertThat(text).contains("/-/-").contains("stand-in");
        assertThat(read(text.replace("-", dash))).isEqualTo(early);
    }

    @Test
    void aNameKeepsItsDashesAndNoBreakSpaces() {
        for (List<String> names : List.of(
                List.of("Jean\u2013Paul", "a\u00a0b", "x=1"),
                List.of("a\u00a0turn=5", "b\u202f=", "50%3D"),
                List.of("\u2212", "c\u00a0\u00a0market=d", "e f,\u00a0g"))) {
            Setup setup = Setup.builder().names(names).build();
            GameState state = GameState.start(setup, Deal.seeded(EDITION, 7));
            PositionTexts.isReadAsPasted(Mercatores.rules(), state);
        }
    }

    @Test
    void aProblemHasItsPlaceInThePastedText() {
        String text = TEXT.replace(",", ",\n").replaceFirst("market=([^ ,]*),\n", "market=$1,\nCRN7,");
        int place = text.indexOf("CRN7");
        assertThatThrownBy(() -> read(text))
                .hasMessageStartingWith("position " + place + ", market: CRN7")
                .hasMessageContaining("expected the code of a card");
        assertThatThrownBy(() -> read(TEXT + ",\n")).hasMessageStartingWith("position ");
    }

    @Test
    void whatCouldMeanTwoThingsIsRefused() {
        assertThatThrownBy(() -> read(TEXT.replaceFirst(" hands=", ", hands="))).hasMessageContaining("expected");
        assertThatThrownBy(() -> read(TEXT.replaceFirst(",", " "))).hasMessageContaining("expected");
        assertThatThrownBy(() -> read(TEXT.replaceFirst("market=([^ ,]*),", "market=$1 ,")))
                .hasMessageContaining("expected");
        assertThatThrownBy(() -> read(TEXT.replaceFirst("/", "/ "))).hasMessageContaining("expected");
        assertThatThrownBy(() -> read(TEXT.replaceFirst("Robert,", "Robert, turn=3,")))
                .hasMessageContaining("expected");
        assertThatThrownBy(() -> read(TEXT.replaceFirst("players=3", "players=\u22123")))
                .hasMessageContaining("expected");
    }
}
