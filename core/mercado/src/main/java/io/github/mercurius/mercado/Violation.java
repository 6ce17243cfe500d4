package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.internal.Voice;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Why an action is refused: the rule that it breaks, with the facts of the case.
 *
 * <p>Each kind of violation has its facts as typed values. All of them make a message from these, such as "seat 1 has 1
 * coin in the purse, 2 are needed for a seal". The rule stands beside it. Where an action breaks several rules, a
 * violation names one of them. Violations are values: immutable, thread-safe, equal if they are the same kind with the
 * same facts. They hold nothing that the player who wanted the action does not know.
 */
public sealed interface Violation extends AnyViolation {
    @Override
    default String type() {
        return ViolationKinds.ALL.type(this);
    }

    @Override
    default Map<String, Object> facts() {
        return ViolationKinds.ALL.facts(this);
    }

    @Override
    default Rule rule() {
        return ViolationKinds.ALL.constant(this);
    }

    @Override
    default String message(Locale locale, AnySetup setup) {
        return new Narrator(Voice.of(Texts.in(locale), setup, locale)).tell(this);
    }

    /** Any action when the game is over (END-1). */
    record GameOver() implements Violation {}

    /**
     * An action or outcome of another sort than is asked for (TRN-1).
     *
     * @param wanted what the action answers
     * @param now what is asked now
     */
    record NotAsked(Ask wanted, Ask now) implements Violation {}

    /**
     * An action of a player who is not asked (TRN-1).
     *
     * @param now what is asked now
     * @param decider the seat that has to decide; none if chance is asked
     */
    record NotYourTurn(Ask now, OptionalInt decider) implements Violation {}

    /**
     * An outcome of chance that comes from a player (TRN-1).
     *
     * @param now what is asked now
     */
    record OutcomeFromSeat(Ask now) implements Violation {}

    /**
     * Passing although there is a coin in the purse or on the character tile (TRN-3).
     *
     * @param purse how many coins the purse holds
     * @param spent how many coins the character tile holds
     */
    record CannotPass(int seat, int purse, int spent) implements Violation {}

    /** A second privilege token in a turn (PRV-1). */
    record TokenPlayedAlready(int seat) implements Violation {}

    /** A privilege token to play that is not in the hand (PRV-2). */
    record TokenNotInHand(int seat, TokenKind token) implements Violation {}

    /**
     * Action A with fewer than three coins in the purse (DRW-1).
     *
     * @param purse how many coins the purse holds
     * @param spent how many coins the character tile holds
     */
    record TooFewCoins(int seat, int purse, int spent) implements Violation {}

    /** Action B with an empty character tile (RET-1). */
    record NothingToTakeBack(int seat) implements Violation {}

    /** A seal to pay from a player who has none (SEA-1). */
    record NoSeal(int seat) implements Violation {}

    /** A second seal in a turn (SEA-2). */
    record SealPaidAlready(int seat) implements Violation {}

    /**
     * A seal with fewer than two coins in the purse (SEA-3).
     *
     * @param purse how many coins the purse holds
     */
    record TooFewForSeal(int seat, int purse) implements Violation {}

    /**
     * A coin to set that is not among the drawn ones (PLY-2).
     *
     * @param drawn the drawn coins
     */
    record CoinNotDrawn(Coin coin, Coins drawn) implements Violation {}

    /**
     * A coin that does not fit at a stall (PLY-3).
     *
     * @param edge the coins at the player's edge
     */
    record CoinDoesNotFit(Coin coin, Stall stall, Coins edge, Price price) implements Violation {}

    /**
     * Finishing without a coin set, although one can be (PLY-5).
     *
     * @param possible one that can be
     */
    record MustSetCoin(Action.SetCoin possible) implements Violation {}

    /**
     * A tile to buy whose price is not complete (SAL-1).
     *
     * @param edge the coins at the player's edge
     */
    record NotForSale(Stall stall, Coins edge, Price price) implements Violation {}

    /** A tile to buy that is sold already (SAL-1). */
    record SoldAlready(Stall stall) implements Violation {}

    /**
     * The coin changer, whose coin would complete nothing (MKT-3).
     *
     * @param whitePile how many white coins the pile has
     */
    record NothingToComplete(int whitePile) implements Violation {}

    /**
     * A place where the coin changer's coin may not go (MKT-4).
     *
     * @param stall the stall, or none for the purse
     * @param possible the stalls where it may go
     */
    record NoPlaceForWhite(Optional<Stall> stall, List<Stall> possible) implements Violation {
        public NoPlaceForWhite {
            possible = List.copyOf(possible);
        }
    }

    /** A privilege token to discard that is not in the hand (EFF-5). */
    record NoSuchTokenToDiscard(int seat, TokenKind token) implements Violation {}

    /**
     * Coins in another number than asked for (CHN-2).
     *
     * @param drawn how many coins there are
     * @param asked how many are asked for
     */
    record WrongNumberDrawn(int drawn, int asked) implements Violation {}

    /**
     * Coins that the purse does not hold (CHN-2).
     *
     * @param drawn the coins
     * @param purse what the purse holds
     */
    record CoinsNotInPurse(Coins drawn, Coins purse) implements Violation {}

    /** A tile that the stack does not hold (CHN-3). */
    record TileNotInStack(Tile tile) implements Violation {}

    /**
     * A privilege token that the stack does not hold, or whose kind is hidden (CHN-3).
     *
     * @param token the kind; none if it is hidden
     */
    record TokenNotInStack(Optional<TokenKind> token) implements Violation {}
}
