package io.github.mercurius.examples.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.TableBuilder;
import io.github.mercurius.core.Views;
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

    private final GameState state;
    private final TableBuilder table;

    /** Before a turn of seat 0. */
    Quiet(Rulings rulings, int turn) {
        Setup setup = Setup.builder().players(PLAYERS).rulings(rulings).build();
        GameState now = GameState.start(setup, Deal.of(Cards.all().toList()));
        while (now.table().turn() < turn) {
            now = now.applyAction(
                    Action.playCard(now.hand(now.table().activeSeat()).kind(0)));
        }
        state = now;
        table = TableBuilder.of(now.table());
    }

    /** The spaces of all markers. */
    Quiet markers(int silk, int others) {
        List<Integer> spaces = new ArrayList<>(Collections.nCopies(12, others));
        spaces.set(Asset.SIL.ordinal(), silk);
        table.market(Market.of(spaces));
        return this;
    }

    /** What seat 0 owns. */
    Quiet owning(int cash, Asset... tokens) {
        Player player = state.table().player(0);
        Tokens owned = Tokens.of(tokens);
        table.bank(state.table().bank().minus(owned));
        table.player(0, cash, owned, Tokens.none(), player.board(), player.specialCards(), player.handSize());
        return this;
    }

    /** What lies on the boards of all others. */
    Quiet others(PriceCard onSpace1, PriceCard onSpace2) {
        Board board = Board.empty().with(1, onSpace1).with(2, onSpace2);
        for (int seat = 1; seat < PLAYERS; seat++) {
            Player player = state.table().player(seat);
            table.player(
                    seat,
                    player.cash(),
                    player.tokens(),
                    player.blackMarket(),
                    board,
                    player.specialCards(),
                    player.handSize());
        }
        return this;
    }

    /** What seat 0 sees. */
    PlayerView view(PriceCard... hand) {
        return Views.of(table.build(), 0, Cards.of(hand));
    }
}
