package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.architecture.CitedRules;
import io.github.mercurius.architecture.RuleLaws;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class RuleSentencesTest extends RuleLaws {
    RuleSentencesTest() {
        super(Arrays.stream(Rule.values()).map(Rule::id), "RULES.md", "EDITION.md");
    }

    @Test
    void eachRuleIsCitedByATest() throws IOException {
        assertThat(CitedRules.in(Path.of("src/test/java"))).containsAll(rules);
    }
}
