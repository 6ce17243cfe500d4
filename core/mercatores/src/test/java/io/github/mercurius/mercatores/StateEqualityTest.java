package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** States that differ in one part are not equal. */
class StateEqualityTest {
    private static final Setup SETUP = Setup.of("Robert", "Magda", "Rafał", "李");
    private static final List<GameState> STATES = IntStream.range(0, 20)
            .boxed()
            .flatMap(seed -> new Script(SETUP, seed, seed, Script.WHOLE).states().stream())
            .toList();

    /** The table of a state with another set-up, or with one part of another state. */
    private static Table changed(GameState state, Setup setup, Field other, GameState from) {
        Table table = new Table(setup, state.table().market());
        System.arraycopy(state.table().players, 0, table.players, 0, table.players.length);
        parts().forEach(field -> set(field, field.equals(other) ? from : state, table));
        return table;
    }

    private static Stream<Field> parts() {
        return Arrays.stream(Table.class.getDeclaredFields())
                .filter(field -> !Modifier.isFinal(field.getModifiers()) && !field.isSynthetic());
    }

    private static Object get(Field field, GameState state) {
        try {
            return field.get(state.table());
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private static void set(Field field, GameState from, Table to) {
        try {
            field.set(to, get(field, from));
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void eachPartOfATableCounts() {
        GameState one = STATES.get(0);
        parts().forEach(part -> {
            GameState other = STATES.stream()
                    .filter(state -> !Objects.equals(get(part, one), get(part, state)))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(part));
            assertThat(changed(one, SETUP, part, one)).isEqualTo(one.table()).hasSameHashCodeAs(one.table());
            assertThat(changed(one, SETUP, part, other)).as(part.toString()).isNotEqualTo(one.table());
            assertThat(changed(other, SETUP, part, one)).as(part.toString()).isNotEqualTo(other.table());
        });
    }

    @Test
    void handsDeckPlayersAndSetUpCount() {
        GameState base = STATES.stream()
                .filter(state ->
                        state.table().discardPile().size() > 9 && state.table().deckSize() > 1)
                .findFirst()
                .orElseThrow();
        Set<GameState> states = new HashSet<>(Set.of(base));
        Field none = null;
        for (int seat = 0; seat < 4; seat++) {
            for (Card card : Edition.standIn().cards()) {
                Cards[] hands = base.hands.clone();
                hands[seat] = hands[seat].has(card) ? hands[seat].minus(card) : hands[seat].plus(card);
                states.add(new GameState(base.table(), hands, base.order));
            }
            Table other = changed(base, SETUP, none, base);
            other.players[seat] = other.player(seat).withCoins(99);
            states.add(new GameState(other, base.hands, base.order));
        }
        List<Card> order = new ArrayList<>(base.deck());
        Collections.rotate(order, 1);
        states.add(new GameState(base.table(), base.hands, order));
        for (Setup.Builder setup : List.of(
                Setup.builder().players(4),
                Setup.builder().names(List.of("Robert", "Magda", "Rafał", "王")),
                Setup.builder().names(List.of("RobertM", "agda", "Rafał", "李")),
                Setup.builder().names(List.of("Magda", "Robert", "Rafał", "李")),
                Setup.builder().names(SETUP.names()).startSeat(1),
                Setup.builder().names(SETUP.names()).lastTurns(LastTurns.ALL))) {
            states.add(new GameState(changed(base, setup.build(), none, base), base.hands, base.order));
        }
        assertThat(states).hasSize(1 + 4 * (Edition.standIn().cards().size() + 1) + 1 + 6);
    }

    @Test
    void theEditionCounts() {
        long states = TestEditions.all().stream()
                .map(edition -> Setup.builder().players(2).edition(edition).build())
                .map(setup -> GameState.start(setup, Deal.seeded(setup.edition(), 1)))
                .distinct()
                .count();
        assertThat(states).isEqualTo(TestEditions.all().size());
    }
}
