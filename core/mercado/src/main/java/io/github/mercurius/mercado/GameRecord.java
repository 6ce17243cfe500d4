package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Hashing;
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
import org.immutables.value.Value;
import org.jspecify.annotations.Nullable;

/**
 * A saved game: set-up, first tiles or first position, and log, from which all else follows, with what proves its
 * chance, and hashes to check it.
 *
 * <p>The log has every outcome of chance, so a game is played again without any source of chance. While the game goes
 * on, the log tells which tokens the players drew: show {@link #withoutSecrets}. When it is over, everybody can
 * {@link #verify(String, AnySeatGame)} that the game followed the rules, that nobody chose what chance brought, and
 * that what they were told was the truth.
 */
@ProjectStyle
@Value.Immutable
public abstract class GameRecord implements AnyRecord<Action, PlayerView> {
    GameRecord() {}

    /** A builder; only the set-up, the log, and a deal or a position must be set. */
    public static Builder builder() {
        return new ImmutableGameRecord.Builder();
    }

    @Override
    public abstract Setup setup();

    /** The first tiles at the stalls; none if the game began at a position. */
    public abstract Optional<Deal> deal();

    /**
     * The position that the game began at, as a text ({@link Position#toText}), if it did not begin with a deal. The
     * hands in it are secret until the game is over.
     */
    public abstract Optional<String> position();

    @Override
    public abstract Optional<JointChance> joint();

    @Override
    public abstract List<LogEntry<Action>> log();

    /**
     * The chain of hashes over set-up, first tiles or position, and updates, or none. The first hash is that of the
     * beginning, and one follows for each entry of the log.
     */
    @Override
    public abstract List<String> hashes();

    @Override
    public abstract List<Standing> result();

    @Override
    public Optional<String> shownCommitment() {
        return joint().filter(JointChance::isCommitted).map(JointChance::commitment);
    }

    @Override
    public Game replay() {
        return Replay.of(firstGame(), log());
    }

    /** The game before the first entry of the log. */
    Game firstGame() {
        return Game.startingAt(beginning(), joint().orElse(null));
    }

    private Beginning beginning() {
        if (deal().isPresent()) {
            return Beginning.of(setup(), deal().get());
        }
        Position position = Position.parse(position().orElseThrow(IllegalStateException::new), setup().edition());
        if (!position.isKnown()) {
            throw new IllegalStateException(
                    "the record holds a position without its hands: it can be replayed when" + " these are published");
        }
        return Beginning.at(position.state());
    }

    @Override
    public VerificationReport verify() {
        return check(null, null);
    }

    @Override
    public VerificationReport verify(AnySeatGame<Action, PlayerView> told) {
        return check(null, Arguments.notNull(told, "told", "a side of the game"));
    }

    @Override
    public VerificationReport verify(String shown) {
        return check(Hashing.check("shown", shown), null);
    }

    @Override
    public VerificationReport verify(String shown, AnySeatGame<Action, PlayerView> told) {
        return check(Hashing.check("shown", shown), Arguments.notNull(told, "told", "a side of the game"));
    }

    private VerificationReport check(@Nullable String shown, @Nullable AnySeatGame<Action, PlayerView> told) {
        return new RecordCheck<>(this, firstGame(), new JointOrigin(this)).report(shown, told);
    }

    @Value.Check
    void check() {
        hashes().forEach(hash -> Hashing.check("hash", hash));
        if (deal().isPresent() == position().isPresent()) {
            String given = deal().isPresent() ? "both" : "none";
            throw Arguments.failure("first tiles and position", given, "one of them");
        }
        deal().ifPresent(deal -> deal.checkEdition(setup()));
        position().ifPresent(this::checkPosition);
        joint().ifPresent(this::checkJoint);
    }

    private void checkPosition(String position) {
        Setup ofPosition = Position.parse(position, setup().edition()).setup();
        Arguments.that(
                ofPosition.equals(setup()), "set-up of the position", ofPosition, "that of the record, " + setup());
        Arguments.that(!joint().isPresent(), "joint chance", "one", "none, as the game began at a position");
    }

    private void checkJoint(JointChance joint) {
        Arguments.that(
                joint.setup().equals(setup()),
                "set-up of the joint chance",
                joint.setup(),
                "that of the record, " + setup());
        long outcomes = log().stream()
                .filter(entry -> entry instanceof LogEntry.Acted<Action> acted && acted.action() instanceof Outcome)
                .count();
        // One draw for the first tiles, one for each outcome, and perhaps one that is asked for.
        Arguments.that(
                joint.mostLinks() <= outcomes + 2,
                "links of a seat",
                joint.mostLinks(),
                "at most " + (outcomes + 2) + ", as the log has " + outcomes + " outcomes");
    }

    /**
     * This record as it can be shown during the game: without the kinds of the tokens that were drawn, and without the
     * hashes that cover them. Of the joint chance the host's part is left out, and of the first position all that is
     * hidden.
     */
    @Override
    public GameRecord withoutSecrets() {
        List<LogEntry<Action>> shown = new ArrayList<>();
        log().forEach(entry -> shown.add(Audience.shown(entry)));
        return builder()
                .setup(setup())
                .deal(deal())
                .position(position()
                        .map(text -> Position.parse(text, setup().edition())
                                .seenBySpectator()
                                .toText()))
                .joint(joint().map(JointChance::withoutHostPart))
                .log(shown)
                .result(result())
                .build();
    }

    /** The set-up and the log, without the first position and without the kinds of the tokens that were drawn. */
    @Override
    public String toString() {
        return Audience.shown(setup(), log());
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
            return setDeal(Optional.of(Arguments.notNull(deal, "deal", "a deal")));
        }

        /** The first tiles at the stalls, if the game began with them. */
        public final Builder deal(Optional<Deal> deal) {
            return setDeal(Arguments.notNull(deal, "deal", "a deal or none"));
        }

        /** The text of the position that the game began at, if it did not begin with a deal. */
        public final Builder position(Optional<String> position) {
            return setPosition(Arguments.notNull(position, "position", "the text of a position or none"));
        }

        /** The chance that host and seats made together, if they did. */
        public final Builder joint(Optional<JointChance> joint) {
            return setJoint(Arguments.notNull(joint, "joint", "a joint chance or none"));
        }

        /** Every action, every outcome of chance, every undo and every note, in order. */
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

        abstract Builder setDeal(Optional<? extends Deal> deal);

        abstract Builder setPosition(Optional<String> position);

        abstract Builder setJoint(Optional<? extends JointChance> joint);

        abstract Builder setLog(Iterable<? extends LogEntry<Action>> log);

        abstract Builder setHashes(Iterable<String> hashes);

        abstract Builder setResult(Iterable<? extends Standing> result);
    }
}
