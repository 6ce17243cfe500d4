package io.github.mercurius.examples.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.cli.CommandRun;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.common.Words;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The reference as pages. */
class SiteTest {
    private static final Map<String, String> FILES = SiteCommand.files();

    @Test
    void eachRuleOfEachGameHasAPlaceInEachLanguage() {
        for (String folder : List.of("", "pl/", "it/")) {
            for (GameName game : GameName.values()) {
                String page = FILES.get(folder + game + ".html");
                GameKit.of(game)
                        .rules()
                        .all()
                        .forEach(rule -> assertThat(page).contains("<li id=\"" + rule.id() + "\">"));
            }
        }
    }

    @Test
    void eachLinkLeadsToAPageAndAPlaceInIt() {
        Pattern link = Pattern.compile("href=\"([^\"#]*)(?:#([^\"]+))?\"");
        FILES.forEach((file, html) -> link.matcher(html).results().forEach(found -> {
            String target = found.group(1).isEmpty()
                    ? file
                    : Path.of(file).resolveSibling(found.group(1)).normalize().toString();
            assertThat(FILES).as(file + " to " + found.group()).containsKey(target);
            if (found.group(2) != null) {
                assertThat(FILES.get(target)).as(file).contains("id=\"" + found.group(2) + "\"");
            }
        }));
    }

    @Test
    void theFilesAreWritten(@TempDir Path folder) {
        CommandRun run = CommandRun.of(new SiteCommand(), folder.resolve("site"));
        assertThat(run.errors()).isEmpty();
        assertThat(folder.resolve("site/pl/mercado.html")).content().contains("id=\"TRN-1\"");
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
}
