package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;

/** One entry in the log of a game: an action, an outcome of chance, or the undo of such before it. */
public sealed interface LogEntry {
    /** The entry in a line of ASCII: an action's or outcome's notation, or {@code U:2}. */
    String notation();

    /** An action of the player who had to decide, or an outcome of chance. */
    record Acted(Action action) implements LogEntry {
        public Acted {
            Arguments.notNull(action, "action", "an action");
        }

        @Override
        public String notation() {
            return action.notation();
        }
    }

    /**
     * The last actions and outcomes that stood were undone, as the players agreed: {@code U:2}.
     *
     * @param steps how many, at least 1
     */
    record Undone(int steps) implements LogEntry {
        public Undone {
            if (steps < 1) {
                throw new IllegalArgumentException("steps to undo: " + steps + ", expected at least 1");
            }
        }

        @Override
        public String notation() {
            return "U:" + steps;
        }
    }
}
