package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.PriceCard;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

/** A discard pile held against a plain list. */
class DiscardPileTest {
    @Property(tries = 50, seed = "1602")
    void aPileIsItsCardsInOrder(@ForAll @Size(max = 72) List<PriceCard> cards, @ForAll PriceCard top) {
        DiscardPile pile = DiscardPile.of(cards);
        assertThat(pile.toList()).isEqualTo(cards).isUnmodifiable();
        assertThat(pile.size()).isEqualTo(cards.size());
        List<PriceCard> more = new ArrayList<>(cards);
        more.add(top);
        assertThat(pile.plus(top).toList()).isEqualTo(more);
        assertThat(pile.toList()).isEqualTo(cards);
    }

    @Property(tries = 50, seed = "1602")
    void pilesAreEqualIfTheirCardsAre(
            @ForAll @Size(max = 40) List<PriceCard> cards, @ForAll int place, @ForAll PriceCard other) {
        DiscardPile pile = DiscardPile.of(cards);
        assertThat(DiscardPile.of(cards)).isEqualTo(pile).hasSameHashCodeAs(pile);
        assertThat(pile.plus(other)).isNotEqualTo(pile);
        if (!cards.isEmpty()) {
            List<PriceCard> changed = new ArrayList<>(cards);
            PriceCard old = changed.set(Math.floorMod(place, cards.size()), other);
            assertThat(DiscardPile.of(changed).equals(pile)).isEqualTo(old == other);
            assertThat(DiscardPile.of(changed).key() == pile.key()).isEqualTo(old == other);
        }
    }
}
