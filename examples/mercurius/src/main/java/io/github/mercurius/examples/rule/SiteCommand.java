package io.github.mercurius.examples.rule;

import static java.util.stream.Collectors.joining;

import io.github.mercurius.examples.cli.ProgramCommand;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.RulePages;
import io.github.mercurius.examples.games.common.Words;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** {@code mercurius site}: the reference of all games as pages for a browser. */
@Command(
        name = "site",
        description = {
            "Writes the reference of all games as static pages, in English, Polish and Italian: a page for each game"
                    + " with all its rules, and answers to disputes.",
            "The pages need no server and no network: open index.html."
        },
        footer = {"%nExample:", "  mercurius site reference"})
public final class SiteCommand extends ProgramCommand {
    @Parameters(paramLabel = "DIR", description = "The directory. Files in it with the same names are replaced.")
    private Path directory = Path.of("");

    @Override
    public Integer call() throws IOException {
        Map<String, String> files = files();
        for (Map.Entry<String, String> file : files.entrySet()) {
            Path path = directory.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
        out().println(files.size() + " files: " + directory.resolve("index.html"));
        return 0;
    }

    /** All files by their paths. */
    static Map<String, String> files() {
        Map<String, String> files = new LinkedHashMap<>(Map.of("site.css", ResourceLines.text("site.css")));
        for (String language : Words.LANGUAGES) {
            files.putAll(new Pages(language).pages());
        }
        return files;
    }

    /**
     * The reference as a site: for each language the pages of each game with all its rules, and answers to disputes.
     * The pages of English lie at the top, those of other languages in a folder.
     */
    private static final class Pages {
        private static final String PAGE = """
            <!doctype html>
            <html lang="%s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>%s</title><link rel="stylesheet" href="%ssite.css"></head>
            <body><header><a href="index.html">%s</a> <nav>%s</nav></header>
            <main>%s</main></body></html>
            """;
        private static final List<Extension> TABLES = List.of(TablesExtension.create());
        private static final Parser PARSER = Parser.builder().extensions(TABLES).build();
        private static final HtmlRenderer HTML =
                HtmlRenderer.builder().extensions(TABLES).build();
        private static final Pattern LINK = Pattern.compile("\\[([^]]*)]\\([^)]*\\)");
        private static final Pattern RULE = Pattern.compile("<li>(\\s*<p>)?<strong>([A-Z]{3,5}-\\d{1,2})");
        /** The number of a rule where it is cited: not where the rule begins, and in no code. */
        private static final Pattern CITED =
                Pattern.compile("(?<!<strong>|\")\\b([A-Z]{3,5}-\\d{1,2})\\b(?![^<]*</code>)");

        private final Map<String, String> files = new LinkedHashMap<>();
        private final String language;
        private final Words words;

        private Pages(String language) {
            this.language = language;
            words = Words.in(language);
        }

        private Map<String, String> pages() {
            StringBuilder list = new StringBuilder();
            for (GameName game : GameName.values()) {
                GameKit<?, ?> kit = GameKit.of(game);
                page(game + ".html", game.title(), rules(kit));
                list.append("<li><a href=\"%s.html\">%s</a></li>".formatted(game, game.title()));
            }
            String disputes = words.get("site.disputes");
            page("disputes.html", disputes, "<h1>" + disputes + "</h1>" + disputes());
            list.append("<li><a href=\"disputes.html\">" + disputes + "</a></li>");
            String title = words.get("site.title");
            page("index.html", title, "<h1>" + title + "</h1><ul>" + list + "</ul>");
            return files;
        }

        /** The pages of a game, where each rule has its number as the place to which a link can lead. */
        private String rules(GameKit<?, ?> kit) {
            List<String> numbers =
                    kit.rules().all().stream().map(rule -> rule.id()).toList();
            return RulePages.pages(kit.name().toString(), language).stream()
                    .map(page -> "<div lang=\"%s\">%s</div>\n"
                            .formatted(
                                    page.language(),
                                    html(page.text(), number -> numbers.contains(number) ? "#" + number : "")))
                    .collect(joining());
        }

        /**
         * Markdown as HTML, with a link for each rule that it cites, and none to other pages.
         *
         * @param address of a rule by its number; empty if there is none
         */
        private static String html(String markdown, UnaryOperator<String> address) {
            String html = HTML.render(PARSER.parse(LINK.matcher(markdown).replaceAll("$1")))
                    .replace("<table>", "<table tabindex=\"0\">"); // it can be too wide: the keyboard can scroll it
            String linked = CITED.matcher(html).replaceAll(cited -> {
                String number = cited.group();
                String to = address.apply(number);
                return to.isEmpty() ? number : "<a href=\"" + to + "\">" + number + "</a>";
            });
            return RULE.matcher(linked).replaceAll("<li id=\"$2\">$1<strong>$2");
        }

        private String disputes() {
            StringBuilder all = new StringBuilder();
            for (Dispute dispute : Dispute.all(language)) {
                String asked = "## %s\n\n%s\n\n%s\n"
                        .formatted(dispute.question(), dispute.answer(), String.join(" ", dispute.rules()));
                all.append(html(asked, number -> dispute.game() + ".html#" + number));
            }
            return all.toString();
        }

        private void page(String name, String title, String html) {
            String top = language.equals("en") ? "" : "../";
            String languages = Words.LANGUAGES.stream()
                    .map(other -> "<a href=\"%s%s\" lang=\"%s\">%s</a>".formatted(top, path(other, name), other, other))
                    .collect(joining(" "));
            files.put(
                    path(language, name),
                    PAGE.formatted(language, title, top, words.get("site.title"), languages, html));
        }

        private static String path(String language, String name) {
            return language.equals("en") ? name : language + "/" + name;
        }
    }
}
