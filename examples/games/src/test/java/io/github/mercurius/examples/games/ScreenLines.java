package io.github.mercurius.examples.games;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.jline.utils.AttributedString;

/** What is asked of the lines of a screen. */
public final class ScreenLines {
    private static final int COLUMNS = 80;

    private ScreenLines() {}

    /** They fit a terminal; one that has filled its last column may go on in the next row. */
    public static void assertFit(List<AttributedString> lines) {
        assertThat(lines)
                .allSatisfy(line ->
                        assertThat(line.columnLength()).as(line.toString()).isLessThan(COLUMNS));
    }
}
