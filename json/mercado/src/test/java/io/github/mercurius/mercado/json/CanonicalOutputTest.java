package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;

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

/** What Mercado writes is one and the same text everywhere. */
class CanonicalOutputTest extends CanonicalLaws<Action, PlayerView> {
    private static final Edition EDITION = Edition.standIn();

    CanonicalOutputTest() {
        super(Mercado.rules(EDITION), MercadoJson.formats(EDITION));
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
        isNotWritten(
                MercadoJson.event(EDITION),
                new Event.TurnBegan(-1, 0),
                "-1, expected a whole number from 0 to 2147483647");
        isNotWritten(MercadoJson.event(EDITION), new Event.GameEnded(List.of()), "[], expected 2 to 4 items");
        isNotWritten(MercadoJson.event(EDITION), new Event.Passed(4), "4, expected a whole number from 0 to 3");
        Map<String, Object> document = new LinkedHashMap<>(EDITION.toDocument());
        document.put("name", "x".repeat(4096));
        Edition longest = Edition.of(document);
        assertThat(MercadoJson.EDITION.read(MercadoJson.EDITION.write(longest))).isEqualTo(longest);
        document.put("name", "x".repeat(4097));
        Edition tooLong = Edition.of(document);
        isNotWritten(MercadoJson.EDITION, tooLong, "a text of 4097 characters, expected at most 4096");
    }

    @Test
    void aTokenOfAnotherEditionIsNotWritten() {
        TokenKind other = RandomGames.OTHER.tokenKinds().get(0);
        isNotWritten(
                MercadoJson.action(EDITION),
                new Action.PlayToken(other),
                "NEW, expected one of V3, V2, V2S, V2X, V1W, V1S");
    }
}
