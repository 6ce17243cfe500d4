package io.github.mercurius.consumers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The page for developers of apps shows code of the sample projects, which are compiled and run. */
class PageTest {
    private static final Pattern PART =
            Pattern.compile("]\\(([\\w/.-]+\\.(?:java|kt))\\)|```(?:java|kotlin)\n(.*?)```", Pattern.DOTALL);

    @Test
    void allCodeIsThatOfTheFileNamedBefore() throws IOException {
        List<MatchResult> parts =
                PART.matcher(Files.readString(Path.of("README.md"))).results().toList();
        assertThat(parts).isNotEmpty();
        String file = "";
        for (MatchResult part : parts) {
            if (part.group(1) != null) {
                file = unindented(Files.readString(Path.of(part.group(1))));
            } else {
                assertThat(file).contains(unindented(part.group(2)));
            }
        }
    }

    private static String unindented(String code) {
        return code.replace("\r", "").replaceAll("(?m)^ +", "");
    }
}
