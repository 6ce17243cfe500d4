package io.github.mercurius.examples.games.reference;

import java.util.List;
import java.util.regex.Pattern;

/**
 * What a page says of a rule.
 *
 * @param section the heading under which it stands
 * @param markdown its paragraphs, and the rows of its tables, with the signs of Markdown
 * @param language the language of the page
 */
public record RulePassage(String section, List<String> markdown, String language) {
    private static final Pattern LINK = Pattern.compile("\\[([^]]*)]\\([^)]*\\)");
    private static final Pattern SIGN = Pattern.compile("\\*\\*|(?<!\\w)\\*(?=\\w)|(?<=[\\w.])\\*(?!\\w)|`");

    public RulePassage {
        markdown = List.copyOf(markdown);
    }

    /** Its paragraphs, and the rows of its tables, without the signs of Markdown. */
    public List<String> lines() {
        return markdown.stream().map(RulePassage::plain).toList();
    }

    private static String plain(String markdown) {
        return SIGN.matcher(LINK.matcher(markdown).replaceAll("$1")).replaceAll("");
    }
}
