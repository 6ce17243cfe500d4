package io.github.mercurius.testkit;

import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Violation;
import io.github.mercurius.common.Arguments;

/**
 * What an action was refused for.
 *
 * @param <S> the assertions that can follow
 */
public final class RefusalAssert<S extends TableAssert<S>> {
    private final S position;
    private final String tried;
    private final Violation violation;

    RefusalAssert(S position, String tried, Violation violation) {
        this.position = position;
        this.tried = tried;
        this.violation = violation;
    }

    /** The refusal cites this rule. */
    public S because(Rule rule) {
        Arguments.notNull(rule, "rule", "a rule");
        return violation.rule() == rule ? position : fail(TableAssert.cited(rule));
    }

    /** The refusal is this violation, with the same facts. */
    public S because(Violation expected) {
        Arguments.notNull(expected, "expected", "a violation");
        return violation.equals(expected) ? position : fail(expected + ", " + TableAssert.cited(expected.rule()));
    }

    private S fail(String expected) {
        return position.fail(tried + ": refused by " + position.message(violation) + " " + violation.facts()
                + ", expected a refusal by " + expected);
    }
}
