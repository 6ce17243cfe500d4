package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Violation;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * What there is to keep of a game: set-up, deal and actions, from which all else follows, and what helps to check it.
 *
 * <p>While the game goes on, a record can leave the deal out and carry its commitment instead. When it is over, with
 * the deal and the nonce of the {@link SealedDeal} in it, everybody can {@link #verify} the whole game, and
 * {@link #verifySeenBy} that what they were told was the truth.
 */
@ProjectStyle
@Value.Immutable
public abstract class GameRecord {
    GameRecord() {}

    /** A builder; set-up and actions must be set, the rest as far as it is known. */
    public static Builder builder() {
        return new ImmutableGameRecord.Builder();
    }

    /** What was agreed before the game. */
    public abstract Setup setup();

    /** How the cards lay; secret until the game is over. */
    public abstract Optional<Deal> deal();

    /** The commitment to the deal that was shown before the game, in 64 hexadecimal digits. */
    public abstract Optional<String> commitment();

    /** The nonce that opens the commitment, in 64 hexadecimal digits; secret until the game is over. */
    public abstract Optional<String> nonce();

    /** The actions, in order. */
    public abstract List<Action> actions();

    /** The hashes of {@link Game#hashChain}, or none. */
    public abstract List<String> hashes();

    /** The final ranking, or none while the game goes on. */
    public abstract List<Standing> result();

    /**
     * The game again, from the first action to the last.
     *
     * @throws IllegalStateException if the record does not hold the deal
     * @throws IllegalArgumentException if an action is illegal; the message names it
     */
    public Game replay() {
        Game game = Game.start(setup(), dealOrFail());
        for (int i = 0; i < actions().size(); i++) {
            Optional<Violation> violation = game.state().check(actions().get(i));
            if (violation.isPresent()) {
                throw new IllegalArgumentException(
                        Discrepancy.action(i, actions().get(i), violation.get()).message());
            }
            game = game.applyAction(actions().get(i));
        }
        return game;
    }

    /**
     * Plays the game again and compares it with all that this record says: the commitment, the legality of each action,
     * each hash, the result.
     *
     * @return the first thing that is not as it should be; empty if all is well
     * @throws IllegalStateException if the record does not hold the deal
     */
    public Optional<Discrepancy> verify() {
        return Verification.verify(this, dealOrFail());
    }

    /**
     * Plays the game again and compares what a seat was told with what it should have been told.
     *
     * @param told the events that the seat received, in order; the game may have gone on since
     * @return the first event that is not as it should be; empty if all are the truth
     * @throws IllegalStateException if the record does not hold the deal
     * @throws IllegalArgumentException if an action is illegal
     */
    public Optional<Discrepancy> verifySeenBy(int seat, List<Event> told) {
        List<Event> events = Arguments.noneNull(told, "told", "events");
        return Verification.compare(replay().eventsSeenBy(seat).toJavaList(), events);
    }

    private Deal dealOrFail() {
        return deal().orElseThrow(() ->
                new IllegalStateException("the record holds no deal: it can be replayed when the deal is published"));
    }

    @Value.Check
    void check() {
        commitment().ifPresent(hash -> checkHash("commitment", hash));
        nonce().ifPresent(hash -> checkHash("nonce", hash));
        hashes().forEach(hash -> checkHash("hash", hash));
    }

    private static void checkHash(String name, String hash) {
        if (!Hashing.isHex256(hash)) {
            throw new IllegalArgumentException(name + ": " + hash + ", expected 64 hexadecimal digits");
        }
    }

    /**
     * This record as it can be shown while the game goes on: without the deal, its nonce and the hashes that cover it.
     */
    public GameRecord withoutSecrets() {
        return builder()
                .setup(setup())
                .commitment(commitment())
                .actions(actions())
                .result(result())
                .build();
    }

    /** This record with the commitment that was shown before the game, and what opens it. */
    public GameRecord withSeal(SealedDeal seal) {
        Arguments.notNull(seal, "seal", "a sealed deal");
        return builder()
                .mergeFrom(this)
                .commitment(seal.commitment())
                .nonce(seal.nonce())
                .build();
    }

    /** Builds a record. */
    public abstract static class Builder {
        Builder() {}

        /** Starts from another record. */
        public final Builder mergeFrom(GameRecord other) {
            return setAll(Arguments.notNull(other, "other", "a record"));
        }

        /** What was agreed before the game. */
        public final Builder setup(Setup setup) {
            return setSetup(Arguments.notNull(setup, "setup", "a set-up"));
        }

        /** How the cards lay. */
        public final Builder deal(Deal deal) {
            return setDeal(Arguments.notNull(deal, "deal", "a deal"));
        }

        /** The commitment to the deal, in 64 hexadecimal digits. */
        public final Builder commitment(String commitment) {
            return setCommitment(Arguments.notNull(commitment, "commitment", "64 hexadecimal digits"));
        }

        /** The commitment to the deal, if there is one. */
        public final Builder commitment(Optional<String> commitment) {
            return setCommitment(Arguments.notNull(commitment, "commitment", "64 hexadecimal digits or none"));
        }

        /** The nonce that opens the commitment, in 64 hexadecimal digits. */
        public final Builder nonce(String nonce) {
            return setNonce(Arguments.notNull(nonce, "nonce", "64 hexadecimal digits"));
        }

        /** The actions, in order. */
        public final Builder actions(Iterable<? extends Action> actions) {
            return setActions(Arguments.noneNull(actions, "actions", "a list"));
        }

        /** The hashes of {@link Game#hashChain}. */
        public final Builder hashes(Iterable<String> hashes) {
            return setHashes(Arguments.noneNull(hashes, "hashes", "a list"));
        }

        /** The final ranking. */
        public final Builder result(Iterable<? extends Standing> result) {
            return setResult(Arguments.noneNull(result, "result", "a ranking"));
        }

        /** The record. */
        public abstract GameRecord build();

        abstract Builder setAll(GameRecord other);

        abstract Builder setSetup(Setup setup);

        abstract Builder setDeal(Deal deal);

        abstract Builder setCommitment(String commitment);

        abstract Builder setCommitment(Optional<String> commitment);

        abstract Builder setNonce(String nonce);

        abstract Builder setActions(Iterable<? extends Action> actions);

        abstract Builder setHashes(Iterable<String> hashes);

        abstract Builder setResult(Iterable<? extends Standing> result);
    }
}
