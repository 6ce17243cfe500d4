package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Array;
import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What is hidden is in the state alone. */
class EqualityTest {
    private static MadePosition position() {
        return MadePosition.of(3)
                .market("CRN0,CRN1,TOB0,TOB1,WAR")
                .resources(0, "COF0,COF1")
                .hand(0, "CTN0,CTN1")
                .hand(1, "CAC0,RTOB")
                .hand(2, "CRN1,RCRN")
                .deck(20);
    }

    @Test
    void handsAndTheDeckAreOfTheStateAlone_INF1_INF2() {
        GameState state = position().state();
        GameState otherHands =
                position().hand(1, "CRN1,RTOB").hand(2, "CAC0,RCRN").state();
        assertThat(otherHands).isNotEqualTo(state);
        assertThat(otherHands.table()).isEqualTo(state.table());
        assertThat(otherHands.viewFor(0)).isEqualTo(state.viewFor(0)).hasSameHashCodeAs(state.viewFor(0));
        assertThat(otherHands.viewFor(1)).isNotEqualTo(state.viewFor(1));
        List<Card> deck = new ArrayList<>(state.deck());
        Collections.rotate(deck, 3);
        Cards[] hands = {state.hand(0), state.hand(1), state.hand(2)};
        GameState otherDeck = new GameState(state.table(), hands, deck);
        assertThat(otherDeck).isNotEqualTo(state);
        assertThat(otherDeck.viewFor(0)).isEqualTo(state.viewFor(0));
    }

    /** There is nothing in a view from which a program could get at the state. */
    @Test
    void noStateNoDeckAndNoDealCanBeReachedFromAView_INF1_INF2() throws IllegalAccessException {
        Set<Object> reached = Collections.newSetFromMap(new IdentityHashMap<>());
        GameState state = new Script(Setup.of(3), 1602, 4, 20).state();
        reach(state.viewFor(0), reached);
        assertThat(reached).hasSizeGreaterThan(20);
        assertThat(reached)
                .noneMatch(thing -> thing instanceof GameState || thing instanceof Deal || thing instanceof Game);
        assertThat(reached)
                .noneMatch(thing -> thing == state.hand(1) || thing == state.hand(2) || thing == state.order);
    }

    private static void reach(Object thing, Set<Object> reached) throws IllegalAccessException {
        if (thing == null || !reached.add(thing)) {
            return;
        }
        if (thing instanceof Iterable<?> things) {
            for (Object element : things) {
                reach(element, reached);
            }
        } else if (thing.getClass().isArray()
                && !thing.getClass().getComponentType().isPrimitive()) {
            for (int i = 0; i < Array.getLength(thing); i++) {
                reach(Array.get(thing, i), reached);
            }
        }
        boolean ours = thing.getClass().getPackage() == GameState.class.getPackage();
        for (Class<?> type = thing.getClass(); ours && type != Object.class; type = type.getSuperclass()) {
            for (Field field : type.getDeclaredFields()) {
                if (!Modifier.isStatic(field.getModifiers()) && type.getPackage() == GameState.class.getPackage()) {
                    field.setAccessible(true);
                    reach(field.get(thing), reached);
                }
            }
        }
    }
}
