package io.github.mercurius.rules;

/**
 * The start of a game, as a bot on its seat sees it.
 *
 * @param <V> what a player may know of the game
 * @param view what the seat knows before the first action
 * @param seed for the bot's random choices, so that the same game can be played again; it says nothing of what is
 *     hidden
 * @param nanos how many nanoseconds the bot is told to have for each decision
 */
public record GameStart<V extends AnyView<?>>(V view, long seed, long nanos) {
    /** Refuses the view of a spectator, and a time that is not positive. */
    public GameStart {
        if (!view.viewer().isPresent()) {
            throw new IllegalArgumentException("view: of a spectator, expected that of a seat");
        }
        if (nanos <= 0) {
            throw new IllegalArgumentException("nanos: " + nanos + ", expected more than 0");
        }
    }

    /** Where the bot sits. */
    public int seat() {
        return view.viewer().getAsInt();
    }

    /** What was agreed before the game. */
    public AnySetup setup() {
        return view.table().setup();
    }
}
