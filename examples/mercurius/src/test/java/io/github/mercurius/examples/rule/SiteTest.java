package io.github.mercurius.examples.rule;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.examples.cli.CommandRun;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.examples.games.vectors.Fields;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SiteTest {
    private static final Map<GameName, Map<String, ? extends RuleExample<?, ?>>> EXAMPLES = Site.examples();
    private static final Map<String, String> FILES = Site.files(EXAMPLES, false);

    @Test
    void eachRuleOfEachGameHasAPageInEachLanguage() {
        for (String folder : List.of("", "pl/", "it/")) {
            for (GameName game : GameName.values()) {
                GameKit.of(game)
                        .rules()
                        .all()
                        .forEach(
                                rule -> assertThat(FILES).containsKey(folder + game + "/" + rule.id() + "/index.html"));
            }
        }
    }

    @Test
    void eachLinkLeadsToAPageOrAPlaceInOne() {
        Pattern link = Pattern.compile("(?:href|src)=\"([^\"#]+)(?:#([^\"]+))?\"");
        Set<String> seen = new HashSet<>();
        FILES.forEach((file, html) -> link.matcher(file.endsWith(".html") ? html : "")
                .results()
                .forEach(found -> {
                    String target = Path.of(file)
                            .resolveSibling(found.group(1))
                            .normalize()
                            .toString();
                    assertThat(FILES).as(file + " to " + found.group()).containsKey(target);
                    if (found.group(2) != null) {
                        assertThat(FILES.get(target)).as(file).contains("id=\"" + found.group(2) + "\"");
                    }
                    seen.add(target);
                }));
        assertThat(seen).containsAll(FILES.keySet());
    }

    /** The entries of a map of the JDK come in another order in each JVM. */
    @Test
    void theSearchIsTheSameInEachJvm() throws IOException {
        for (String folder : List.of("", "pl/", "it/")) {
            String found = String.valueOf(FILES.get(folder + "search.js"));
            for (JsonNode page : Fields.JSON.readTree(found.substring(found.indexOf('['), found.lastIndexOf(';')))) {
                assertThat(page.fieldNames()).toIterable().containsExactly("a", "t", "x");
            }
        }
    }

    @Test
    void theFolderOfThePageIsCopiedBesideIt(@TempDir Path folder) throws IOException {
        Path page = Files.createDirectories(folder.resolve("public/rules"));
        CommandRun refused = CommandRun.of(new SiteCommand(), "--with", page, folder.resolve("site"));
        assertThat(refused.exitCode()).isEqualTo(2);
        assertThat(refused.errors()).contains("--with: " + page + ", expected the folder of the page, with worker.js");
        Files.writeString(page.resolveSibling("worker.js"), "work();");
        Files.writeString(page.resolve("RULES.md"), "# Rules");
        CommandRun run = CommandRun.of(new SiteCommand(), "--with", page.getParent(), folder.resolve("site"));
        assertThat(run.errors()).isEmpty();
        assertThat(folder.resolve("site/play/worker.js")).hasContent("work();");
        assertThat(folder.resolve("site/play/rules/RULES.md")).hasContent("# Rules");
        assertThat(folder.resolve("site/pl/index.html")).content().contains("../play/index.html#/edition/mercatores");
    }

    @Test
    void theSameDisputesAreAnsweredInEachLanguageFromRulesThatExist() {
        List<Dispute> english = Dispute.all("en");
        assertThat(english).hasSizeGreaterThanOrEqualTo(30);
        for (String language : Words.LANGUAGES) {
            List<Dispute> disputes = Dispute.all(language);
            assertThat(disputes)
                    .extracting(Dispute::rules)
                    .isEqualTo(english.stream().map(Dispute::rules).toList());
            assertThat(disputes)
                    .extracting(Dispute::game)
                    .isEqualTo(english.stream().map(Dispute::game).toList());
            assertThat(disputes).extracting(Dispute::question).doesNotHaveDuplicates();
        }
        for (Dispute dispute : english) {
            GameKit<?, ?> kit = GameKit.of(GameName.of(dispute.game()).orElseThrow());
            assertThat(kit.rules().all()).extracting(rule -> rule.id()).containsAll(dispute.rules());
        }
    }

    @ParameterizedTest
    @EnumSource
    void anExampleIsAGameThatIsPlayedAgainAndRefusesItsAction(GameName game) {
        Map<String, ? extends RuleExample<?, ?>> examples = EXAMPLES.getOrDefault(game, Map.of());
        assertThat(examples).hasSizeGreaterThanOrEqualTo(6);
        examples.forEach(SiteTest::check);
    }

    private static <A extends AnyAction, V extends AnyView<A>> void check(String rule, RuleExample<A, V> example) {
        assertThat(example.game().toRecord().verify().discrepancy()).as(rule).isEmpty();
        assertThat(example.game().check(example.attempt()).orElseThrow().rule().id())
                .isEqualTo(rule);
    }
}
