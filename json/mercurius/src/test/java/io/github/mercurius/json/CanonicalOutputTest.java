package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Game;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is written is one and the same text everywhere, and nothing that could not be read. */
class CanonicalOutputTest {
    @Test
    void actionsAreWrittenAsTheNotationSays() {
        assertThat(json("+AMS")).isEqualTo("{\"type\":\"buy\",\"asset\":\"AMS\"}");
        assertThat(json("-TEA")).isEqualTo("{\"type\":\"sell\",\"asset\":\"TEA\"}");
        assertThat(json("B:SPI,HOO,HOO")).isEqualTo("{\"type\":\"blackMarket\",\"tokens\":[\"HOO\",\"HOO\",\"SPI\"]}");
        assertThat(json("D:ROT")).isEqualTo("{\"type\":\"dividend\",\"chamber\":\"ROT\"}");
        assertThat(json("AMS+SIL-")).isEqualTo("{\"type\":\"playCard\",\"card\":\"AMS+SIL-\"}");
        assertThat(json("N:DEL-POR+,AMS+SIL-"))
                .isEqualTo("{\"type\":\"playNews\",\"discard\":[\"AMS+SIL-\",\"DEL-POR+\"]}");
        assertThat(json("N:")).isEqualTo("{\"type\":\"playNews\",\"discard\":[]}");
    }

    private static String json(String notation) {
        return MercuriusJson.ACTION.write(Action.parse(notation));
    }

    @Test
    void allOutputsAndInputsAreTheSame() throws IOException {
        Setup setup = Setup.of("Robert \"the Ox\"", "\\Rafał/", "李小龙 🐙");
        String json = MercuriusJson.SETUP.write(setup);
        assertThat(json).contains("[\"Robert \\\"the Ox\\\"\",\"\\\\Rafał/\",\"李小龙 🐙\"]");
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        assertThat(MercuriusJson.SETUP.writeBytes(setup)).isEqualTo(bytes);
        StringWriter writer = new StringWriter();
        MercuriusJson.SETUP.write(setup, writer);
        assertThat(writer).hasToString(json);
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        MercuriusJson.SETUP.write(setup, stream);
        assertThat(stream.toByteArray()).isEqualTo(bytes);
        assertThat(MercuriusJson.SETUP.read(json)).isEqualTo(setup);
        assertThat(MercuriusJson.SETUP.read(bytes)).isEqualTo(setup);
        assertThat(MercuriusJson.SETUP.read(new StringReader(json))).isEqualTo(setup);
        assertThat(MercuriusJson.SETUP.read(new ByteArrayInputStream(bytes))).isEqualTo(setup);
    }

    @Test
    void tokensAreWrittenInCanonicalOrderAndReadInAny() {
        Event filled = new Event.BlackMarketFilled(1, Tokens.of(Asset.SPI, Asset.HOO, Asset.HOO));
        assertThat(MercuriusJson.EVENT.write(filled))
                .isEqualTo("{\"type\":\"blackMarketFilled\",\"seat\":1,\"tokens\":[\"HOO\",\"HOO\",\"SPI\"]}");
        assertThat(MercuriusJson.EVENT.read(
                        "{\"type\":\"blackMarketFilled\",\"seat\":1,\"tokens\":[\"HOO\",\"SPI\",\"HOO\"]}"))
                .isEqualTo(filled);
    }

    @Test
    void anUndoIsAnUpdateAndAnEntryOfTheLog() {
        Game game = Game.start(Setup.of(3), Deal.seeded(7))
                .applyAction(Action.parse("+AMS"))
                .applyAction(Action.parse("+HOO"))
                .undo(0);
        assertThat(MercuriusJson.UPDATE.write(game.updatesForSpectator(2).get(0)))
                .isEqualTo("{\"number\":2,\"turn\":0,\"step\":2,\"seat\":0,"
                        + "\"events\":[{\"type\":\"undone\",\"steps\":2,\"turn\":0,\"step\":0}]}");
        assertThat(MercuriusJson.RECORD.write(game.toRecord()))
                .contains("\"log\":[{\"type\":\"buy\",\"asset\":\"AMS\"},{\"type\":\"buy\",\"asset\":\"HOO\"},"
                        + "{\"type\":\"undo\",\"steps\":2}],");
    }

    @Test
    void theOrderOfPropertiesMeansNothing() {
        assertThat(MercuriusJson.EVENT.read("{\"cost\":15,\"nth\":2,\"asset\":\"AMS\",\"type\":\"bought\",\"seat\":1}"))
                .isEqualTo(new Event.Bought(1, Asset.AMS, 2, 15));
    }

    @Test
    void thePrettyFormHasTheSameLineBreaksEverywhere() {
        assertThat(MercuriusJson.EVENT.writePretty(new Event.TurnBegan(4, 1)))
                .isEqualTo("{\n  \"type\" : \"turnBegan\",\n  \"turn\" : 4,\n  \"seat\" : 1\n}");
    }

    @Test
    void whatCouldNotBeReadIsNotWritten() {
        assertThatThrownBy(() -> MercuriusJson.EVENT.write(new Event.TurnBegan(52, 0)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("cannot be written as JSON: 52, expected a whole number from 0 to 51");
        assertThatThrownBy(() -> MercuriusJson.EVENT.write(new Event.GameEnded(List.of())))
                .hasMessage("cannot be written as JSON: [], expected 3 to 5 items");
        assertThatThrownBy(() -> MercuriusJson.EVENT.write(new Event.Undone(1, 52, 1)))
                .hasMessage("cannot be written as JSON: 52, expected a whole number from 0 to 51");
        assertThatThrownBy(() -> MercuriusJson.UPDATE.write(new Update(0, 0, 4, 0, List.of(new Event.TurnBegan(0, 0)))))
                .hasMessage("cannot be written as JSON: 4, expected a whole number from 0 to 3");
        assertThatThrownBy(() -> MercuriusJson.VIOLATION.write(new Violation.NotYourTurn(5)))
                .hasMessageContaining("expected a whole number from 0 to 4");
    }
}
