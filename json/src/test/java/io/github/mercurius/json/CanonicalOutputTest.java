package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameState;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
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
    void theOrderOfPropertiesMeansNothing() {
        assertThat(MercuriusJson.EVENT.read("{\"cost\":15,\"nth\":2,\"asset\":\"AMS\",\"type\":\"bought\",\"seat\":1}"))
                .isEqualTo(new Event.Bought(1, io.github.mercurius.api.Asset.AMS, 2, 15));
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
        assertThatThrownBy(() -> MercuriusJson.VIOLATION.write(new Violation.NotYourTurn(5)))
                .hasMessageContaining("expected a whole number from 0 to 4");
    }

    @Test
    void betweenTheEventsOfAnActionThereIsNothingToWrite() {
        GameState state = GameState.start(Setup.of(3), Deal.seeded(7));
        List<Event> events = new ArrayList<>();
        state.applyAction(Action.playCard(state.hand(0).kind(0)), events::add);
        PlayerView half = state.viewFor(0).after(events.get(0));
        assertThatThrownBy(() -> MercuriusJson.VIEW.write(half))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected no card on space 0");
        assertThatThrownBy(() -> MercuriusJson.STATE.write(state.after(events.get(0))))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected no card on space 0");
    }
}
