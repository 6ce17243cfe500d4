package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.json.testing.InputLaws;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Edition;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What is too large, too deep, or no text is refused by the formats of Mercatores. */
class InputLimitsTest extends InputLaws<Action> {
    InputLimitsTest() {
        super(
                MercatoresJson.action(Edition.standIn()),
                "{\"type\":\"give\",\"card\":\"CRN0\"}",
                List.of(MercatoresJson.STATE, MercatoresJson.EDITION));
    }

    @Test
    void noEditionIsNone() {
        assertThatThrownBy(() -> MercatoresJson.action(null))
                .isInstanceOf(NullPointerException.class)
                .hasMessage("edition: null, expected an edition");
    }
}
