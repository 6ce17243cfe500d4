package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import io.github.mercurius.rules.PositionException;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.statistics.Statistics;

/**
 * Of the position of a real game one thing is changed: what no game leads to is refused as it is read.
 *
 * <p>{@code -Dpositions.states=1000000} reads that many states that were played.
 */
@Tag("games")
class PossiblePositionsTest {
    private static final int STATES = Integer.getInteger("positions.states", 1_000);

    private static boolean isRead(String text, Edition edition) {
        try {
            Position.parse(text, edition);
            return true;
        } catch (PositionException refused) {
            return false;
        }
    }

    private static List<Table> profitPhase(Script script) {
        List<Table> tables = new ArrayList<>();
        script.play().steps().forEach(step -> {
            if (step.after().table().phase() == Phase.PROFIT) {
                tables.add(step.after().table());
            }
        });
        return tables;
    }

    /**
     * A coin more is refused but where the pile leaves open what brought how much: with another opponent of a trade
     * route, or another card for a tax.
     */
    @Property(tries = 15, seed = "1602")
    void coinsThatNoDiscardBroughtAreRefused_CASH3_CASH4(@ForAll(supplier = Script.Whole.class) Script script) {
        for (Table table : profitPhase(script)) {
            for (Player player : table.players()) {
                boolean refused = !Position.of(table)
                        .withCoins(player.seat(), player.coins() + 1)
                        .problems()
                        .isEmpty();
                assertThat(refused || isOpen(table)).as(table.toString()).isTrue();
                Statistics.label(isOpen(table) ? "open" : "not open").collect(refused ? "refused" : "accepted");
            }
        }
    }

    /** Whether a route was discarded, or a card lies beside another one of its good. */
    private static boolean isOpen(Table table) {
        List<Card> pile = table.discardPile();
        for (int i = 0; i < pile.size(); i++) {
            boolean route = pile.get(i) instanceof SpecialCard special && special.type() == SpecialType.ROUTE;
            if (route || (i > 0 && pile.get(i) instanceof GoodsCard one && isOf(pile.get(i - 1), one.good()))) {
                return true;
            }
        }
        return false;
    }

    private static boolean isOf(Card card, Good good) {
        return card instanceof GoodsCard goods && goods.good() == good;
    }

    @Property(tries = 15, seed = "1602")
    void turnsThatLoadAndDiscardNothingAreRefused_LOAD2_PRO2(@ForAll(supplier = Script.Whole.class) Script script) {
        Edition edition = script.setup().edition();
        List<String> accepted = new ArrayList<>();
        for (Table table : profitPhase(script)) {
            String changed = Position.of(table).toText().replaceFirst(" turn=\\d+", " turn=1");
            if (isRead(changed, edition)) {
                accepted.add(changed);
            }
        }
        assertThat(accepted).isEmpty();
    }

    private static Script script(int seed) {
        List<Edition> editions = TestEditions.all();
        Setup setup = Setup.builder()
                .players(2 + seed % 3)
                .startSeat(seed % 2)
                .lastTurns(LastTurns.values()[seed / 3 % 2])
                .edition(editions.get(seed % editions.size()))
                .build();
        return new Script(setup, seed, seed, Script.WHOLE);
    }

    @Example
    void whatPlayReachesIsNeverRefused() {
        int read = 0;
        for (int seed = 0; read < STATES; seed++) {
            Script script = script(seed);
            for (Step step : script.play().steps()) {
                read++;
                assertThatCode(() -> GameState.parse(
                                step.after().toText(), script.setup().edition()))
                        .doesNotThrowAnyException();
            }
        }
    }
}
