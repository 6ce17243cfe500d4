package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.rules.ThinkingTime;
import io.github.mercurius.rules.internal.Arguments;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/** The time for one decision, measured by the host's clock from the creation of this object. */
final class Countdown<A extends AnyAction> implements ThinkingTime<A> {
    private final AnyView<A> view;
    private final LongSupplier clock;
    private final long end;
    private final boolean limit;
    private volatile @Nullable A suggestion;

    Countdown(AnyView<A> view, long nanos, boolean limit) {
        this(view, nanos, limit, System::nanoTime);
    }

    /** A time by another clock of nanoseconds. */
    Countdown(AnyView<A> view, long nanos, boolean limit, LongSupplier clock) {
        this.view = view;
        this.clock = clock;
        this.end = clock.getAsLong() + nanos;
        this.limit = limit;
    }

    @Override
    public long nanosLeft() {
        return Math.max(0, end - clock.getAsLong());
    }

    @Override
    public boolean isLimit() {
        return limit;
    }

    @Override
    public void suggest(A action) {
        Arguments.notNull(action, "action", "an action");
        view.check(action).ifPresent(violation -> {
            throw new IllegalActionException(action, violation);
        });
        suggestion = action;
    }

    /** The last suggestion, which is legal; null if there is none. */
    @Nullable
    A suggestion() {
        return suggestion;
    }
}
