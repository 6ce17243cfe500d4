package io.github.mercurius.mercatores;

import io.github.mercurius.common.DocumentText;
import io.github.mercurius.common.EditionProblems;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads one profit table of an edition (EDN-4), and checks that its highest step can be reached (EDN-6). */
final class ProfitReader {
    private static final BigInteger MOST_COINS = BigInteger.valueOf(99);

    private final EditionProblems problems;
    private final String place;
    private final List<BigInteger> counts = new ArrayList<>();
    private final List<BigInteger> coins = new ArrayList<>();
    private boolean sound = true;

    ProfitReader(EditionProblems problems, String place) {
        this.problems = problems;
        this.place = place;
    }

    /** Whether a table breaks nothing of EDN-4. */
    boolean read(@Nullable Object table) {
        if (!(table instanceof List<?> steps) || steps.isEmpty()) {
            refuse(place, table, "a list of steps, at least one");
            return false;
        }
        for (int i = 0; i < steps.size(); i++) {
            read(steps.get(i), DocumentText.element(place, i));
        }
        return sound;
    }

    private void read(@Nullable Object step, String at) {
        if (!(step instanceof List<?> numbers) || numbers.size() != 2) {
            refuse(at, step, "a step of two numbers");
            return;
        }
        BigInteger count = number(numbers.get(0), DocumentText.element(at, 0));
        BigInteger brings = number(numbers.get(1), DocumentText.element(at, 1));
        if (brings != null && brings.compareTo(MOST_COINS) > 0) {
            refuse(DocumentText.element(at, 1), brings, "at most " + MOST_COINS + " coins");
        }
        grow(counts, count, DocumentText.element(at, 0));
        grow(coins, brings, DocumentText.element(at, 1));
    }

    private @Nullable BigInteger number(@Nullable Object value, String at) {
        BigInteger number = DocumentText.whole(value);
        if (number == null || number.signum() <= 0) {
            refuse(at, value, "a whole number of 1 or more");
            return null;
        }
        return number;
    }

    private void grow(List<BigInteger> before, @Nullable BigInteger number, String at) {
        if (number == null) {
            return;
        }
        if (!before.isEmpty() && number.compareTo(before.get(before.size() - 1)) <= 0) {
            refuse(at, number, "more than in the step before, " + before.get(before.size() - 1));
        }
        before.add(number);
    }

    private void refuse(String at, @Nullable Object found, String expected) {
        sound = false;
        problems.add(Rule.EDN_4, at, found, expected);
    }

    /** Notes if the highest step of a sound table is out of reach (EDN-6). */
    void checkReach(int most, String of) {
        BigInteger highest = counts.get(counts.size() - 1);
        if (highest.compareTo(BigInteger.valueOf(most)) > 0) {
            problems.add(Rule.EDN_6, place, highest, "a highest step of at most " + most + ", " + of);
        }
    }

    /** The table, once everything is checked. */
    ProfitTable table() {
        List<ProfitStep> steps = new ArrayList<>();
        for (int i = 0; i < counts.size(); i++) {
            steps.add(new ProfitStep(counts.get(i).intValue(), coins.get(i).intValue()));
        }
        return new ProfitTable(steps);
    }
}
