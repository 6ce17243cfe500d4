package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.processor.Kinds;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyViolation;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * Why an action is refused: the rule that it breaks, with the facts of the case.
 *
 * <p>Each kind of violation has its facts as typed values, and all of them make a message from these, such as "seat 1
 * has 1 coin in the purse, 2 are needed for a seal"; the rule stands beside it. Where an action breaks several rules, a
 * violation names one of them. Violations are values: immutable, thread-safe, equal if they are the same kind with the
 * same facts. They hold nothing that the player who wanted the action does not know.
 */
@Kinds
public sealed interface Violation extends AnyViolation {
    @Override
    default String type() {
        return ViolationKinds.type(this);
    }

    @Override
    default Map<String, Object> facts() {
        return ViolationKinds.facts(this);
    }

    @Override
    Rule rule();

    @Override
    default String message(Locale locale) {
        return Narrator.of(locale).tell(this);
    }

    @Override
    default String message(Locale locale, AnySetup setup) {
        return Narrator.of(locale, setup).tell(this);
    }

    /** Any action when the game is over (END-1). */
    record GameOver() implements Violation {
        @Override
        public Rule rule() {
            return Rule.END_1;
        }
    }

    /**
     * An action or outcome of another sort than is asked for (TRN-1).
     *
     * @param wanted what the action answers
     * @param now what is asked now
     */
    record NotAsked(Ask wanted, Ask now) implements Violation {
        public NotAsked {
            Arguments.notNull(wanted, "wanted");
            Arguments.notNull(now, "now");
        }

        @Override
        public Rule rule() {
            return Rule.TRN_1;
        }
    }

    /**
     * An action of a player who is not asked (TRN-1).
     *
     * @param now what is asked now
     * @param decider the seat that has to decide; none if chance is asked
     */
    record NotYourTurn(Ask now, OptionalInt decider) implements Violation {
        /** As in version 1 of the JSON. */
        static final String TYPE = "notYourDecision";

        public NotYourTurn {
            Arguments.notNull(now, "now");
            Arguments.notNull(decider, "decider");
        }

        @Override
        public Rule rule() {
            return Rule.TRN_1;
        }

        private Object writeReplace() {
            return new NotYourTurn.Saved(now, decider.isPresent() ? decider.getAsInt() : null);
        }

        /** The same as it is serialized: an optional value cannot be. */
        private record Saved(Ask now, @Nullable Integer decider) implements Serializable {
            private Object readResolve() {
                return new NotYourTurn(now, decider == null ? OptionalInt.empty() : OptionalInt.of(decider));
            }
        }
    }

    /**
     * An outcome of chance that comes from a player (TRN-1).
     *
     * @param now what is asked now
     */
    record OutcomeFromSeat(Ask now) implements Violation {
        public OutcomeFromSeat {
            Arguments.notNull(now, "now");
        }

        @Override
        public Rule rule() {
            return Rule.TRN_1;
        }
    }

    /**
     * Passing although there is a coin in the purse or on the character tile (TRN-3).
     *
     * @param purse how many coins the purse holds
     * @param spent how many coins the character tile holds
     */
    record CannotPass(int seat, int purse, int spent) implements Violation {
        @Override
        public Rule rule() {
            return Rule.TRN_3;
        }
    }

    /** A second privilege token in a turn (PRV-1). */
    record TokenPlayedAlready(int seat) implements Violation {
        @Override
        public Rule rule() {
            return Rule.PRV_1;
        }
    }

    /** A privilege token to play that is not in the hand (PRV-2). */
    record TokenNotInHand(int seat, TokenKind token) implements Violation {
        public TokenNotInHand {
            Arguments.notNull(token, "token");
        }

        @Override
        public Rule rule() {
            return Rule.PRV_2;
        }
    }

    /**
     * Action A with fewer than three coins in the purse (DRW-1).
     *
     * @param purse how many coins the purse holds
     * @param spent how many coins the character tile holds
     */
    record TooFewCoins(int seat, int purse, int spent) implements Violation {
        @Override
        public Rule rule() {
            return Rule.DRW_1;
        }
    }

    /** Action B with an empty character tile (RET-1). */
    record NothingToTakeBack(int seat) implements Violation {
        @Override
        public Rule rule() {
            return Rule.RET_1;
        }
    }

    /** A seal to pay from a player who has none (SEA-1). */
    record NoSeal(int seat) implements Violation {
        @Override
        public Rule rule() {
            return Rule.SEA_1;
        }
    }

    /** A second seal in a turn (SEA-2). */
    record SealPaidAlready(int seat) implements Violation {
        @Override
        public Rule rule() {
            return Rule.SEA_2;
        }
    }

    /**
     * A seal with fewer than two coins in the purse (SEA-3).
     *
     * @param purse how many coins the purse holds
     */
    record TooFewForSeal(int seat, int purse) implements Violation {
        @Override
        public Rule rule() {
            return Rule.SEA_3;
        }
    }

    /**
     * A coin to set that is not among the drawn ones (PLY-2).
     *
     * @param drawn the drawn coins
     */
    record CoinNotDrawn(Coin coin, Coins drawn) implements Violation {
        public CoinNotDrawn {
            Arguments.notNull(coin, "coin");
            Arguments.notNull(drawn, "drawn");
        }

        @Override
        public Rule rule() {
            return Rule.PLY_2;
        }
    }

    /**
     * A coin that does not fit at a stall (PLY-3).
     *
     * @param edge the coins at the player's edge
     */
    record CoinDoesNotFit(Coin coin, Stall stall, Coins edge, Price price) implements Violation {
        public CoinDoesNotFit {
            Arguments.notNull(coin, "coin");
            Arguments.notNull(stall, "stall");
            Arguments.notNull(edge, "edge");
            Arguments.notNull(price, "price");
        }

        @Override
        public Rule rule() {
            return Rule.PLY_3;
        }
    }

    /**
     * Finishing without a coin set, although one can be (PLY-5).
     *
     * @param possible one that can be
     */
    record MustSetCoin(Action.SetCoin possible) implements Violation {
        public MustSetCoin {
            Arguments.notNull(possible, "possible");
        }

        @Override
        public Rule rule() {
            return Rule.PLY_5;
        }
    }

    /**
     * A tile to buy whose price is not complete (SAL-1).
     *
     * @param edge the coins at the player's edge
     */
    record NotForSale(Stall stall, Coins edge, Price price) implements Violation {
        public NotForSale {
            Arguments.notNull(stall, "stall");
            Arguments.notNull(edge, "edge");
            Arguments.notNull(price, "price");
        }

        @Override
        public Rule rule() {
            return Rule.SAL_1;
        }
    }

    /** A tile to buy that is sold already (SAL-1). */
    record SoldAlready(Stall stall) implements Violation {
        public SoldAlready {
            Arguments.notNull(stall, "stall");
        }

        @Override
        public Rule rule() {
            return Rule.SAL_1;
        }
    }

    /**
     * The coin changer, whose coin would complete nothing (MKT-3).
     *
     * @param whitePile how many white coins the pile has
     */
    record NothingToComplete(int whitePile) implements Violation {
        @Override
        public Rule rule() {
            return Rule.MKT_3;
        }
    }

    /**
     * A place where the coin changer's coin may not go (MKT-4).
     *
     * @param stall the stall, or none for the purse
     * @param possible the stalls where it may go
     */
    record NoPlaceForWhite(Optional<Stall> stall, List<Stall> possible) implements Violation {
        public NoPlaceForWhite {
            Arguments.notNull(stall, "stall");
            possible = List.copyOf(Arguments.noneNull(possible, "possible"));
        }

        @Override
        public Rule rule() {
            return Rule.MKT_4;
        }

        private Object writeReplace() {
            return new NoPlaceForWhite.Saved(stall.orElse(null), new ArrayList<>(possible));
        }

        /** The same as it is serialized: an optional value cannot be. */
        private record Saved(@Nullable Stall stall, ArrayList<Stall> possible) implements Serializable {
            private Object readResolve() {
                return new NoPlaceForWhite(Optional.ofNullable(stall), possible);
            }
        }
    }

    /** A privilege token to discard that is not in the hand (EFF-5). */
    record NoSuchTokenToDiscard(int seat, TokenKind token) implements Violation {
        public NoSuchTokenToDiscard {
            Arguments.notNull(token, "token");
        }

        @Override
        public Rule rule() {
            return Rule.EFF_5;
        }
    }

    /**
     * Coins in another number than asked for (CHN-2).
     *
     * @param drawn how many coins there are
     * @param asked how many are asked for
     */
    record WrongNumberDrawn(int drawn, int asked) implements Violation {
        @Override
        public Rule rule() {
            return Rule.CHN_2;
        }
    }

    /**
     * Coins that the purse does not hold (CHN-2).
     *
     * @param drawn the coins
     * @param purse what the purse holds
     */
    record CoinsNotInPurse(Coins drawn, Coins purse) implements Violation {
        public CoinsNotInPurse {
            Arguments.notNull(drawn, "drawn");
            Arguments.notNull(purse, "purse");
        }

        @Override
        public Rule rule() {
            return Rule.CHN_2;
        }
    }

    /** A tile that the stack does not hold (CHN-3). */
    record TileNotInStack(Tile tile) implements Violation {
        public TileNotInStack {
            Arguments.notNull(tile, "tile");
        }

        @Override
        public Rule rule() {
            return Rule.CHN_3;
        }
    }

    /**
     * A privilege token that the stack does not hold, or whose kind is hidden (CHN-3).
     *
     * @param token the kind; none if it is hidden
     */
    record TokenNotInStack(Optional<TokenKind> token) implements Violation {
        public TokenNotInStack {
            Arguments.notNull(token, "token");
        }

        @Override
        public Rule rule() {
            return Rule.CHN_3;
        }

        private Object writeReplace() {
            return new TokenNotInStack.Saved(token.orElse(null));
        }

        /** The same as it is serialized: an optional value cannot be. */
        private record Saved(@Nullable TokenKind token) implements Serializable {
            private Object readResolve() {
                return new TokenNotInStack(Optional.ofNullable(token));
            }
        }
    }
}
