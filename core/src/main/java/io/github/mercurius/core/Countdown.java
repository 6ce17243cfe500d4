package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.IllegalActionException;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.ThinkingTime;
import io.github.mercurius.common.Arguments;
import org.jspecify.annotations.Nullable;

/** The time for one decision, measured by the host's clock from the creation of this object. */
final class Countdown implements ThinkingTime {
    private final PlayerView view;
    private final long end;
    private final boolean limit;
    private volatile @Nullable Action suggestion;

    Countdown(PlayerView view, long nanos, boolean limit) {
        this.view = view;
        this.end = System.nanoTime() + nanos;
        this.limit = limit;
    }

    @Override
    public boolean isUp() {
        return nanosLeft() == 0;
    }

    @Override
    public long nanosLeft() {
        return Math.max(0, end - System.nanoTime());
    }

    @Override
    public boolean isLimit() {
        return limit;
    }

    @Override
    public void suggest(Action action) {
        Arguments.notNull(action, "action", "an action");
        view.check(action).ifPresent(violation -> {
            throw new IllegalActionException(action, violation);
        });
        suggestion = action;
    }

    /** The last suggestion, which is legal; null if there is none. */
    @Nullable
    Action suggestion() {
        return suggestion;
    }
}
