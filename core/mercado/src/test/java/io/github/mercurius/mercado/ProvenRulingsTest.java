package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.model.Reachable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What RULES.md says of all games, proven for all of a small one: two players with a few coins, one tile in each stack,
 * one token; and with every way to spread those coins in the beginning.
 *
 * <p>Play goes on after END-4, as if there were no such rule, so that what it prevents can be seen. The number of turns
 * and the markers are left out of account: no condition of END-4 looks at them.
 */
class ProvenRulingsTest {
    private static final List<String> CHANGER = List.of("", "GG", "GGG");
    private static final List<String> OBJECT = List.of("", "G");
    private static final List<String> PURSE = List.of("", "B");
    private static final List<String> OTHER_PURSE = List.of("", "T", "W");

    private static final List<GameState> STATES = reachable(beginnings());

    private static List<GameState> reachable(List<GameState> first) {
        return Reachable.from(first, ProvenRulingsTest::whatMatters, ProvenRulingsTest::next);
    }

    private static List<GameState> next(GameState state) {
        return Play.possible(state).stream()
                .flatMap(action -> withoutEnd4(Play.next(state, action)).stream())
                .toList();
    }

    private static List<GameState> beginnings() {
        List<GameState> all = new ArrayList<>();
        for (int white = 0; white <= 1; white++) {
            for (String changer : CHANGER) {
                for (String object : OBJECT) {
                    for (String purse : PURSE) {
                        for (String other : OTHER_PURSE) {
                            all.add(beginning(white, changer, object, purse, other));
                        }
                    }
                }
            }
        }
        return all;
    }

    /** Seat 1 lacks a white coin for the perfume at stall 6; what it pays there goes to the white pile. */
    private static GameState beginning(int white, String changer, String object, String purse, String other) {
        return MadePosition.of(2)
                .tile(Stall.OBJECTS_1, "O08") // no T fits here, nor at the tile that comes to stall 6
                .edge(1, Stall.HEAD_MERCHANT, "T")
                .edge(0, Stall.COIN_CHANGER, changer)
                .edge(1, Stall.COIN_CHANGER, "GG")
                .edge(0, Stall.OBJECTS_3, object)
                .edge(1, Stall.PERFUMES_6, "T")
                .purse(0, purse)
                .purse(1, other)
                .seals(0, 0)
                .seals(1, 0)
                .stack(MadePosition.tokens("V2"))
                .with(parts -> {
                    parts.whitePile = white;
                    parts.blackPile = 0;
                    parts.sealPile = 0;
                    parts.objectStack = List.of(MadePosition.tile("O05"));
                    parts.perfumeStack = List.of(MadePosition.tile("P06"));
                })
                .state();
    }

    private static String whatMatters(GameState state) {
        Table table = state.table();
        return table.parts.active + state.toText().replaceAll(" (turn|round|seat|positions|standing|last)=\\S+", "");
    }

    /** A game that END-4 has ended goes on, whoever's turn would come next. */
    private static List<GameState> withoutEnd4(GameState state) {
        Table table = state.table();
        if (!table.isOver() || table.isLastRound()) {
            return List.of(state);
        }
        List<GameState> goesOn = new ArrayList<>();
        for (int seat : table.setup().seats()) {
            TableParts parts = table.parts.copy();
            parts.stage = Stage.START;
            parts.ask = Ask.ACTION;
            parts.active = seat;
            parts.actor = seat;
            goesOn.add(new GameState(new Table(parts), state.hands.clone(), state.tokenStack()));
        }
        return goesOn;
    }

    private static boolean isTurnBeginning(GameState state) {
        return state.table().parts.ask == Ask.ACTION && !state.table().isTokenPlayed();
    }

    /** Whether a coin was set, a tile is being sold, or a token was played: what END-4 says can never happen again. */
    private static boolean hasChanged(GameState state) {
        Table table = state.table();
        boolean sells = !table.todo().isEmpty() || !table.sold().isEmpty() || table.stage() == Stage.REFILL;
        return sells || table.placed() > 0 || table.isTokenPlayed();
    }

    private static boolean isCold(GameState state) {
        return isTurnBeginning(state) && TurnEnd.isCold(state.table().parts);
    }

    @Test
    void whereTheMarketIsColdNothingCanEverHappen_END4_RUL15() {
        assertThat(STATES).hasSize(3430);
        List<GameState> cold = STATES.stream().filter(ProvenRulingsTest::isCold).toList();
        assertThat(cold).hasSize(588);
        assertThat(reachable(cold)).noneMatch(ProvenRulingsTest::hasChanged);
    }

    @Test
    void whereItIsNotSomethingCan_END4_RUL15() {
        Map<Object, List<Object>> next = new HashMap<>();
        Set<Object> lead = new HashSet<>();
        for (GameState state : STATES) {
            List<Object> following = new ArrayList<>();
            next(state).forEach(after -> following.add(whatMatters(after)));
            next.put(whatMatters(state), following);
            if (hasChanged(state)) {
                lead.add(whatMatters(state));
            }
        }
        int before;
        do {
            before = lead.size();
            next.forEach((state, following) -> {
                if (following.stream().anyMatch(lead::contains)) {
                    lead.add(state);
                }
            });
        } while (lead.size() > before);
        assertThat(STATES)
                .filteredOn(state -> isTurnBeginning(state) && !isCold(state))
                .isNotEmpty()
                .allMatch(state -> lead.contains(whatMatters(state)));
    }

    @Test
    void somethingCanAlwaysBeDoneUntilTheGameIsOver_TRN3() {
        assertThat(STATES)
                .allMatch(state -> state.isOver() || !Play.possible(state).isEmpty());
    }
}
