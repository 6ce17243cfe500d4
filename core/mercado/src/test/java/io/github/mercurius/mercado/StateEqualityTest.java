package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** States that differ in one part are not equal. */
class StateEqualityTest {
    private static final Setup SETUP = Setup.of("Robert", "Magda", "Rafał", "李");

    private static GameState changed(GameState state, Consumer<TableDraft> change) {
        Table table = state.table();
        Tokens[] hands = new Tokens[table.players.length];
        Arrays.setAll(hands, state::hand);
        TableDraft draft = new TableDraft(table, hands, state.tokenStack(), null);
        draft.tiles = table.tiles.clone();
        draft.standing = table.standing.clone();
        draft.ask = table.ask;
        draft.actor = table.actor;
        change.accept(draft);
        return draft.state();
    }

    /** The state with another set-up. */
    private static GameState with(GameState state, Setup setup) {
        TableDraft draft = new TableDraft(setup, MadePosition.deal("O01", "O02", "O03", "O04", "P01", "P02"));
        Table table = state.table();
        draft.ask = table.ask;
        draft.actor = table.actor;
        System.arraycopy(table.players, 0, draft.players, 0, table.players.length);
        System.arraycopy(table.tiles, 0, draft.tiles, 0, table.tiles.length);
        System.arraycopy(table.standing, 0, draft.standing, 0, table.standing.length);
        Arrays.setAll(draft.hands, state::hand);
        draft.stack = state.tokenStack();
        draft.stage = table.stage;
        draft.active = table.active;
        draft.turn = table.turn;
        draft.round = table.round;
        draft.lastRound = table.lastRound;
        draft.tokenPlayed = table.tokenPlayed;
        draft.sealPaid = table.sealPaid;
        draft.again = table.again;
        draft.toDraw = table.toDraw;
        draft.drawn = table.drawn;
        draft.placed = table.placed;
        draft.todo = table.todo;
        draft.sold = table.sold;
        draft.blackPile = table.blackPile;
        draft.whitePile = table.whitePile;
        draft.sealPile = table.sealPile;
        draft.tokensGone = table.tokensGone;
        draft.tokenStack = table.tokenStack;
        draft.objectStack = table.objectStack;
        draft.perfumeStack = table.perfumeStack;
        draft.objectDiscard = table.objectDiscard;
        draft.perfumeDiscard = table.perfumeDiscard;
        return draft.state();
    }

    /** In a game of four, with something everywhere. */
    private static GameState base() {
        return IntStream.range(0, 1_000)
                .boxed()
                .flatMap(seed -> new Script(SETUP, seed, seed, Script.WHOLE).play().steps().stream())
                .map(Step::after)
                .filter(state -> state.table().ask == Ask.DISCARD
                        && state.table().objectDiscard.size() > 10
                        && state.table().perfumeDiscard.size() > 1
                        && state.table().tokensGone.size() > 1
                        && state.table().todo.size() > 1)
                .findFirst()
                .orElseThrow();
    }

    private static List<GameState> others(GameState base) {
        List<GameState> others = new ArrayList<>();
        List<Consumer<TableDraft>> changes = new ArrayList<>(List.of(
                draft -> draft.turn++,
                draft -> draft.round++,
                draft -> draft.ask = null,
                draft -> draft.ask = Ask.PLAY,
                draft -> draft.stage = Stage.OVER,
                draft -> draft.actor = Table.NOBODY,
                draft -> draft.active = (draft.active + 1) % 4,
                draft -> draft.lastRound = !draft.lastRound,
                draft -> draft.tokenPlayed = !draft.tokenPlayed,
                draft -> draft.sealPaid = !draft.sealPaid,
                draft -> draft.again = !draft.again,
                draft -> draft.toDraw++,
                draft -> draft.drawn = draft.drawn.plus(Coin.W),
                draft -> draft.placed++,
                draft -> draft.todo = draft.todo.tail(),
                draft -> draft.todo = draft.todo.reverse(),
                draft -> draft.sold = draft.sold.append(Stall.OBJECTS_2),
                draft -> draft.sold = draft.sold.append(Stall.OBJECTS_3),
                draft -> draft.blackPile++,
                draft -> draft.whitePile++,
                draft -> draft.sealPile++,
                draft -> draft.tokenStack++,
                draft -> draft.objectStack ^= 1,
                draft -> draft.perfumeStack ^= 1L << 30,
                draft -> draft.objectDiscard = draft.objectDiscard.reverse(),
                draft -> draft.objectDiscard = draft.objectDiscard.dropRight(1),
                draft -> draft.perfumeDiscard = draft.perfumeDiscard.reverse(),
                draft -> draft.tokensGone = draft.tokensGone.dropRight(1)));
        for (int i = 0; i < 6; i++) {
            int stall = i;
            changes.add(draft -> draft.tiles[stall] = null);
        }
        for (int i = 0; i < 3; i++) {
            int place = i;
            changes.add(draft -> {
                int seat = draft.standing[place];
                draft.standing[place] = draft.standing[place + 1];
                draft.standing[place + 1] = seat;
            });
        }
        for (int i = 0; i < 4; i++) {
            int seat = i;
            changes.add(draft -> draft.players[seat] = draft.players[seat].withSeals(9));
            changes.add(draft -> draft.players[seat] = draft.players[seat].withPosition(99));
            changes.add(draft -> draft.players[seat] = draft.players[seat].withHandSize(17));
            for (Coin coin : Coin.all()) {
                changes.add(draft -> draft.players[seat] = draft.players[seat].withPurse(
                        draft.players[seat].purse().plus(coin)));
                changes.add(draft -> draft.players[seat] = draft.players[seat].withSpent(
                        draft.players[seat].spent().plus(coin)));
                for (Stall stall : Stall.all()) {
                    changes.add(draft -> draft.players[seat] = draft.players[seat].withEdge(
                            stall, draft.players[seat].edge(stall).plus(coin)));
                }
            }
            for (TokenKind kind : base.tokenStack().kinds()) {
                changes.add(draft -> draft.hands[seat] = draft.hands[seat].plus(kind));
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
        assertThat(changed(base, draft -> {})).isEqualTo(base);
        assertThat(changed(base, draft -> {})).hasSameHashCodeAs(base);
        Set<GameState> states = new HashSet<>(Set.of(base));
        for (GameState other : others(base)) {
            assertThat(states.add(other)).as(other.toString()).isTrue();
        }
        assertThat(states).hasSizeGreaterThan(200);
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
