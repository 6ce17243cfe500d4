package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.Arrays;
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

    /** The state with another set-up, or with one part of another state. */
    private static GameState changed(GameState state, Setup setup, Field other, GameState from) {
        TableParts parts = new TableParts(setup);
        parts().forEach(field -> set(field, field.equals(other) ? from : state, parts));
        return new GameState(new Table(parts), state.hands.clone(), state.tokenStack());
    }

    private static Stream<Field> parts() {
        return Arrays.stream(TableParts.class.getDeclaredFields())
                .filter(field -> !Modifier.isFinal(field.getModifiers()) && !field.isSynthetic());
    }

    private static void set(Field field, GameState from, TableParts to) {
        try {
            field.set(to, field.get(from.table().parts));
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    private static boolean differs(Field field, GameState one, GameState other) {
        TableParts first = new TableParts(SETUP);
        TableParts second = new TableParts(SETUP);
        set(field, one, first);
        set(field, other, second);
        try {
            return !Objects.deepEquals(field.get(first), field.get(second));
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void eachPartOfATableCounts() {
        GameState one = STATES.get(0);
        parts().forEach(part -> {
            GameState other = STATES.stream()
                    .filter(state -> differs(part, one, state))
                    .findFirst()
                    .orElseThrow(() -> new AssertionError(part));
            assertThat(changed(one, SETUP, part, one)).isEqualTo(one).hasSameHashCodeAs(one);
            assertThat(changed(one, SETUP, part, other)).as(part.toString()).isNotEqualTo(one);
            assertThat(changed(other, SETUP, part, one)).as(part.toString()).isNotEqualTo(other);
        });
    }

    @Test
    void handsAndSetUpCount() {
        GameState base = STATES.get(STATES.size() / 2);
        Set<GameState> states = new HashSet<>(Set.of(base));
        for (int seat : SETUP.seats()) {
            for (TokenKind kind : base.tokenStack().kinds()) {
                Tokens[] hands = base.hands.clone();
                hands[seat] = hands[seat].plus(kind);
                states.add(new GameState(base.table(), hands, base.tokenStack()));
            }
        }
        states.add(new GameState(base.table(), base.hands, Edition.standIn().noTokens()));
        for (Setup.Builder setup : List.of(
                Setup.builder().players(4),
                Setup.builder().names(List.of("Robert", "Magda", "Rafał", "王")),
                Setup.builder().names(List.of("RobertM", "agda", "Rafał", "李")),
                Setup.builder().names(SETUP.names()).startSeat(1),
                Setup.builder().names(SETUP.names()).side(Side.B),
                Setup.builder().names(SETUP.names()).disc(1),
                Setup.builder().names(SETUP.names()).coinChanger(CoinChanger.FREE))) {
            states.add(changed(base, setup.build(), null, base));
        }
        assertThat(states).hasSize(1 + 4 * base.tokenStack().kinds().size() + 1 + 7);
    }

    @Test
    void noListOfATableCanBeChanged() {
        GameState base = STATES.get(STATES.size() / 2);
        Table read = GameState.parse(base.toText(), Edition.standIn()).table();
        assertThat(read).isEqualTo(base.table());
        for (Table table :
                List.of(base.table(), read, Position.of(SETUP).dealt(bound -> 0).table())) {
            for (List<?> list : List.of(
                    table.players(),
                    table.standing(),
                    table.todo(),
                    table.sold(),
                    table.tokensGone(),
                    table.objectStack(),
                    table.perfumeStack(),
                    table.objectDiscard(),
                    table.perfumeDiscard())) {
                assertThatThrownBy(list::clear).isInstanceOf(UnsupportedOperationException.class);
            }
        }
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
