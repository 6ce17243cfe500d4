package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** States that differ in one part are not equal. */
class StateEqualityTest {
    private static final Setup SETUP = Setup.of("Robert", "Magda", "Rafał", "李");

    private static GameState changed(GameState state, Consumer<TableParts> change) {
        TableParts parts = state.table().parts.copy();
        change.accept(parts);
        return new GameState(new Table(parts), state.hands.clone(), state.tokenStack());
    }

    private static GameState withToken(GameState state, int seat, TokenKind kind) {
        Tokens[] hands = state.hands.clone();
        hands[seat] = hands[seat].plus(kind);
        return new GameState(state.table(), hands, state.tokenStack());
    }

    /** The state with another set-up. */
    private static GameState with(GameState state, Setup setup) {
        TableParts parts = new TableParts(setup);
        for (Field field : TableParts.class.getDeclaredFields()) {
            if (!Modifier.isFinal(field.getModifiers())) {
                set(field, state.table().parts, parts);
            }
        }
        return new GameState(new Table(parts), state.hands.clone(), state.tokenStack());
    }

    private static void set(Field field, TableParts from, TableParts to) {
        try {
            field.set(to, field.get(from));
        } catch (IllegalAccessException e) {
            throw new AssertionError(e);
        }
    }

    /** In a game of four, with something everywhere. */
    private static GameState base() {
        return IntStream.range(0, 1_000)
                .boxed()
                .flatMap(seed -> new Script(SETUP, seed, seed, Script.WHOLE).play().steps().stream())
                .map(Step::after)
                .filter(state -> state.table().parts.ask == Ask.DISCARD
                        && state.table().objectDiscard().size() > 10
                        && state.table().perfumeDiscard().size() > 1
                        && state.table().tokensGone().size() > 1
                        && state.table().todo().size() > 1)
                .findFirst()
                .orElseThrow();
    }

    private static void exchange(TableParts parts, Position.Done what) {
        List<Position.Done> done = new ArrayList<>(parts.done);
        if (!done.remove(what)) {
            done.add(what);
        }
        parts.done = Position.set(done);
    }

    private static <T> List<T> rest(List<T> list) {
        return list.subList(1, list.size());
    }

    private static <T> List<T> reversed(List<T> list) {
        List<T> reversed = new ArrayList<>(list);
        Collections.reverse(reversed);
        return reversed;
    }

    private static List<GameState> others(GameState base) {
        List<GameState> others = new ArrayList<>();
        List<Consumer<TableParts>> changes = new ArrayList<>(List.of(
                parts -> parts.turn++,
                parts -> parts.round++,
                parts -> parts.ask = null,
                parts -> parts.ask = Ask.PLAY,
                parts -> parts.stage = Stage.OVER,
                parts -> parts.actor = Table.NOBODY,
                parts -> parts.active = (parts.active + 1) % 4,
                parts -> parts.lastRound = !parts.lastRound,
                parts -> exchange(parts, Position.Done.TOKEN),
                parts -> exchange(parts, Position.Done.SEAL),
                parts -> exchange(parts, Position.Done.AGAIN),
                parts -> parts.toDraw++,
                parts -> parts.drawn = parts.drawn.plus(Coin.W),
                parts -> parts.placed++,
                parts -> parts.todo = rest(parts.todo),
                parts -> parts.todo = reversed(parts.todo),
                parts -> parts.sold = TableParts.plus(parts.sold, Stall.OBJECTS_2),
                parts -> parts.sold = TableParts.plus(parts.sold, Stall.OBJECTS_3),
                parts -> parts.blackPile++,
                parts -> parts.whitePile++,
                parts -> parts.sealPile++,
                parts -> parts.tokenStack++,
                parts -> parts.objectStack = rest(parts.objectStack),
                parts -> parts.perfumeStack = rest(parts.perfumeStack),
                parts -> parts.objectDiscard = reversed(parts.objectDiscard),
                parts -> parts.objectDiscard = rest(parts.objectDiscard),
                parts -> parts.perfumeDiscard = reversed(parts.perfumeDiscard),
                parts -> parts.tokensGone = rest(parts.tokensGone)));
        Stall.merchandise().forEach(stall -> changes.add(parts -> parts.set(stall, null)));
        for (int i = 0; i < 3; i++) {
            int place = i;
            changes.add(parts -> {
                parts.standing = new ArrayList<>(parts.standing);
                Collections.swap(parts.standing, place, place + 1);
            });
        }
        for (int i = 0; i < 4; i++) {
            int seat = i;
            changes.add(parts -> parts.players[seat] = parts.players[seat].withSeals(9));
            changes.add(parts -> parts.players[seat] = parts.players[seat].withPosition(99));
            changes.add(parts -> parts.players[seat] = parts.players[seat].withHandSize(17));
            for (Coin coin : Coin.all()) {
                changes.add(parts -> parts.players[seat] = parts.players[seat].withPurse(
                        parts.players[seat].purse().plus(coin)));
                changes.add(parts -> parts.players[seat] = parts.players[seat].withSpent(
                        parts.players[seat].spent().plus(coin)));
                for (Stall stall : Stall.all()) {
                    changes.add(parts -> parts.players[seat] = parts.players[seat].withEdge(
                            stall, parts.players[seat].edge(stall).plus(coin)));
                }
            }
            for (TokenKind kind : base.tokenStack().kinds()) {
                others.add(withToken(base, seat, kind));
            }
        }
        changes.forEach(change -> others.add(changed(base, change)));
        for (Setup.Builder setup : List.of(
                Setup.builder().players(4),
                Setup.builder().names(List.of("Robert", "Magda", "Rafał", "王")),
                Setup.builder().names(List.of("RobertM", "agda", "Rafał", "李")),
                Setup.builder().names(SETUP.names()).startSeat(1),
                Setup.builder().names(SETUP.names()).side(Side.B),
                Setup.builder().names(SETUP.names()).disc(1),
                Setup.builder().names(SETUP.names()).coinChanger(CoinChanger.FREE))) {
            others.add(with(base, setup.build()));
        }
        return others;
    }

    @Test
    void eachPartCounts() {
        GameState base = base();
        assertThat(changed(base, parts -> {})).isEqualTo(base);
        assertThat(changed(base, parts -> {})).hasSameHashCodeAs(base);
        Set<GameState> states = new HashSet<>(Set.of(base));
        for (GameState other : others(base)) {
            assertThat(states.add(other)).as(other.toString()).isTrue();
        }
        assertThat(states).hasSizeGreaterThan(200);
    }

    @Test
    void noListOfATableCanBeChanged() {
        GameState base = base();
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
