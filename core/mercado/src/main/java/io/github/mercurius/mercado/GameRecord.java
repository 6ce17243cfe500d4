package io.github.mercurius.mercado;

import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.VerificationReport;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Hashing;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.immutables.value.Value;

/**
 * A saved game: set-up, deal and log, from which all else follows, with hashes to check it.
 *
 * <p>The log has every outcome of chance, so a game is played again without any source of chance. While the game goes
 * on, the log tells which tokens the players drew: show {@link #withoutSecrets}. When it is over, everybody can
 * {@link #verify(SeatGame)} that the game followed the rules, and that what they were told was the truth.
 */
@ProjectStyle
@Value.Immutable
public abstract class GameRecord {
    GameRecord() {}

    /** A builder; only set-up, deal and log must be set. */
    public static Builder builder() {
        return new ImmutableGameRecord.Builder();
    }

    /** What was agreed before the game. */
    public abstract Setup setup();

    /** The first tiles at the stalls. */
    public abstract Deal deal();

    /** Every action, every outcome of chance and every undo, in order. */
    public abstract List<LogEntry<Action>> log();

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
     * @throws IllegalArgumentException if an action or outcome is illegal, a token is hidden, or more is undone than
     *     there is; the message names it
     */
    public Game replay() {
        return replayed(log().size());
    }

    /** The game after some of its log. */
    Game replayed(int entries) {
        Replay replay = new Replay(Game.start(setup(), deal()));
        for (int i = 0; i < entries; i++) {
            replay.play(log().get(i)).ifPresent(wrong -> {
                throw new IllegalArgumentException(wrong.message());
            });
        }
        return replay.game();
    }

    /**
     * Plays the game again and compares it with all that this record says: the legality of each entry of the log, each
     * hash, the result.
     *
     * @return what is wrong, what was checked, and what could not be
     */
    public VerificationReport verify() {
        return new Verification(this).report(null, null);
    }

    /**
     * The same, and compares what a seat, or a spectator, was told with what it should have been told.
     *
     * @param told the side of the game of which this is the record
     */
    public VerificationReport verify(SeatGame told) {
        return new Verification(this).report(Arguments.notNull(told, "told", "a side of the game"), null);
    }

    /**
     * The same, and compares the first tiles and every outcome, undone ones too, with what the joint chance gives.
     *
     * @param joint what you were shown of it, with the part that the host opened after the game
     * @throws IllegalArgumentException if the joint chance is of another set-up
     */
    public VerificationReport verify(SeatGame told, JointChance joint) {
        Arguments.notNull(told, "told", "a side of the game");
        boolean same =
                Arguments.notNull(joint, "joint", "a joint chance").setup().equals(setup());
        Arguments.that(same, "set-up of the joint chance", joint.setup(), "that of the record, " + setup());
        return new Verification(this).report(told, joint);
    }

    /**
     * Plays the game again and compares what a seat, or a spectator, was told with what it should have been told: the
     * view that it began with, and each update, undone ones too.
     *
     * @param told the side of the game of which this is the record; the game may have gone on since
     * @return the first error; empty if everything was true
     * @throws IllegalArgumentException if the record cannot be replayed
     */
    public Optional<Discrepancy> verifySeenBy(SeatGame told) {
        return Verification.told(this, Arguments.notNull(told, "told", "a side of the game"));
    }

    @Value.Check
    void check() {
        hashes().forEach(hash -> Hashing.check("hash", hash));
        deal().checkEdition(setup());
    }

    /**
     * This record as it can be shown during the game: without the kinds of the tokens that were drawn, and without the
     * hashes that cover them.
     */
    public GameRecord withoutSecrets() {
        List<LogEntry<Action>> shown = new ArrayList<>();
        for (LogEntry<Action> entry : log()) {
            boolean secret = entry instanceof LogEntry.Acted acted && acted.action() instanceof Outcome.TokenDrawn;
            shown.add(secret ? new LogEntry.Acted<>(Outcome.TokenDrawn.HIDDEN) : entry);
        }
        return builder().setup(setup()).deal(deal()).log(shown).result(result()).build();
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

        /** The first tiles at the stalls. */
        public final Builder deal(Deal deal) {
            return setDeal(Arguments.notNull(deal, "deal", "a deal"));
        }

        /** Every action, every outcome of chance and every undo, in order. */
        public final Builder log(Iterable<? extends LogEntry<Action>> log) {
            return setLog(Arguments.noneNull(log, "log", "a list"));
        }

        /** The actions and outcomes of a game without undos, in order. */
        public final Builder actions(Iterable<? extends Action> actions) {
            List<LogEntry<Action>> entries = new ArrayList<>();
            for (Action action : Arguments.notNull(actions, "actions", "a list")) {
                entries.add(new LogEntry.Acted<>(action));
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

        abstract Builder setLog(Iterable<? extends LogEntry<Action>> log);

        abstract Builder setHashes(Iterable<String> hashes);

        abstract Builder setResult(Iterable<? extends Standing> result);
    }
}
