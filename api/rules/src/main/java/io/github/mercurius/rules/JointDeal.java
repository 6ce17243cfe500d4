package io.github.mercurius.rules;

import io.github.mercurius.rules.internal.Hashing;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A deal that nobody chose: the host and all seats make it together, as RUL-12 of Mercurius says.
 *
 * <p>Everybody makes a {@linkplain #secret secret part} and shows its {@linkplain #commitmentOf commitment}. When all
 * commitments are known, the seats open their parts; the host keeps its own closed, so only the host knows the deal.
 * After the last turn the host opens too. If one of them made an honest part, the shuffle is fair, even if all others
 * work together. A player who does not open stops the game, and {@link #waitingFor} says who that is; a new one begins
 * with new parts.
 *
 * <pre>{@code
 * JointDeal joint = Mercurius.jointDeal(setup, table)
 *         .withCommitment(JointDeal.HOST, shownByTheHost)
 *         .withCommitment(0, shownBySeat0) // and so on
 *         .withPart(0, openedBySeat0);     // and so on
 * Game game = Game.start(joint.withPart(JointDeal.HOST, part)); // the host alone
 * }</pre>
 *
 * <p>Everybody, the host included, keeps such a value of what they themselves were shown. Each step is checked: a part
 * must fit its commitment, and nobody opens before all have committed. After the game, {@link AnyRecord#verify(String)}
 * compares what was played with its {@link #commitment()}. {@link JointSession} is one seat's side of it.
 *
 * <p>Equal if the set-up and all that was shown are. This class is immutable and thread-safe.
 */
public final class JointDeal {
    /** The host, among the numbers of the seats. */
    public static final int HOST = -1;

    private final AnySetup setup;
    private final String lines;
    private final String table;
    private final BinaryOperator<String> hash;
    private final SortedMap<Integer, String> commitments;
    private final SortedMap<Integer, String> parts;

    private JointDeal(
            AnySetup setup,
            String lines,
            String table,
            BinaryOperator<String> hash,
            SortedMap<Integer, String> commitments,
            SortedMap<Integer, String> parts) {
        this.setup = setup;
        this.lines = lines;
        this.table = table;
        this.hash = hash;
        this.commitments = commitments;
        this.parts = parts;
    }

    /**
     * A deal to be made at a table, for a game that implements this API. Each game has a method of its own for it, such
     * as {@code Mercurius.jointDeal}.
     *
     * @param lines the set-up as it is hashed, each line ended by a line feed
     * @param table 64 hexadecimal digits that the host never uses again
     * @param hash the SHA-256 of a line of the game, which says what is hashed ({@code part}), and of a text
     */
    public static JointDeal at(AnySetup setup, String lines, String table, BinaryOperator<String> hash) {
        Objects.requireNonNull(setup, "setup: null, expected a set-up");
        Objects.requireNonNull(lines, "lines: null, expected those of the set-up");
        Objects.requireNonNull(hash, "hash: null, expected the hash of the game");
        return new JointDeal(setup, lines, Hashing.check("table", table), hash, new TreeMap<>(), new TreeMap<>());
    }

    /**
     * A new secret part, or a new name of a table: 64 hexadecimal digits.
     *
     * @param secureRandom fills an array with secret bytes: {@code new SecureRandom()::nextBytes}
     */
    public static String secret(Consumer<byte[]> secureRandom) {
        byte[] bytes = new byte[32];
        Objects.requireNonNull(secureRandom, "secureRandom: null, expected a source of random bytes")
                .accept(bytes);
        if (Arrays.equals(bytes, new byte[bytes.length])) {
            throw new IllegalArgumentException("secureRandom: all bytes 0, expected random bytes");
        }
        return Hashing.hex(bytes);
    }

    /** What was agreed before the game. */
    public AnySetup setup() {
        return setup;
    }

    /** The table, in 64 hexadecimal digits. */
    public String table() {
        return table;
    }

    /**
     * What a seat, or {@link #HOST}, shows of a part before anybody opens.
     *
     * @throws IllegalArgumentException if there is no such seat, or the part is not 64 hexadecimal digits
     */
    public String commitmentOf(int seat, String part) {
        return hash.apply("part", table + "\n" + role(checked(seat)) + "\n" + Hashing.check("part", part) + "\n");
    }

    /**
     * This deal with the commitment that a seat, or {@link #HOST}, has shown.
     *
     * @throws RulesException if it has committed already, or the commitment is not 64 hexadecimal digits
     * @throws IllegalArgumentException if there is no such seat
     */
    public JointDeal withCommitment(int seat, String commitment) {
        Hashing.check("commitment", commitment);
        refuseSecond(commitments, checked(seat), "commitment");
        return new JointDeal(setup, lines, table, hash, with(commitments, seat, commitment), parts);
    }

    /**
     * This deal with the part that a seat has opened, or after the last turn {@link #HOST}.
     *
     * @throws RulesException if not all have committed, it has opened already, the part does not fit its commitment, or
     *     the host opens before all seats
     * @throws IllegalArgumentException if there is no such seat
     */
    public JointDeal withPart(int seat, String part) {
        String fits = commitmentOf(seat, part);
        if (!isCommitted()) {
            throw new RulesException("part of " + role(seat) + ", expected all commitments first: " + waitingFor());
        }
        if (seat == HOST && !isOpen()) {
            throw new RulesException("part of the host, expected those of all seats first: " + waitingFor());
        }
        refuseSecond(parts, seat, "part");
        if (!fits.equals(commitments.get(seat))) {
            throw new RulesException("part of " + role(seat) + ": has commitment " + fits
                    + ", expected the one that was shown, " + commitments.get(seat));
        }
        return new JointDeal(setup, lines, table, hash, commitments, with(parts, seat, part));
    }

    /** This deal as it can be shown during the game: without the host's part. */
    public JointDeal withoutHostPart() {
        return new JointDeal(setup, lines, table, hash, commitments, new TreeMap<>(parts.tailMap(0)));
    }

    private static SortedMap<Integer, String> with(SortedMap<Integer, String> texts, int seat, String text) {
        SortedMap<Integer, String> more = new TreeMap<>(texts);
        more.put(seat, text);
        return more;
    }

    private static void refuseSecond(SortedMap<Integer, String> known, int seat, String what) {
        if (known.containsKey(seat)) {
            throw new RulesException("second " + what + " of " + role(seat) + ", expected one");
        }
    }

    private int checked(int seat) {
        if (seat < HOST || seat >= setup.players()) {
            throw new IllegalArgumentException("seat: " + seat + ", expected 0 to " + (setup.players() - 1));
        }
        return seat;
    }

    /** What a seat, or {@link #HOST}, has shown of its part, if it has. */
    public Optional<String> commitment(int seat) {
        return Optional.ofNullable(commitments.get(checked(seat)));
    }

    /** The part that a seat, or {@link #HOST}, has opened, if it has. */
    public Optional<String> part(int seat) {
        return Optional.ofNullable(parts.get(checked(seat)));
    }

    /** Whether all commitments are known: now the seats can open. */
    public boolean isCommitted() {
        return commitments.size() == setup.players() + 1;
    }

    /** Whether all seats have opened: now the host knows the deal, and the game can begin. */
    public boolean isOpen() {
        return parts.tailMap(0).size() == setup.players();
    }

    /**
     * Who has yet to commit or, when all have, to open: {@code host} or {@code seat 2}. The host opens last, when the
     * game is over.
     */
    public List<String> waitingFor() {
        SortedMap<Integer, String> known = isCommitted() ? parts : commitments;
        List<String> waiting = new ArrayList<>();
        for (int seat = HOST; seat < setup.players(); seat++) {
            boolean isDue = seat != HOST || !isCommitted() || isOpen();
            if (isDue && !known.containsKey(seat)) {
                waiting.add(role(seat));
            }
        }
        return Collections.unmodifiableList(waiting);
    }

    private static String role(int seat) {
        return seat == HOST ? "host" : "seat " + seat;
    }

    /**
     * The one hash that stands for all commitments and the set-up, in 64 hexadecimal digits: what players keep, and
     * give to {@link AnyRecord#verify(String)} after the game.
     *
     * @throws IllegalStateException if not all have committed
     */
    public String commitment() {
        if (!isCommitted()) {
            throw new IllegalStateException("not all have committed: waiting for " + waitingFor());
        }
        return hash("commitments", commitments);
    }

    /**
     * The seed of the shuffle, which follows from all parts, in 64 hexadecimal digits: secret until the game is over.
     *
     * @throws IllegalStateException if not all parts are known, that of the host included
     */
    public String seed() {
        if (parts.size() <= setup.players()) {
            throw new IllegalStateException("not all have opened: waiting for " + waitingFor());
        }
        return hash("joint", parts);
    }

    private String hash(String what, SortedMap<Integer, String> shown) {
        StringBuilder text = new StringBuilder(table + "\n" + lines);
        shown.forEach(
                (seat, one) -> text.append(role(seat)).append(' ').append(one).append('\n'));
        return hash.apply(what, text.toString());
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
