package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import org.apache.commons.statistics.inference.ChiSquareTest;

/** What a player imagines is possible, as likely as it should be, and says no more than the player knows. */
@Domain(MercuriusDomain.class)
class DeterminizationTest {
    @Property(tries = 20, seed = "1602")
    void anImaginedGameHoldsThe72Cards_THG3(@ForAll RandomGame randomGame, @ForAll @IntRange(max = 130) int actions) {
        GameState state = randomGame.game(actions).state();
        SplittableRandom random = new SplittableRandom(randomGame.seed());
        GameState imagined = (GameState) state.viewFor(0).determinize(random::nextInt);
        Cards hidden = Cards.of(imagined.mainDeck()).plus(Cards.of(imagined.backupDeck()));
        for (int seat = 1; seat < randomGame.setup().players(); seat++) {
            assertThat(imagined.hand(seat).size())
                    .isEqualTo(imagined.table().player(seat).handSize());
            hidden = hidden.plus(imagined.hand(seat));
        }
        assertThat(hidden).isEqualTo(state.viewFor(0).unseen());
    }

    /**
     * In the smaller {@link SmallGame} seat 0 does not know where four different cards are, each in a place of its own:
     * 24 ways. Chi-squared with 23 degrees of freedom.
     */
    @Example
    void eachWayThatTheCardsCanLieIsAsLikelyAsAnyOther() {
        SplittableRandom random = new SplittableRandom(1602);
        PlayerView view = SmallGame.ONE_CARD_EACH
                .deal(List.of(
                        PriceCard.AMS_UP_SIL_DOWN,
                        PriceCard.AMS_DOWN_SIL_UP,
                        PriceCard.HOO_UP_COF_DOWN,
                        PriceCard.ROT_UP_COP_DOWN,
                        PriceCard.MID_UP_TEA_DOWN))
                .viewFor(0);
        Map<String, Long> counts = new TreeMap<>();
        for (int i = 0; i < 24_000; i++) {
            GameState imagined = (GameState) view.determinize(random::nextInt);
            String way = imagined.hand(1) + " " + imagined.hand(2) + " " + imagined.mainDeck() + imagined.backupDeck();
            counts.merge(way, 1L, Long::sum);
        }
        assertThat(counts.size()).as("different ways").isEqualTo(24);
        double pValue = ChiSquareTest.withDefaults()
                .test(counts.values().stream().mapToLong(Long::longValue).toArray())
                .getPValue();
        assertThat(pValue).isGreaterThan(0.001);
    }
}
