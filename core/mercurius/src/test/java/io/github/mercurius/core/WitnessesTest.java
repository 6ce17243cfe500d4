package io.github.mercurius.core;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Rule;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every rule has witnesses: tests that have it in their names, and games in which it allows and refuses actions.
 *
 * <p>WITNESSES.md lists them all. {@code mvn -pl core/mercurius -am test -Dtest=WitnessesTest -Dwitnesses.write
 * -Dsurefire.failIfNoSpecifiedTests=false} writes it.
 */
@Tag("games")
class WitnessesTest {
    private static final Path PAGE = Path.of("WITNESSES.md");

    private static Set<Rule> refusing;
    private static List<CitingTest> tests;
    private static Refusals conformance;
    private static Refusals random;

    @BeforeAll
    static void callTheWitnesses() throws IOException {
        refusing = EnumSet.noneOf(Rule.class);
        CitingTest.violations().values().forEach(refusing::addAll);
        tests = CitingTest.in(Path.of("../../api/mercurius/src/test/java"), Path.of("src/test/java"));
        conformance = Refusals.inConformanceGames();
        random = Refusals.inRandomGames();
    }

    @Test
    void thePageIsUpToDate() throws IOException {
        String page = page();
        if (System.getProperty("witnesses.write") != null) {
            Files.writeString(PAGE, page);
        }
        assertThat(PAGE)
                .as("run this test with -Dwitnesses.write to write the page")
                .hasContent(page);
    }

    @Test
    void everyRuleHasAWitnessThatAcceptsByIt() {
        List<String> without = Arrays.stream(Rule.values())
                .filter(rule -> accepting(rule).findAny().isEmpty() && random.accepted(rule) == 0)
                .map(Rule::id)
                .toList();
        assertThat(without).as("rules without a witness").isEmpty();
    }

    @Test
    void everyRuleThatCanBeViolatedHasWitnessesThatRefuseByIt() {
        assertThat(Rule.values())
                .as("the random games refuse by all rules that a violation can name, and by no other")
                .allMatch(rule -> refusing.contains(rule) == (random.refused(rule) > 0));
        assertThat(refusing)
                .as("a test refuses by each")
                .allMatch(rule -> refusing(rule).findAny().isPresent());
        // In conformance games nobody acts out of turn.
        assertThat(refusing)
                .as("conformance games refuse by each")
                .allMatch(rule -> rule == Rule.TRN_4 || conformance.refused(rule) > 0);
    }

    private static Stream<CitingTest> accepting(Rule rule) {
        return tests.stream().filter(test -> test.accepts().contains(rule));
    }

    private static Stream<CitingTest> refusing(Rule rule) {
        return tests.stream().filter(test -> test.refuses().contains(rule));
    }

    private static String page() {
        return """
                # Witnesses

                For each rule, the tests that have it in their names, and the actions that it allowed and refused in games.

                A test refuses if it expects that an action is refused by that rule, or a position or a leak that breaks it. \
                Two kinds of games are counted: the conformance games, with the actions that they say are illegal, and 60 \
                random games, in each state of which 12 actions are tried by the player whose turn it is and by the next one. \
                Accepted is each legal action of a kind that the rule refuses elsewhere. What follows from an action cannot be \
                counted by rules: the conformance games have it in the state of each line.

                `WitnessesTest` writes this page. It fails if the page is out of date, or if a rule has lost its last witness.

                | rule | accepts | refuses |
                |---|---|---|
                """ + Arrays.stream(Rule.values()).map(WitnessesTest::row).collect(joining());
    }

    private static String row(Rule rule) {
        String accepts = cell(accepting(rule), conformance.accepted(rule), random.accepted(rule));
        String refuses = cell(refusing(rule), conformance.refused(rule), random.refused(rule));
        return "| " + rule.id() + " | " + accepts + " | " + refuses + " |\n";
    }

    private static String cell(Stream<CitingTest> tests, int conformance, int random) {
        List<String> lines = new ArrayList<>(tests.map(CitingTest::toString).toList());
        if (conformance > 0) {
            lines.add(String.format(Locale.ROOT, "%,d in conformance games", conformance));
        }
        if (random > 0) {
            lines.add(String.format(Locale.ROOT, "%,d in random games", random));
        }
        return String.join("<br>", lines);
    }
}
