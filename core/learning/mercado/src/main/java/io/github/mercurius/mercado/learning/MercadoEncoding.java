package io.github.mercurius.mercado.learning;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.learning.Encoding;
import io.github.mercurius.rules.learning.ObservationField;
import java.util.Collections;
import java.util.List;

/** Mercado with an edition in numbers: each action is one move. */
record MercadoEncoding(
        Rules<Action, PlayerView> rules,
        int movesVersion,
        int observationVersion,
        MercadoMoves numbers,
        MercadoObservation observation)
        implements Encoding<Action, PlayerView> {
    MercadoEncoding(Edition edition) {
        this(
                Mercado.rules(Arguments.notNull(edition, "edition", "an edition")),
                MercadoMoves.VERSION,
                MercadoObservation.VERSION,
                new MercadoMoves(edition),
                new MercadoObservation(edition));
    }

    @Override
    public List<String> moves() {
        return numbers.names();
    }

    @Override
    public List<Integer> moves(Action action, AnyTable table) {
        return Collections.singletonList(numbers.of(Arguments.notNull(action, "action", "an action")));
    }

    @Override
    public List<ObservationField> fields() {
        return observation.fields();
    }

    @Override
    public void observe(PlayerView view, List<Integer> chosen, short[] into, int offset) {
        observation.write(Arguments.notNull(view, "view", "a view"), into, offset);
    }
}
