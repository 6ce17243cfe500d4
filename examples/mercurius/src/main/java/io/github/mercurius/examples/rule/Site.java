package io.github.mercurius.examples.rule;

import static java.util.stream.Collectors.joining;

import com.fasterxml.jackson.databind.node.ArrayNode;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.examples.games.vectors.Fields;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** The reference as a site: its files by path, those of English at the top, those of other languages in a folder. */
final class Site {
    /** Where the page is in which positions are played on. */
    static final String PLAY = "play/";

    private final boolean plays;
    private final Words words;
    private final String language;
    private final List<GameName> games = List.of(GameName.values());
    private final Map<GameName, List<GameRule>> rules = new LinkedHashMap<>();
    private final List<Dispute> disputes;
    private final Map<String, String> files = new LinkedHashMap<>();
    private final ArrayNode found = Fields.JSON.createArrayNode();

    private Site(String language, boolean plays) {
        this.language = language;
        this.plays = plays;
        this.words = Words.in(language);
        this.disputes = Dispute.all(language);
        games.forEach(game -> rules.put(game, GameRule.all(GameKit.of(game), language)));
    }

    /** For each game, examples of its rules. */
    static Map<GameName, Map<String, ? extends RuleExample<?, ?>>> examples() {
        return Arrays.stream(GameName.values())
                .collect(Collectors.toMap(game -> game, game -> RuleExample.all(GameKit.of(game))));
    }

    /**
     * All files in all languages.
     *
     * @param plays whether they lead to the page in which games are played
     */
    static Map<String, String> files(Map<GameName, Map<String, ? extends RuleExample<?, ?>>> examples, boolean plays) {
        Map<String, String> files = new LinkedHashMap<>();
        for (String file : List.of("site.css", "site.js")) {
            files.put(file, ResourceLines.text(file));
        }
        for (String language : Words.LANGUAGES) {
            files.putAll(new Site(language, plays).write(examples));
        }
        return files;
    }

    private Map<String, String> write(Map<GameName, Map<String, ? extends RuleExample<?, ?>>> examples) {
        for (GameName game : games) {
            List<GameRule> ofGame = rulesOf(game);
            Map<String, ? extends RuleExample<?, ?>> shown = examples.getOrDefault(game, Map.of());
            page(game + "/", title(game), index(game));
            for (int i = 0; i < ofGame.size(); i++) {
                GameRule before = i == 0 ? null : ofGame.get(i - 1);
                GameRule after = i == ofGame.size() - 1 ? null : ofGame.get(i + 1);
                GameRule rule = ofGame.get(i);
                RulePageHtml html =
                        new RulePageHtml(rule, words, link(game), ofGame, disputes, page(rule.address() + "/"));
                page(
                        rule.address() + "/",
                        title(game) + " " + rule.rule().id(),
                        html.of(shown.get(rule.rule().id()), before, after));
                found(
                        rule.address() + "/",
                        rule.namedSentence(words.locale()),
                        rule.passage().lines());
            }
        }
        page("disputes/", words.get("site.disputes"), disputesHtml());
        page("glossary/", words.get("site.glossary"), Glossary.html(words));
        page("", words.get("site.title"), home());
        files.put(path("search.js"), "window.FOUND = " + found + ";\n");
        return files;
    }

    private List<GameRule> rulesOf(GameName game) {
        return rules.getOrDefault(game, List.of());
    }

    private void found(String address, String title, List<String> text) {
        found.addObject().put("a", address).put("t", title).put("x", String.join(" ", text));
    }

    private String home() {
        return "<ul class=\"games\">"
                + games.stream()
                        .map(game -> "<li><a href=\"%s/index.html\">%s</a></li>".formatted(game, title(game)))
                        .collect(joining())
                + games.stream().map(this::editor).collect(joining())
                + "<li><a href=\"disputes/index.html\">%s</a></li><li><a href=\"glossary/index.html\">%s</a></li></ul>"
                        .formatted(words.get("site.disputes"), words.get("site.glossary"));
    }

    /** A link to where an edition of a game is edited, if it has any. */
    private String editor(GameName game) {
        return plays && game.hasEditions()
                ? "<li><a class=\"play\" href=\"%s#/edition/%s\">%s</a></li>"
                        .formatted(page(""), game, words.get("site.edition", title(game)))
                : "";
    }

    /** The address of the page in which games are played, from a folder of this language; empty without it. */
    private String page(String folder) {
        return plays ? top(folder) + PLAY + "index.html" : "";
    }

    private String index(GameName game) {
        StringBuilder html = new StringBuilder();
        String section = "";
        for (GameRule rule : rulesOf(game)) {
            if (!rule.passage().section().equals(section)) {
                html.append(section.isEmpty() ? "" : "</ul>");
                section = rule.passage().section();
                html.append("<h2>").append(RuleHtml.escaped(section)).append("</h2><ul class=\"rules\">");
            }
            html.append("<li><a href=\"%1$s/index.html\"><strong>%1$s</strong> %2$s</a></li>"
                    .formatted(rule.rule().id(), RuleHtml.escaped(rule.rule().text(words.locale()))));
        }
        return html.append("</ul>").toString();
    }

    private String disputesHtml() {
        StringBuilder html = new StringBuilder();
        for (int i = 0; i < disputes.size(); i++) {
            Dispute dispute = disputes.get(i);
            GameName game = GameName.of(dispute.game()).orElseThrow();
            RuleHtml text = new RuleHtml(number -> "../" + dispute.game() + "/" + number + "/index.html");
            html.append("<article id=\"d%d\"><h2>%s: %s</h2><p>%s</p><p>%s</p></article>"
                    .formatted(
                            i + 1,
                            title(game),
                            RuleHtml.escaped(dispute.question()),
                            text.text(dispute.answer()),
                            text.text(String.join(" ", dispute.rules()))));
            found(
                    "disputes/#d" + (i + 1),
                    title(game) + ": " + dispute.question(),
                    List.of(dispute.answer(), String.join(" ", dispute.rules())));
        }
        return html.toString();
    }

    private RuleHtml link(GameName game) {
        List<String> numbers =
                rulesOf(game).stream().map(one -> one.rule().id()).toList();
        return new RuleHtml(number -> numbers.contains(number) ? "../" + number + "/index.html" : "");
    }

    /** A page of this language, in a folder. */
    private void page(String folder, String title, String html) {
        String top = top(folder);
        String languages = Words.LANGUAGES.stream()
                .map(other -> "<a href=\"%s%sindex.html\" lang=\"%s\"%s>%s</a>"
                        .formatted(
                                top,
                                path(other, folder),
                                other,
                                other.equals(language) ? " aria-current=\"true\"" : "",
                                other))
                .collect(joining(" "));
        String home = top + path("");
        files.put(path(folder) + "index.html", """
                <!doctype html>
                <html lang="%s"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
                <title>%s</title><link rel="stylesheet" href="%ssite.css">
                <script src="%ssearch.js" defer></script><script src="%ssite.js" defer></script></head>
                <body data-home="%s"><header><a href="%sindex.html">%s</a>
                <label>%s <input type="search" id="search"></label><nav>%s</nav></header>
                <ol id="found" aria-live="polite" data-none="%s"></ol>
                <main><h1>%s</h1>
                %s
                </main></body></html>
                """.formatted(
                        language,
                        RuleHtml.escaped(title),
                        top,
                        home,
                        top,
                        home,
                        home,
                        words.get("site.title"),
                        words.get("site.search"),
                        languages,
                        words.get("site.none"),
                        RuleHtml.escaped(title),
                        html));
    }

    private String top(String folder) {
        return "../"
                .repeat((int) path(folder).chars().filter(sign -> sign == '/').count());
    }

    private String path(String file) {
        return path(language, file);
    }

    private static String path(String language, String file) {
        return language.equals("en") ? file : language + "/" + file;
    }

    private String title(GameName game) {
        return rulesOf(game).get(0).game();
    }
}
