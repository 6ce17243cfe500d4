package io.github.mercurius.rules.learning;

/** What a batch shows of its games, in arrays that it brings up to date. */
final class Shown {
    final byte[] masks;
    final short[] observations;
    final byte[] seats;
    final byte[] over;
    final float[] outcomes;

    /** With which move each game went on: the move that was given, or the first one of the action that a bot chose. */
    final int[] made;

    private final int moves;
    private final int observationLength;
    private final int outcomeLength;
    private final int[] changed;

    Shown(int games, int players, Encoding<?, ?> encoding) {
        moves = encoding.moves().size();
        observationLength = encoding.observationLength();
        outcomeLength = players * Batch.OUTCOME_LENGTH;
        masks = new byte[Math.multiplyExact(games, moves)];
        observations = new short[Math.multiplyExact(games, observationLength)];
        seats = new byte[games];
        over = new byte[games];
        outcomes = new float[games * outcomeLength];
        made = new int[games];
        changed = new int[games];
    }

    /** Shows a game that waits for a move, where this game was shown before. */
    void show(int game, AnyEnvironment<?, ?> environment) {
        seats[game] = (byte) environment.seat();
        environment.writeMask(masks, game * moves);
        changed[game] = environment.observeAgain(observations, game * observationLength);
    }

    /** How many numbers of a game's observation may be others than before the last step: the first ones. */
    int changed(int game) {
        return changed[game];
    }

    /** Shows what the end of a game brought the players. */
    void showEnd(int game, AnyEnvironment<?, ?> environment) {
        over[game] = 1;
        int at = game * outcomeLength;
        for (Outcome outcome : environment.outcomes()) {
            outcomes[at++] = outcome.score();
            outcomes[at++] = outcome.place();
            outcomes[at++] = (float) outcome.winShare();
        }
    }
}
