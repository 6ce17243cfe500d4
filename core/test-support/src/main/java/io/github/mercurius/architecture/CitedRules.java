package io.github.mercurius.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The rules that the tests of a module cite, in the name of a test such as {@code …_TRD4}, or in its text. */
public final class CitedRules {
    private static final Pattern CITED = Pattern.compile("(?<![A-Za-z0-9])([A-Z]{3,5})[-_]?(\\d+)(?!\\d)");

    private CitedRules() {}

    /** The numbers of the rules that the Java files in a folder cite, such as {@code TRD-4}. */
    public static Set<String> in(Path folder) throws IOException {
        List<Path> files = new ArrayList<>();
        try (Stream<Path> found = Files.walk(folder)) {
            found.filter(file -> file.toString().endsWith(".java")).forEach(files::add);
        }
        Set<String> numbers = new TreeSet<>();
        for (Path file : files) {
            CITED.matcher(Files.readString(file))
                    .results()
                    .forEach(rule -> numbers.add(rule.group(1) + "-" + rule.group(2)));
        }
        return numbers;
    }
}
