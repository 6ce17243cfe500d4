package io.github.mercurius.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** What a page says of positions as text: its examples, its table of parts and its grammar. */
public final class PositionPage {
    private static final Pattern RULE = Pattern.compile("(?m)^(\\w+) +::= (.*(?:\n +\\| .*)*)$");
    private static final Pattern ROW = Pattern.compile("(?m)^\\| `(\\w+)` \\|");
    private static final Pattern TOKEN = Pattern.compile("\"([^\"]+)\"|(\\[[^\\]]+\\])|([a-z]+)|([()|?*+])|\\s+");

    private final String section;
    private final Map<String, String> grammar = new LinkedHashMap<>();

    private PositionPage(String section) {
        this.section = section;
        RULE.matcher(section).results().forEach(rule -> grammar.put(rule.group(1), rule.group(2)));
    }

    /** A page, or its section on positions if it has one. */
    public static PositionPage of(Path page) throws IOException {
        String text = Files.readString(page).replace("\r", "");
        return new PositionPage(text.replaceFirst("(?s).*\n## Positions\n(.*?)\n## .*", "$1"));
    }

    /** The lines that begin with a format, such as {@code mpn/1}. */
    public List<String> examples(String format) {
        return section.lines().filter(line -> line.startsWith(format + " ")).collect(Collectors.toList());
    }

    /** The parts that the table has, in its order. */
    public List<String> parts() {
        return ROW.matcher(section).results().map(row -> row.group(1)).collect(Collectors.toList());
    }

    /** How many parts the grammar has. */
    public int partsOfGrammar() {
        return rule("part").split("=\"").length - 1;
    }

    /** The grammar as a regular expression, which it can be as no rule leads back to itself. */
    public Pattern pattern() {
        return Pattern.compile(expanded("position"));
    }

    private String expanded(String name) {
        StringBuilder pattern = new StringBuilder("(?:");
        String rule = rule(name);
        Matcher token = TOKEN.matcher(rule);
        for (int at = 0; at < rule.length(); at = token.end()) {
            if (!token.find(at) || token.start() != at) {
                throw new IllegalArgumentException(name + ": " + rule.substring(at) + ", expected a token");
            }
            if (token.group(1) != null) {
                pattern.append(Pattern.quote(token.group(1)));
            } else if (token.group(3) != null) {
                pattern.append(expanded(token.group(3)));
            } else if (!token.group().isBlank()) {
                pattern.append(token.group());
            }
        }
        return pattern.append(')').toString();
    }

    private String rule(String name) {
        String rule = grammar.get(name);
        if (rule == null) {
            throw new IllegalArgumentException(name + ", expected a rule of the grammar");
        }
        return rule;
    }
}
