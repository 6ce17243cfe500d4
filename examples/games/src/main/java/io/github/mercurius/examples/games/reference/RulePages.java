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

/** The pages of a game's rules and of its editions in a language, cut into rules. */
public final class RulePages {
    private static final List<String> PAGES = List.of("RULES", "EDITION");
    private static final Pattern HEADING = Pattern.compile("#+ (?:\\d+\\. )?(.+)");
    private static final Pattern RULE = Pattern.compile("- \\*\\*([A-Z]{3,5}-\\d{1,2})(.*)");
    private static final Pattern RULER = Pattern.compile("\\|[-|]+\\|");

    private final Map<String, RulePassage> passages = new LinkedHashMap<>();

    private String section = "";
    private String rule = "";
    private @Nullable List<String> lines;

    private RulePages() {}

    /** The pages of a game that has an id; the English one where a language has no page. */
    public static RulePages of(String game, String language) {
        RulePages pages = new RulePages();
        for (String page : PAGES) {
            if (!pages.read(game + "/" + page + "." + language + ".md", language)) {
                pages.read(game + "/" + page + ".md", "en");
            }
        }
        return pages;
    }

    /** What the pages say of a rule; nothing if they have no such rule. */
    public Optional<RulePassage> passage(String rule) {
        return Optional.ofNullable(passages.get(rule));
    }

    /** Whether there is such a page; a game without editions has no page of them. */
    private boolean read(String page, String language) {
        InputStream found = RulePages.class.getResourceAsStream(page);
        if (found == null) {
            return false;
        }
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(found, StandardCharsets.UTF_8))) {
            reader.lines().forEach(line -> add(line, language));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
        end(language);
        return true;
    }

    private void add(String line, String language) {
        Matcher heading = HEADING.matcher(line);
        Matcher begin = RULE.matcher(line);
        if (begin.matches()) {
            end(language);
            rule = begin.group(1);
            // a title stands in the bold of the number
            String rest = begin.group(2);
            lines = new ArrayList<>(
                    List.of(rest.startsWith("**") ? rest.substring(2).strip() : "**" + rest.strip()));
        } else if (lines != null && line.startsWith("  ")) {
            if (!RULER.matcher(line.strip()).matches()) {
                lines.add(line.strip());
            }
        } else if (!line.isBlank()) {
            end(language);
            if (heading.matches()) {
                section = heading.group(1);
            }
        }
    }

    private void end(String language) {
        if (lines != null) {
            passages.put(rule, new RulePassage(section, lines, language));
        }
        lines = null;
    }
}
