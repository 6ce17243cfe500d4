package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.rules.VerificationReport;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** What the record of any game proves, and where one is found that was changed. */
public final class RecordLaws {
    private RecordLaws() {}

    /**
     * An action or outcome that is another one is found at its hash.
     *
     * @param changed the record of the game with other actions
     */
    public static <A extends AnyAction, V extends AnyView<A>> void anotherActionIsFound(
            AnyGame<A, V> game, long seed, Function<List<A>, AnyRecord<A, V>> changed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<A> actions = new ArrayList<>(game.actions());
        int at = random.nextInt(actions.size());
        AnyState<A, V> before =
                at == 0 ? game.firstState() : game.steps().get(at - 1).after();
        A other = RandomGame.any(before, random::nextInt);
        if (other.equals(actions.set(at, other))) {
            assertThat(changed.apply(actions).verify().discrepancy()).isEmpty();
        } else {
            // The hash that differs is that of the forged action: the first one is that of set-up and deal.
            isFound(changed.apply(actions), Part.HASH, at + 1);
        }
    }

    /**
     * A result in which the first and the third have changed places is found.
     *
     * @param changed the record of the game with another result
     */
    public static <S> void anotherResultIsFound(List<S> result, Function<List<S>, AnyRecord<?, ?>> changed) {
        List<S> other = new ArrayList<>(result);
        Collections.swap(other, 0, 2);
        assertThat(part(changed.apply(other).verify())).isEqualTo(Part.RESULT);
    }

    /** The part of a record that is wrong. */
    public static Part part(VerificationReport report) {
        return report.discrepancy().orElseThrow().part();
    }

    /** What is wrong with a record is found in its place. */
    public static void isFound(AnyRecord<?, ?> forged, Part part, int index) {
        Discrepancy found = forged.verify().discrepancy().orElseThrow();
        assertThat(found.part()).isEqualTo(part);
        assertThat(found.index()).isEqualTo(index);
    }

    /** Without its secrets, a record has its log and what was shown, and nobody can play it. */
    public static void isKeptSecretUntilTheDealIsPublished(AnyRecord<?, ?> record) {
        AnyRecord<?, ?> open = record.withoutSecrets();
        assertThat(open.hashes()).isEmpty();
        assertThat(open.log()).isEqualTo(record.log());
        assertThat(open.shownCommitment()).isEqualTo(record.shownCommitment()).isPresent();
        for (ThrowingCallable door : List.<ThrowingCallable>of(open::verify, open::replay)) {
            assertThatThrownBy(door)
                    .isInstanceOf(IllegalStateException.class)
                    .hasMessage("the record holds no deal and no position with all its cards: it can be replayed when"
                            + " these are published");
        }
    }

    /** A record whose log the rules do not allow is not played, and it is said why. */
    public static void isRefused(AnyRecord<?, ?> forged, String message) {
        assertThat(forged.verify().discrepancy().orElseThrow().message()).isEqualTo(message);
        assertThatThrownBy(forged::replay)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }
}
