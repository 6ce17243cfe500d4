package io.github.mercurius.rules;

/** Thrown when the log of a game has no room for one more undo or note: it can be played on, and saved. */
public final class FullLogException extends RulesException {
    private static final long serialVersionUID = 1L;

    /** An exception for a log that may have so many entries besides the actions that stand. */
    public FullLogException(int most) {
        super("the log is full: " + most + " undone actions, undos and notes, expected the game to be played on");
    }
}
