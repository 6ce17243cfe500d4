package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Update;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The examples on the page of the formats. */
class FormatPageTest {
    private static List<String> examples() throws IOException {
        String page = Files.readString(Path.of("FORMAT.md")).replace("\r", "");
        Pattern block = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL);
        return block.matcher(page).results().map(found -> found.group(1)).toList();
    }

    @Test
    void theLogIsThatOfARecord() throws IOException {
        String log = examples().get(0).replace("\n", "");
        Setup setup = Setup.of(3);
        Game game = Game.start(setup, Deal.seeded(setup.edition(), 1));
        String written = MercadoJson.RECORD.write(game.toRecord()).replace("\"log\":[]", "\"log\":" + log);
        assertThat(written).contains("\"undo\"");
        assertThat(MercadoJson.RECORD.write(MercadoJson.RECORD.read(written))).isEqualTo(written);
    }

    @Test
    void theUpdatesAreUpdates() throws IOException {
        WireFormat<Update> format = MercadoJson.update(Edition.standIn());
        assertThat(examples().get(1).lines())
                .hasSize(2)
                .allSatisfy(line -> assertThat(format.write(format.read(line))).isEqualTo(line));
    }
}
