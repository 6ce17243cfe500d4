package io.github.mercurius.learning;

/** What a batch shows of its games, in arrays that it brings up to date. */
final class Shown {
    final byte[] masks;
    final short[] observations;
    final byte[] seats;
    final byte[] over;
    final float[] outcomes;
    private final int outcomeLength;
    private final boolean[] onlyTraded;

    Shown(int games, int players) {
        masks = new byte[games * Moves.COUNT];
        observations = new short[games * ObservationField.LENGTH];
        seats = new byte[games];
        over = new byte[games];
        outcomeLength = players * Batch.OUTCOME_LENGTH;
        outcomes = new float[games * outcomeLength];
        onlyTraded = new boolean[games];
    }

    /** Shows a game that waits for a move. */
    void show(int game, Environment environment) {
        seats[game] = (byte) environment.seat();
        environment.writeMask(masks, game * Moves.COUNT);
        onlyTraded[game] = environment.observeAgain(observations, game * ObservationField.LENGTH);
    }

    /** How many numbers of a game's observation may be others than before the last step: the first ones. */
    int changed(int game) {
        return onlyTraded[game] ? ObservationWriter.END_OF_TRADE : ObservationField.LENGTH;
    }

    /** Shows what the end of a game brought the players. */
    void showEnd(int game, Environment environment) {
        over[game] = 1;
        int at = game * outcomeLength;
        for (Outcome outcome : environment.outcomes()) {
            outcomes[at++] = outcome.money();
            outcomes[at++] = outcome.place();
            outcomes[at++] = (float) outcome.winShare();
        }
    }
}
