package io.github.mercurius.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.learning.Encoding;
import io.github.mercurius.rules.learning.ObservationField;
import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/** Mercurius in the numbers of {@link Moves} and {@link Field}. */
record MercuriusEncoding(
        Rules<Action, PlayerView> rules,
        int movesVersion,
        int observationVersion,
        List<String> moves,
        List<ObservationField> fields)
        implements Encoding<Action, PlayerView> {
    MercuriusEncoding() {
        this(
                Mercurius.rules(),
                Moves.VERSION,
                Field.VERSION,
                Moves.names(),
                Stream.of(Field.values()).map(Field::told).toList());
    }

    @Override
    public List<Integer> moves(Action action, AnyTable table) {
        return Moves.of(action);
    }

    @Override
    public int observationLength() {
        return Field.LENGTH;
    }

    @Override
    public void observe(PlayerView view, List<Integer> chosen, short[] into, int offset) {
        int length = Arguments.notNull(into, "observation", "an array").length;
        Arguments.room(length, offset, Field.LENGTH, "numbers for an observation");
        int choice = Choice.NONE;
        for (int move : chosen) {
            choice = Choice.after(choice, move);
        }
        new Observer().write(view, choice, into, offset);
    }

    @Override
    public Environment environment(AnyState<Action, PlayerView> state, IntUnaryOperator random) {
        return Environment.of((GameState) Arguments.notNull(state, "state", "a state"));
    }
}
