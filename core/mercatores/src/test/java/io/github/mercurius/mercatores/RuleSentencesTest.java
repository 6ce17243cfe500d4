package io.github.mercurius.mercatores;

import io.github.mercurius.model.RuleLaws;
import java.util.Arrays;

class RuleSentencesTest extends RuleLaws {
    RuleSentencesTest() {
        super(Arrays.stream(Rule.values()).map(Rule::id), "RULES.md", "EDITION.md");
    }
}
