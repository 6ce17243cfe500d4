package io.github.mercurius.examples.position;

import io.github.mercurius.api.Player;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import java.util.List;

/** Lets other people sit down at a position: the same cards and the same table, with their names. */
public final class Seating {
    private Seating() {}

    /**
     * A position with the names of the players on its seats.
     *
     * @throws IllegalArgumentException if there are not as many names as seats, or names are refused
     */
    public static GameState of(GameState state, List<String> names) {
        Table table = state.table();
        Setup setup = Setup.builder()
                .players(table.setup().players())
                .names(names)
                .startSeat(table.setup().startSeat())
                .rulings(table.setup().rulings())
                .build();
        Position position = Position.of(setup)
                .withTurn(table.turn())
                .withTrades(table.trades())
                .withSpecialPlayed(table.specialPlayed())
                .withMarket(table.market())
                .withDividendsPaid(table.dividendsPaid())
                .withDiscardPile(table.discardPile())
                .withMainDeck(state.mainDeck())
                .withBackupDeck(state.backupDeck());
        for (Player player : table.players()) {
            position = at(position, player).withHand(player.seat(), state.hand(player.seat()));
        }
        return position.state();
    }

    private static Position at(Position position, Player player) {
        return position.withCash(player.seat(), player.cash())
                .withTokens(player.seat(), player.tokens())
                .withBlackMarket(player.seat(), player.blackMarket())
                .withBoard(player.seat(), player.board())
                .withSpecialCards(player.seat(), player.specialCards());
    }
}
