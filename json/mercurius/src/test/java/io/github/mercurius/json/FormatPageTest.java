package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
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
        String record = MercuriusJson.RECORD.write(
                Game.start(Setup.of(3), Deal.seeded(1)).toRecord());
        String written = record.replace("\"log\":[]", "\"log\":" + log);
        assertThat(written).contains("\"undo\"");
        assertThat(MercuriusJson.RECORD.write(MercuriusJson.RECORD.read(written)))
                .isEqualTo(written);
        assertThat(MercuriusJson.RECORD.read(written).replay().updateCount()).isEqualTo(6);
    }

    @Test
    void theUpdatesAreUpdates() throws IOException {
        assertThat(examples().get(1).lines())
                .hasSize(2)
                .allSatisfy(line -> assertThat(MercuriusJson.UPDATE.write(MercuriusJson.UPDATE.read(line)))
                        .isEqualTo(line));
    }
}
