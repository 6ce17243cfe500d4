package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

/** Host and seats make the deal together, and nobody can choose it or change it afterwards. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
public abstract class JointLaws<A extends AnyAction, V extends AnyView<A>, J extends AnyJoint> {
    protected static final String TABLE = "0".repeat(64);
    protected static final String HOST = "1".repeat(64);
    protected static final List<String> SEATS = List.of("2".repeat(64), "3".repeat(64), "4".repeat(64));

    private final Rules<A, V> rules;
    private final AnySetup setup;
    private final String citation;
    private final Predicate<J> isOpen;
    private final Function<J, ?> deal;

    /**
     * The laws of a game.
     *
     * @param setup one for three players
     * @param citation with which refusals end
     * @param isOpen whether all seats have opened their parts
     */
    protected JointLaws(Rules<A, V> rules, AnySetup setup, String citation, Predicate<J> isOpen, Function<J, ?> deal) {
        this.rules = rules;
        this.setup = setup;
        this.citation = citation;
        this.isOpen = isOpen;
        this.deal = deal;
    }

    private AnyJoint none() {
        return rules.joint(setup, TABLE);
    }

    /** The joint deal with all commitments. */
    protected J committed() {
        return own(committed(HOST, SEATS));
    }

    // the joint deals of a game's rules are of one class
    @SuppressWarnings("unchecked")
    private J own(AnyJoint joint) {
        return (J) joint;
    }

    private AnyJoint committed(String host, List<String> parts) {
        AnyJoint joint = none().withHostCommitment(none().hostCommitmentOf(host));
        for (int seat : setup.seats()) {
            joint = joint.withSeatCommitment(seat, joint.commitmentOf(seat, parts.get(seat)));
        }
        return joint;
    }

    /** The joint deal with the parts of all seats. */
    protected J open() {
        return own(open(committed(), SEATS));
    }

    private AnyJoint open(AnyJoint committed, List<String> parts) {
        AnyJoint joint = committed;
        for (int seat : setup.seats()) {
            joint = joint.withOpening(seat, parts.get(seat));
        }
        return joint;
    }

    private AnyState<A, V> dealt(String host, List<String> parts) {
        return rules.start(open(committed(host, parts), parts), host).state();
    }

    @Test
    void whatWasCommittedAndOpenedIsThereForAll() {
        assertThat(none().hostCommitment()).isEmpty();
        assertThat(none().isCommitted()).isFalse();
        assertThat(committed().hostCommitment()).contains(none().hostCommitmentOf(HOST));
        assertThat(committed().isCommitted()).isTrue();
        for (int seat : setup.seats()) {
            assertThat(none().seatCommitment(seat)).isEmpty();
            assertThat(committed().seatCommitment(seat)).contains(none().commitmentOf(seat, SEATS.get(seat)));
            assertThat(committed().opened(seat)).isEmpty();
            assertThat(open().opened(seat)).containsExactly(SEATS.get(seat));
        }
        assertThat(open().waitingFor()).containsExactly("host");
    }

    /** All that is opened can be given at once, a list for each seat. */
    @Test
    void allSeatsCanOpenAtOnce() {
        List<List<String>> parts = SEATS.stream().map(List::of).collect(Collectors.toList());
        assertThat(committed().withOpenings(parts)).isEqualTo(open());
        assertThat(committed().withOpenings(List.of(List.of(), List.of(), List.of())))
                .isEqualTo(committed());
        assertThatThrownBy(() -> committed().withOpenings(parts.subList(0, 2)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("lists of parts: 2, expected 3, one a seat");
    }

    /** A deal is made once, so a seat opens its part for draw 0 alone. */
    @Test
    void aSeatOpensItsPartForOneDraw() {
        assertThat(committed().mostDraws()).isEqualTo(1);
        assertThat(committed().opening(1, SEATS.get(1), 0)).isEqualTo(SEATS.get(1));
        for (int draw : new int[] {-1, 1}) {
            assertThatThrownBy(() -> committed().opening(1, SEATS.get(1), draw))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("draw: " + draw + ", expected 0, as a deal is made once");
        }
    }

    /** A game shows the parts of the seats from the start, and that of the host when it is over. */
    @Test
    void aGameShowsThePartOfTheHostAtItsEnd() {
        AnyGame<A, V> start = rules.start(open(), HOST);
        assertThat(start.joint().orElseThrow().hostPart()).isEmpty();
        assertThat(start.joint().orElseThrow().opened(2)).containsExactly(SEATS.get(2));
        AnyGame<A, V> game = start;
        while (!game.state().isOver()) {
            game = game.applyAction(game.state().legalActions().get(0));
        }
        assertThat(game.joint().orElseThrow().hostPart()).contains(HOST);
        assertThat(game.joint().orElseThrow().toString()).doesNotContain(HOST).doesNotContain(SEATS.get(0));
    }

    /** Joint deals are equal if table, commitments and parts are, and their texts say who is waited for. */
    @Test
    void jointDealsAreEqualIfTheSameWasShown() {
        List<AnyJoint> joints = List.of(none(), committed(), committed().withOpening(0, SEATS.get(0)), open());
        for (AnyJoint joint : joints) {
            assertThat(joint.toString()).contains(TABLE, joint.waitingFor().toString());
            assertThat(joints.stream().filter(joint::equals).count()).isEqualTo(1);
        }
        assertThat(open()).isEqualTo(open()).hasSameHashCodeAs(open());
        AnySetup other = rules.setup(List.of("Robert", "Magda", "Rafał"), 1);
        assertThat(rules.joint(other, TABLE)).isNotEqualTo(none());
        assertThat(rules.joint(setup, HOST)).isNotEqualTo(none()).doesNotHaveSameHashCodeAs(none());
    }

    @Test
    void everyPartMovesTheDeal() {
        AnyState<A, V> state = dealt(HOST, SEATS);
        assertThat(dealt(HOST, SEATS)).isEqualTo(state);
        String part = "5".repeat(64);
        assertThat(dealt(part, SEATS)).isNotEqualTo(state);
        for (int changed : setup.seats()) {
            List<String> parts = Arrays.asList(SEATS.toArray(new String[0]));
            parts.set(changed, part);
            assertThat(dealt(HOST, parts)).isNotEqualTo(state);
        }
    }

    @Test
    void aHostAndAPlayerWhoColludeCannotChooseTheDeal() {
        // They know both their parts when seats 1 and 2 have committed, and when these have opened, the whole deal.
        AnyJoint joint = committed().withOpening(1, SEATS.get(1)).withOpening(2, SEATS.get(2));
        SplittableRandom random = new SplittableRandom(12);
        for (int i = 0; i < 100; i++) {
            String better = AnyJoint.part(random::nextBytes);
            assertThatThrownBy(() -> joint.withOpening(0, better))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("part of seat 0: has commitment ");
            assertThatThrownBy(() -> rules.start(open(), better))
                    .hasMessageStartingWith("part of host: has commitment ");
        }
        // Nor can seat 0 hide behind another's commitment: the role is in it.
        String stolen = none().commitmentOf(1, SEATS.get(1));
        AnyJoint copied = none().withHostCommitment(none().hostCommitmentOf(HOST))
                .withSeatCommitment(0, stolen)
                .withSeatCommitment(1, stolen)
                .withSeatCommitment(2, none().commitmentOf(2, SEATS.get(2)));
        assertThatThrownBy(() -> copied.withOpening(0, SEATS.get(1))).isInstanceOf(IllegalArgumentException.class);
        assertThat(copied.withOpening(1, SEATS.get(1)).opened(1)).containsExactly(SEATS.get(1));
    }

    @Test
    void aPlayerWhoWalksOutBeforeOpeningIsSeenByAll() {
        J joint = own(committed().withOpening(0, SEATS.get(0)).withOpening(2, SEATS.get(2)));
        assertThat(joint.waitingFor()).containsExactly("seat 1");
        assertThatThrownBy(() -> rules.start(joint, HOST))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("part of the host, expected those of all seats first: [seat 1]");
        assertThatThrownBy(() -> deal.apply(joint))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("not all have opened: waiting for [seat 1]");
        assertThat(isOpen).accepts(open()).rejects(joint, committed());
    }

    @Test
    void nobodyOpensBeforeAllHaveCommitted() {
        AnyJoint joint = none().withSeatCommitment(0, none().commitmentOf(0, SEATS.get(0)))
                .withSeatCommitment(2, none().commitmentOf(2, SEATS.get(2)));
        assertThat(joint.waitingFor()).containsExactly("host", "seat 1");
        assertThatThrownBy(() -> joint.withOpening(0, SEATS.get(0)))
                .hasMessage("part of seat 0, expected all commitments first: [host, seat 1]" + citation);
        assertThatThrownBy(joint::commitment)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("not all have committed: waiting for [host, seat 1]");
    }

    @Test
    void nobodyCommitsOrOpensTwice() {
        assertThatThrownBy(() -> committed().withSeatCommitment(1, "a".repeat(64)))
                .hasMessage("second commitment of seat 1, expected one" + citation);
        assertThatThrownBy(() -> committed().withHostCommitment("a".repeat(64)))
                .hasMessage("second commitment of host, expected one" + citation);
        assertThatThrownBy(() -> open().withOpening(1, SEATS.get(1)))
                .hasMessage("second part of seat 1, expected one" + citation);
    }

    /** Tables, commitments and parts are 64 hexadecimal digits. */
    @Test
    void whatIsNot64HexadecimalDigitsIsRefused() {
        for (String bad : List.of("", "0".repeat(63), "0".repeat(65), "A".repeat(64), "g".repeat(64))) {
            assertThatThrownBy(() -> rules.joint(setup, bad)).hasMessageContaining("expected 64 hexadecimal digits");
            assertThatThrownBy(() -> none().hostCommitmentOf(bad)).isInstanceOf(IllegalArgumentException.class);
            assertThatThrownBy(() -> committed().withOpening(0, bad)).isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Test
    void aPartIsMadeOfTheBytesThatTheSourceGives() {
        assertThat(AnyJoint.part(bytes -> Arrays.fill(bytes, (byte) 0xa7))).isEqualTo("a7".repeat(32));
        assertThatThrownBy(() -> AnyJoint.part(bytes -> {}))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("secureRandom: all bytes 0, expected random bytes");
    }
}
