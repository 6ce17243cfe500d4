package io.github.mercurius.core;

import io.github.mercurius.api.Deal;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A deal in a sealed envelope: its commitment can be shown before the first turn, and opened by everybody after the
 * last.
 *
 * <p>The commitment is a SHA-256 over the 72 cards and a secret number of 256 bits. It tells nothing of the cards, and
 * no other deal fits it. When deal and nonce are published, {@code SealedDeal.of(deal, nonce).commitment()} must be
 * what was shown. What exactly is hashed the reference of the notation says.
 *
 * <pre>{@code
 * SealedDeal sealed = SealedDeal.seal(Deal.shuffled(secureRandom::nextInt), secureRandom::nextBytes);
 * publish(sealed.commitment());
 * }</pre>
 *
 * <p>It binds the dealer to the deal once shown; that the deal was shuffled fairly it cannot prove. This class is
 * immutable and thread-safe.
 */
public final class SealedDeal {
    private static final int NONCE_BYTES = 32;

    private final Deal deal;
    private final String nonce;

    private SealedDeal(Deal deal, String nonce) {
        this.deal = Arguments.notNull(deal, "deal", "a deal");
        this.nonce = nonce;
    }

    /**
     * Seals a deal.
     *
     * @param secureRandom fills an array with secret bytes: {@code new SecureRandom()::nextBytes}
     */
    public static SealedDeal seal(Deal deal, Consumer<byte[]> secureRandom) {
        byte[] nonce = new byte[NONCE_BYTES];
        Arguments.notNull(secureRandom, "secureRandom", "a source of random bytes")
                .accept(nonce);
        return new SealedDeal(deal, Hashing.hex(nonce));
    }

    /** The sealed deal with a known nonce, of 64 hexadecimal digits. */
    public static SealedDeal of(Deal deal, String nonce) {
        Arguments.notNull(deal, "deal", "a deal");
        Arguments.notNull(nonce, "nonce", "64 hexadecimal digits");
        Hashing.check("nonce", nonce);
        return new SealedDeal(deal, nonce);
    }

    /** The deal: secret until the game is over. */
    public Deal deal() {
        return deal;
    }

    /** The secret number, in 64 hexadecimal digits: to be published together with the deal. */
    public String nonce() {
        return nonce;
    }

    /** What can be shown before the game, in 64 hexadecimal digits. */
    public String commitment() {
        return Hashing.sha256("mercurius-deal/1\n" + deal + "\n" + nonce + "\n");
    }

    /** Equal if deal and nonce are. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SealedDeal that && that.deal.equals(deal) && that.nonce.equals(nonce);
    }

    @Override
    public int hashCode() {
        return nonce.hashCode();
    }

    /** The commitment, which tells nothing. */
    @Override
    public String toString() {
        return "sealed deal " + commitment();
    }
}
