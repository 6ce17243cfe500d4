package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** What holds in every game, rule by rule. */
@Tag("games")
class GameLawsProperties {
    @Property(tries = 100, seed = "1602")
    void noCoinIsLostOrAdded_THG1(@ForAll(supplier = Script.Any.class) Script script) {
        Table table = script.state().table();
        int players = script.setup().players();
        for (Coin coin : Coin.all()) {
            int count = table.drawn().count(coin);
            for (Player player : table.players()) {
                count += player.purse().count(coin) + player.spent().count(coin);
                count += player.edges().stream()
                        .mapToInt(edge -> edge.count(coin))
                        .sum();
            }
            int all = coin == Coin.B ? 38 - table.blackPile() : coin == Coin.W ? 14 - table.whitePile() : 5 * players;
            assertThat(count).as("coins of " + coin).isEqualTo(all);
        }
    }

    @Property(tries = 100, seed = "1602")
    void noSealTokenOrTileIsLostOrAdded_THG3_THG4_THG5(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        Table table = state.table();
        assertThat(table.sealPile()
                        + table.players().stream().mapToInt(Player::seals).sum())
                .isEqualTo(15);
        List<TokenKind> tokens = new ArrayList<>(table.tokensGone());
        tokens.addAll(state.tokenStack().toList());
        assertThat(state.tokenStack().size()).isEqualTo(table.tokenStackSize());
        for (Player player : table.players()) {
            tokens.addAll(state.hand(player.seat()).toList());
            assertThat(state.hand(player.seat()).size()).isEqualTo(player.handSize());
        }
        Edition edition = script.setup().edition();
        assertThat(Tokens.of(edition, tokens)).isEqualTo(edition.allTokens());
        List<Tile> tiles = new ArrayList<>(table.objectStack());
        tiles.addAll(table.perfumeStack());
        tiles.addAll(table.objectDiscard());
        tiles.addAll(table.perfumeDiscard());
        Stall.all().forEach(stall -> table.tile(stall).ifPresent(tiles::add));
        assertThat(tiles).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(edition.tiles());
    }

    @Property(tries = 100, seed = "1602")
    void everyEdgeFitsItsPrice_PLY3_DEM5(@ForAll(supplier = Script.Any.class) Script script) {
        Table table = script.state().table();
        for (Stall stall : Stall.all()) {
            for (Player player : table.players()) {
                Coins edge = player.edge(stall);
                boolean fits = table.price(stall).map(price -> price.fits(edge)).orElse(edge.isEmpty());
                assertThat(fits).as(edge + " at " + stall).isTrue();
            }
        }
    }

    @Property(tries = 60, seed = "1602")
    void theLargerPositionIsAheadAndTheLastToComeIsOnTop_MOV2_MOV4(@ForAll(supplier = Script.Any.class) Script script) {
        Game game = script.play();
        List<Integer> came = new ArrayList<>(game.firstState().table().standing());
        java.util.Collections.reverse(came);
        for (Step step : game.steps()) {
            for (Event event : step.update().events()) {
                if (event instanceof Event.Moved moved) {
                    came.remove((Integer) moved.seat());
                    came.add(moved.seat());
                }
            }
        }
        Table table = game.state().table();
        List<Integer> expected = new ArrayList<>(script.setup().seats());
        expected.sort((one, other) -> {
            int ahead = table.player(other).position() - table.player(one).position();
            return ahead != 0 ? ahead : came.indexOf(other) - came.indexOf(one);
        });
        assertThat(table.standing()).isEqualTo(expected);
    }

    @Property(tries = 40, seed = "1602")
    void extraTurnsAndOthersFollowEachOther_TRN4_XTR1(@ForAll(supplier = Script.Any.class) Script script) {
        int active = script.setup().startSeat();
        boolean again = false;
        int turn = 0;
        for (Step step : script.play().steps()) {
            for (Event event : step.update().events()) {
                again |= event instanceof Event.TurnGained;
                if (event instanceof Event.TurnBegan began) {
                    active = again ? active : (active + 1) % script.setup().players();
                    turn++;
                    assertThat(began).isEqualTo(new Event.TurnBegan(turn, active));
                    again = false;
                }
            }
        }
    }
}
