package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.SavedGame;
import io.github.mercurius.rules.VerificationReport.Gap;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Replay;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A saved game: set-up, deal or first position, and log, from which all else follows, with commitments and hashes to
 * check it.
 *
 * <p>While the game goes on, a record can leave the deal out and carry its commitment instead. When it is over, with
 * the deal and what opens the commitment in it ({@link SealedDeal} or {@link JointDeal}), everybody can
 * {@link #verify(String, AnySeatGame)} the whole game. That shows that it is the deal that was committed to before the
 * first turn, and that what they were told was the truth.
 */
public final class GameRecord extends SavedGame<Setup, Deal, Standing, Action, PlayerView> {
    private GameRecord(Builder from) {
        super(from, (text, setup) -> Position.parse(text, setup.edition()));
        deal().ifPresent(deal -> deal.checkEdition(setup()));
    }

    /** A builder; only the set-up and the log must be set. */
    public static Builder builder() {
        return new Builder();
    }

    @Override
    public GameRecord withTags(Map<String, String> tags) {
        return builder().mergeFrom(this).tags(tags).build();
    }

    /**
     * This record as it can be shown during the game: without the deal, its nonce and the hashes that cover it. Of the
     * first position it has only the public part.
     */
    @Override
    public GameRecord withoutSecrets() {
        return withoutSecrets(builder()).build();
    }

    @Override
    public Game replay() {
        return Replay.of(firstGame(), log());
    }

    @Override
    protected Game firstGame() {
        return deal().isPresent()
                ? Game.start(setup(), deal().get(), proof())
                : Game.from(Arguments.own(GameState.class, firstState(), "state"));
    }

    @Override
    protected Optional<Discrepancy> checkDeal(Set<Gap> gaps) {
        List<?> cards = deal().map(Deal::cards).orElseGet(List::of);
        return proof().check(
                        cards,
                        joint -> Game.dealt(setup(), joint).cards(),
                        nonce -> new SealedDeal(setup(), deal().get(), nonce).commitment());
    }

    /** Builds a record. */
    public static final class Builder extends SavedGame.Builder<Builder, Setup, Deal, Standing, Action> {
        private Builder() {}

        @Override
        public GameRecord build() {
            return new GameRecord(this);
        }
    }
}
