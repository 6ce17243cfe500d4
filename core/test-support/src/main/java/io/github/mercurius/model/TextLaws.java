package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.Languages;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * A game says the same in all languages: each rule, and each kind of event and violation, has a text with the same gaps
 * for facts.
 */
public abstract class TextLaws {
    private static final Pattern GAP = Pattern.compile("\\{(\\w+)([:?][^{}]*)?}");
    private static final Pattern STRAY = Pattern.compile("[{}#|]|''");

    private static final String RULE = "rule.";

    private final String bundle;
    private final List<String> rules;
    private final List<String> kinds;

    /**
     * The laws of a game.
     *
     * @param bundle the name of its texts
     * @param rules all rules of the game
     * @param kinds the keys of its events and violations
     */
    protected TextLaws(String bundle, AnyRule[] rules, Stream<String> kinds) {
        this.bundle = bundle;
        this.rules = Arrays.stream(rules).map(rule -> RULE + rule.id()).toList();
        this.kinds = kinds.toList();
    }

    /** The keys of the kinds of a sealed interface, such as {@code event.turnBegan}. */
    protected static Stream<String> keysOf(Class<?> sealed, String prefix) {
        return Arrays.stream(sealed.getPermittedSubclasses())
                .map(Class::getSimpleName)
                .map(name -> prefix + name.substring(0, 1).toLowerCase(Locale.ROOT) + name.substring(1));
    }

    @Test
    void allLanguagesHaveTheSameTexts() {
        List<Map<String, Set<String>>> texts = Languages.all().stream()
                .map(locale -> gaps(ResourceBundle.getBundle(bundle, locale)))
                .toList();
        assertThat(texts).as("keys and gaps").hasSize(3).containsOnly(texts.get(0));
        assertThat(texts.get(0).keySet()).containsAll(kinds);
        assertThat(texts.get(0).keySet())
                .filteredOn(key -> key.startsWith(RULE))
                .containsExactlyInAnyOrderElementsOf(rules);
    }

    /** The names of the gaps of each text, by the text's key. */
    private static Map<String, Set<String>> gaps(ResourceBundle texts) {
        Map<String, Set<String>> gaps = new TreeMap<>();
        for (String key : texts.keySet()) {
            Matcher gap = GAP.matcher(texts.getString(key));
            gaps.put(key, gap.results().map(found -> found.group(1)).collect(Collectors.toSet()));
            assertThat(gap.replaceAll("")).as(key).doesNotContainPattern(STRAY);
        }
        return gaps;
    }
}
