package io.github.mercurius.core;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Hashing;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A deal in a sealed envelope: its commitment can be shown before the first turn, and opened by everybody after the
 * last.
 *
 * <p>The commitment is a SHA-256 over the set-up, the 72 cards and a secret number of 256 bits. It tells nothing of the
 * cards, and no other set-up or deal fits it. When the record is published, with the deal and the number in it,
 * {@link GameRecord#verify(String)} compares it with what was shown. The reference of the notation says what exactly is
 * hashed.
 *
 * <pre>{@code
 * SealedDeal sealed = SealedDeal.seal(setup, Deal.shuffled(secureRandom::nextInt), secureRandom::nextBytes);
 * publish(sealed.commitment());
 * }</pre>
 *
 * <p>It binds the dealer to the deal once shown. It cannot prove that the deal was shuffled fairly: a {@link JointDeal}
 * can. This class is immutable and thread-safe.
 */
public final class SealedDeal {
    private final Setup setup;
    private final Deal deal;
    private final String nonce;

    private SealedDeal(Setup setup, Deal deal, String nonce) {
        this.setup = Arguments.notNull(setup, "setup", "a set-up");
        this.deal = Arguments.notNull(deal, "deal", "a deal");
        this.nonce = nonce;
    }

    /**
     * Seals a deal.
     *
     * @param secureRandom fills an array with secret bytes: {@code new SecureRandom()::nextBytes}
     */
    public static SealedDeal seal(Setup setup, Deal deal, Consumer<byte[]> secureRandom) {
        return new SealedDeal(setup, deal, Hashing.secret(secureRandom));
    }

    /** The sealed deal with a known nonce, of 64 hexadecimal digits. */
    public static SealedDeal of(Setup setup, Deal deal, String nonce) {
        return new SealedDeal(setup, deal, Hashing.check("nonce", nonce));
    }

    /** What was agreed before the game. */
    public Setup setup() {
        return setup;
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
        return Hashing.sha256(
                "mercurius-deal/1\n" + HashChain.text(setup) + "deal " + deal + "\nnonce " + nonce + "\n");
    }

    /** Equal if set-up, deal and nonce are. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof SealedDeal that
                && that.setup.equals(setup)
                && that.deal.equals(deal)
                && that.nonce.equals(nonce);
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
