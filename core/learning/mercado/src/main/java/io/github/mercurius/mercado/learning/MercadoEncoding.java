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
final class MercadoEncoding implements Encoding<Action, PlayerView> {
    private final Rules<Action, PlayerView> rules;
    private final MercadoMoves moves;
    private final MercadoObservation observation;

    MercadoEncoding(Edition edition) {
        rules = Mercado.rules(Arguments.notNull(edition, "edition", "an edition"));
        moves = new MercadoMoves(edition);
        observation = new MercadoObservation(edition);
    }

    @Override
    public Rules<Action, PlayerView> rules() {
        return rules;
    }

    @Override
    public int movesVersion() {
        return MercadoMoves.VERSION;
    }

    @Override
    public int observationVersion() {
        return MercadoObservation.VERSION;
    }

    @Override
    public List<String> moves() {
        return moves.names();
    }

    @Override
    public List<Integer> moves(Action action, AnyTable table) {
        return Collections.singletonList(moves.of(Arguments.notNull(action, "action", "an action")));
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
