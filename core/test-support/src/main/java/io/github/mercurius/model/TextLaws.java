package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.architecture.Gaps;
import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.Languages;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** A game says the same in all languages: each kind of event and violation, and each rule. */
public abstract class TextLaws {
    private final String bundle;
    private final List<String> kinds;
    private final List<? extends AnyRule> rules;

    /**
     * The laws of a game.
     *
     * @param bundle the name of its texts
     * @param kinds the keys of its events and violations
     */
    protected TextLaws(String bundle, Stream<String> kinds, AnyRule... rules) {
        this.bundle = bundle;
        this.kinds = kinds.toList();
        this.rules = List.of(rules);
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
                .map(locale -> Gaps.of(ResourceBundle.getBundle(bundle, locale)))
                .toList();
        assertThat(texts).as("keys and gaps").hasSize(3).containsOnly(texts.get(0));
        assertThat(texts.get(0).keySet()).containsAll(kinds);
    }

    @Test
    void eachRuleHasASentenceOfItsOwnInEachLanguage() {
        for (AnyRule rule : rules) {
            List<String> sentences = Languages.all().stream().map(rule::text).toList();
            assertThat(sentences)
                    .as(rule.id())
                    .doesNotHaveDuplicates()
                    .allSatisfy(sentence -> assertThat(sentence).endsWith(".").hasSizeGreaterThan(15));
            assertThat(rule.text()).isEqualTo(rule.text(Locale.ENGLISH)).isEqualTo(rule.text(Locale.JAPANESE));
            assertThat(rule.id()).matches("[A-Z]+-[0-9]+");
        }
    }
}
