package io.github.mercurius.examples.rule;

import static java.util.stream.Collectors.joining;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.terminal.Face;
import io.github.mercurius.examples.games.text.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/** The glossary: the code of each thing of each game, and its name in each language. */
final class Glossary {
    private static final List<Words> LANGUAGES =
            Words.LANGUAGES.stream().map(Words::in).toList();

    private Glossary() {}

    /** A table for each game. */
    static String html(Words words) {
        String heads = LANGUAGES.stream()
                .map(one -> "<th>" + one.locale().getDisplayLanguage(words.locale()) + "</th>")
                .collect(joining());
        return Arrays.stream(GameName.values())
                .map(game -> GameKit.of(game).face())
                .map(face -> "<h2>%s</h2><table class=\"glossary\" tabindex=\"0\"><tr><th>%s</th>%s</tr>%s</table>"
                        .formatted(face.title(), words.get("site.code"), heads, rows(face)))
                .collect(joining());
    }

    private static String rows(Face<?, ?> face) {
        List<Map<String, String>> names = LANGUAGES.stream().map(face::names).toList();
        return names.get(0).keySet().stream()
                .map(code -> "<tr><td><code>" + RuleHtml.escaped(code) + "</code></td>"
                        + IntStream.range(0, names.size())
                                .mapToObj(i -> "<td lang=\"%s\">%s</td>"
                                        .formatted(
                                                Words.LANGUAGES.get(i),
                                                RuleHtml.escaped(names.get(i).getOrDefault(code, code))))
                                .collect(joining())
                        + "</tr>")
                .collect(joining());
    }
}
