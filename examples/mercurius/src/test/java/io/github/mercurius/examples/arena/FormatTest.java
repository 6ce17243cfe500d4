package io.github.mercurius.examples.arena;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How values are written for other programs. */
class FormatTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "regent:500 | regent:500",
                "exec:python3 my_bot.py | exec:python3 my_bot.py",
                "exec:\"my bot\" 1 | \"exec:\"\"my bot\"\" 1\"",
                "my-bot:a,b | \"my-bot:a,b\"",
            })
    void aNameIsOneValueOfALine(String name, String written) {
        assertThat(CsvLines.quoted(name)).isEqualTo(written);
    }
}
