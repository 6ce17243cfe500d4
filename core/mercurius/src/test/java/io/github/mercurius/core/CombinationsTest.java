package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.rules.Bag;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The ways to choose one to three things, held against all lists of one to three kinds. */
class CombinationsTest {
    @Property(tries = 100, seed = "1602")
    void choicesOfTokensAreAllSetsOfOneTwoOrThreeSmallerFirst_BLK2(@ForAll("tokens") Tokens tokens) {
        choicesAreComplete(tokens, Asset.all());
    }

    @Property(tries = 100, seed = "1602")
    void choicesOfCardsAreAllSetsOfOneTwoOrThreeSmallerFirst_NWS2(@ForAll("cards") Cards cards) {
        choicesAreComplete(cards, PriceCard.all());
    }

    private static <K extends Enum<K>, B extends Bag<K, B>> void choicesAreComplete(B bag, List<K> all) {
        List<List<K>> choices = new ArrayList<>();
        for (int i = 0; i < Combinations.count(bag); i++) {
            choices.add(Combinations.get(bag, i));
        }
        assertThat(choices).isEqualTo(chosenByHand(bag, all));
        assertThat(Set.copyOf(choices)).hasSameSizeAs(choices);
    }

    /** One, then two, then three things, in canonical order, of which the bag has enough. */
    private static <K extends Enum<K>> List<List<K>> chosenByHand(Bag<K, ?> bag, List<K> all) {
        List<List<K>> ones = new ArrayList<>();
        List<List<K>> twos = new ArrayList<>();
        List<List<K>> threes = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            ones.add(List.of(all.get(i)));
            for (int j = i; j < all.size(); j++) {
                twos.add(List.of(all.get(i), all.get(j)));
                for (int k = j; k < all.size(); k++) {
                    threes.add(List.of(all.get(i), all.get(j), all.get(k)));
                }
            }
        }
        return Stream.of(ones, twos, threes)
                .flatMap(List::stream)
                .filter(choice -> choice.stream().allMatch(k -> Collections.frequency(choice, k) <= bag.count(k)))
                .toList();
    }

    @Provide
    static Arbitrary<Tokens> tokens() {
        return Arbitraries.integers().between(0, 15).list().ofSize(12).map(counts -> {
            Tokens tokens = Tokens.none();
            for (Asset asset : Asset.all()) {
                tokens = tokens.plus(asset, counts.get(asset.ordinal()));
            }
            return tokens;
        });
    }

    @Provide
    static Arbitrary<Cards> cards() {
        return Arbitraries.shuffle(Cards.all().toList())
                .flatMap(all -> Arbitraries.integers().between(0, 72).map(size -> Cards.of(all.subList(0, size))));
    }
}
