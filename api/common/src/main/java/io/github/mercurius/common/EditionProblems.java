package io.github.mercurius.common;

import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.EditionProblem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The problems of an edition's document, as they are found. */
public final class EditionProblems {
    /** So many problems are named; nobody reads more, and a hostile document has millions. */
    public static final int MOST = 1_000;

    private final List<EditionProblem> problems = new ArrayList<>();

    /** No problems. */
    public EditionProblems() {}

    /** Adds a value that is wrong, and its place. */
    public void add(AnyRule rule, String place, @Nullable Object found, String expected) {
        if (problems.size() < MOST) {
            problems.add(
                    new EditionProblem(rule, SafeText.of(place, SafeText.MOST), DocumentText.shown(found), expected));
        }
    }

    /** Adds a problem of which is said what it is, as no single value is wrong. */
    public void describe(AnyRule rule, String place, String found, String expected) {
        if (problems.size() < MOST) {
            problems.add(new EditionProblem(rule, place, found, expected));
        }
    }

    /** All problems that are named. */
    public List<EditionProblem> all() {
        return Collections.unmodifiableList(problems);
    }
}
