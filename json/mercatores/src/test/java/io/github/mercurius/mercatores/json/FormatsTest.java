package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The formats as a program has them that serves any game. */
class FormatsTest {
    @Test
    void whatIsOfAnotherEditionIsNeitherWrittenNorRead() {
        Game game = (Game) Mercatores.rules().start(List.of("Robert", "Magda"), new Random(1)::nextInt);
        Formats<?, ?> formats = MercatoresJson.formats(RandomGames.OTHER);
        String expected = "edition: stand-in-1, expected other-1, the edition of these formats";
        assertThatThrownBy(() -> formats.setup().write(game.setup())).hasMessage(expected);
        for (String json : List.of(MercatoresJson.SETUP.write(game.setup()))) {
            assertThatThrownBy(() -> formats.setup().read(json))
                    .isInstanceOf(FormatException.class)
                    .hasMessageContaining(expected);
        }
        assertThatThrownBy(() -> formats.view()
                        .read(MercatoresJson.VIEW.write(game.state().viewFor(0))))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining(expected);
        assertThatThrownBy(() -> formats.state().read(MercatoresJson.STATE.write(game.state())))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining(expected);
        assertThatThrownBy(() -> formats.record().read(MercatoresJson.RECORD.write(game.toRecord())))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining(expected);
        assertThat(Edition.standIn()).isNotEqualTo(RandomGames.OTHER);
    }
}
