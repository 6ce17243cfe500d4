package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyAction;
import java.util.Optional;

/**
 * A bot that failed: it gave no legal action, or threw or took too long where it was told something.
 *
 * @param seat where the bot sat
 * @param moment where in the game's life it failed
 * @param action which action or outcome since the bots began it was, from 0; after the last one, how many there were
 * @param what what the bot did
 * @param playedInstead what the {@link Arbiter} played in its place; empty if it did not have to
 */
public record BotFailure(int seat, Moment moment, int action, String what, Optional<AnyAction> playedInstead) {
    /** Where a bot can fail in a game. */
    public enum Moment {
        /** As the game began. */
        BEGIN,
        /** As it had to decide, or was told what happened before. */
        MOVE,
        /** As it was told the end, or what happened since its last decision. */
        END
    }
}
