package io.github.mercurius.examples.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Rule;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.examples.cli.Program;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.PositionException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A rule is shown in words, in the code, and by what the library does in a position. */
class RuleCommandTest {
    private static final String REFUSED = "    Not allowed. ";

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(String... arguments) {
        return Program.of(new RuleCommand())
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    private List<String> lines(String... arguments) {
        out.getBuffer().setLength(0);
        assertThat(run(arguments)).as(err.toString()).isZero();
        return out.toString().lines().collect(Collectors.toList());
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
            List<String> lines = lines(rule.id(), "--lang", "en", "--game", "mercurius");
            assertThat(lines).as(rule.id()).anyMatch(line -> line.startsWith(REFUSED + rule.id() + ": "));
            assertThat(lines).as(rule.id()).anyMatch(line -> line.startsWith("    seat "));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "THG-3 | 6 with hands of seat 1, expected at most 5 (THG-3)",
                "SET-2 | AMS tokens in all: 6, expected at most 5 (SET-2)",
                "TRN-3 | and Amsterdam +1 / silk −2 goes onto the discard pile",
                "TRD-2 | seat 0 buys a share of Amsterdam for 14 guilders",
                "TRD-3 | seat 0 sells a token of silk, which costs 1 guilder",
                "PRC-1 | space of AMS: 33, expected 0 to 32 (PRC-1)",
                "PRC-2 | silk still at 25 [pricesMoved AMS+SIL- 10 11 31 29]",
                "PRC-3 | [pricesMoved HOO+SIL- 17 18 1 0]",
                "BLK-3 | seat 0 receives 3 guilders and seat 1 receives 3 guilders",
                "BLK-4 | sells 3 tokens on the Black Market for 39 guilders",
                "DIV-3 | Rotterdam pays 6 guilders a share, seat 0 receives 12 guilders",
                "RUL-1 | Rotterdam pays 23 guilders a share, seat 0 receives 46 guilders",
                "NWS-2 | draws Middelburg +1 / tea −2 from the backup deck",
                "END-2 | at the end of the game seat 0 sells 2 tokens for 14 guilders",
                "RUL-5 | [pricesMoved AMS-SIL+ 14 13 31 32]",
                "RUL-5 | [pricesMoved AMS-SIL+ 15 14 29 31]",
                "RUL-6 | seat 1 forfeits 1 token left on the Black Market card",
                "RUL-6 | seat 1 sells 1 token on the Black Market for 1 guilder:",
            })
    void theLibraryShowsIt(String rule, String words) {
        String joined = lines(rule, "--lang", "en", "--game", "mercurius").stream()
                .map(String::strip)
                .collect(Collectors.joining(" "));
        assertThat(joined).contains(words);
    }

    @Test
    void eachPositionIsWrittenAsTheLibraryWritesItOrRefusedForOneOfItsRules() {
        for (Demonstration shown : Demonstration.all()) {
            try {
                assertThat(Position.parse(shown.position()).toText()).isEqualTo(shown.position());
                assertThat(GameState.parse(shown.state().toText())).isEqualTo(shown.state());
                assertThat(shown.game().isPresent())
                        .isEqualTo(shown.state().table().turn() > 0);
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
        for (GameRule one : GameRule.all(GameKit.of(game), "en")) {
            for (String line : one.passage().lines()) {
                assertThat(pages).contains(letters(line));
                assertThat(line).doesNotContain("**").doesNotContain("`").doesNotContain("](");
            }
        }
    }

    private static String letters(String text) {
        return text.replaceAll("\\]\\([^)]*\\)", "").replaceAll("[^\\p{L}\\p{N}]+", "");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "mercurius; TRN-1; Up to three trades (section 4), or the Black Market card, or the Dividend card, or"
                        + " nothing.",
                "mercurius; THG-3; X +1, P −2 | 5 |",
                "mercurius; RUL-12; 6. After the last turn the host opens its part",
                "mercado; TRN-1; start (TRN-2), playing coins (only in action A)",
                "mercado; EDN-1; 24 objects and 12 perfumes.",
                "mercatores; CASH-2; Only what brings at least one coin can be cashed in.",
            })
    void theWholeTextIsShown(String game, String rule, String text) {
        String joined = lines(rule, "--game", game).stream().map(String::strip).collect(Collectors.joining(" "));
        assertThat(joined).contains(text);
    }

    @Test
    void aNumberOfSeveralGamesAsksWhich() {
        assertThat(run("trn-1")).isEqualTo(2);
        assertThat(err.toString())
                .contains("'TRN-1' is a rule of several games, expected --game to say which")
                .contains("  Mercurius TRN-1: ")
                .contains("  Mercado TRN-1: ")
                .doesNotContain("Mercatores");
        assertThat(out.toString()).isEmpty();
    }

    @Test
    void aNumberOfOneGameIsFoundInIt() {
        assertThat(lines("PLY-3", "--lang", "en").get(0)).startsWith("PLY-3: ");
        assertThat(lines("PLY-3", "--lang", "en")).contains("In full (Mercado, section “Action A: draw and play”)");
        assertThat(run("PLY-3", "--game", "mercurius")).isEqualTo(2);
    }

    @Test
    void theAddressAndTheSectionOfTheRulebookAreShown() {
        assertThat(lines("PLY-3", "--lang", "en"))
                .contains("Address in the site: mercado/PLY-3", "In the rulebook (English): “Playing coins”");
        assertThat(lines("MKT-1", "--game", "mercatores", "--lang", "it"))
                .contains("Indirizzo nel sito: mercatores/MKT-1", "Nel regolamento (polacco): «Akcja handlu»");
        assertThat(lines("RUL-15", "--game", "mercado", "--lang", "en"))
                .noneMatch(line -> line.startsWith("In the rulebook"));
    }

    @Test
    void eachSectionOfARulebookIsThatOfARule() {
        List<String> rules = Arrays.stream(GameName.values())
                .flatMap(game -> GameKit.of(game).rules().all().stream().map(rule -> game + " " + rule.id()))
                .toList();
        assertThat(ResourceLines.of("rulebooks.txt")).allSatisfy(line -> {
            String start = line.replaceFirst("^(\\S+ \\S+).*", "$1");
            assertThat(rules).anyMatch(rule -> rule.equals(start) || rule.startsWith(start + "-"));
        });
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
    void wordsThatNoSentenceHasAreLookedUpInThePages() {
        assertThat(lines("0xE220A8397B1DCDAF", "--game", "mercurius", "--lang", "en")
                        .get(0))
                .startsWith("RUL-9: ");
    }

    @Test
    void withoutANumberAllAreListedWithTheirGames() {
        List<String> lines = lines("--lang", "pl");
        for (GameName game : GameName.values()) {
            GameKit<?, ?> kit = GameKit.of(game);
            assertThat(lines)
                    .filteredOn(line -> line.matches(kit.face().title() + " [A-Z]{3,6}-\\d+: .*"))
                    .hasSameSizeAs(kit.rules().all());
        }
        assertThat(lines).allSatisfy(line -> assertThat(line.length()).isLessThanOrEqualTo(80));
        assertThat(lines("--game", "mercurius").stream().filter(line -> line.matches("[A-Z]{3}-\\d+: .*")))
                .hasSameSizeAs(Rule.values());
    }

    @ParameterizedTest
    @ValueSource(strings = {"TRD-8", "TRD_3", "", " ", "no such words", "\u001b[2J"})
    void whatIsNoRuleIsRefused(String id) {
        assertThat(run(id)).isEqualTo(2);
        assertThat(err.toString()).contains("expected a rule such as TRD-3").doesNotContain("\u001b");
    }

    @Test
    void anIdMayBeInSmallLetters() {
        assertThat(lines("trd-3", "--lang", "en").get(0)).startsWith("TRD-3: ");
    }
}
