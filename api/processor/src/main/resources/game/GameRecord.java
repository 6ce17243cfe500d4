package game;

import api.Action;
import api.Deal;
import api.PlayerView;
import api.Setup;
import api.Standing;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Hashing;
import io.github.mercurius.common.Proof;
import io.github.mercurius.common.RecordCheck;
import io.github.mercurius.common.Replay;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
//#deal
import io.github.mercurius.rules.JointDeal;
//#end
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.VerificationReport;
//#chance
import io.github.mercurius.rules.VerificationReport.Gap;
//#end
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import org.immutables.value.Value;

//#deal
/**
 * A saved game: set-up, deal or first position, and log, from which all else follows, with commitments and hashes to
 * check it.
 *
 * <p>While the game goes on, a record can leave the deal out and carry its commitment instead. When it is over, with
 * the deal and what opens the commitment in it ({@link SealedDeal} or {@link JointDeal}), everybody can
 * {@link #verify(String, AnySeatGame)} the whole game. That shows that it is the deal that was committed to before the
 * first turn, and that what they were told was the truth.
 */
//#chance
/**
 * A saved game: set-up, deal or first position, and log, from which all else follows, and hashes to check it.
 *
 * <p>The log has every outcome of chance, so a game is played again without any source of chance. While the game goes
 * on, the log tells what the players drew in secret: show {@link #withoutSecrets}. When it is over, everybody can
 * {@link #verify(AnySeatGame)} that the game followed the rules, and that what they were told was the truth. Nothing
 * proves what chance brought.
 */
//#end
@Value.Immutable
public abstract class GameRecord implements AnyRecord<Action, PlayerView> {
    GameRecord() {}

    //#deal
    /** A builder; only the set-up and the log must be set. */
    //#chance
    /** A builder; only the set-up, the log, and a deal or a position must be set. */
    //#end
    public static Builder builder() {
        return new ImmutableGameRecord.Builder();
    }

    @Override
    public abstract Setup setup();

    //#deal
    /** The deal; secret until the game is over. */
    //#chance
    /** The deal, which is open; none if the game began at a position. */
    //#end
    public abstract Optional<Deal> deal();

    /**
     * The position that the game began at, as a text ({@link Position#toText}), if it did not begin with a deal; what
     * is hidden in it is secret until the game is over.
     */
    public abstract Optional<String> position();

    //#deal
    /** The commitment to the deal that was shown before the game, in 64 hexadecimal digits. */
    public abstract Optional<String> commitment();

    /** The nonce that opens the commitment, in 64 hexadecimal digits; secret until the game is over. */
    public abstract Optional<String> nonce();

    /** How host and seats made the deal together, if they did; the host's part is secret until the game is over. */
    public abstract Optional<JointDeal> joint();

    //#end

    @Override
    public abstract List<LogEntry<Action>> log();

    /**
     * The chain of hashes over set-up, deal or first position, and updates, or none. The first hash is that of the
     * beginning, and one follows for each entry of the log.
     */
    @Override
    public abstract List<String> hashes();

    @Override
    public abstract List<Standing> result();

    @Override
    public abstract Map<String, String> tags();

    @Override
    public GameRecord withTags(Map<String, String> tags) {
        return builder().mergeFrom(this).tags(tags).build();
    }

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
        return new RecordCheck<>(this, firstGame(), origin());
    }

    //#deal
    private RecordCheck.Origin origin() {
        List<?> cards = deal().map(Deal::cards).orElseGet(List::of);
        return proof().origin(cards, joint -> Agreed.dealt(setup(), joint).cards(), this::commitment);
    }

    Proof proof() {
        return new Proof(commitment(), nonce(), joint());
    }

    /** The commitment to the deal: a record that has one did not begin at a position. */
    private String commitment(String nonce) {
        return new SealedDeal(setup(), deal().orElseThrow(IllegalStateException::new), nonce).commitment();
    }
    //#chance
    private RecordCheck.Origin origin() {
        return gaps -> {
            gaps.add(Gap.CHANCE_UNKNOWN);
            return Optional.empty();
        };
    }

    Proof proof() {
        return Proof.none();
    }
    //#end

    @Override
    public Optional<String> shownCommitment() {
        return proof().shown();
    }

    /** The game before the first entry of the log. */
    Game firstGame() {
        if (deal().isPresent()) {
            return Game.start(setup(), deal().get(), proof());
        }
        try {
            return Game.from(firstPosition().orElseThrow(GameRecord::hidden).state());
        } catch (PositionException notAllIsKnown) {
            throw hidden();
        }
    }

    private static IllegalStateException hidden() {
        //#deal
        return new IllegalStateException("the record holds no deal and no position with all its cards: it can be"
                + " replayed when these are published");
        //#chance
        return new IllegalStateException("the record holds a position without its hands: it can be replayed when these"
                + " are published");
        //#end
    }

    /** The first position, read and checked once. */
    @Value.Lazy
    Optional<Position> firstPosition() {
        return position().map(text -> Agreed.position(text, setup()));
    }

    @Value.Check
    GameRecord checked() {
        hashes().forEach(hash -> Hashing.check("hash", hash));
        Optional<Position> first = firstPosition();
        Agreed.check(this, first);
        Optional<String> canonical = first.map(Position::toText);
        return canonical.equals(position()) ? this : builder().mergeFrom(this).position(canonical).build();
    }

    //#deal
    /**
     * This record as it can be shown during the game: without the deal, its nonce and the hashes that cover it. Of the
     * first position it has only the public part.
     */
    //#chance
    /**
     * This record as it can be shown during the game: without what the players drew in secret, and without the
     * hashes that cover it. Of the first position all that is hidden is left out.
     */
    //#end
    @Override
    public GameRecord withoutSecrets() {
        return builder()
                .setup(setup())
                .position(firstPosition().map(first -> first.seenBySpectator().toText()))
                //#deal
                .commitment(commitment())
                .joint(joint().map(JointDeal::withoutHostPart))
                //#chance
                .deal(deal())
                //#end
                .log(Audience.shown(log()))
                .result(result())
                .tags(tags())
                .build();
    }

    /** The set-up and the log, without what is hidden. */
    @Override
    public String toString() {
        return setup() + ": " + Audience.shown(log()).stream().map(LogEntry::notation).collect(Collectors.joining(" "));
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

        /** The deal, or none. */
        public final Builder deal(Optional<Deal> deal) {
            return setDeal(Arguments.notNull(deal, "deal", "a deal or none"));
        }

        /** The position that the game began at, as a text, if it did not begin with a deal. */
        public final Builder position(Optional<String> position) {
            return setPosition(Arguments.notNull(position, "position", "the text of a position or none"));
        }

        //#deal
        /** The commitment to the deal, in 64 hexadecimal digits, if there is one. */
        public final Builder commitment(Optional<String> commitment) {
            return setCommitment(Arguments.notNull(commitment, "commitment", "64 hexadecimal digits or none"));
        }

        /** The nonce that opens the commitment, in 64 hexadecimal digits, if there is one. */
        public final Builder nonce(Optional<String> nonce) {
            return setNonce(Arguments.notNull(nonce, "nonce", "64 hexadecimal digits or none"));
        }

        /** What host and seats made together, if they did. */
        public final Builder joint(Optional<JointDeal> joint) {
            return setJoint(Arguments.notNull(joint, "joint", "what was made together, or none"));
        }

        //#end
        /** Every entry of the log, in order. */
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

        /** Facts about the event by name, such as a site or a date. */
        public final Builder tags(Map<String, String> tags) {
            return setTags(Arguments.notNull(tags, "tags", "a map"));
        }

        /** The record. */
        public abstract GameRecord build();

        abstract Builder setAll(GameRecord other);

        abstract Builder setSetup(Setup setup);

        abstract Builder setDeal(Optional<? extends Deal> deal);

        abstract Builder setPosition(Optional<String> position);

        //#deal
        abstract Builder setCommitment(Optional<String> commitment);

        abstract Builder setNonce(Optional<String> nonce);

        abstract Builder setJoint(Optional<? extends JointDeal> joint);

        //#end
        abstract Builder setLog(Iterable<? extends LogEntry<Action>> log);

        abstract Builder setHashes(Iterable<String> hashes);

        abstract Builder setResult(Iterable<? extends Standing> result);

        abstract Builder setTags(Map<String, ? extends String> tags);
    }
}
