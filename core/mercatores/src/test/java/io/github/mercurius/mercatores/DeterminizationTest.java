package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.apache.commons.statistics.inference.ChiSquareTest;

/** What a player imagines is possible, as likely as it should be, and says no more than the player knows. */
class DeterminizationTest {
    @Property(tries = 20, seed = "1602")
    void whatIsSurelyInAHandIsThere_INF4(@ForAll(supplier = Script.Any.class) Script script) {
        Game game = script.play();
        Map<Integer, Map<Card, Integer>> remembered = remembered(game);
        GameState imagined = game.state().viewFor(0).determinize(new SplittableRandom(7)::nextInt);
        for (int seat : script.setup().seats()) {
            Cards known = game.state().table().player(seat).known();
            Map<Card, Integer> expected = remembered.get(seat);
            for (Card card : script.setup().edition().cards()) {
                assertThat(known.count(card)).as("INF-4: " + card).isEqualTo(expected.getOrDefault(card, 0));
            }
            assertThat(game.state().hand(seat).contains(known)).isTrue();
            assertThat(imagined.hand(seat).contains(known)).isTrue();
        }
    }

    /** INF-4, word by word, from what everybody is told. */
    private static Map<Integer, Map<Card, Integer>> remembered(Game game) {
        Map<Integer, Map<Card, Integer>> remembered = new HashMap<>();
        game.setup().seats().forEach(seat -> remembered.put(seat, new HashMap<>()));
        for (Update update : game.updatesForHost(0)) {
            Map<Card, Integer> hand = remembered.get(update.seat());
            for (Event event : update.events()) {
                if (event instanceof Event.Taken taken) {
                    taken.cards().forEach(card -> hand.merge(card, 1, Integer::sum));
                } else if (event instanceof Event.Given given) {
                    hand.computeIfPresent(given.card(), (card, count) -> Math.max(0, count - 1));
                } else if (event instanceof Event.Loaded loaded) {
                    loaded.cards()
                            .forEach(card -> hand.computeIfPresent(card, (kind, count) -> Math.max(0, count - 1)));
                }
            }
        }
        return remembered;
    }

    @Property(tries = 20, seed = "1602")
    void theUnseenCardsAreThoseOfTheHiddenPlaces_THG2_THG3(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        Edition edition = script.setup().edition();
        for (int viewer : script.setup().seats()) {
            PlayerView view = state.viewFor(viewer);
            Cards inPlaces = Cards.of(edition, state.deck());
            for (int seat : script.setup().seats()) {
                if (seat != viewer) {
                    inPlaces = inPlaces.plus(
                            state.hand(seat).minus(state.table().player(seat).known()));
                }
            }
            assertThat(view.unseen().contains(inPlaces)).isTrue();
            int coins = state.table().players().stream().mapToInt(Player::coins).sum();
            assertThat(view.unseen().size() - inPlaces.size())
                    .as("cards face down as coins")
                    .isLessThanOrEqualTo(coins);
        }
    }

    /**
     * In the {@link SmallGame} seat 0 does not know where four different cards are, two in a hand and two in the deck:
     * 12 ways. Chi-squared with 11 degrees of freedom.
     */
    @Example
    void eachWayThatTheCardsCanLieIsAsLikelyAsAnyOther() {
        SplittableRandom random = new SplittableRandom(1602);
        PlayerView view = SmallGame.deals().iterator().next().viewFor(0);
        Map<String, Long> counts = new TreeMap<>();
        for (int i = 0; i < 24_000; i++) {
            GameState imagined = view.determinize(random::nextInt);
            counts.merge(imagined.hand(1) + " " + imagined.deck(), 1L, Long::sum);
        }
        assertThat(counts).hasSize(12);
        double pValue = ChiSquareTest.withDefaults()
                .test(counts.values().stream().mapToLong(Long::longValue).toArray())
                .getPValue();
        assertThat(pValue).isGreaterThan(0.001);
    }

    @Example
    void aSourceOfChanceThatGivesOtherNumbersIsRefused() {
        PlayerView view =
                GameState.start(Setup.of(2), Deal.seeded(Edition.standIn(), 1)).viewFor(0);
        for (int wrong : List.of(-1, 1000)) {
            assertThatThrownBy(() -> view.determinize(bound -> wrong))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("number from random.applyAsInt(");
            assertThatThrownBy(() -> view.legalActions().sample(bound -> wrong))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }
}
