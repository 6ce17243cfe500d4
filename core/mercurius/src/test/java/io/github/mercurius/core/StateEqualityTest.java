package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** States that differ in one part are not equal. */
class StateEqualityTest {
    private static final List<String> NAMES = List.of("Robert", "Magda", "Rafał");
    private static final Deal DEAL = Deal.seeded(0);

    private final Set<GameState> states = new HashSet<>();

    private void add(GameState state) {
        states.add(state);
    }

    @Test
    void theOrderOfADeckAndOfTheDiscardPileCounts() {
        GameState start = GameState.start(Setup.of(3), DEAL);
        for (int place = 1; place < start.mainDeck().size(); place++) {
            add(Position.of(start)
                    .withMainDeck(swapped(start.mainDeck(), place))
                    .state());
        }
        for (int place = 1; place < start.backupDeck().size(); place++) {
            add(Position.of(start)
                    .withBackupDeck(swapped(start.backupDeck(), place))
                    .state());
        }
        GameState late = new RandomGame(Setup.of(3), 7, PlayStyle.IDLE, 7).state(30);
        List<PriceCard> pile = late.table().discardPile();
        for (int place = 1; place < pile.size(); place++) {
            add(Position.of(late).withDiscardPile(swapped(pile, place)).state());
        }
        assertThat(states.size()).isGreaterThan(60);
    }

    private static List<PriceCard> swapped(List<PriceCard> cards, int place) {
        List<PriceCard> other = new ArrayList<>(cards);
        Collections.swap(other, place - 1, place);
        return other;
    }

    @Test
    void eachPartOfATableCounts() {
        List<UnaryOperator<MadePosition>> changes = List.of(
                made -> made,
                made -> made.turn(4),
                made -> made.space(Asset.AMS, 20),
                made -> made.cash(0, 71),
                made -> made.cash(1, 71),
                made -> made.tokens(0, Asset.AMS),
                made -> made.tokens(1, Asset.AMS),
                made -> made.tokens(1, Asset.TEA),
                made -> made.blackMarket(1, Asset.AMS),
                made -> made.used(0, SpecialCard.BLACK_MARKET),
                made -> made.used(0, SpecialCard.NEWS),
                made -> made.used(2, SpecialCard.NEWS),
                made -> made.board(0, PriceCard.AMS_UP_SIL_DOWN, SpecialCard.NEWS),
                made -> made.board(0, SpecialCard.NEWS, PriceCard.AMS_UP_SIL_DOWN),
                made -> made.dividendPaid(Chamber.AMS).dividendPaid(Chamber.HOO),
                made -> made.dividendPaid(Chamber.HOO).dividendPaid(Chamber.AMS));
        changes.forEach(
                change -> add(change.apply(MadePosition.ofThree().turn(3)).game()));
        assertThat(states.size()).isEqualTo(changes.size());
    }

    @Test
    void eachPartOfTheSetUpCounts() {
        for (Setup.Builder setup : List.of(
                Setup.builder().players(3),
                Setup.builder().names(NAMES),
                Setup.builder().names(List.of("Magda", "Robert", "Rafał")),
                Setup.builder().names(List.of("RobertM", "agda", "Rafał")),
                Setup.builder().names(NAMES).startSeat(1))) {
            for (Rulings.Builder rulings : List.of(
                    Rulings.builder(),
                    Rulings.builder().dividendScale(DividendScale.fullPrice()),
                    Rulings.builder().cardOrder(CardOrder.OLDEST_FIRST),
                    Rulings.builder().blackMarketAtEnd(BlackMarketAtEnd.SOLD))) {
                add(GameState.start(setup.rulings(rulings.build()).build(), DEAL));
            }
        }
        assertThat(states.size()).isEqualTo(5 * 4);
    }
}
