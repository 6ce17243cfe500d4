package io.github.mercurius.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * What host and seats have shown to make a deal, or every draw of a game, together.
 *
 * <p>Each of them makes a secret part and shows its commitment. When all have committed, each seat opens for the first
 * draw, which is the deal. A game with joint chance has more draws: each seat opens once for every outcome. The host
 * opens its part after the game. Immutable; {@link JointSession} is one seat's side of it.
 */
public interface AnyJoint {
    /**
     * A new secret part, or a new name of a table: 64 hexadecimal digits.
     *
     * @param secureRandom fills an array with secret bytes: {@code new SecureRandom()::nextBytes}
     */
    static String part(Consumer<byte[]> secureRandom) {
        byte[] bytes = new byte[32];
        Objects.requireNonNull(secureRandom, "secureRandom: null, expected a source of random bytes")
                .accept(bytes);
        if (Arrays.equals(bytes, new byte[bytes.length])) {
            throw new IllegalArgumentException("secureRandom: all bytes 0, expected random bytes");
        }
        StringBuilder digits = new StringBuilder();
        for (byte each : bytes) {
            digits.append(Character.forDigit(each >> 4 & 0xf, 16)).append(Character.forDigit(each & 0xf, 16));
        }
        return digits.toString();
    }

    /** What was agreed before the game. */
    AnySetup setup();

    /** The table, in 64 hexadecimal digits. */
    String table();

    /** What the host has shown of its part, if it has. */
    Optional<String> hostCommitment();

    /**
     * What a seat has shown of its part, if it has.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    Optional<String> seatCommitment(int seat);

    /** The part that the host has opened, if it has. */
    Optional<String> hostPart();

    /**
     * What a seat has opened, in the order of the draws.
     *
     * @throws IllegalArgumentException if there is no such seat
     */
    List<String> opened(int seat);

    /** Whether all commitments are known: now the seats can open. */
    boolean isCommitted();

    /** Who has yet to commit or, when all have, to open: {@code host} or {@code seat 2}. */
    List<String> waitingFor();

    /**
     * The one hash that stands for all commitments and the set-up, in 64 hexadecimal digits: what players keep, and
     * give to {@link AnyRecord#verify(String)} after the game.
     *
     * @throws IllegalStateException if not all have committed
     */
    String commitment();

    /** How many draws can be made together: 1 if it is the deal alone. */
    int mostDraws();

    /**
     * The commitment to a seat's part at this table.
     *
     * @throws IllegalArgumentException if there is no such seat, or the part is not 64 hexadecimal digits
     */
    String commitmentOf(int seat, String part);

    /**
     * The commitment to the host's part at this table.
     *
     * @throws IllegalArgumentException if the part is not 64 hexadecimal digits
     */
    String hostCommitmentOf(String part);

    /**
     * This with what the host has shown.
     *
     * @throws IllegalArgumentException if the host has committed already, or these are not 64 hexadecimal digits
     */
    AnyJoint withHostCommitment(String commitment);

    /**
     * This with what a seat has shown.
     *
     * @throws IllegalArgumentException if there is no such seat, the seat has committed already, or the commitment is
     *     not 64 hexadecimal digits
     */
    AnyJoint withSeatCommitment(int seat, String commitment);

    /**
     * This with what a seat opens for the deal. For outcomes a seat opens in the game: {@link AnyGame#withOpening}.
     *
     * @throws IllegalArgumentException if there is no such seat, not all have committed, the seat has opened already,
     *     or the opening does not fit the seat's commitment
     */
    AnyJoint withOpening(int seat, String opening);

    /**
     * This with all that the seats have opened.
     *
     * @param opened by seat, in the order of the draws
     * @throws IllegalArgumentException if there is not a list for each seat, not all have committed, a seat has opened
     *     already, or an opening does not fit the seat's commitment
     */
    AnyJoint withOpenings(List<? extends List<String>> opened);

    /**
     * What a seat opens for a draw. This tells a secret: {@link JointSession} says when a seat may.
     *
     * @param part the secret part of the seat
     * @param draw 0 for the deal, then 1 more for each outcome, undone ones too
     * @throws IllegalArgumentException if there is no such seat or draw, or the part is not 64 hexadecimal digits
     */
    String opening(int seat, String part, int draw);
}
