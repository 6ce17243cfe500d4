package io.github.mercurius.testkit;

import io.github.mercurius.api.Event;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Update;
import io.github.mercurius.common.Arguments;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Assertions on an update: {@link MercuriusAssertions#assertThat(Update)}. */
public final class UpdateAssert {
    private final Update update;

    UpdateAssert(Update update) {
        this.update = update;
    }

    /** It equals another update: the same number, turn, step, seat and events. */
    public UpdateAssert isEqualTo(Update expected) {
        Arguments.notNull(expected, "expected", "an update");
        if (!update.equals(expected)) {
            throw failure("another update, expected " + expected.notation());
        }
        return this;
    }

    /** It tells nothing that the player on a seat may not know (INF-1, INF-2). */
    public UpdateAssert isSafeFor(int seat) {
        return safe(update.seenBy(seat), "seat " + seat);
    }

    /** It tells nothing that a spectator may not know (INF-1, INF-2). */
    public UpdateAssert isSafeForSpectator() {
        return safe(update.seenBySpectator(), "a spectator");
    }

    private UpdateAssert safe(Update seen, String who) {
        for (int i = 0; i < seen.events().size(); i++) {
            Event told = update.events().get(i);
            if (!told.equals(seen.events().get(i))) {
                String expected = seen.events().get(i).notation();
                throw failure(told.notation() + ": told to " + who + ", expected " + expected + ", by "
                        + TableAssert.cited(Rule.INF_1));
            }
        }
        return this;
    }

    /**
     * It tells these events, in this order; others may stand between them.
     *
     * @param events in notation, such as {@code bought 0 AMS 1 10}
     */
    public UpdateAssert tells(String... events) {
        List<String> missing = new ArrayList<>(Arrays.asList(events));
        for (Event event : update.events()) {
            if (!missing.isEmpty() && event.notation().equals(missing.get(0))) {
                missing.remove(0);
            }
        }
        if (!missing.isEmpty()) {
            throw failure(
                    "no event " + missing.get(0) + " there, expected " + Arrays.asList(events) + " in this order");
        }
        return this;
    }

    private AssertionError failure(String what) {
        return new AssertionError(what + System.lineSeparator() + "  in: " + update.notation());
    }
}
