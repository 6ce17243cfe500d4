package io.github.mercurius.api;

import io.github.mercurius.model.RuleLaws;
import java.util.Arrays;
import java.util.List;

class RuleSentencesTest extends RuleLaws {
    RuleSentencesTest() {
        super(Arrays.stream(Rule.values()).map(Rule::id), "../../core/mercurius/RULES.md");
    }

    @Override
    protected List<String> tests() {
        return List.of("src/test/java", "../../core/mercurius/src/test/java");
    }
}
