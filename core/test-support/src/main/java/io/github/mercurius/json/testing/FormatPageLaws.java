package io.github.mercurius.json.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The examples on the page of the formats. */
public abstract class FormatPageLaws<A extends AnyAction, V extends AnyView<A>> {
    private final Formats<A, V> formats;
    private final AnyGame<A, V> first;
    private final int updates;

    /**
     * The laws of a page.
     *
     * @param first a game just begun, in which the log of the page is possible
     * @param updates how many updates a game with that log has
     */
    protected FormatPageLaws(Formats<A, V> formats, AnyGame<A, V> first, int updates) {
        this.formats = formats;
        this.first = first;
        this.updates = updates;
    }

    private static List<String> examples() throws IOException {
        String page = Files.readString(Path.of("FORMAT.md")).replace("\r", "");
        Pattern block = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL);
        return block.matcher(page).results().map(found -> found.group(1)).toList();
    }

    @Test
    public void theLogIsThatOfARecord() throws IOException {
        WireFormat<AnyRecord<A, V>> format = formats.record();
        String log = examples().get(0).replace("\n", "");
        String written = format.write(first.toRecord()).replace("\"log\":[]", "\"log\":" + log);
        assertThat(written).contains("\"undo\"");
        assertThat(format.write(format.read(written))).isEqualTo(written);
        assertThat(format.read(written).replay().updateCount()).isEqualTo(updates);
    }

    @Test
    public void theUpdatesAreUpdates() throws IOException {
        WireFormat<AnyUpdate> format = formats.update();
        assertThat(examples().get(1).lines())
                .hasSize(2)
                .allSatisfy(line -> assertThat(format.write(format.read(line))).isEqualTo(line));
    }
}
