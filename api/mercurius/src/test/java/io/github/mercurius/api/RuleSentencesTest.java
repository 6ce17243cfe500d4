package io.github.mercurius.api;

import static org.assertj.core.api.Assertions.assertThat;

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
        assertThat(RuleSentences.inJavadoc(Path.of("src/main/java/io/github/mercurius/api/Rule.java")))
                .isEqualTo(sentences());
    }

    @Test
    void theReferenceHasTheSameRules() throws IOException {
        assertThat(RuleSentences.numbersIn(Path.of("../../core/mercurius/RULES.md")))
                .isEqualTo(new TreeSet<>(sentences().keySet()));
    }
}
