package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyStanding;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntUnaryOperator;

/** Players by their scores: who has the same shares the place. */
public final class Ranking {
    private Ranking() {}

    /** Makes a standing of a game. */
    public interface Maker<S extends AnyStanding> {
        /** The standing with a place, a seat and its score. */
        S standing(int place, int seat, int score);
    }

    /** All players, the highest score first; those with the same score by seat. */
    public static <S extends AnyStanding> List<S> of(AnySetup setup, IntUnaryOperator score, Maker<S> maker) {
        List<Integer> seats = new ArrayList<>(setup.seats());
        seats.sort(Comparator.comparingInt(seat -> -score.applyAsInt(seat)));
        List<S> ranking = new ArrayList<>();
        for (int seat : seats) {
            int own = score.applyAsInt(seat);
            boolean shared =
                    !ranking.isEmpty() && ranking.get(ranking.size() - 1).score() == own;
            int place = shared ? ranking.get(ranking.size() - 1).place() : ranking.size() + 1;
            ranking.add(maker.standing(place, seat, own));
        }
        return Collections.unmodifiableList(ranking);
    }
}
