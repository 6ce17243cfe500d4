package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Hashing;
import io.github.mercurius.common.Proof;
import io.github.mercurius.common.RecordCheck;
import io.github.mercurius.common.Replay;
import io.github.mercurius.processor.ProjectStyle;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.VerificationReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.immutables.value.Value;

/**
 * A saved game: set-up, deal or first position, and log, from which all else follows, with commitments and hashes to
 * check it.
 *
 * <p>While the game goes on, a record can leave the deal out and carry its commitment instead. When it is over, with
 * the deal and what opens the commitment in it ({@link SealedDeal} or {@link JointDeal}), everybody can
 * {@link #verify(String, AnySeatGame)} the whole game. That shows that it is the deal that was committed to before the
 * first turn, and that what they were told was the truth.
 */
@ProjectStyle
@Value.Immutable
public abstract class GameRecord implements AnyRecord<Action, PlayerView> {
    GameRecord() {}

    /** A builder; only the set-up and the log must be set. */
    public static Builder builder() {
        return new ImmutableGameRecord.Builder();
    }

    @Override
    public abstract Setup setup();

    /** The deal; secret until the game is over. */
    public abstract Optional<Deal> deal();

    /**
     * The position that the game began at, as a text ({@link Position#toText}), if it did not begin with a deal; its
     * hidden cards are secret until the game is over.
     */
    public abstract Optional<String> position();

    /** The commitment to the deal that was shown before the game, in 64 hexadecimal digits. */
    public abstract Optional<String> commitment();

    /** The nonce that opens the commitment, in 64 hexadecimal digits; secret until the game is over. */
    public abstract Optional<String> nonce();

    @Override
    public abstract Optional<JointDeal> joint();

    @Override
    public abstract List<LogEntry<Action>> log();

    /**
     * The chain of hashes over set-up, deal and updates, or none: the first hash is that of set-up and deal, and one
     * follows for each entry of the log.
     */
    @Override
    public abstract List<String> hashes();

    @Override
    public abstract List<Standing> result();

    @Override
    public Game replay() {
        return Replay.of(firstGame(), log());
    }

    @Override
    public VerificationReport verify() {
        return check().report(null, null);
    }

    @Override
    public VerificationReport verify(AnySeatGame<Action, PlayerView> told) {
        return check().report(null, Arguments.notNull(told, "told", "a side of the game"));
    }

    @Override
    public VerificationReport verify(String shown) {
        return check().report(Hashing.check("shown", shown), null);
    }

    @Override
    public VerificationReport verify(String shown, AnySeatGame<Action, PlayerView> told) {
        Arguments.notNull(told, "told", "a side of the game");
        return check().report(Hashing.check("shown", shown), told);
    }

    private RecordCheck<Action, PlayerView> check() {
        List<?> cards = deal().map(Deal::cards).orElseGet(List::of);
        RecordCheck.Origin origin = proof().origin(cards, joint -> joint.deal().cards(), this::commitment);
        return new RecordCheck<>(this, firstGame(), origin);
    }

    Proof<JointDeal> proof() {
        return new Proof<>(commitment(), nonce(), joint());
    }

    /** The commitment to the deal: a record that has one did not begin at a position. */
    private String commitment(String nonce) {
        return new SealedDeal(setup(), deal().orElseThrow(IllegalStateException::new), nonce).commitment();
    }

    @Override
    public Optional<String> shownCommitment() {
        return proof().shown();
    }

    /** The game before the first entry of the log. */
    private Game firstGame() {
        if (deal().isPresent()) {
            return Game.start(this, deal().get());
        }
        return position()
                .flatMap(text -> Position.parse(text, setup().edition()).knownState())
                .map(Game::from)
                .orElseThrow(() -> new IllegalStateException("the record holds no deal and no position with all its"
                        + " cards: it can be replayed when these are published"));
    }

    @Value.Check
    GameRecord checked() {
        proof().check(setup());
        hashes().forEach(hash -> Hashing.check("hash", hash));
        deal().ifPresent(deal -> deal.checkEdition(setup()));
        return position().isPresent() ? withPosition(position().get()) : this;
    }

    /** This record with the canonical text of its position. */
    private GameRecord withPosition(String text) {
        Position position = Position.parse(text, setup().edition());
        proof().checkPosition(deal().isPresent(), position.setup(), setup());
        String canonical = position.toText();
        return canonical.equals(text)
                ? this
                : builder().mergeFrom(this).position(Optional.of(canonical)).build();
    }

    /**
     * This record as it can be shown during the game: without the deal, its nonce and the hashes that cover it. Of the
     * first position it has only the public part.
     */
    @Override
    public GameRecord withoutSecrets() {
        return builder()
                .setup(setup())
                .position(position()
                        .map(text -> Position.parse(text, setup().edition())
                                .seenBySpectator()
                                .toText()))
                .commitment(commitment())
                .joint(joint().map(JointDeal::withoutHostPart))
                .log(log())
                .result(result())
                .build();
    }

    /** The set-up and the log, without what is hidden. */
    @Override
    public String toString() {
        return setup() + ": " + log().stream().map(LogEntry::notation).collect(Collectors.joining(" "));
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
            return setDeal(Optional.of(Arguments.notNull(deal, "deal", "a deal")));
        }

        /** The deal, if it is known. */
        public final Builder deal(Optional<Deal> deal) {
            return setDeal(Arguments.notNull(deal, "deal", "a deal or none"));
        }

        /** The position that the game began at, as a text, if it did not begin with a deal. */
        public final Builder position(Optional<String> position) {
            return setPosition(Arguments.notNull(position, "position", "the text of a position or none"));
        }

        /** The commitment to the deal, in 64 hexadecimal digits. */
        public final Builder commitment(String commitment) {
            return setCommitment(Optional.of(Arguments.notNull(commitment, "commitment", "64 hexadecimal digits")));
        }

        /** The commitment to the deal, if there is one. */
        public final Builder commitment(Optional<String> commitment) {
            return setCommitment(Arguments.notNull(commitment, "commitment", "64 hexadecimal digits or none"));
        }

        /** How host and seats made the deal together, if they did. */
        public final Builder joint(Optional<JointDeal> joint) {
            return setJoint(Arguments.notNull(joint, "joint", "a joint deal or none"));
        }

        /** The nonce that opens the commitment, in 64 hexadecimal digits. */
        public final Builder nonce(String nonce) {
            return setNonce(Optional.of(Arguments.notNull(nonce, "nonce", "64 hexadecimal digits")));
        }

        /** The nonce that opens the commitment, if there is one. */
        public final Builder nonce(Optional<String> nonce) {
            return setNonce(Arguments.notNull(nonce, "nonce", "64 hexadecimal digits or none"));
        }

        /** Every action, undo and note, in order. */
        public final Builder log(Iterable<? extends LogEntry<Action>> log) {
            return setLog(Arguments.noneNull(log, "log", "a list"));
        }

        /** The actions of a game without undos, in order. */
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

        abstract Builder setDeal(Optional<? extends Deal> deal);

        abstract Builder setPosition(Optional<String> position);

        abstract Builder setCommitment(Optional<String> commitment);

        abstract Builder setJoint(Optional<? extends JointDeal> joint);

        abstract Builder setNonce(Optional<String> nonce);

        abstract Builder setLog(Iterable<? extends LogEntry<Action>> log);

        abstract Builder setHashes(Iterable<String> hashes);

        abstract Builder setResult(Iterable<? extends Standing> result);
    }
}
