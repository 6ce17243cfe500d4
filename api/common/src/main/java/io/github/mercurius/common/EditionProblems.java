package io.github.mercurius.common;

import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
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

    /** Adds each field of an object that is none of those known. */
    public void addOthers(AnyRule rule, String place, Map<?, ?> fields, Set<String> known) {
        Set<String> others = new TreeSet<>();
        fields.keySet().forEach(field -> others.add(String.valueOf(field)));
        others.removeAll(known);
        for (String field : others) {
            add(rule, DocumentText.field(place, field), fields.get(field), "no fields but " + known);
        }
    }

    /** The elements of a list. One that is not an object is added to the problems, and is null here. */
    public List<@Nullable Map<?, ?>> objects(AnyRule rule, String place, List<?> elements) {
        List<@Nullable Map<?, ?>> objects = new ArrayList<>();
        for (int i = 0; i < elements.size(); i++) {
            boolean object = elements.get(i) instanceof Map<?, ?>;
            objects.add(object ? (Map<?, ?>) elements.get(i) : null);
            if (!object) {
                add(rule, DocumentText.element(place, i), elements.get(i), "an object");
            }
        }
        return objects;
    }

    /** What was read, refused with all problems if it is null. */
    public <E> E checked(@Nullable E read) {
        if (read == null) {
            throw new EditionException(all());
        }
        return read;
    }

    /** All problems that are named. */
    public List<EditionProblem> all() {
        return Collections.unmodifiableList(problems);
    }
}
