package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.BoundedNumbers;
import io.github.mercurius.common.HashedNumbers;
import io.github.mercurius.common.Hashing;
import io.vavr.collection.TreeMap;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A deal that nobody chose: the host and all seats make it together.
 *
 * <p>Everybody makes a secret {@link #part} and shows its commitment. When all commitments are known, the seats open
 * their parts; the host keeps its own closed, so only the host knows the deal. After the last turn the host opens too.
 * If one of them made an honest part, the shuffle is fair, even if all others work together. A player who does not open
 * stops the game, and {@link #waitingFor} says who that is; a new one begins with new parts.
 *
 * <pre>{@code
 * JointDeal joint = JointDeal.at(setup, table)
 *         .withHostCommitment(shownByTheHost)
 *         .withSeatCommitment(0, shownBySeat0) // and so on
 *         .withSeatPart(0, openedBySeat0);     // and so on
 * }</pre>
 *
 * <p>Everybody, the host included, keeps such a value of what they themselves were shown. Each step is checked: a part
 * must fit its commitment, and nobody opens before all have committed. After the game,
 * {@link GameRecord#verify(SeatGame, JointDeal)} compares the deal that was played with this one.
 *
 * <p>Equal if all its parts are. This class is immutable and thread-safe.
 */
public final class JointDeal {
    private static final int HOST = -1;

    private final Setup setup;
    private final String table;
    // By seat; the host's is that of seat −1.
    private final TreeMap<Integer, String> commitments;
    private final TreeMap<Integer, String> parts;

    private JointDeal(Setup setup, String table, TreeMap<Integer, String> commitments, TreeMap<Integer, String> parts) {
        this.setup = setup;
        this.table = table;
        this.commitments = commitments;
        this.parts = parts;
    }

    /**
     * A deal to be made at a table.
     *
     * @param table 64 hexadecimal digits that the host never uses again
     */
    public static JointDeal at(Setup setup, String table) {
        Arguments.notNull(setup, "setup", "a set-up");
        return new JointDeal(setup, Hashing.check("table", table), TreeMap.empty(), TreeMap.empty());
    }

    /**
     * A new secret part, or a new name of a table: 64 hexadecimal digits.
     *
     * @param secureRandom fills an array with secret bytes: {@code new SecureRandom()::nextBytes}
     */
    public static String part(Consumer<byte[]> secureRandom) {
        return Hashing.secret(secureRandom);
    }

    /** What the host shows of its part before anybody opens. */
    public static String hostCommitment(String table, String part) {
        return commitment(table, HOST, part);
    }

    /** What a seat shows of its part before anybody opens. */
    public static String seatCommitment(String table, int seat, String part) {
        if (seat < 0 || seat >= Setup.MOST_PLAYERS) {
            throw new IllegalArgumentException("seat: " + seat + ", expected 0 to " + (Setup.MOST_PLAYERS - 1));
        }
        return commitment(table, seat, part);
    }

    private static String commitment(String table, int seat, String part) {
        return Hashing.sha256("mercatores-part/1\n" + Hashing.check("table", table) + "\n" + role(seat) + "\n"
                + Hashing.check("part", part) + "\n");
    }

    /** This deal with what the host has shown. */
    public JointDeal withHostCommitment(String commitment) {
        return committed(HOST, commitment);
    }

    /** This deal with what a seat has shown. */
    public JointDeal withSeatCommitment(int seat, String commitment) {
        return committed(setup.checkSeat(seat), commitment);
    }

    private JointDeal committed(int seat, String commitment) {
        Hashing.check("commitment", commitment);
        refuseSecond(commitments, seat, "commitment");
        return new JointDeal(setup, table, commitments.put(seat, commitment), parts);
    }

    /**
     * This deal with the part that a seat has opened.
     *
     * @throws IllegalArgumentException if not all have committed, or the part does not fit the seat's commitment
     */
    public JointDeal withSeatPart(int seat, String part) {
        return opened(setup.checkSeat(seat), part);
    }

    /**
     * This deal with the part that the host has opened, after the last turn.
     *
     * @throws IllegalArgumentException if not all seats have opened, or the part does not fit the host's commitment
     */
    public JointDeal withHostPart(String part) {
        Hashing.check("part", part);
        if (!isOpen()) {
            throw new IllegalArgumentException("part of the host, expected those of all seats first: " + waitingFor());
        }
        return opened(HOST, part);
    }

    private JointDeal opened(int seat, String part) {
        Hashing.check("part", part);
        if (!isCommitted()) {
            throw new IllegalArgumentException(
                    "part of " + role(seat) + ", expected all commitments first: " + waitingFor());
        }
        refuseSecond(parts, seat, "part");
        String fits = commitment(table, seat, part);
        String shown = commitments.get(seat).get();
        if (!fits.equals(shown)) {
            throw new IllegalArgumentException("part of " + role(seat) + ": has commitment " + fits
                    + ", expected the one that was shown, " + shown);
        }
        return new JointDeal(setup, table, commitments, parts.put(seat, part));
    }

    private static void refuseSecond(TreeMap<Integer, String> known, int seat, String what) {
        if (known.containsKey(seat)) {
            throw new IllegalArgumentException("second " + what + " of " + role(seat) + ", expected one");
        }
    }

    /** What was agreed before the game. */
    public Setup setup() {
        return setup;
    }

    /** The table, in 64 hexadecimal digits. */
    public String table() {
        return table;
    }

    /** What the host has shown, if it has. */
    public Optional<String> hostCommitment() {
        return commitments.get(HOST).toJavaOptional();
    }

    /** What a seat has shown, if it has. */
    public Optional<String> seatCommitment(int seat) {
        return commitments.get(setup.checkSeat(seat)).toJavaOptional();
    }

    /** The part that the host has opened, if it has. */
    public Optional<String> hostPart() {
        return parts.get(HOST).toJavaOptional();
    }

    /** The part that a seat has opened, if it has. */
    public Optional<String> seatPart(int seat) {
        return parts.get(setup.checkSeat(seat)).toJavaOptional();
    }

    /** Whether all commitments are known: now the seats can open. */
    public boolean isCommitted() {
        return commitments.size() == setup.players() + 1;
    }

    /** Whether all seats have opened: now the host knows the deal, and the game can begin. */
    public boolean isOpen() {
        return setup.seats().stream().allMatch(parts::containsKey);
    }

    /** Who has yet to commit or, when all have, to open: {@code host} or {@code seat 2}. */
    public List<String> waitingFor() {
        TreeMap<Integer, String> known = isCommitted() ? parts : commitments;
        List<String> waiting = new ArrayList<>();
        for (int seat = HOST; seat < setup.players(); seat++) {
            // The host opens last, when the game is over.
            boolean due = seat != HOST || !isCommitted() || isOpen();
            if (due && !known.containsKey(seat)) {
                waiting.add(role(seat));
            }
        }
        return Collections.unmodifiableList(waiting);
    }

    /**
     * The deal that follows from all parts; before the game is over, only the host can know it.
     *
     * @throws IllegalStateException if not all parts are known
     */
    public Deal deal() {
        return Deal.shuffled(setup.edition(), new BoundedNumbers(new HashedNumbers(seed())));
    }

    /** The seed that follows from all parts. */
    private String seed() {
        if (parts.size() <= setup.players()) {
            throw new IllegalStateException("not all have opened: waiting for " + waitingFor());
        }
        StringBuilder text = new StringBuilder("mercatores-joint/1\n");
        text.append(table).append('\n').append(HashChain.text(setup));
        parts.forEach(
                (seat, part) -> text.append(role(seat)).append(' ').append(part).append('\n'));
        return Hashing.sha256(text.toString());
    }

    private static String role(int seat) {
        return seat == HOST ? "host" : "seat " + seat;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JointDeal that
                && that.setup.equals(setup)
                && that.table.equals(table)
                && that.commitments.equals(commitments)
                && that.parts.equals(parts);
    }

    @Override
    public int hashCode() {
        return table.hashCode();
    }

    /** The table, and who is waited for; no part is in it. */
    @Override
    public String toString() {
        return "joint deal at table " + table + ", waiting for " + waitingFor();
    }
}
