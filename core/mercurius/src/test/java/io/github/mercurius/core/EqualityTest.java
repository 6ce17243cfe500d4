package io.github.mercurius.core;

import static io.github.mercurius.api.Asset.AMS;
import static io.github.mercurius.api.Asset.HOO;
import static io.github.mercurius.api.Asset.TEA;
import static io.github.mercurius.core.MadePosition.play;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.testkit.MercuriusDomain;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** States are equal if their tables, hands and decks are, whatever way led there. */
@Tag("games")
@Domain(MercuriusDomain.class)
class EqualityTest {
    private static MadePosition middle() {
        return MadePosition.ofThree()
                .turn(6)
                .hand(0, PriceCard.AMS_UP_SIL_DOWN, PriceCard.AMS_UP_SIL_DOWN)
                .tokens(0, AMS, AMS, TEA)
                .board(0, PriceCard.HOO_DOWN_COF_UP, SpecialCard.NEWS);
    }

    @Test
    void theWayToAStateIsNoPartOfIt() {
        GameState state = middle().game();
        assertThat(play(state, "+AMS", "+HOO")).isNotEqualTo(play(state, "+HOO", "+AMS"));
        // Once the turn is over, the order of its trades is forgotten.
        GameState one = play(state, "+AMS", "+HOO", "AMS+SIL-");
        GameState other = play(state, "+HOO", "+AMS", "AMS+SIL-");
        assertThat(one).isEqualTo(other).hasSameHashCodeAs(other).hasToString(other.toString());
    }

    @Test
    void gamesAreEqualBySetupDealAndActions() {
        Game game = Game.start(Setup.of(3), Deal.seeded(1)).applyAction(Action.buy(AMS));
        assertThat(Game.start(Setup.of(3), Deal.seeded(1)).applyAction(Action.buy(AMS)))
                .isEqualTo(game)
                .hasSameHashCodeAs(game)
                .hasToString(game.toString());
        assertThat(game).asString().endsWith(": +AMS");
        assertThat(List.of(
                        Game.start(Setup.of(4), Deal.seeded(1)).applyAction(Action.buy(AMS)),
                        Game.start(Setup.of(3), Deal.seeded(2)).applyAction(Action.buy(AMS)),
                        Game.start(Setup.of(3), Deal.seeded(1)).applyAction(Action.buy(HOO))))
                .doesNotContain(game);
    }

    @Test
    void sealedDealsAreEqualByDealAndNonce() {
        SealedDeal sealed = SealedDeal.of(Setup.of(3), Deal.seeded(1), "ab".repeat(32));
        assertThat(SealedDeal.of(Setup.of(3), Deal.seeded(1), "ab".repeat(32)))
                .isEqualTo(sealed)
                .hasSameHashCodeAs(sealed);
        assertThat(SealedDeal.of(Setup.of(3), Deal.seeded(2), "ab".repeat(32))).isNotEqualTo(sealed);
        assertThat(SealedDeal.of(Setup.of(3), Deal.seeded(1), "cd".repeat(32))).isNotEqualTo(sealed);
        assertThat(SealedDeal.of(Setup.of(4), Deal.seeded(1), "ab".repeat(32))).isNotEqualTo(sealed);
        assertThat(sealed.deal()).isEqualTo(Deal.seeded(1));
        assertThat(SealedDeal.seal(Setup.of(3), Deal.seeded(1), bytes -> Arrays.fill(bytes, (byte) 0xab)))
                .isEqualTo(sealed);
    }

    @Test
    void otherThingsAreNoStates() {
        GameState state = middle().game();
        assertThat(state.equals(null)).isFalse();
        assertThat(state).isNotEqualTo((Object) "state");
        assertThat(state.table()).isNotEqualTo((Object) state);
        assertThat(state.viewFor(0)).isNotEqualTo((Object) state.viewFor(0).hand());
        assertThat(state.table().player(0)).isNotEqualTo((Object) "seat 0");
        assertThat(MadePosition.of(Setup.of(4)).game())
                .isNotEqualTo(MadePosition.of(Setup.of(5)).game());
    }
}
