package io.github.mercurius.rules;

/**
 * One entry in the log of a game: an action or outcome, the undo of actions before it, or a note.
 *
 * @param <A> the actions of the game
 */
public sealed interface LogEntry<A extends AnyAction> {
    /** The entry in a line: an action's notation, {@code U:2}, or seat and text of a note: {@code !2 a bot plays}. */
    String notation();

    /**
     * An action of the player who had to decide, or an outcome of chance.
     *
     * @param <A> the actions of the game
     */
    record Acted<A extends AnyAction>(A action) implements LogEntry<A> {
        @Override
        public String notation() {
            return action.notation();
        }
    }

    /**
     * The last actions that stood were undone, as the players agreed: {@code U:2}.
     *
     * @param <A> the actions of the game
     * @param steps how many, at least 1
     */
    record Undone<A extends AnyAction>(int steps) implements LogEntry<A> {
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

    /**
     * Something at the table that changes nothing in the game: {@code !2 a bot plays}.
     *
     * @param <A> the actions of the game
     */
    record Noted<A extends AnyAction>(Note note) implements LogEntry<A> {
        @Override
        public String notation() {
            return "!" + note;
        }
    }
}
