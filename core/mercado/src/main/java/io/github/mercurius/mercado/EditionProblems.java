package io.github.mercurius.mercado;

import io.github.mercurius.common.DocumentText;
import io.github.mercurius.common.SafeText;
import io.github.mercurius.rules.EditionProblem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The problems of an edition's document, as they are found. */
final class EditionProblems {
    /** So many problems are named; nobody reads more, and a hostile document has millions. */
    static final int MOST = 1_000;

    private final List<EditionProblem> problems = new ArrayList<>();

    void add(Rule rule, String place, @Nullable Object found, String expected) {
        if (problems.size() < MOST) {
            problems.add(
                    new EditionProblem(rule, SafeText.of(place, SafeText.MOST), DocumentText.shown(found), expected));
        }
    }

    /** Notes a problem of which is said what it is, as no single value is wrong. */
    void describe(Rule rule, String place, String found, String expected) {
        if (problems.size() < MOST) {
            problems.add(new EditionProblem(rule, place, found, expected));
        }
    }

    List<EditionProblem> all() {
        return Collections.unmodifiableList(problems);
    }
}
