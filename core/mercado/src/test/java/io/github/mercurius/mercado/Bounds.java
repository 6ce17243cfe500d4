package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.OptionalInt;

/**
 * Texts of positions that are just accepted or just refused. A text leaves out what all have in common: the edition,
 * and, if it says nothing else, two players and the tiles O01 to O04, P01 and P02.
 */
final class Bounds {
    private Bounds() {}

    /** The position that the parts of a text say. */
    static Position position(String parts) {
        Edition edition = Edition.standIn();
        String players = parts.contains("players=") ? "" : " players=2";
        String tiles = parts.contains("tiles=") ? "" : " tiles=O01,O02,O03,O04,P01,P02";
        return Position.parse("mdn/1 edition=" + edition.mark() + players + tiles + " " + parts, edition);
    }

    /** The first position is accepted; the second has the problem that is given, and no other. */
    static void check(String accepted, String refused, String problem) {
        assertThat(position(accepted).problems()).isEmpty();
        assertThatThrownBy(() -> position(refused))
                .isInstanceOfSatisfying(
                        PositionException.class,
                        exception -> assertThat(exception.problems())
                                .extracting(Bounds::message)
                                .containsExactly(problem));
    }

    private static String message(PositionProblem problem) {
        return new PositionProblem(
                        OptionalInt.empty(), problem.what(), problem.given(), problem.expected(), problem.rules())
                .message();
    }
}
