package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.games.common.Columns;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What is drawn with characters. */
class ShowcaseTest {
    @Test
    void itFitsInto80ColumnsAndTellsWhatToTypeNext() {
        StringWriter out = new StringWriter();
        Showcase.show(new PrintWriter(out, true));
        List<String> lines = out.toString().lines().toList();
        assertThat(lines).allSatisfy(line -> assertThat(line.length()).as(line).isLessThanOrEqualTo(80));
        assertThat(lines).filteredOn(line -> line.contains("●")).hasSize(12);
        assertThat(out.toString())
                .contains("TEA ")
                .contains("  mercurius play ", "  mercurius rule TRD-3 --positions ")
                .contains("  mercurius --help ");
    }

    @ParameterizedTest
    @CsvSource({"0, '        '", "0.001, '▏       '", "0.5, '████    '", "0.95, '███████▋'", "1, ████████"})
    void aBarIsAsLongAsTheShareAndSeenIfThereIsAny(double share, String bar) {
        assertThat(Columns.bar(share, 8)).isEqualTo(bar);
    }

    @Test
    void aLineIsAsHighAsItsValues() {
        assertThat(Columns.line(List.of(0, 1, 12, 24, 25, 13, 3, 4), 25)).isEqualTo("▁▁▄██▅▁▂");
    }
}
