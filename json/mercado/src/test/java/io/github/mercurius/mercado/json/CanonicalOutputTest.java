package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.json.testing.CanonicalLaws;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.TokenKind;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What Mercado writes is one and the same text everywhere. */
class CanonicalOutputTest extends CanonicalLaws<Action, PlayerView> {
    private static final Edition EDITION = Edition.standIn();

    CanonicalOutputTest() {
        super(Mercado.rules(EDITION), MercadoJson.formats(EDITION));
    }

    /** In single quotes what JSON has in double quotes. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "V:V2S   | {'type':'playToken','token':'V2S'}",
                "A       | {'type':'draw'}",
                "B       | {'type':'takeBack'}",
                "-       | {'type':'pass'}",
                "Y       | {'type':'symbol','use':true}",
                "N       | {'type':'symbol','use':false}",
                "G>1     | {'type':'setCoin','coin':'G','stall':'1'}",
                "W>H     | {'type':'setCoin','coin':'W','stall':'H'}",
                "S       | {'type':'paySeal'}",
                ".       | {'type':'finish'}",
                "$3      | {'type':'sell','stall':'3'}",
                "W:3     | {'type':'setWhite','stall':'3'}",
                "W:purse | {'type':'setWhite','stall':null}",
                "D:V2S   | {'type':'discardToken','token':'V2S'}",
                "~C:GGB  | {'type':'coins','coins':['G','G','B']}",
                "~T:O07  | {'type':'tile','tile':'O07'}",
                "~V:V2S  | {'type':'token','token':'V2S'}",
                "~V:?    | {'type':'token','token':null}",
            })
    void actionsAreWrittenAsTheNotationSays(String notation, String json) {
        isWritten(notation, json);
    }

    @Test
    void propertiesAndCoinsCanComeInAnyOrder() {
        assertThat(MercadoJson.action(EDITION).read("{\"coins\":[\"B\",\"G\",\"G\"] , \"type\":\"coins\"}"))
                .isEqualTo(Action.parse("~C:GGB", EDITION));
    }

    @Test
    void anEditionIsWrittenAsItsDocument() throws IOException {
        String json = MercadoJson.EDITION.write(EDITION);
        assertThat(json)
                .startsWith("{\"format\":\"mercado-edition/1\",\"name\":\"")
                .contains("\"name\":\"Tapestry\",\"price\":{\"fixed\":\"GGTT\"},\"points\":4,\"effects\":[\"V\"]}")
                .contains("{\"code\":\"V2S\",\"copies\":4,\"points\":2,\"effects\":[\"S\"]}");
        isTheSameEverywhere(MercadoJson.EDITION, EDITION);
    }

    @Test
    void whatCouldNotBeReadIsNotWritten() {
        assertThatThrownBy(() -> MercadoJson.event(EDITION).write(new Event.TurnBegan(-1, 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("cannot be written as JSON: -1, expected a whole number from 0 to 2147483647");
        assertThatThrownBy(() -> MercadoJson.event(EDITION).write(new Event.GameEnded(List.of())))
                .hasMessage("cannot be written as JSON: [], expected 2 to 4 items");
        assertThatThrownBy(() -> MercadoJson.event(EDITION).write(new Event.Passed(4)))
                .hasMessage("cannot be written as JSON: 4, expected a whole number from 0 to 3");
        Map<String, Object> document = new LinkedHashMap<>(EDITION.toDocument());
        document.put("name", "x".repeat(4096));
        Edition longest = Edition.of(document);
        assertThat(MercadoJson.EDITION.read(MercadoJson.EDITION.write(longest))).isEqualTo(longest);
        document.put("name", "x".repeat(4097));
        Edition tooLong = Edition.of(document);
        assertThatThrownBy(() -> MercadoJson.EDITION.write(tooLong))
                .hasMessage("cannot be written as JSON: a text of 4097 characters, expected at most 4096");
    }

    @Test
    void aTokenOfAnotherEditionIsNotWritten() {
        TokenKind other = RandomGames.OTHER.tokenKinds().get(0);
        assertThatThrownBy(() -> MercadoJson.action(EDITION).write(new Action.PlayToken(other)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("cannot be written as JSON: NEW, expected one of V3, V2, V2S, V2X, V1W, V1S");
    }
}
