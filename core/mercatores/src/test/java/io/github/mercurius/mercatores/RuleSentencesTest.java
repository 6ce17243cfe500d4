package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.architecture.CitedRules;
import io.github.mercurius.architecture.RuleSentences;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/**
 * The texts are the one source of the rules' sentences: the Javadoc says the same, and the reference has the same
 * rules.
 */
class RuleSentencesTest {
    private static Map<String, String> sentences() {
        Map<String, String> sentences = new LinkedHashMap<>();
        for (Rule rule : Rule.values()) {
            sentences.put(rule.id(), rule.text());
        }
        return sentences;
    }

    @Test
    void theJavadocSaysWhatTheTextsSay() throws IOException {
        assertThat(RuleSentences.inJavadoc(Path.of("src/main/java/io/github/mercurius/mercatores/Rule.java")))
                .isEqualTo(sentences());
    }

    @Test
    void theReferenceHasTheSameRules() throws IOException {
        assertThat(RuleSentences.numbersIn(Path.of("RULES.md"), Path.of("EDITION.md")))
                .isEqualTo(new TreeSet<>(sentences().keySet()));
    }

    @Test
    void eachRuleIsCitedByATest() throws IOException {
        assertThat(CitedRules.in(Path.of("src/test/java")))
                .containsAll(sentences().keySet());
    }
}
