package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;

/** Whole games beside the naive rules: after each action both say the same of everything. */
@Tag("games")
@Domain(MercuriusDomain.class)
class NaiveGameTest {
    @Property(tries = 200, seed = "1602")
    void everyGameGoesAsTheNaiveRulesPlayIt(@ForAll RandomGame game) {
        NaiveGame naive = new NaiveGame(game.setup(), Deal.seeded(game.seed()));
        agree(game.start(), naive);
        game.play(step -> {
            naive.take(step.action());
            agree(step.after(), naive);
        });
    }

    private static void agree(GameState state, NaiveGame naive) {
        Table table = state.table();
        assertThat(table.market().spaces()).isEqualTo(new ArrayList<>(naive.space.values()));
        assertThat(table.bank()).isEqualTo(Tokens.of(naive.bank));
        assertThat(table.turn()).isEqualTo(naive.turn);
        assertThat(table.isOver()).isEqualTo(naive.over());
        assertThat(table.trades()).isEqualTo(naive.trades);
        assertThat(table.specialPlayed()).isEqualTo(naive.special);
        assertThat(table.dividendsPaid()).isEqualTo(naive.paid);
        assertThat(table.discardPile()).isEqualTo(naive.discard);
        assertThat(state.mainDeck()).isEqualTo(naive.main);
        assertThat(state.backupDeck()).isEqualTo(naive.backup);
        for (Player player : table.players()) {
            agree(player, state.hand(player.seat()), naive.seats.get(player.seat()));
        }
    }

    private static void agree(Player player, Cards hand, NaiveGame.Seat naive) {
        assertThat(player.cash()).isEqualTo(naive.cash);
        assertThat(player.tokens()).isEqualTo(Tokens.of(naive.tokens));
        assertThat(player.blackMarket()).isEqualTo(Tokens.of(naive.blackMarket));
        assertThat(player.specialCards()).isEqualTo(Set.copyOf(naive.left));
        assertThat(player.handSize()).isEqualTo(naive.hand.size());
        assertThat(hand).isEqualTo(Cards.of(naive.hand));
        assertThat(player.board().card(0)).isEmpty();
        List<Card> board = new ArrayList<>();
        for (int space = 1; space < Board.SPACES; space++) {
            player.board().card(space).ifPresent(board::add);
        }
        assertThat(board).isEqualTo(naive.board);
    }
}
