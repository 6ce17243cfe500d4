package io.github.mercurius.examples.games;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The pages of a game's rules and of its editions in a language, cut into rules. */
public final class RulePages {
    private static final List<String> PAGES = List.of("RULES", "EDITION");
    /** A heading with its title; or a rule with its number, the rest of its line, and what is indented below. */
    private static final Pattern PART =
            Pattern.compile("(?m)^(?:#+ (?:\\d+\\. )?(.+)|- \\*\\*([A-Z]{3,5}-\\d{1,2})(.*)((?:\\n(?:  .*)?)*))$");

    private static final Pattern RULER = Pattern.compile("\\|[-|]+\\|");

    /** A page in Markdown, and its language. */
    public record Page(String text, String language) {}

    /**
     * What a page says of a rule.
     *
     * @param section the heading under which it stands
     * @param markdown its paragraphs, and the rows of its tables, with the signs of Markdown
     * @param language the language of the page
     */
    public record Passage(String section, List<String> markdown, String language) {
        private static final Pattern LINK = Pattern.compile("\\[([^]]*)]\\([^)]*\\)");
        private static final Pattern SIGN = Pattern.compile("\\*\\*|(?<!\\w)\\*(?=\\w)|(?<=[\\w.])\\*(?!\\w)|`");

        /** Its paragraphs, and the rows of its tables, without the signs of Markdown. */
        public List<String> lines() {
            return markdown.stream().map(Passage::plain).toList();
        }

        private static String plain(String markdown) {
            return SIGN.matcher(LINK.matcher(markdown).replaceAll("$1")).replaceAll("");
        }
    }

    private final Map<String, Passage> passages = new LinkedHashMap<>();

    private RulePages() {}

    /** The pages of a game that has an id, cut into rules; the English one where a language has no page. */
    public static RulePages of(String game, String language) {
        RulePages pages = new RulePages();
        for (Page page : pages(game, language)) {
            pages.add(page);
        }
        return pages;
    }

    /** The same as whole texts in Markdown. */
    public static List<Page> pages(String game, String language) {
        return PAGES.stream()
                .flatMap(name -> page(game + "/" + name + "." + language + ".md", language)
                        .or(() -> page(game + "/" + name + ".md", "en"))
                        .stream())
                .toList();
    }

    /** A page in a file; none if there is no such file, as of a game without editions. */
    private static Optional<Page> page(String file, String language) {
        try (InputStream found = RulePages.class.getResourceAsStream("reference/" + file)) {
            return found == null
                    ? Optional.empty()
                    : Optional.of(new Page(new String(found.readAllBytes(), StandardCharsets.UTF_8), language));
        } catch (IOException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    /** What the pages say of a rule; nothing if they have no such rule. */
    public Optional<Passage> passage(String rule) {
        return Optional.ofNullable(passages.get(rule));
    }

    private void add(Page page) {
        Matcher part = PART.matcher(page.text());
        String section = "";
        while (part.find()) {
            if (part.group(1) != null) {
                section = part.group(1);
                continue;
            }
            // a title stands in the bold of the number
            String first = part.group(3);
            Stream<String> more = part.group(4).lines().map(String::strip);
            List<String> lines = Stream.concat(
                            Stream.of(
                                    first.startsWith("**") ? first.substring(2).strip() : "**" + first.strip()),
                            more.filter(line ->
                                    !line.isEmpty() && !RULER.matcher(line).matches()))
                    .toList();
            passages.put(part.group(2), new Passage(section, lines, page.language()));
        }
    }
}
