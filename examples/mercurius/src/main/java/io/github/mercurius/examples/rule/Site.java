package io.github.mercurius.examples.rule;

import static java.util.stream.Collectors.joining;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.text.Words;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The reference as a site: for each language a page for each game with all its rules, and one with answers to disputes.
 * The pages of English lie at the top, those of other languages in a folder.
 */
final class Site {
    private static final String PAGE = """
            <!doctype html>
            <html lang="%s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
            <title>%s</title><link rel="stylesheet" href="%ssite.css"></head>
            <body><header><a href="index.html">%s</a> <nav>%s</nav></header>
            <main><h1>%s</h1>
            %s
            </main></body></html>
            """;

    private final Map<String, String> files = new LinkedHashMap<>();
    private final String language;
    private final Words words;

    private Site(String language) {
        this.language = language;
        words = Words.in(language);
    }

    /** All files by their paths. */
    static Map<String, String> files() {
        Map<String, String> files = new LinkedHashMap<>(Map.of("site.css", ResourceLines.text("site.css")));
        for (String language : Words.LANGUAGES) {
            files.putAll(new Site(language).pages());
        }
        return files;
    }

    private Map<String, String> pages() {
        Map<String, String> titles = new LinkedHashMap<>();
        for (GameName game : GameName.values()) {
            GameKit<?, ?> kit = GameKit.of(game);
            titles.put(game + ".html", kit.face().title());
            page(game + ".html", kit.face().title(), rules(GameRule.all(kit, language)));
        }
        titles.put("disputes.html", words.get("site.disputes"));
        page("disputes.html", words.get("site.disputes"), disputes());
        page(
                "index.html",
                words.get("site.title"),
                titles.entrySet().stream()
                        .map(page -> "<li><a href=\"%s\">%s</a></li>".formatted(page.getKey(), page.getValue()))
                        .collect(joining("", "<ul>", "</ul>")));
        return files;
    }

    /** The rules under their headings, each with its number as the place to which a link can lead. */
    private String rules(List<GameRule> rules) {
        List<String> numbers = rules.stream().map(one -> one.rule().id()).toList();
        RuleHtml text = new RuleHtml(number -> numbers.contains(number) ? "#" + number : "");
        StringBuilder html = new StringBuilder();
        String section = "";
        for (GameRule one : rules) {
            if (!one.passage().section().equals(section)) {
                section = one.passage().section();
                html.append("<h2>%s</h2>\n".formatted(RuleHtml.escaped(section)));
            }
            html.append("<article id=\"%1$s\"><h3>%1$s</h3><p class=\"sentence\">%2$s</p><div lang=\"%3$s\">%4$s</div>"
                    .formatted(
                            one.rule().id(),
                            text.text(one.rule().text(words.locale())),
                            one.passage().language(),
                            text.of(one.passage().markdown())));
            html.append("</article>\n");
        }
        return html.toString();
    }

    private String disputes() {
        StringBuilder html = new StringBuilder();
        for (Dispute dispute : Dispute.all(language)) {
            RuleHtml text = new RuleHtml(number -> dispute.game() + ".html#" + number);
            html.append("<article><h2>%s</h2><p>%s</p><p>%s</p></article>\n"
                    .formatted(
                            RuleHtml.escaped(dispute.question()),
                            text.text(dispute.answer()),
                            text.text(String.join(" ", dispute.rules()))));
        }
        return html.toString();
    }

    private void page(String name, String title, String html) {
        String top = language.equals("en") ? "" : "../";
        String languages = Words.LANGUAGES.stream()
                .map(other -> "<a href=\"%s%s\" lang=\"%s\">%s</a>".formatted(top, path(other, name), other, other))
                .collect(joining(" "));
        files.put(
                path(language, name),
                PAGE.formatted(language, title, top, words.get("site.title"), languages, title, html));
    }

    private static String path(String language, String name) {
        return language.equals("en") ? name : language + "/" + name;
    }
}
