package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.json.testing.Refusals;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is written is one and the same text everywhere, and nothing that could not be read. */
class CanonicalOutputTest {
    @Test
    void allOutputsAndInputsAreTheSame() {
        Setup setup = Setup.of("Robert \"the Ox\"", "\\Rafał/", "李小龙 🐙");
        String json = MercuriusJson.SETUP.write(setup);
        assertThat(json).contains("[\"Robert \\\"the Ox\\\"\",\"\\\\Rafał/\",\"李小龙 🐙\"]");
        byte[] bytes = json.getBytes(StandardCharsets.UTF_8);
        assertThat(MercuriusJson.SETUP.writeBytes(setup)).isEqualTo(bytes);
        assertThat(MercuriusJson.SETUP.read(json)).isEqualTo(setup);
        assertThat(MercuriusJson.SETUP.read(bytes)).isEqualTo(setup);
        assertThat(MercuriusJson.SETUP.read(
                        json.replace("Robert", "\\u0052obert").replace("ł", "\\u0142")))
                .isEqualTo(setup);
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
    void thePrettyFormHasTheSameLineBreaksEverywhere() {
        assertThat(MercuriusJson.EVENT.writePretty(new Event.TurnBegan(4, 1)))
                .isEqualTo("{\n  \"type\" : \"turnBegan\",\n  \"turn\" : 4,\n  \"seat\" : 1\n}");
    }

    @Test
    void whatCouldNotBeReadIsNotWritten() {
        Refusals.inWriting(MercuriusJson.EVENT, new Event.TurnBegan(52, 0), "52, expected a whole number from 0 to 51");
        Refusals.inWriting(MercuriusJson.EVENT, new Event.GameEnded(List.of()), "0 items, expected 3 to 5 items");
        Refusals.inWriting(MercuriusJson.EVENT, new Event.Undone(1, 52, 1), "52, expected a whole number from 0 to 51");
        Refusals.inWriting(
                MercuriusJson.UPDATE,
                new Update(0, 0, 4, 0, List.of(new Event.TurnBegan(0, 0))),
                "4, expected a whole number from 0 to 3");
        assertThatThrownBy(() -> MercuriusJson.VIOLATION.write(new Violation.NotYourTurn(5)))
                .hasMessageContaining("expected a whole number from 0 to 4");
    }
}
