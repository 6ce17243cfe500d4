package io.github.mercurius.core;

import static io.github.mercurius.api.Asset.AMS;
import static io.github.mercurius.api.Asset.HOO;
import static io.github.mercurius.api.Asset.TEA;
import static io.github.mercurius.core.MadePosition.play;
import static io.github.mercurius.core.MadePosition.withDecks;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

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

    /** The same position but for one thing each. */
    static Stream<GameState> others() {
        GameState state = middle().game();
        return Stream.of(
                middle().turn(9).game(),
                middle().price(TEA, 16).game(),
                middle().price(AMS, 11).game(),
                middle().cash(1, 71).game(),
                middle().tokens(0, AMS, AMS, HOO).game(),
                middle().blackMarket(1, TEA).game(),
                middle().used(2, SpecialCard.DIVIDEND).game(),
                middle().dividendPaid(Chamber.ENK).game(),
                middle().board(0, SpecialCard.NEWS, PriceCard.HOO_DOWN_COF_UP).game(),
                middle().hand(0, PriceCard.AMS_UP_SIL_DOWN, PriceCard.AMS_UP_COF_DOWN)
                        .game(),
                play(state, "+AMS", "-AMS"),
                play(state, "D:AMS"),
                MadePosition.withRulings(state, Rulings.fullPriceDividends()),
                withDecks(state, swapped(state.mainDeck()), state.backupDeck()),
                withDecks(state, state.mainDeck(), swapped(state.backupDeck())),
                withDecks(state, state.mainDeck().subList(1, state.mainDeck().size()), state.backupDeck()));
    }

    private static List<PriceCard> swapped(List<PriceCard> deck) {
        List<PriceCard> copy = new ArrayList<>(deck);
        Collections.swap(copy, 0, copy.size() - 1);
        assertThat(copy).isNotEqualTo(deck);
        return copy;
    }

    @ParameterizedTest
    @MethodSource("others")
    void oneDifferenceMakesStatesDifferent(GameState other) {
        assertThat(other).isNotEqualTo(middle().game());
        assertThat(middle().game()).isNotEqualTo(other);
    }

    @Test
    void allThoseDifferFromEachOther() {
        assertThat(new HashSet<>(others().toList())).hasSize(16);
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

    @Property(tries = 100, seed = "1602")
    void rebuiltFromItsPartsAStateIsTheSame(@ForAll RandomGame game) {
        for (GameState state : game.states()) {
            GameState rebuilt = MadePosition.withRulings(state, game.setup().rulings());
            assertThat(rebuilt).isEqualTo(state).hasSameHashCodeAs(state);
        }
    }

    @Property(tries = 50, seed = "1602")
    void viewsAreEqualByViewerTableAndHand(@ForAll RandomGame game) {
        for (GameState state : game.states()) {
            GameState rebuilt = MadePosition.withRulings(state, game.setup().rulings());
            assertThat(state.viewFor(0))
                    .isEqualTo(rebuilt.viewFor(0))
                    .hasSameHashCodeAs(rebuilt.viewFor(0))
                    .isNotEqualTo(state.viewFor(1))
                    .isNotEqualTo(state.viewForSpectator());
        }
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
