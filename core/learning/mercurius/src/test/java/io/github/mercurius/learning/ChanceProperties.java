package io.github.mercurius.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.internal.Packed;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.testkit.MercuriusDomain;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;

/** Chances are those of determinizations: over all states of a small view, and by samples of others. */
@Domain(MercuriusDomain.class)
class ChanceProperties {
    private static final double EXACT = 1e-12;

    /** After the last turn of three players who discarded what they could: 12 cards of three kinds are unseen. */
    private static PlayerView smallView() {
        SplittableRandom random = new SplittableRandom(1);
        GameState state = GameState.start(Setup.of(3), Deal.seeded(1));
        while (!state.isOver()) {
            Action last = state.legalActions().get(state.legalActions().size() - 1);
            state = state.applyAction(
                    last instanceof Action.PlayNews
                            ? last
                            : state.legalActions().sample(random::nextInt));
        }
        PlayerView view = state.viewFor(0);
        Cards unseen = Cards.none();
        Cards hidden = view.unseen().plus(Cards.of(state.table().discardPile()));
        List<PriceCard> most = new ArrayList<>(hidden.kinds());
        most.sort((one, other) -> hidden.count(other) - hidden.count(one));
        for (PriceCard card : most) {
            int more = Math.min(hidden.count(card), view.unseen().size() - unseen.size());
            unseen = unseen.plus(card, more);
        }
        Position position =
                Position.of(view).withDiscardPile(hidden.minus(unseen).toList());
        PlayerView small = position.view();
        assertThat(small.unseen()).isEqualTo(unseen);
        assertThat(small.unseen().size()).isEqualTo(12);
        return small;
    }

    private static List<GameState> allStates(PlayerView view) {
        List<GameState> states = new ArrayList<>();
        for (Cards one : hands(view.unseen(), 3)) {
            Cards rest = view.unseen().minus(one);
            for (Cards other : hands(rest, 3)) {
                for (List<PriceCard> deck : orders(rest.minus(other))) {
                    states.add(Position.of(view.table())
                            .withHand(0, view.hand())
                            .withHand(1, one)
                            .withHand(2, other)
                            .withBackupDeck(deck)
                            .state());
                }
            }
        }
        return states;
    }

    private static List<Cards> hands(Cards from, int size) {
        List<Cards> hands = new ArrayList<>();
        for (int choice = 0; choice < Packed.choices(from); choice++) {
            if (Packed.choice(from, choice).size() == size) {
                hands.add(Packed.choice(from, choice));
            }
        }
        return hands;
    }

    private static List<List<PriceCard>> orders(Cards cards) {
        if (cards.isEmpty()) {
            return List.of(List.of());
        }
        List<List<PriceCard>> orders = new ArrayList<>();
        for (PriceCard first : cards.kinds()) {
            for (List<PriceCard> rest : orders(cards.minus(first))) {
                List<PriceCard> order = new ArrayList<>(List.of(first));
                order.addAll(rest);
                orders.add(order);
            }
        }
        return orders;
    }

    @Example
    void theWeightsOfAllStatesOfAViewAreThoseOfItsDeterminizations() {
        PlayerView view = smallView();
        Map<GameState, Double> weights = new LinkedHashMap<>();
        allStates(view).forEach(state -> weights.put(state, Chance.of(view, state)));
        assertThat(weights).hasSizeGreaterThan(1000);
        assertThat(sum(weights.values().stream()
                        .mapToDouble(Double::doubleValue)
                        .toArray()))
                .isCloseTo(1, within(1e-9));
        Map<GameState, Integer> sampled = new HashMap<>();
        SplittableRandom random = new SplittableRandom(5);
        int samples = 30 * weights.size();
        for (int sample = 0; sample < samples; sample++) {
            sampled.merge((GameState) view.determinize(random::nextInt), 1, Integer::sum);
        }
        assertThat(weights.keySet()).containsAll(sampled.keySet());
        double chiSquared = 0;
        for (Map.Entry<GameState, Double> state : weights.entrySet()) {
            double expected = samples * state.getValue();
            chiSquared += Math.pow(sampled.getOrDefault(state.getKey(), 0) - expected, 2) / expected;
        }
        assertFollows(chiSquared, weights.size() - 1);
    }

    @Example
    void theChanceOfCardsIsTheSumOverAllStates() {
        PlayerView view = smallView();
        Map<Cards, Double> hands = new HashMap<>();
        double[] draw = new double[PriceCard.all().size()];
        for (GameState state : allStates(view)) {
            double weight = Chance.of(view, state);
            hands.merge(state.hand(1), weight, Double::sum);
            draw[state.backupDeck().get(0).ordinal()] += weight;
            assertThat(
                            Chance.ofDraw(state, Deck.BACKUP)[
                                    state.backupDeck().get(0).ordinal()])
                    .isOne();
        }
        assertThat(hands).hasSizeGreaterThan(5);
        hands.forEach((hand, chance) -> assertThat(Chance.of(view, hand)).isCloseTo(chance, within(1e-9)));
        assertThat(Chance.ofDraw(view, Deck.BACKUP)).containsExactly(draw, within(1e-9));
        assertThatThrownBy(() -> Chance.ofDraw(view, Deck.MAIN))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("MAIN deck: 0 cards, expected at least 1 to draw");
    }

    /** Within four standard deviations of the mean of the distribution. */
    private static void assertFollows(double chiSquared, int degreesOfFreedom) {
        assertThat(chiSquared).as("χ²").isCloseTo(degreesOfFreedom, within(4 * Math.sqrt(2.0 * degreesOfFreedom)));
    }

    private static double sum(double[] numbers) {
        return Arrays.stream(numbers).sum();
    }

    @Property(tries = 60, seed = "1602")
    void aDrawIsOneCardAndItsChancesAddUp(@ForAll GameState state) {
        for (Deck deck : Deck.values()) {
            if (state.table().deckSize(deck) == 0) {
                assertThatThrownBy(() -> Chance.ofDraw(state, deck)).hasMessageContaining("0 cards, expected");
                continue;
            }
            assertThat(sum(Chance.ofDraw(state, deck))).isEqualTo(1);
            for (PlayerView view : List.of(state.viewFor(0), state.viewForSpectator())) {
                double[] chances = Chance.ofDraw(view, deck);
                assertThat(sum(chances)).isCloseTo(1, within(EXACT));
                for (PriceCard card : PriceCard.all()) {
                    assertThat(chances[card.ordinal()]).isCloseTo(Chance.of(view, Cards.of(card)), within(EXACT));
                }
            }
        }
    }

    @Property(tries = 60, seed = "1602")
    void onlyStatesThatTheViewerCannotTellApartArePossible(@ForAll GameState state, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        PlayerView view = state.viewFor(1);
        GameState other = (GameState) view.determinize(random::nextInt);
        assertThat(Chance.of(view, state)).isPositive();
        assertThat(Chance.of(view, other)).isPositive();
        assertThat(Chance.of(state.viewForSpectator(), other)).isPositive();
        boolean alike = state.hand(0).equals(other.hand(0));
        assertThat(Chance.of(state.viewFor(0), other) > 0).isEqualTo(alike);
        assertThat(Chance.of(view, Cards.none())).isOne();
        assertThat(Chance.of(view, view.unseen())).isCloseTo(1, within(1e-9));
        for (PriceCard card : PriceCard.all()) {
            if (!view.unseen().has(card)) {
                assertThat(Chance.of(view, Cards.of(card))).isZero();
            }
        }
        if (!state.isOver()) {
            GameState next = state.applyAction(state.legalActions().sample(random::nextInt));
            assertThat(Chance.of(view, next)).isZero();
        }
    }
}
