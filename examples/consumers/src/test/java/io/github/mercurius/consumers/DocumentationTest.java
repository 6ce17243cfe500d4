package io.github.mercurius.consumers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * All that is exported says what it is, and Javadoc finds nothing wrong with how.
 *
 * <p>A first sentence is asked for, not a tag for each parameter and result that would say it again. Neither is a
 * comment on a record's compact constructor, which the record's own comment covers, nor on what Javadoc shows of
 * private members because it is serialized.
 */
@Tag("long")
final class DocumentationTest {
    private static final Pattern COMPLAINT =
            Pattern.compile("(?m)^(.*): (?:warning|error)[:-] ?(.*)\\R(.*)\\R( *)\\^$|^(?:warning|error): (.*)$");
    private static final Pattern TAG = Pattern.compile("no @(param|return|throws) .*|no @return");
    private static final Pattern COMPACT_CONSTRUCTOR = Pattern.compile("\\s*public \\w+ \\{");
    private static final Pattern COMPONENT = Pattern.compile("\\w+[,)].*");
    private static final Pattern PRIVATE = Pattern.compile("\\s*private .*");

    @ParameterizedTest
    @MethodSource("io.github.mercurius.consumers.Libraries#folders")
    void javadocHasNothingToComplainAbout(Path library, @TempDir Path pages) throws IOException {
        assertThat(complaints(javadoc(library, pages))).isEmpty();
    }

    private static String javadoc(Path library, Path pages) throws IOException {
        List<String> arguments = new ArrayList<>(List.of("-Xdoclint:all", "-Xmaxwarns", "10000", "-quiet"));
        arguments.addAll(List.of("-d", pages.toString(), "--module-path", System.getProperty("java.class.path")));
        for (Path sources : List.of(Path.of("src/main/java"), Path.of("target/generated-sources/annotations"))) {
            arguments.addAll(javaFiles(library.resolve(sources)));
        }
        StringWriter output = new StringWriter();
        PrintWriter writer = new PrintWriter(output);
        ToolProvider.findFirst("javadoc").orElseThrow().run(writer, writer, arguments.toArray(String[]::new));
        assertThat(pages.resolve("index.html")).exists();
        return output.toString();
    }

    private static List<String> javaFiles(Path folder) throws IOException {
        if (!Files.exists(folder)) {
            return List.of();
        }
        return ProjectFiles.in(folder, "**.java").stream().map(Path::toString).toList();
    }

    private static List<String> complaints(String output) {
        List<String> complaints = new ArrayList<>();
        Matcher complaint = COMPLAINT.matcher(output);
        while (complaint.find()) {
            String what = complaint.group(2);
            if (what == null
                    || !isWelcome(what, complaint.group(3), complaint.group(4).length())) {
                complaints.add(complaint.group());
            }
        }
        return complaints;
    }

    private static boolean isWelcome(String complaint, String line, int place) {
        if (!complaint.equals("no comment")) {
            return TAG.matcher(complaint).matches();
        }
        return COMPACT_CONSTRUCTOR.matcher(line).matches()
                || COMPONENT.matcher(line.substring(place)).matches()
                || PRIVATE.matcher(line).matches();
    }
}
