package io.github.mercurius.examples.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Rule;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.examples.cli.CommandFixture;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.PositionException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A rule is shown in words, in the code, and by what the library does in a position. */
class RuleCommandTest extends CommandFixture {
    private static final String REFUSED = "    Not allowed. ";

    private List<String> lines(String... arguments) {
        String printed = run(new RuleCommand(), (Object[]) arguments);
        assertThat(exitCode).as(errors).isZero();
        return printed.lines().toList();
    }

    private void assertRefused(String... arguments) {
        assertThat(run(new RuleCommand(), (Object[]) arguments)).isEmpty();
        assertThat(exitCode).isEqualTo(2);
    }

    /** The rules for which an action can be refused, as the reference of the notation lists them. */
    static Set<Rule> breakable() throws IOException {
        String page = Files.readString(Path.of("../../core/mercurius/NOTATION.md"));
        String table = page.replaceFirst("(?s).*## What a refusal cites(.*?)\n## .*", "$1");
        Set<Rule> rules = EnumSet.noneOf(Rule.class);
        Matcher cited = Pattern.compile("`([A-Z]{3})-(\\d)` \\|").matcher(table);
        while (cited.find()) {
            rules.add(Rule.valueOf(cited.group(1) + "_" + cited.group(2)));
        }
        assertThat(rules).hasSize(13);
        return rules;
    }

    @Test
    void eachRuleThatAnActionCanBreakIsShownWithWhatIsAllowedAndWhatIsRefused() throws IOException {
        for (Rule rule : breakable()) {
            List<String> lines = lines(rule.id(), "--lang", "en", "--game", "mercurius", "--positions");
            assertThat(lines).as(rule.id()).anyMatch(line -> line.startsWith(REFUSED + rule.id() + ": "));
            assertThat(lines).as(rule.id()).anyMatch(line -> line.startsWith("    seat "));
        }
    }

    @Test
    void eachPositionIsWrittenAsTheLibraryWritesItOrRefusedForOneOfItsRules() {
        for (Demonstration shown : Demonstration.all()) {
            try {
                assertThat(Position.parse(shown.position()).toText()).isEqualTo(shown.position());
                assertThat(GameState.parse(shown.state().toText())).isEqualTo(shown.state());
                assertThat(shown.attempts()).as(shown.toString()).isNotEmpty();
            } catch (PositionException refused) {
                assertThat(refused.problems())
                        .as(shown.toString())
                        .allSatisfy(problem -> assertThat(List.<AnyRule>copyOf(problem.rules()))
                                .containsAnyElementsOf(shown.rules()));
                assertThat(shown.attempts()).isEmpty();
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aRuleOfEachGameIsShownIn80Columns(GameName game) {
        List<? extends AnyRule> rules = GameKit.of(game).rules().all();
        for (int i = 0; i < rules.size(); i++) {
            AnyRule rule = rules.get(i);
            String language = Words.LANGUAGES.get(i % Words.LANGUAGES.size());
            List<String> lines = lines(rule.id(), "--game", game.toString(), "--lang", language);
            String text = rule.id() + ": " + rule.text(Words.in(language).locale());
            assertThat(String.join(" ", lines).replaceAll(" +", " ")).startsWith(text);
            // The parts of a position cannot be broken.
            assertThat(lines)
                    .filteredOn(line -> line.strip().contains(" "))
                    .allSatisfy(line -> assertThat(line.length()).as(line).isLessThanOrEqualTo(80));
        }
    }

    @ParameterizedTest
    @EnumSource
    void theWholeTextOfARuleIsThatOfItsPage(GameName game) throws IOException {
        String pages = "";
        for (String page : List.of("RULES.md", "EDITION.md")) {
            Path file = Path.of("../../core", game.toString(), page);
            pages += Files.exists(file) ? letters(Files.readString(file)) : "";
        }
        for (var one : RuleCommand.GameRule.all(GameKit.of(game), "en")) {
            for (String line : one.passage().lines()) {
                assertThat(pages).contains(letters(line));
                assertThat(line).doesNotContain("**").doesNotContain("`").doesNotContain("](");
            }
        }
    }

    private static String letters(String text) {
        return text.replaceAll("\\]\\([^)]*\\)", "").replaceAll("[^\\p{L}\\p{N}]+", "");
    }

    @Test
    void aNumberOfSeveralGamesAsksWhich() {
        assertRefused("trn-1");
        assertThat(errors)
                .contains("'TRN-1' is a rule of several games, expected --game to say which")
                .contains("  Mercurius TRN-1: ")
                .contains("  Mercado TRN-1: ")
                .doesNotContain("Mercatores");
    }

    @Test
    void aNumberOfOneGameIsFoundInIt() {
        assertThat(lines("PLY-3", "--lang", "en").get(0)).startsWith("Mercado PLY-3: ");
        assertThat(lines("PLY-3", "--lang", "en")).contains("In full (Mercado, section “Action A: draw and play”)");
        assertRefused("PLY-3", "--game", "mercurius");
    }

    @Test
    void wordsFindTheRulesThatSayThem() {
        assertThat(lines("black market", "--lang", "en"))
                .anyMatch(line -> line.startsWith("Mercurius BLK-1: "))
                .anyMatch(line -> line.startsWith("Mercurius RUL-6: "));
        assertThat(lines("czarny", "rynek", "--lang", "pl", "--game", "mercurius"))
                .anyMatch(line -> line.startsWith("BLK-4: "));
    }

    @Test
    void wordsAreFoundWhole() {
        assertThat(lines("tie", "--lang", "en", "--game", "mercurius")).noneMatch(line -> line.startsWith("THG-2: "));
        assertThat(lines("dług", "--lang", "pl", "--game", "mercurius")).noneMatch(line -> line.startsWith("RUL-4: "));
    }

    @Test
    void beginningsAndWordsWithoutAccentsAreFoundWhereNoWordIs() {
        assertThat(lines("rozladun", "--lang", "pl", "--game", "mercatores")).isNotEmpty();
        assertThat(lines("discar", "--lang", "en", "--game", "mercado")).anyMatch(line -> line.startsWith("RPL-2: "));
    }

    @Test
    void anAnswerToADisputeIsFoundInItsLanguageAndGame() {
        String english = String.join("\n", lines("Marta", "copper", "--lang", "en"));
        assertThat(english)
                .startsWith("Mercurius, asked at tables: The bank has no copper token left")
                .contains("BLK-3");
        assertRefused("Marta", "copper", "--lang", "en", "--game", "mercado");
        assertRefused("Marta", "copper", "--lang", "it");
    }

    @Test
    void aRuleThatIsFoundAloneSaysItsGameWhereNoneWasAsked() {
        assertThat(lines("reshuffle", "--lang", "en").get(0)).startsWith("Mercatores ");
        assertRefused("reshuffled", "--lang", "en", "--game", "mercurius");
    }

    @Test
    void positionsAreShownOnRequest() {
        List<String> page = lines("TRD-3", "--lang", "en");
        assertThat(page).noneMatch(line -> line.startsWith("mpn/1")).hasSizeLessThan(24);
        assertThat(page).last().asString().contains("--positions");
        assertThat(lines("TRD-3", "--lang", "en", "--positions"))
                .startsWith(page.subList(0, page.size() - 2).toArray(String[]::new))
                .anyMatch(line -> line.startsWith("mpn/1"));
    }

    @Test
    void withoutANumberAllAreListedWithTheirGames() {
        List<String> lines = lines("--lang", "pl");
        for (GameName game : GameName.values()) {
            GameKit<?, ?> kit = GameKit.of(game);
            assertThat(lines)
                    .filteredOn(line -> line.matches(kit.name().title() + " [A-Z]{3,6}-\\d+: .*"))
                    .hasSameSizeAs(kit.rules().all());
        }
        assertThat(lines).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
        assertThat(lines("--game", "mercurius").stream().filter(line -> line.matches("[A-Z]{3}-\\d+: .*")))
                .hasSameSizeAs(Rule.values());
    }

    @ParameterizedTest
    @ValueSource(strings = {"TRD-8", "TRD_3", "", " ", "no such words", "\u001b[2J"})
    void whatIsNoRuleIsRefused(String id) {
        assertRefused(id);
        assertThat(errors).contains("expected a rule such as TRD-3").doesNotContain("\u001b");
    }
}
