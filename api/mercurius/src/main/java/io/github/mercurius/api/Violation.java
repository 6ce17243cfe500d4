package io.github.mercurius.api;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.internal.Voice;
import java.util.Locale;
import java.util.Map;

/**
 * Why an action is refused: the rule that it breaks, with the facts of the case.
 *
 * <p>Each kind of violation has its facts as typed values. All of them make a message from these, such as "the second
 * share of Amsterdam costs 15 guilders, Robert has 9". Where an action breaks several rules, a violation names one of
 * them. Violations are values: immutable, thread-safe, equal if they are the same kind with the same facts. They hold
 * nothing that the player who wanted the action does not know.
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
     * An action of somebody whose turn it is not (TRN-4).
     *
     * @param active the seat whose turn it is
     */
    record NotYourTurn(int active) implements Violation {}

    /** A trade or another special card after the Black Market or the Dividend in the same turn (TRN-1). */
    record TradingIsOver() implements Violation {}

    /**
     * One trade too many (TRD-1).
     *
     * @param made the trades made in this turn
     */
    record NoTradeLeft(int made) implements Violation {}

    /**
     * A purchase for more than the player has (TRD-5).
     *
     * @param nth which of this turn's purchases of the asset it would be, from 1
     * @param costs what this token would add to the bill
     */
    record CannotPay(int seat, Asset asset, int nth, int costs, int cash) implements Violation {}

    /** A purchase of what the bank does not have (TRD-6). */
    record NoneInBank(Asset asset) implements Violation {}

    /** A sale of what the player does not own (TRD-6). */
    record NoneOwned(int seat, Asset asset) implements Violation {}

    /**
     * The Black Market (BLK-1) or the Dividend (DIV-1) after a trade.
     *
     * @param card which of the two
     * @param made the trades made in this turn
     */
    record TradedBefore(SpecialCard card, int made) implements Violation {
        @Override
        public Rule rule() {
            return card == SpecialCard.DIVIDEND ? Rule.DIV_1 : Rule.BLK_1;
        }
    }

    /** A special card that was used before (THG-4). */
    record CardUsed(int seat, SpecialCard card) implements Violation {}

    /** The Black Market without tokens, or with more than three (BLK-2). */
    record WrongNumberOfTokens(int given) implements Violation {}

    /** The Black Market with tokens that the player does not own (BLK-2). */
    record TokensNotOwned(int seat, Asset asset, int given, int owned) implements Violation {}

    /** The Dividend of a chamber that has paid (DIV-2). */
    record DividendWasPaid(Chamber chamber) implements Violation {}

    /** A price card that is not in the player's hand (TRN-2). */
    record CardNotInHand(int seat, PriceCard card) implements Violation {}

    /** The News with more than three discards (NWS-2). */
    record TooManyDiscards(int given) implements Violation {}

    /** The News with discards that are not in the player's hand (NWS-2). */
    record DiscardsNotInHand(int seat, PriceCard card, int given, int held) implements Violation {}
}
