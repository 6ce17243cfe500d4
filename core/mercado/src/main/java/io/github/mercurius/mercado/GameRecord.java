package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.VerificationReport.Gap;
import io.github.mercurius.rules.internal.Hashing;
import io.github.mercurius.rules.internal.Replay;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.immutables.value.Value;

/**
 * A saved game: set-up, deal or first position, and log, from which all else follows, and hashes to check it.
 *
 * <p>The log has every outcome of chance, so a game is played again without any source of chance. While the game goes
 * on, the log tells what the players drew in secret: show {@link #withoutSecrets}. When it is over, everybody can
 * {@link #verify(AnySeatGame)} that the game followed the rules, and that what they were told was the truth. Nothing
 * proves what chance brought.
 */
@Value.Immutable
public abstract class GameRecord extends AnyRecord<Action, PlayerView> {
    GameRecord() {}

    /** A builder; only the set-up, the log, and a deal or a position must be set. */
    public static Builder builder() {
        return new ImmutableGameRecord.Builder();
    }

    @Override
    public abstract Setup setup();

    /** The deal, which is open; none if the game began at a position. */
    public abstract Optional<Deal> deal();

    /**
     * The position that the game began at, as a text ({@link Position#toText}), if it did not begin with a deal; what
     * is hidden in it is secret until the game is over.
     */
    public abstract Optional<String> position();

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
    public Optional<String> shownCommitment() {
        return Optional.empty();
    }

    @Override
    protected Optional<Discrepancy> checkDeal(Set<Gap> gaps) {
        gaps.add(Gap.CHANCE_UNKNOWN);
        return Optional.empty();
    }

    @Override
    protected Game firstGame() {
        if (deal().isPresent()) {
            return Game.start(setup(), deal().get());
        }
        try {
            return Game.from(firstPosition().orElseThrow(GameRecord::hidden).state());
        } catch (PositionException notAllIsKnown) {
            throw hidden();
        }
    }

    private static IllegalStateException hidden() {
        return new IllegalStateException(
                "the record holds a position without its hands: it can be replayed when these" + " are published");
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
        return canonical.equals(position())
                ? this
                : builder().mergeFrom(this).position(canonical).build();
    }

    /**
     * This record as it can be shown during the game: without what the players drew in secret, and without the hashes
     * that cover it. Of the first position all that is hidden is left out.
     */
    @Override
    public GameRecord withoutSecrets() {
        return builder()
                .setup(setup())
                .position(firstPosition().map(first -> first.seenBySpectator().toText()))
                .deal(deal())
                .log(Audience.shown(log()))
                .result(result())
                .tags(tags())
                .build();
    }

    /** The set-up and the log, without what is hidden. */
    @Override
    public String toString() {
        return text(Audience.shown(log()));
    }

    /** Builds a record. */
    public abstract static class Builder {
        Builder() {}

        /** Starts from another record. */
        public abstract Builder mergeFrom(GameRecord other);

        /** What was agreed before the game. */
        public abstract Builder setup(Setup setup);

        /** The deal. */
        public abstract Builder deal(Deal deal);

        /** The deal, or none. */
        public abstract Builder deal(Optional<? extends Deal> deal);

        /** The position that the game began at, as a text, if it did not begin with a deal. */
        public abstract Builder position(Optional<String> position);

        /** Every entry of the log, in order. */
        public abstract Builder log(Iterable<? extends LogEntry<Action>> log);

        /** The actions of a game without undos, in order. */
        public final Builder actions(Iterable<? extends Action> actions) {
            List<LogEntry<Action>> entries = new ArrayList<>();
            actions.forEach(action -> entries.add(new LogEntry.Acted<>(action)));
            return log(entries);
        }

        /** The hashes of the record's chain: that of the beginning, then one for each entry of the log. */
        public abstract Builder hashes(Iterable<String> hashes);

        /** The final ranking. */
        public abstract Builder result(Iterable<? extends Standing> result);

        /** Facts about the event by name, such as a site or a date. */
        public abstract Builder tags(Map<String, ? extends String> tags);

        /** The record. */
        public abstract GameRecord build();
    }
}
