package io.github.mercurius.mercatores;

import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Hashing;
import java.util.function.Consumer;

/**
 * A deal in a sealed envelope: its commitment can be shown before the first turn, and opened by everybody after the
 * last.
 *
 * <p>The commitment is a SHA-256 over the set-up, all cards and a secret number of 256 bits. It tells nothing of the
 * cards, and no other set-up or deal fits it. When the record is published, with the deal and the number in it,
 * {@link GameRecord#verify(String)} compares it with what was shown.
 *
 * <pre>{@code
 * SealedDeal sealed = SealedDeal.seal(setup, deal, new SecureRandom()::nextBytes);
 * publish(sealed.commitment());
 * }</pre>
 *
 * <p>It binds the dealer to the deal once shown. It cannot prove that the deal was shuffled fairly: a {@link JointDeal}
 * can. This class is immutable and thread-safe.
 *
 * @param setup what was agreed before the game
 * @param deal the deal: secret until the game is over
 * @param nonce the secret number, in 64 hexadecimal digits: to be published together with the deal
 */
public record SealedDeal(Setup setup, Deal deal, String nonce) {
    public SealedDeal {
        Arguments.notNull(setup, "setup", "a set-up");
        Arguments.notNull(deal, "deal", "a deal");
        deal.checkEdition(setup);
        Hashing.check("nonce", nonce);
    }

    /**
     * Seals a deal.
     *
     * @param secureRandom fills an array with secret bytes: {@code new SecureRandom()::nextBytes}
     */
    public static SealedDeal seal(Setup setup, Deal deal, Consumer<byte[]> secureRandom) {
        return new SealedDeal(setup, deal, JointDeal.secret(secureRandom));
    }

    /** What can be shown before the game, in 64 hexadecimal digits. */
    public String commitment() {
        return HashChain.START.sealed(HashChain.text(setup), deal, nonce);
    }

    /** The commitment, which tells nothing. */
    @Override
    public String toString() {
        return "sealed deal " + commitment();
    }
}
