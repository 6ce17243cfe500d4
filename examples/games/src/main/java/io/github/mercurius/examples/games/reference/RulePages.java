package io.github.mercurius.examples.games.reference;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** The pages of a game's rules and of its editions, cut into rules, without the signs of Markdown. */
public final class RulePages {
    private static final List<String> PAGES = List.of("RULES.md", "EDITION.md");
    private static final Pattern HEADING = Pattern.compile("#+ (?:\\d+\\. )?(.+)");
    private static final Pattern RULE = Pattern.compile("- \\*\\*([A-Z]{3,5}-\\d{1,2})(.*)");
    private static final Pattern RULER = Pattern.compile("\\|[-|]+\\|");
    private static final Pattern LINK = Pattern.compile("\\[([^]]*)]\\([^)]*\\)");
    private static final Pattern SIGN = Pattern.compile("\\*\\*|(?<!\\w)\\*(?=\\w)|(?<=[\\w.])\\*(?!\\w)|`");

    private final Map<String, RulePassage> passages = new LinkedHashMap<>();

    private String section = "";
    private @Nullable List<String> lines;

    private RulePages() {}

    /** The pages of a game that has an id. */
    public static RulePages of(String game) {
        RulePages pages = new RulePages();
        for (String page : PAGES) {
            pages.read(game + "/" + page);
        }
        return pages;
    }

    /** What the pages say of a rule; nothing if they have no such rule. */
    public Optional<RulePassage> passage(String rule) {
        return Optional.ofNullable(passages.get(rule));
    }

    private void read(String page) {
        InputStream found = RulePages.class.getResourceAsStream(page);
        if (found == null) {
            return; // a game without editions
        }
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(found, StandardCharsets.UTF_8))) {
            reader.lines().forEach(this::add);
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        lines = null;
    }

    private void add(String line) {
        Matcher heading = HEADING.matcher(line);
        Matcher rule = RULE.matcher(line);
        if (heading.matches()) {
            section = heading.group(1);
            lines = null;
        } else if (rule.matches()) {
            lines = new ArrayList<>(List.of(plain(rule.group(2).strip())));
            passages.put(rule.group(1), new RulePassage(section, lines));
        } else if (lines != null && line.startsWith("  ")) {
            add(lines, line.strip());
        } else if (!line.isBlank()) {
            lines = null;
        }
    }

    private static void add(List<String> lines, String line) {
        if (!RULER.matcher(line).matches()) {
            lines.add(plain(line));
        }
    }

    private static String plain(String markdown) {
        return SIGN.matcher(LINK.matcher(markdown).replaceAll("$1")).replaceAll("");
    }
}
