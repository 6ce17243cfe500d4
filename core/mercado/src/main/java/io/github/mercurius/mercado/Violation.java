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

    /** An action or outcome of another sort (wanted) than is asked for now (TRN-1). */
    record NotAsked(Ask wanted, Ask now) implements Violation {}

    /** An action of a player who is not asked now; this seat has to decide, or none if chance is asked (TRN-1). */
    record NotYourTurn(Ask now, OptionalInt decider) implements Violation {}

    /** An outcome of chance that comes from a player, and what is asked now (TRN-1). */
    record OutcomeFromSeat(Ask now) implements Violation {}

    /** Passing although the purse or the character tile (spent) holds so many coins (TRN-3). */
    record CannotPass(int seat, int purse, int spent) implements Violation {}

    /** A second privilege token in a turn (PRV-1). */
    record TokenPlayedAlready(int seat) implements Violation {}

    /** A privilege token to play that is not in the hand (PRV-2). */
    record TokenNotInHand(int seat, TokenKind token) implements Violation {}

    /** Action A with fewer than three coins in the purse, while the character tile (spent) holds some (DRW-1). */
    record TooFewCoins(int seat, int purse, int spent) implements Violation {}

    /** Action B with an empty character tile (RET-1). */
    record NothingToTakeBack(int seat) implements Violation {}

    /** A seal to pay from a player who has none (SEA-1). */
    record NoSeal(int seat) implements Violation {}

    /** A second seal in a turn (SEA-2). */
    record SealPaidAlready(int seat) implements Violation {}

    /** A seal with fewer than two coins in the purse (SEA-3). */
    record TooFewForSeal(int seat, int purse) implements Violation {}

    /** A coin to set that is not among the drawn ones (PLY-2). */
    record CoinNotDrawn(Coin coin, Coins drawn) implements Violation {}

    /** A coin that does not fit the price of a stall beside those at the player's edge (PLY-3). */
    record CoinDoesNotFit(Coin coin, Stall stall, Coins edge, Price price) implements Violation {}

    /** Finishing without a coin set, although this one can be (PLY-5). */
    record MustSetCoin(Action.SetCoin possible) implements Violation {}

    /** A tile to buy whose price the coins at the player's edge do not complete (SAL-1). */
    record NotForSale(Stall stall, Coins edge, Price price) implements Violation {}

    /** A tile to buy that is sold already (SAL-1). */
    record SoldAlready(Stall stall) implements Violation {}

    /** The coin changer, whose coin would complete nothing, or whose white pile is empty (MKT-3). */
    record NothingToComplete(int whitePile) implements Violation {}

    /** A stall, or none for the purse, where the coin changer's coin may not go, and where it may (MKT-4). */
    record NoPlaceForWhite(Optional<Stall> stall, List<Stall> possible) implements Violation {
        public NoPlaceForWhite {
            possible = List.copyOf(possible);
        }
    }

    /** A privilege token to discard that is not in the hand (EFF-5). */
    record NoSuchTokenToDiscard(int seat, TokenKind token) implements Violation {}

    /** So many coins drawn where another number is asked for (CHN-2). */
    record WrongNumberDrawn(int drawn, int asked) implements Violation {}

    /** Coins drawn that the purse does not hold (CHN-2). */
    record CoinsNotInPurse(Coins drawn, Coins purse) implements Violation {}

    /** A tile that the stack does not hold (CHN-3). */
    record TileNotInStack(Tile tile) implements Violation {}

    /** A privilege token that the stack does not hold, or (none) whose kind is hidden (CHN-3). */
    record TokenNotInStack(Optional<TokenKind> token) implements Violation {}
}
