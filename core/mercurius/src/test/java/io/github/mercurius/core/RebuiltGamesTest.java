package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Table;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;

/** Every state that a game reaches can be taken apart and put together again. */
@Domain(MercuriusDomain.class)
class RebuiltGamesTest {
    @Tag("games")
    @Property(tries = 300, seed = "1602")
    void everyStateOfAGamePassesAllChecksAndComesBackEqual(@ForAll RandomGame randomGame) {
        Game game = randomGame.game();
        assertThat(rebuilt(game.firstState())).isEqualTo(game.firstState());
        game.steps().forEach(step -> assertThat(rebuilt(step.after())).isEqualTo(step.after()));
    }

    @Tag("games")
    @Property(tries = 50, seed = "1602")
    void everyViewOfAGamePassesAllChecksAndComesBackEqual(@ForAll RandomGame randomGame) {
        randomGame.game().steps().forEach(step -> {
            GameState state = step.after();
            for (int seat = 0; seat < randomGame.setup().players(); seat++) {
                assertThat(rebuilt(state.viewFor(seat))).isEqualTo(state.viewFor(seat));
            }
            assertThat(rebuilt(state.viewForSpectator())).isEqualTo(state.viewForSpectator());
        });
    }

    static GameState rebuilt(GameState state) {
        return rebuilt(state, state.table());
    }

    /** A state with another table. */
    static GameState rebuilt(GameState state, Table table) {
        List<Cards> hands = new ArrayList<>();
        table.players().forEach(player -> hands.add(state.hand(player.seat())));
        return GameState.of(rebuilt(table), hands, state.mainDeck(), state.backupDeck());
    }

    private static PlayerView rebuilt(PlayerView view) {
        Table table = rebuilt(view.table());
        return view.viewer().isPresent()
                ? Views.of(table, view.viewer().getAsInt(), view.hand())
                : Views.ofSpectator(table);
    }

    /** What a table says, but for its players and for what follows from theirs. */
    static Position withoutPlayers(Table table) {
        return Position.of(table.setup())
                .withTurn(table.turn())
                .withTrades(table.trades())
                .withSpecialPlayed(table.specialPlayed())
                .withMarket(table.market())
                .withDividendsPaid(table.dividendsPaid())
                .withDiscardPile(table.discardPile());
    }

    private static Table rebuilt(Table table) {
        Position position = withoutPlayers(table).withBank(table.bank());
        for (Deck deck : Deck.values()) {
            position = position.withDeckSize(deck, table.deckSize(deck));
        }
        for (Player player : table.players()) {
            int seat = player.seat();
            position = position.withCash(seat, player.cash())
                    .withTokens(seat, player.tokens())
                    .withBlackMarket(seat, player.blackMarket())
                    .withBoard(seat, player.board())
                    .withSpecialCards(seat, player.specialCards())
                    .withHandSize(seat, player.handSize());
        }
        return position.table();
    }
}
