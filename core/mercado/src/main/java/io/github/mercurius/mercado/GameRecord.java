package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.SavedGame;
import io.github.mercurius.rules.VerificationReport.Gap;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Replay;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A saved game: set-up, deal or first position, and log, from which all else follows, and hashes to check it.
 *
 * <p>The log has every outcome of chance, so a game is played again without any source of chance. While the game goes
 * on, the log tells what the players drew in secret: show {@link #withoutSecrets}. When it is over, everybody can
 * {@link #verify(AnySeatGame)} that the game followed the rules, and that what they were told was the truth. Nothing
 * proves what chance brought.
 */
public final class GameRecord extends SavedGame<Setup, Deal, Standing, Action, PlayerView> {
    private GameRecord(Builder from) {
        super(from, (text, setup) -> Position.parse(text, setup.edition()));
        Arguments.accept(
                deal().isPresent() || position().isPresent(), "first tiles and position", "none", "one of them");
        boolean open = !commitment().isPresent() && !nonce().isPresent() && !joint().isPresent();
        Arguments.accept(
                open, "what proves the deal", "a commitment, nonce or joint deal", "none, as the deal is open");
        deal().ifPresent(deal -> deal.checkEdition(setup()));
    }

    /** A builder; only the set-up, the log, and a deal or a position must be set. */
    public static Builder builder() {
        return new Builder();
    }

    @Override
    public GameRecord withTags(Map<String, String> tags) {
        return builder().mergeFrom(this).tags(tags).build();
    }

    /**
     * This record as it can be shown during the game: without what the players drew in secret, and without the hashes
     * that cover it. Of the first position all that is hidden is left out.
     */
    @Override
    public GameRecord withoutSecrets() {
        return withoutSecrets(builder()).deal(deal()).build();
    }

    @Override
    public Game replay() {
        return Replay.of(firstGame(), log());
    }

    @Override
    protected Game firstGame() {
        return deal().isPresent()
                ? Game.start(setup(), deal().get())
                : Game.from(Arguments.own(GameState.class, firstState(), "state"));
    }

    @Override
    protected LogEntry<Action> shown(LogEntry<Action> entry) {
        return Step.shown(entry);
    }

    @Override
    protected Optional<Discrepancy> checkDeal(Set<Gap> gaps) {
        gaps.add(Gap.CHANCE_UNKNOWN);
        return Optional.empty();
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
