package game;

import api.Deal;
import api.Setup;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.BoundedNumbers;
import io.github.mercurius.common.HashedNumbers;
import io.github.mercurius.common.Hashing;
import io.github.mercurius.common.JointParts;
import io.github.mercurius.common.Seats;
import io.github.mercurius.rules.AnyJoint;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A deal that nobody chose: the host and all seats make it together.
 *
 * <p>Everybody makes a secret {@linkplain AnyJoint#part part} and shows its commitment. When all commitments are known, the seats open
 * their parts; the host keeps its own closed, so only the host knows the deal. After the last turn the host opens too.
 * If one of them made an honest part, the shuffle is fair, even if all others work together. A player who does not open
 * stops the game, and {@link #waitingFor} says who that is; a new one begins with new parts.
 *
 * <pre>{@code
 * JointDeal joint = JointDeal.at(setup, table)
 *         .withHostCommitment(shownByTheHost)
 *         .withSeatCommitment(0, shownBySeat0) // and so on
 *         .withOpening(0, openedBySeat0);      // and so on
 * }</pre>
 *
 * <p>Everybody, the host included, keeps such a value of what they themselves were shown. Each step is checked: a part
 * must fit its commitment, and nobody opens before all have committed. After the game,
 * {@link GameRecord#verify(String)} compares what was played with its {@link #commitment}.
 *
 * <p>Equal if all its parts are. This class is immutable and thread-safe.
 */
public final class JointDeal implements AnyJoint {
    private final Setup setup;
    private final JointParts shown;

    private JointDeal(Setup setup, JointParts shown) {
        this.setup = setup;
        this.shown = shown;
    }

    /**
     * A deal to be made at a table.
     *
     * @param table 64 hexadecimal digits that the host never uses again
     */
    public static JointDeal at(Setup setup, String table) {
        Arguments.notNull(setup, "setup", "a set-up");
        return new JointDeal(setup, JointParts.none(HashChain.JOINT, setup.players(), table));
    }

    /** What the host shows of its part before anybody opens. */
    public static String hostCommitment(String table, String part) {
        return HashChain.JOINT.commitment(table, JointParts.HOST, part);
    }

    /** What a seat shows of its part before anybody opens. */
    public static String seatCommitment(String table, int seat, String part) {
        return HashChain.JOINT.commitment(table, Seats.check(seat, Setup.MOST_PLAYERS), part);
    }

    @Override
    public JointDeal withHostCommitment(String commitment) {
        return new JointDeal(setup, shown.committed(JointParts.HOST, commitment));
    }

    @Override
    public JointDeal withSeatCommitment(int seat, String commitment) {
        return new JointDeal(setup, shown.committed(Seats.check(seat, setup.players()), commitment));
    }

    @Override
    public JointDeal withOpening(int seat, String part) {
        return new JointDeal(setup, shown.opened(Seats.check(seat, setup.players()), part));
    }

    @Override
    public JointDeal withOpenings(List<? extends List<String>> opened) {
        List<List<String>> parts = Arguments.noneNull(opened, "parts", "a list for each seat");
        Arguments.that(parts.size() == setup.players(), "lists of parts", parts.size(), setup.players() + ", one a seat");
        JointDeal joint = this;
        for (int seat = 0; seat < parts.size(); seat++) {
            for (String part : parts.get(seat)) {
                joint = joint.withOpening(seat, part);
            }
        }
        return joint;
    }

    /**
     * This deal with the part that the host has opened, after the last turn.
     *
     * @throws IllegalArgumentException if not all seats have opened, or the part does not fit the host's commitment
     */
    public JointDeal withHostPart(String part) {
        return new JointDeal(setup, shown.openedByHost(part));
    }

    /** This deal as it can be shown during the game: without the host's part. */
    public JointDeal withoutHostPart() {
        return new JointDeal(setup, shown.withoutHostPart());
    }

    @Override
    public Setup setup() {
        return setup;
    }

    @Override
    public String table() {
        return shown.table();
    }

    @Override
    public Optional<String> hostCommitment() {
        return shown.commitment(JointParts.HOST);
    }

    @Override
    public Optional<String> seatCommitment(int seat) {
        return shown.commitment(Seats.check(seat, setup.players()));
    }

    @Override
    public Optional<String> hostPart() {
        return shown.part(JointParts.HOST);
    }

    /** The part that a seat has opened, if it has. */
    public Optional<String> seatPart(int seat) {
        return shown.part(Seats.check(seat, setup.players()));
    }

    /** The part that a seat has opened, or nothing. */
    @Override
    public List<String> opened(int seat) {
        return seatPart(seat).map(List::of).orElseGet(List::of);
    }

    @Override
    public boolean isCommitted() {
        return shown.isCommitted();
    }

    /** Whether all seats have opened: now the host knows the deal, and the game can begin. */
    public boolean isOpen() {
        return shown.isOpen();
    }

    @Override
    public List<String> waitingFor() {
        return shown.waitingFor();
    }

    @Override
    public String commitment() {
        return shown.commitment(HashChain.text(setup));
    }

    /** 1, the deal. */
    @Override
    public int mostDraws() {
        return 1;
    }

    @Override
    public String hostCommitmentOf(String part) {
        return hostCommitment(table(), part);
    }

    @Override
    public String commitmentOf(int seat, String part) {
        return seatCommitment(table(), Seats.check(seat, setup.players()), part);
    }

    /** The part itself, for draw 0. */
    @Override
    public String opening(int seat, String part, int draw) {
        Seats.check(seat, setup.players());
        Arguments.that(draw == 0, "draw", draw, "0, as a deal is made once");
        return Hashing.check("part", part);
    }

    /**
     * The deal that follows from all parts; before the game is over, only the host can know it.
     *
     * @throws IllegalStateException if not all parts are known
     */
    public Deal deal() {
        return Agreed.shuffled(setup, new BoundedNumbers(new HashedNumbers(seed())));
    }

    /** The seed that follows from all parts. */
    String seed() {
        return shown.seed(HashChain.text(setup));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JointDeal that && that.setup.equals(setup) && that.shown.equals(shown);
    }

    @Override
    public int hashCode() {
        return shown.hashCode();
    }

    /** The table, and who is waited for; no part is in it. */
    @Override
    public String toString() {
        return "joint deal at " + shown;
    }
}
