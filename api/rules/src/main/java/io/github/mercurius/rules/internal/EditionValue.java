package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A value in the document of an edition, made of maps, lists, texts and numbers, with its place.
 *
 * <p>What is not of the right form is noted with the rule that it breaks, and something harmless stands for it. So
 * reading goes on, and in the end everything that is wrong is known.
 */
public final class EditionValue {
    /** Stands for a field that is not there. */
    private static final Object MISSING = new Object();

    private final @Nullable Object value;
    private final String place;
    /** What is not of the right form, by its place. */
    private final Map<String, EditionProblem> problems;

    private EditionValue(@Nullable Object value, String place, Map<String, EditionProblem> problems) {
        this.value = value;
        this.place = place;
        this.problems = problems;
    }

    /** A whole document. */
    public static EditionValue document(@Nullable Object value) {
        return new EditionValue(value, "", new LinkedHashMap<>());
    }

    /** Notes that something else is expected here. */
    public void refuse(AnyRule rule, String expected) {
        refuse(rule, shown(), expected);
    }

    /** Notes what is wrong here, unless that follows from what is noted already. */
    public void refuse(AnyRule rule, String found, String expected) {
        if (problems.size() < EditionProblems.MOST && !isKnown(rule, place)) {
            problems.put(place, new EditionProblem(rule, SafeText.of(place, SafeText.MOST), found, expected));
        }
    }

    /** Whether a problem follows from another: of a part of the same whole, or of the whole itself. */
    private boolean isKnown(AnyRule rule, String at) {
        return isPartOfAProblem(at)
                || problems.values().stream()
                        .anyMatch(part -> part.rule() == rule && part.place().startsWith(at));
    }

    private boolean isPartOfAProblem(String at) {
        int end = Math.max(at.lastIndexOf('.'), at.lastIndexOf('['));
        return problems.containsKey(at) || (!at.isEmpty() && isPartOfAProblem(at.substring(0, Math.max(end, 0))));
    }

    private String shown() {
        if (value instanceof List<?> list) {
            return "a list of " + list.size();
        }
        if (value instanceof Map<?, ?>) {
            return "an object";
        }
        String text = EditionProblems.quoted(value == MISSING ? "missing" : String.valueOf(value));
        return value instanceof String ? text : text.substring(1, text.length() - 1);
    }

    /** Notes if this is no object, with the rule that it then breaks. */
    public EditionValue object(AnyRule rule, String expected) {
        if (!(value instanceof Map)) {
            refuse(rule, expected);
        }
        return this;
    }

    /** Notes each field of this object that is none of those known. */
    public void onlyHas(AnyRule rule, List<String> known) {
        Set<String> others = new TreeSet<>();
        fields().keySet().forEach(field -> others.add(String.valueOf(field)));
        others.removeAll(known);
        others.forEach(field -> get(field).refuse(rule, "no fields but " + known));
    }

    /** Notes each of some fields that this object does not have. */
    public void has(AnyRule rule, Collection<String> needed) {
        for (String field : needed) {
            if (!fields().containsKey(field)) {
                get(field).refuse(rule, "this field");
            }
        }
    }

    private Map<?, ?> fields() {
        return value instanceof Map<?, ?> fields ? fields : Collections.emptyMap();
    }

    /** A field of this object. */
    public EditionValue get(String field) {
        return get(field, MISSING);
    }

    /** A field of this object, with the value that it has if it is not there. */
    public EditionValue get(String field, Object otherwise) {
        String at = place.isEmpty() ? field : place + "." + field;
        return new EditionValue(fields().containsKey(field) ? fields().get(field) : otherwise, at, problems);
    }

    /** Whether this is null. */
    public boolean isNull() {
        return value == null;
    }

    /** Whether this is a text. */
    public boolean is(String text) {
        return text.equals(value);
    }

    /** The elements of this list. */
    public List<EditionValue> list(AnyRule rule, String expected) {
        List<EditionValue> list = new ArrayList<>();
        if (value instanceof List<?> elements) {
            elements.forEach(element ->
                    list.add(new EditionValue(element, EditionProblems.element(place, list.size()), problems)));
        } else {
            refuse(rule, expected);
        }
        return list;
    }

    /**
     * The elements of this list, which are objects, each with its code in its place.
     *
     * @param taken the codes of pieces before, to which those of this list are added
     */
    public List<EditionValue> pieces(AnyRule rule, AnyRule object, String code, Set<String> taken) {
        List<EditionValue> pieces = new ArrayList<>();
        for (EditionValue element : list(rule, "a list")) {
            String named = element.get(code).value instanceof String text ? text : "";
            String at = EditionProblems.piece(place, pieces.size(), named, taken);
            taken.add(named);
            pieces.add(new EditionValue(element.value, at, problems).object(object, "an object"));
        }
        return pieces;
    }

    /** This text; an empty one if this is none. */
    public String text(AnyRule rule, String expected) {
        if (value instanceof String text) {
            return text;
        }
        refuse(rule, expected);
        return "";
    }

    /**
     * This whole number, of so much or more, with one beyond the integers as the highest of them; one less than the
     * lowest if this is none. A number with a fraction or an exponent is no whole number, even if it is 1.0.
     */
    public int whole(AnyRule rule, int lowest, String expected) {
        if (value instanceof Integer || value instanceof Long || value instanceof BigInteger) {
            BigInteger number = new BigInteger(value.toString());
            if (number.compareTo(BigInteger.valueOf(lowest)) >= 0) {
                return number.min(BigInteger.valueOf(Integer.MAX_VALUE)).intValue();
            }
        }
        refuse(rule, expected);
        return lowest - 1;
    }

    /** The one of some constants that this names; null if it names none. */
    public <E extends Enum<E>> @Nullable E constant(AnyRule rule, List<E> constants) {
        for (E constant : constants) {
            if (constant.toString().equals(value)) {
                return constant;
            }
        }
        refuse(rule, "one of " + constants);
        return null;
    }

    /**
     * What was read of this document.
     *
     * @throws EditionException if anything is wrong with its form, or with the edition that it describes
     */
    public <E> E checked(Supplier<E> edition) {
        List<EditionProblem> all = new ArrayList<>(problems.values());
        try {
            E made = edition.get();
            if (all.isEmpty()) {
                return made;
            }
        } catch (EditionException refused) {
            refused.problems().stream()
                    .filter(problem -> !isKnown(problem.rule(), problem.place()))
                    .forEach(all::add);
        }
        throw new EditionException(all.subList(0, Math.min(all.size(), EditionProblems.MOST)));
    }
}
