package io.github.mercurius.mercatores.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Update;
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
        String written = MercatoresJson.RECORD.write(game.toRecord()).replace("\"log\":[]", "\"log\":" + log);
        assertThat(written).contains("\"undo\"");
        assertThat(MercatoresJson.RECORD.write(MercatoresJson.RECORD.read(written)))
                .isEqualTo(written);
    }

    @Test
    void theUpdatesAreUpdates() throws IOException {
        WireFormat<Update> format = MercatoresJson.update(Edition.standIn());
        assertThat(examples().get(1).lines())
                .hasSize(2)
                .allSatisfy(line -> assertThat(format.write(format.read(line))).isEqualTo(line));
    }
}
