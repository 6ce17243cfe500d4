package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/** The problems of a position as they are found. What checks the positions of a game extends it. */
public class Problems {
    /** In place of a seat, where a part is not one seat's. */
    public static final int TABLE = -1;

    private final @Nullable PositionFields text;
    private final List<PositionProblem> found = new ArrayList<>();

    /**
     * The problems of a position.
     *
     * @param text the text that it was read from, to name the place of each problem; null if it was read from none
     */
    public Problems(@Nullable PositionFields text) {
        this.text = text;
    }

    /** The text of a position if there is one, else its problems. */
    public static String text(AnyPosition<?, ?> position) {
        try {
            return position.toText();
        } catch (PositionException refused) {
            return String.valueOf(refused.getMessage());
        }
    }

    /** Adds a problem in what a part says of a seat or of the table. */
    public final void add(String part, int seat, String what, Object given, String expected, AnyRule... rules) {
        String said = SafeText.of(String.valueOf(given), SafeText.MOST);
        OptionalInt place = text == null ? OptionalInt.empty() : OptionalInt.of(text.place(part, seat));
        found.add(new PositionProblem(place, what, said, expected, Arrays.asList(rules)));
    }

    /** Adds a problem of the table, or of a seat, which it names, if something is wrong. */
    public final void refuseIf(
            boolean wrong, String part, int seat, String what, Object given, String expected, AnyRule... rules) {
        if (wrong) {
            add(part, seat, seat == TABLE ? what : what + " of seat " + seat, given, expected, rules);
        }
    }

    /** Adds a number that is too small or too large; whether it is neither. */
    public final boolean between(String part, int seat, String what, int given, int least, int most, AnyRule... rules) {
        boolean right = given >= least && given <= most;
        if (!right) {
            String expected = least == most ? Integer.toString(least) : least + " to " + most;
            refuseIf(true, part, seat, what, given, expected, rules);
        }
        return right;
    }

    /** Adds a hand that is not known to who sees it, or known to who does not. */
    public final void checkKnown(int seat, boolean known, boolean sees, String expected, AnyRule rule) {
        refuseIf(sees && !known, "hands", seat, "hand", "not known", expected, rule);
        refuseIf(known && !sees, "hands", seat, "hand", "known", "a hand that the viewer does not see", rule);
    }

    /** Refuses a position in which something is wrong. */
    public final void throwIfAny() {
        if (!found.isEmpty()) {
            throw new PositionException(found);
        }
    }
}
