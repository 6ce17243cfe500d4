package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.Rule;
import io.github.mercurius.model.Reachable;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What RULES.md says of all games, proven for all turns with few guilders, and for all ends with few cards. */
@Tag("games")
class ProvenRulingsTest {
    /** Every turn of a player with three tokens each of two assets, who has 0 to 8 guilders, at all prices up to 6. */
    private static List<GameState> turns() {
        List<GameState> first = new ArrayList<>();
        for (int one = 1; one <= 6; one++) {
            for (int other = 1; other <= 6; other++) {
                for (int cash = 0; cash <= 8; cash++) {
                    first.add(MadePosition.ofThree()
                            .turn(3)
                            .price(Asset.AMS, one)
                            .price(Asset.SIL, other)
                            .cash(0, cash)
                            .tokens(0, Asset.AMS, Asset.AMS, Asset.AMS, Asset.SIL, Asset.SIL, Asset.SIL)
                            .game());
                }
            }
        }
        return Reachable.from(
                first,
                state -> state,
                state -> next(state).stream()
                        .filter(after -> after.table().turn() == 3)
                        .toList());
    }

    private static List<GameState> next(GameState state) {
        return state.legalActions().stream().map(state::applyAction).toList();
    }

    @Test
    void aSaleIsNeverRefusedForCash_TRD5() {
        assertThat(turns())
                .hasSize(30_958)
                .allMatch(state -> state.table().player(0).cash() >= 0)
                .noneMatch(state -> Asset.all().stream().anyMatch(asset -> isRefusedForCash(state, Action.sell(asset))))
                .as("a purchase can be")
                .anyMatch(state -> isRefusedForCash(state, Action.buy(Asset.AMS)));
    }

    private static boolean isRefusedForCash(GameState state, Action trade) {
        return state.check(trade)
                .filter(refused -> refused.rule() == Rule.TRD_5)
                .isPresent();
    }

    @Test
    void theLastRoundNeverSticksOrLeavesTheTracksAndEndsWithNothingOwned_PRC3_RUL2_END2() {
        for (SmallGame game : SmallGame.values()) {
            List<GameState> states = Reachable.from(game.deals(), state -> state, ProvenRulingsTest::next);
            assertThat(states)
                    .allMatch(state -> state.isOver() || !state.legalActions().isEmpty())
                    .allMatch(state -> state.table().deckSize(Deck.BACKUP) >= 0)
                    .allMatch(ProvenRulingsTest::areMarkersOnTheirTracks)
                    .filteredOn(GameState::isOver)
                    .allMatch(state -> state.table().players().stream().allMatch(ProvenRulingsTest::ownsNothing));
        }
    }

    private static boolean areMarkersOnTheirTracks(GameState state) {
        return state.table().market().spaces().stream().allMatch(space -> space >= 0 && space <= Market.LAST_SPACE);
    }

    private static boolean ownsNothing(Player player) {
        return player.tokens().isEmpty() && player.blackMarket().isEmpty();
    }
}
