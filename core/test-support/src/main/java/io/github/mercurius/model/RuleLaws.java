package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The rules of a game are those of its reference, and cited by its tests. */
public abstract class RuleLaws {
    private static final Pattern NUMBER = Pattern.compile("\\*\\*([A-Z]+-\\d+)\\b");
    /** In the name of a test, such as {@code …_TRD4}, or in its text. */
    private static final Pattern CITED = Pattern.compile("(?<![A-Za-z0-9])([A-Z]{3,5})[-_]?(\\d+)(?!\\d)");

    private final Set<String> rules;

    private final List<String> pages;

    /** The test of some rules, which pages have in bold type where they stand: {@code **TRD-4**}. */
    protected RuleLaws(Stream<String> rules, String... pages) {
        this.rules = rules.collect(Collectors.toCollection(TreeSet::new));
        this.pages = List.of(pages);
    }

    /** The folders with the tests of the game. */
    protected List<String> tests() {
        return List.of("src/test/java");
    }

    @Test
    void eachRuleIsCitedByATest() throws IOException {
        Set<String> cited = new TreeSet<>();
        for (String folder : tests()) {
            try (Stream<Path> files = Files.walk(Path.of(folder))) {
                for (Path file :
                        files.filter(each -> each.toString().endsWith(".java")).toList()) {
                    CITED.matcher(Files.readString(file))
                            .results()
                            .forEach(rule -> cited.add(rule.group(1) + "-" + rule.group(2)));
                }
            }
        }
        assertThat(cited).containsAll(rules);
    }

    @Test
    void theReferenceHasTheSameRules() throws IOException {
        Set<String> numbers = new TreeSet<>();
        for (String page : pages) {
            NUMBER.matcher(Files.readString(Path.of(page))).results().forEach(found -> numbers.add(found.group(1)));
        }
        assertThat(numbers).isEqualTo(rules);
    }
}
