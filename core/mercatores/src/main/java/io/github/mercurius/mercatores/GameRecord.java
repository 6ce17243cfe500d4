package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Hashing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * A saved game: set-up, deal and log, from which all else follows, with hashes to check it.
 *
 * <p>While the game goes on, a record can leave the deal out and carry its commitment instead. When it is over, with
 * the deal and what opens the commitment in it ({@link SealedDeal}), everybody can {@link #verify(String, SeatGame)}
 * the whole game: that it is the deal that was committed to before the first turn, and that what they were told was the
 * truth.
 */
@ProjectStyle
@Value.Immutable
public abstract class GameRecord {
    GameRecord() {}

    /** A builder; only the set-up and the log must be set. */
    public static Builder builder() {
        return new ImmutableGameRecord.Builder();
    }

    /** What was agreed before the game. */
    public abstract Setup setup();

    /** The deal; secret until the game is over. */
    public abstract Optional<Deal> deal();

    /** The commitment to the deal that was shown before the game, in 64 hexadecimal digits. */
    public abstract Optional<String> commitment();

    /** The nonce that opens the commitment, in 64 hexadecimal digits; secret until the game is over. */
    public abstract Optional<String> nonce();

    /** Every action and every undo, in order. */
    public abstract List<LogEntry> log();

    /**
     * The chain of hashes over set-up, deal and updates, or none: the first hash is that of set-up and deal, and one
     * follows for each entry of the log.
     */
    public abstract List<String> hashes();

    /** The final ranking, or none during the game. */
    public abstract List<Standing> result();

    /**
     * The game again, from the first entry of the log to the last.
     *
     * @throws IllegalStateException if the record does not hold the deal
     * @throws IllegalArgumentException if an action is illegal, or more is undone than there is; the message names it
     */
    public Game replay() {
        return replayed(log().size());
    }

    /** The game after some of its log. */
    Game replayed(int entries) {
        Replay replay = new Replay(Game.start(setup(), dealOrFail()));
        for (int i = 0; i < entries; i++) {
            replay.play(log().get(i)).ifPresent(wrong -> {
                throw new IllegalArgumentException(wrong.message());
            });
        }
        return replay.game();
    }

    /**
     * What can be checked without knowing what was shown before the game: all but whether this is the deal that was
     * committed to then.
     *
     * @throws IllegalStateException if the record does not hold the deal
     */
    public VerificationReport verify() {
        return new Verification(this, dealOrFail()).report(null, null);
    }

    /**
     * Plays the game again and compares it with all that this record says: the commitment, the legality of each entry
     * of the log, each hash, the result.
     *
     * @param shown the commitment that was shown before the game, as you kept it: {@link SealedDeal#commitment}
     * @return what is wrong, what was checked, and what could not be
     * @throws IllegalStateException if the record does not hold the deal
     */
    public VerificationReport verify(String shown) {
        return new Verification(this, dealOrFail()).report(Hashing.check("shown", shown), null);
    }

    /**
     * The same, and compares what a seat, or a spectator, was told with what it should have been told.
     *
     * @param told the side of the game of which this is the record
     */
    public VerificationReport verify(String shown, SeatGame told) {
        Arguments.notNull(told, "told", "a side of the game");
        return new Verification(this, dealOrFail()).report(Hashing.check("shown", shown), told);
    }

    /**
     * The same for a game that was dealt jointly: compares the deal with the one that the host and all seats made.
     *
     * @param joint what you were shown of it, with the part that the host opened after the game
     * @throws IllegalStateException if the record does not hold the deal
     * @throws IllegalArgumentException if the joint deal is of another set-up
     */
    public VerificationReport verify(SeatGame told, JointDeal joint) {
        Arguments.notNull(told, "told", "a side of the game");
        boolean same = Arguments.notNull(joint, "joint", "a joint deal").setup().equals(setup());
        Arguments.that(same, "set-up of the joint deal", joint.setup(), "that of the record, " + setup());
        return new Verification(this, dealOrFail(), joint).report(null, told);
    }

    /**
     * Plays the game again and compares what a seat, or a spectator, was told with what it should have been told: the
     * view that it began with, and each update, undone ones too.
     *
     * @param told the side of the game of which this is the record; the game may have gone on since
     * @return the first error; empty if everything was true
     * @throws IllegalStateException if the record does not hold the deal
     * @throws IllegalArgumentException if the record cannot be replayed
     */
    public Optional<Discrepancy> verifySeenBy(SeatGame told) {
        return Verification.told(this, Arguments.notNull(told, "told", "a side of the game"));
    }

    private Deal dealOrFail() {
        return deal().orElseThrow(() ->
                new IllegalStateException("the record holds no deal: it can be replayed when the deal is published"));
    }

    @Value.Check
    void check() {
        commitment().ifPresent(hash -> Hashing.check("commitment", hash));
        nonce().ifPresent(hash -> Hashing.check("nonce", hash));
        hashes().forEach(hash -> Hashing.check("hash", hash));
        deal().ifPresent(deal -> deal.checkEdition(setup()));
    }

    /** This record as it can be shown during the game: without the deal, its nonce and the hashes that cover it. */
    public GameRecord withoutSecrets() {
        return builder()
                .setup(setup())
                .commitment(commitment())
                .log(log())
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

        /** The deal. */
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

        /** Every action and every undo, in order. */
        public final Builder log(Iterable<? extends LogEntry> log) {
            return setLog(Arguments.noneNull(log, "log", "a list"));
        }

        /** The actions of a game without undos, in order. */
        public final Builder actions(Iterable<? extends Action> actions) {
            List<LogEntry> entries = new ArrayList<>();
            for (Action action : Arguments.notNull(actions, "actions", "a list")) {
                entries.add(new LogEntry.Acted(action));
            }
            return setLog(entries);
        }

        /** The hashes of the record's chain: that of set-up and deal, then one for each entry of the log. */
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

        abstract Builder setLog(Iterable<? extends LogEntry> log);

        abstract Builder setHashes(Iterable<String> hashes);

        abstract Builder setResult(Iterable<? extends Standing> result);
    }
}
