package io.github.mercurius.rules;

import io.github.mercurius.rules.VerificationReport.Gap;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Hashing;
import io.github.mercurius.rules.internal.RecordCheck;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * What the records of the games of this project share. Each game extends it with types of its own; a program needs only
 * these.
 *
 * <p>Equal if all that they say is equal. This class is immutable and thread-safe.
 *
 * @param <T> the set-ups of the game
 * @param <D> its deals
 * @param <P> its standings
 * @param <A> its actions
 * @param <V> what a player may know of it
 */
public abstract class SavedGame<T extends AnySetup, D, P extends AnyStanding, A extends AnyAction, V extends AnyView<A>>
        implements AnyRecord<A, V> {
    private final T setup;
    private final Optional<D> deal;
    private final Optional<AnyPosition<A, V>> first;
    private final Optional<String> position;
    private final Proof proof;
    private final List<LogEntry<A>> log;
    private final List<String> hashes;
    private final List<P> result;
    private final Map<String, String> tags;

    /**
     * A record.
     *
     * @param from what it says
     * @param reader reads a position, with the set-up
     * @throws IllegalStateException if there is no set-up
     * @throws RulesException if what it says contradicts itself
     */
    protected SavedGame(Builder<?, T, D, P, A> from, BiFunction<String, T, ? extends AnyPosition<A, V>> reader) {
        T agreed = from.setup;
        if (agreed == null) {
            throw new IllegalStateException("setup: not set, expected a set-up");
        }
        setup = agreed;
        deal = from.deal;
        from.hashes.forEach(hash -> Hashing.check("hash", hash));
        first = from.position.map(text -> reader.apply(text, agreed));
        position = first.map(AnyPosition::toText);
        proof = new Proof(from.commitment, from.nonce, from.joint);
        proof.check(setup);
        first.ifPresent(at -> proof.checkPosition(deal.isPresent(), at.table().setup(), setup));
        log = from.log;
        hashes = from.hashes;
        result = from.result;
        tags = from.tags;
    }

    @Override
    public final T setup() {
        return setup;
    }

    /** The deal, if the game began with one; where it is hidden, secret until the game is over. */
    public final Optional<D> deal() {
        return deal;
    }

    /**
     * The position that the game began at, as a text ({@link AnyPosition#toText}), if it did not begin with a deal;
     * what is hidden in it is secret until the game is over.
     */
    public final Optional<String> position() {
        return position;
    }

    /** The commitment to the deal that was shown before the game, in 64 hexadecimal digits. */
    public final Optional<String> commitment() {
        return proof.commitment();
    }

    /** The nonce that opens the commitment, in 64 hexadecimal digits; secret until the game is over. */
    public final Optional<String> nonce() {
        return proof.nonce();
    }

    /** How host and seats made the deal together, if they did; the host's part is secret until the game is over. */
    public final Optional<JointDeal> joint() {
        return proof.joint();
    }

    @Override
    public final List<LogEntry<A>> log() {
        return log;
    }

    /**
     * The chain of hashes over set-up, deal or first position, and updates, or none. The first hash is that of the
     * beginning, and one follows for each entry of the log.
     */
    @Override
    public final List<String> hashes() {
        return hashes;
    }

    @Override
    public final List<P> result() {
        return result;
    }

    @Override
    public final Map<String, String> tags() {
        return tags;
    }

    @Override
    public final Optional<String> shownCommitment() {
        return proof.shown();
    }

    @Override
    public final VerificationReport verify() {
        return check(null, null);
    }

    @Override
    public final VerificationReport verify(AnySeatGame<A, V> told) {
        return check(null, Arguments.notNull(told, "told", "a side of the game"));
    }

    @Override
    public final VerificationReport verify(String shown) {
        return check(Hashing.check("shown", shown), null);
    }

    @Override
    public final VerificationReport verify(String shown, AnySeatGame<A, V> told) {
        Arguments.notNull(told, "told", "a side of the game");
        return check(Hashing.check("shown", shown), told);
    }

    private VerificationReport check(@Nullable String shown, @Nullable AnySeatGame<A, V> told) {
        return new RecordCheck<>(this, firstGame(), this::checkDeal).report(shown, told);
    }

    /** The game before the first entry of the log. */
    protected abstract AnyGame<A, V> firstGame();

    /** What proves the deal. */
    protected final Proof proof() {
        return proof;
    }

    /** What is wrong with the deal and what proves it, if anything; what cannot be checked is added to the gaps. */
    protected abstract Optional<Discrepancy> checkDeal(Set<Gap> gaps);

    /** The state that the game began at, if it began at a position. */
    protected final AnyState<A, V> firstState() {
        try {
            return first.orElseThrow(SavedGame::hidden).state();
        } catch (PositionException notAllIsKnown) {
            throw hidden();
        }
    }

    private static IllegalStateException hidden() {
        return new IllegalStateException("the record holds no deal and no position with all that is hidden: it can be"
                + " replayed when these are published");
    }

    /** An entry of the log as spectators may know it. */
    protected LogEntry<A> shown(LogEntry<A> entry) {
        return entry;
    }

    private List<LogEntry<A>> shownLog() {
        List<LogEntry<A>> shown = new ArrayList<>(log.size());
        log.forEach(entry -> shown.add(shown(entry)));
        return shown;
    }

    /** A builder, set to what of this record can be shown during the game; a deal that is open is added. */
    protected final <B extends Builder<B, T, D, P, A>> B withoutSecrets(B builder) {
        return builder.setup(setup)
                .position(first.map(at -> at.seenBySpectator().toText()))
                .commitment(commitment())
                .joint(joint().map(JointDeal::withoutHostPart))
                .log(shownLog())
                .result(result)
                .tags(tags);
    }

    @Override
    public final boolean equals(@Nullable Object other) {
        return other instanceof SavedGame<?, ?, ?, ?, ?> that && that.parts().equals(parts());
    }

    @Override
    public final int hashCode() {
        return parts().hashCode();
    }

    private List<Object> parts() {
        return List.of(setup, deal, position, proof, log, hashes, result, tags);
    }

    /** The set-up and the log, without what is hidden. */
    @Override
    public final String toString() {
        return setup + ": " + shownLog().stream().map(LogEntry::notation).collect(Collectors.joining(" "));
    }

    /**
     * Builds a record.
     *
     * @param <B> the builder
     * @param <T> the set-ups of the game
     * @param <D> its deals
     * @param <P> its standings
     * @param <A> its actions
     */
    public abstract static class Builder<
            B extends Builder<B, T, D, P, A>, T extends AnySetup, D, P extends AnyStanding, A extends AnyAction> {
        private @Nullable T setup;
        private Optional<D> deal = Optional.empty();
        private Optional<String> position = Optional.empty();
        private Optional<String> commitment = Optional.empty();
        private Optional<String> nonce = Optional.empty();
        private Optional<JointDeal> joint = Optional.empty();
        private List<LogEntry<A>> log = List.of();
        private List<String> hashes = List.of();
        private List<P> result = List.of();
        private Map<String, String> tags = Collections.emptyMap();

        /** A builder that has nothing set. */
        protected Builder() {}

        @SuppressWarnings("unchecked") // each game's builder names itself as B
        private B self() {
            return (B) this;
        }

        /** Starts from another record. */
        public final B mergeFrom(SavedGame<T, D, P, A, ?> other) {
            return setup(other.setup)
                    .deal(other.deal)
                    .position(other.position)
                    .commitment(other.commitment())
                    .nonce(other.nonce())
                    .joint(other.joint())
                    .log(other.log)
                    .hashes(other.hashes)
                    .result(other.result)
                    .tags(other.tags);
        }

        /** What was agreed before the game. */
        public final B setup(T agreed) {
            setup = Arguments.notNull(agreed, "setup", "a set-up");
            return self();
        }

        /** The deal. */
        public final B deal(D dealt) {
            return deal(Optional.of(dealt));
        }

        /** The deal, or none. */
        public final B deal(Optional<D> dealt) {
            deal = Arguments.notNull(dealt, "deal", "a deal or none");
            return self();
        }

        /** The position that the game began at, as a text, if it did not begin with a deal. */
        public final B position(Optional<String> text) {
            position = Arguments.notNull(text, "position", "a text or none");
            return self();
        }

        /** The commitment to the deal, in 64 hexadecimal digits, if there is one. */
        public final B commitment(Optional<String> shown) {
            commitment = Arguments.notNull(shown, "commitment", "a hash or none");
            return self();
        }

        /** The nonce that opens the commitment, in 64 hexadecimal digits, if there is one. */
        public final B nonce(Optional<String> secret) {
            nonce = Arguments.notNull(secret, "nonce", "a number or none");
            return self();
        }

        /** What host and seats made together, if they did. */
        public final B joint(Optional<JointDeal> made) {
            joint = Arguments.notNull(made, "joint", "a joint deal or none");
            return self();
        }

        /** Every entry of the log, in order. */
        public final B log(Iterable<? extends LogEntry<A>> entries) {
            log = Arguments.noneNull(entries, "log", "entries");
            return self();
        }

        /** The actions of a game without undos, in order. */
        public final B actions(Iterable<? extends A> actions) {
            List<LogEntry<A>> entries = new ArrayList<>();
            actions.forEach(action -> entries.add(new LogEntry.Acted<>(action)));
            return log(entries);
        }

        /** The hashes of the record's chain: that of the beginning, then one for each entry of the log. */
        public final B hashes(Iterable<String> chain) {
            hashes = Arguments.noneNull(chain, "hashes", "hashes");
            return self();
        }

        /** The final ranking. */
        public final B result(Iterable<? extends P> ranking) {
            result = Arguments.noneNull(ranking, "result", "a ranking");
            return self();
        }

        /** Facts about the event by name, such as a site or a date. */
        public final B tags(Map<String, String> facts) {
            tags = Collections.unmodifiableMap(new LinkedHashMap<>(Arguments.notNull(facts, "tags", "a map")));
            tags.forEach((name, fact) -> Arguments.notNull(fact, Arguments.element(name, "tags")));
            return self();
        }

        /** The record. */
        public abstract AnyRecord<A, ?> build();
    }
}
