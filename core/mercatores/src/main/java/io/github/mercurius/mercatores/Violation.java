package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.internal.Voice;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Why an action is refused: the rule that it breaks, with the facts of the case.
 *
 * <p>Each kind of violation has its facts as typed values. All of them make a message from these, such as "3 cards
 * taken, 2 needed after tobacco with 1 ship". Where an action breaks several rules, a violation names one of them.
 * Violations are values: immutable, thread-safe, equal if they are the same kind with the same facts. They hold nothing
 * that the player who wanted the action does not know.
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
     * An action of a player whose turn it is not (TURN-1, PRO-2).
     *
     * @param phase the phase that the game is in
     * @param active the seat whose turn it is
     */
    record NotYourTurn(Phase phase, int active) implements Violation {
        @Override
        public Rule rule() {
            return phase.turns();
        }
    }

    /**
     * An action of another step (TURN-1, PRO-2).
     *
     * @param wanted the step that the action belongs to
     * @param now the step that the turn is in
     */
    record WrongStep(Ask wanted, Ask now) implements Violation {
        @Override
        public Rule rule() {
            return now.phase().turns();
        }
    }

    /** A card to give that is not in the hand (MKT-1). */
    record CardNotInHand(int seat, Card card) implements Violation {}

    /**
     * Not two cards taken for a goods card, or not three for a special card (MKT-2).
     *
     * @param given the card that was given
     */
    record WrongNumberTaken(Card given, int taken, int needed) implements Violation {}

    /**
     * Not all other cards taken from a market that is short (MKT-3).
     *
     * @param needed how many other cards there are
     */
    record NotAllTaken(int taken, int needed) implements Violation {}

    /**
     * The card just given is taken (MKT-4).
     *
     * @param taken how many of the kind are taken
     * @param others how many others of the kind there are
     */
    record GivenCardTaken(Card card, int taken, int others) implements Violation {}

    /** More cards of a kind taken than lie on the market (MKT-5). */
    record NotOnMarket(Card card, int taken, int there) implements Violation {}

    /** Cards to load that are not in the hand (LOAD-1). */
    record CardsNotInHand(int seat, Card card, int loaded, int held) implements Violation {}

    /**
     * Cards to load that are neither of one good, nor two of different goods, nor one special card (LOAD-2).
     *
     * @param goods how many different goods they are of
     */
    record WrongLoad(int goodsCards, int goods, int specialCards) implements Violation {}

    /**
     * The whole hand loaded, and it is no last turn (LOAD-4).
     *
     * @param cards how many cards the hand has
     */
    record HandEmptied(int seat, int cards) implements Violation {}

    /** A tax that is no goods card in the resources (TAX-1). */
    record NotTaxable(int seat, Card card) implements Violation {}

    /** A stack that is not in the resources (CASH-1). */
    record NoStack(int seat, Good good) implements Violation {}

    /** A special card that is not in the resources (CASH-1). */
    record NoSpecialCard(int seat, SpecialCard card) implements Violation {}

    /**
     * A stack that would bring no coin (CASH-2).
     *
     * @param needed the count that brings a coin
     */
    record StackBringsNothing(int seat, Good good, int count, int needed) implements Violation {}

    /**
     * A special card that would bring no coin, with this opponent (CASH-2).
     *
     * @param opponent the opponent of a trade route
     * @param needed the count that brings a coin
     */
    record SpecialBringsNothing(SpecialCard card, OptionalInt opponent, int count, int needed) implements Violation {}

    /**
     * Something discarded for nothing while something can be cashed in (CASH-5).
     *
     * @param possible the canonically first action that cashes in
     */
    record CanCashIn(int seat, Action possible) implements Violation {}

    /** A trade route without an opponent (ROUTE-1). */
    record OpponentMissing(SpecialCard card) implements Violation {}

    /**
     * A trade route with the player, or with a seat that there is not, as opponent (ROUTE-1).
     *
     * @param opponent the number that was given; it can be no seat
     */
    record NotAnOpponent(SpecialCard card, int opponent) implements Violation {}

    /**
     * An opponent named for a special card that is no trade route (ROUTE-1).
     *
     * @param opponent the number that was given; it can be no seat
     */
    record NeedsNoOpponent(SpecialCard card, int opponent) implements Violation {}
}
