package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.testing.CanonicalLaws;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What Mercurius writes is one and the same text everywhere, and nothing that could not be read. */
class CanonicalOutputTest extends CanonicalLaws<Action, PlayerView> {
    CanonicalOutputTest() {
        super(Mercurius.rules(), MercuriusJson.formats());
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
        isNotWritten(MercuriusJson.EVENT, new Event.TurnBegan(52, 0), "52, expected a whole number from 0 to 51");
        isNotWritten(MercuriusJson.EVENT, new Event.GameEnded(List.of()), "[], expected 3 to 5 items");
        isNotWritten(MercuriusJson.EVENT, new Event.Undone(1, 52, 1), "52, expected a whole number from 0 to 51");
        isNotWritten(
                MercuriusJson.UPDATE,
                new Update(0, 0, 4, 0, List.of(new Event.TurnBegan(0, 0))),
                "4, expected a whole number from 0 to 3");
        assertThatThrownBy(() -> MercuriusJson.VIOLATION.write(new Violation.NotYourTurn(5)))
                .hasMessageContaining("expected a whole number from 0 to 4");
    }
}
