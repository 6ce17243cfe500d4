package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A game of four in which nobody has traded or played a card of Amsterdam so far, and a test says what seat 0, which
 * began, now has.
 */
final class Quiet {
    static final int PLAYERS = 4;
    static final int LAST_OWN_TURN = 44;

    private Position position;

    /** Before a turn of seat 0. */
    Quiet(Rulings rulings, int turn) {
        Setup setup = Setup.builder().players(PLAYERS).rulings(rulings).build();
        GameState now = GameState.start(setup, Deal.of(Cards.all().toList()));
        while (now.table().turn() < turn) {
            now = now.applyAction(
                    Action.playCard(now.hand(now.table().activeSeat()).kinds().get(0)));
        }
        position = Position.of(now.table());
    }

    /** The spaces of all markers. */
    Quiet markers(int silk, int others) {
        List<Integer> spaces = new ArrayList<>(Collections.nCopies(12, others));
        spaces.set(Asset.SIL.ordinal(), silk);
        position = position.withMarket(Market.of(spaces));
        return this;
    }

    /** What seat 0 owns. */
    Quiet owning(int cash, Asset... tokens) {
        position = position.withCash(0, cash).withTokens(0, Tokens.of(tokens));
        return this;
    }

    /** What lies on the boards of all others. */
    Quiet others(PriceCard onSpace1, PriceCard onSpace2) {
        Board board = Board.empty().with(1, onSpace1).with(2, onSpace2);
        for (int seat = 1; seat < PLAYERS; seat++) {
            position = position.withBoard(seat, board);
        }
        return this;
    }

    /** What seat 0 sees. */
    PlayerView view(PriceCard... hand) {
        return position.withHand(0, Cards.of(hand)).seenBy(0).view();
    }
}
