package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** In its first turns a position shows where everything comes from, and what nothing can have given is refused. */
class BeginningTest {
    private static final Setup SETUP = Setup.of(3);
    private static final Position START =
            Position.of(GameState.start(SETUP, MadePosition.deal("O01", "O02", "O03", "O04", "P01", "P02"))
                    .table());

    private static void refuses(String message, UnaryOperator<Position> change) {
        assertThatThrownBy(() -> change.apply(START).table())
                .isInstanceOf(PositionException.class)
                .hasMessageContaining(message);
    }

    @Example
    void beforeTheFirstTurnNobodyHasGainedAnything() {
        assertThat(START.problems()).isEmpty();
        for (int seat : SETUP.seats()) {
            refuses(
                    "seals of seat " + seat + ": 2, expected 1 before the first sale (SET-5, SAL-5)",
                    start -> start.withSeals(seat, 2));
            refuses(
                    "seals of seat " + seat + ": 0, expected 1 before the first sale (SET-5, SAL-5)",
                    start -> start.withSeals(seat, 0));
            refuses(
                    "coins played, spaces moved or tokens of seat " + seat + ": some, expected none before the first"
                            + " turn (TRN-1)",
                    start -> start.withPosition(seat, 1));
            refuses(
                    "tokens drawn: 1, expected at most 0 after 0 turns (SET-6, EFF-4)",
                    start -> start.withHandSize(seat, 1));
            refuses(
                    "B coins in all: 16, expected at most 15 after 0 turns (SET-3, EFF-1)",
                    start -> start.withPurse(seat, Coins.parse("GGGGGSSSSSCCCCCTTTTTBBBBBB")));
            refuses(
                    "B coins in all: 14, expected at least 15 after 0 turns (SET-3, EFF-1)",
                    start -> start.withPurse(seat, Coins.parse("GGGGGSSSSSCCCCCTTTTTBBBB")));
            refuses(
                    "W coins in all: 1, expected at most 0 after 0 turns (SET-4, EFF-1)",
                    start -> start.withPurse(seat, Coins.parse("GGGGGSSSSSCCCCCTTTTTBBBBBW")));
        }
        refuses(
                "tokens drawn: 1, expected at most 0 after 0 turns (SET-6, EFF-4)",
                start -> start.withTokensGone(
                        List.of(MadePosition.tokens("V3").kinds().get(0))));
        refuses(
                "standing: [1, 0, 2], expected seats at position 0 clockwise from seat 0 (SET-7, MOV-2)",
                start -> start.withStanding(List.of(1, 0, 2)));
        refuses(
                "objects discarded: 1, expected at most 0 after 0 turns (RPL-1)",
                start -> start.withObjectDiscard(List.of(MadePosition.tile("O05"))));
        refuses(
                "perfumes discarded: 1, expected at most 0 after 0 turns (RPL-1)",
                start -> start.withPerfumeDiscard(List.of(MadePosition.tile("P05"))));
        refuses("spaces moved in all: 30, expected at most 0", start -> start.withPosition(0, 30));
    }

    /** What would follow from numbers that cannot be is not looked for. */
    @Example
    void turnsRoundsAndPositionsThatCannotBeAreTheOnlyProblem() {
        assertThat(START.withTurn(-1).problems()).hasSize(1);
        assertThat(START.withTurn(1).withRound(1).problems()).hasSize(1);
        assertThat(START.withTurn(2)
                        .withPosition(0, 1_000_001)
                        .withLastRound(true)
                        .problems())
                .hasSize(1);
        assertThat(START.withTurn(2).withPosition(0, -1).problems()).hasSize(1);
    }

    @Example
    void aTokenThatNobodyCanHavePlayedIsRefused_PRV2() {
        refuses(
                "token played: yes, expected no in a player's first turn (PRV-2)",
                start -> start.withDone(Set.of(Position.Done.TOKEN)));
    }

    @Example
    void anExtraTurnComesFromAnEffect_XTR1() {
        String message = "extra turns: 1, expected at most 0 after 1 turns (XTR-1)";
        refuses(message, start -> start.withTurn(1).withRound(0).withActiveSeat(0));
        Position again = START.withTurn(1)
                .withRound(0)
                .withActiveSeat(0)
                .withSpent(0, Coins.parse("SST"))
                .withRestInPurse(0)
                .withPerfumeDiscard(List.of(MadePosition.tile("P10")));
        assertThat(MadePosition.tile("P10").effects()).contains(Effect.AGAIN);
        assertThat(again.problems())
                .as("P10 was sold, which gives another turn")
                .isEmpty();
        assertThat(again.withTurn(2).problems())
                .extracting(PositionProblem::message)
                .contains("extra turns: 2, expected at most 1 after 2 turns (XTR-1)");
    }

    @Example
    void allCoinsDrawnAreSomewhere_DRW2() {
        refuses("with the coins set and black ones that are spent, 3 (DRW-2, DRW-3)", start -> start.withAsk(Ask.PLAY));
        refuses(
                "with the coins set and black ones that are spent, 3 (DRW-2, DRW-3)",
                start -> start.withAsk(Ask.PLAY).withDrawn(Coins.parse("GG")).withRestInPurse(0));
        refuses(
                "with the coins set and black ones that are spent, 3 (DRW-2, DRW-3)",
                start -> start.withAsk(Ask.COINS)
                        .withDone(Set.of(Position.Done.SEAL))
                        .withSeals(0, 0)
                        .withDrawn(Coins.parse("GG"))
                        .withRestInPurse(0));
        assertThat(START.withAsk(Ask.PLAY)
                        .withDrawn(Coins.parse("GG"))
                        .withSpent(0, Coins.parse("B"))
                        .withRestInPurse(0)
                        .problems())
                .isEmpty();
        assertThat(START.withAsk(Ask.PLAY)
                        .withDone(Set.of(Position.Done.SEAL))
                        .withSeals(0, 0)
                        .withDrawn(Coins.parse("GG"))
                        .withSpent(0, Coins.parse("BBB"))
                        .withRestInPurse(0)
                        .problems())
                .isEmpty();
    }

    @Example
    void aPurseWithFewerCoinsIsEmptied_DRW1() {
        Position two = START.withTurn(60)
                .withRound(20)
                .withPurse(0, Coins.none())
                .withSpent(0, Coins.none())
                .withDrawn(Coins.parse("GT"));
        // 18 coins of seat 0 lie at edges, which the purse does not have
        assertThat(two.withAsk(Ask.PLAY).problems())
                .extracting(PositionProblem::message)
                .noneMatch(message -> message.contains("DRW-2"));
        assertThat(two.withAsk(Ask.PLAY).withPurse(0, Coins.parse("G")).problems())
                .extracting(PositionProblem::message)
                .anyMatch(message -> message.contains("DRW-2"));
        assertThat(two.withAsk(Ask.PLAY).withSpent(0, Coins.parse("G")).problems())
                .extracting(PositionProblem::message)
                .anyMatch(message -> message.contains("DRW-2"));
    }

    /** What is accepted of turn 0 is the beginning, with coins that were drawn and set since. */
    @Tag("games")
    @Property(tries = 40, seed = "1602")
    void turn0BeginsFromTheBeginning(@ForAll(supplier = Script.Early.class) Script script, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Setup setup = script.setup();
        Position accepted = Position.of(
                new Script(setup, seed, seed, random.nextInt(3)).state().table());
        for (int change = 0; change < 60; change++) {
            Position changed = ChangedPosition.of(accepted, random);
            if (changed.problems().isEmpty() && isBeforeSales(changed.table())) {
                accepted = changed;
                Table table = accepted.table();
                List<Tile> tiles = new ArrayList<>();
                Stall.merchandise().forEach(stall -> tiles.add(table.tile(stall).orElseThrow()));
                Position undone = undone(table);
                assertThat(undone.table())
                        .as(accepted::toText)
                        .isEqualTo(GameState.start(setup, Deal.of(setup.edition(), tiles))
                                .table());
            }
        }
    }

    private static boolean isBeforeSales(Table table) {
        return table.turn() == 0 && (table.stage() == Stage.START || table.stage() == Stage.PLAY);
    }

    /** The position with all coins back in the purse, and the seal back. */
    private static Position undone(Table table) {
        int seat = table.activeSeat();
        Position undone =
                Position.of(table).withAsk(Ask.ACTION).withDrawn(Coins.none()).withPlaced(0);
        for (Stall stall : Stall.all()) {
            undone = undone.withEdge(seat, stall, Coins.none());
        }
        undone = undone.withSpent(seat, Coins.none()).withDone(Set.of());
        int seals = table.player(seat).seals() + (table.isSealPaid() ? 1 : 0);
        Coins coins = table.player(seat)
                .purse()
                .plus(table.drawn())
                .plus(table.player(seat).spent());
        for (Coins edge : table.player(seat).edges()) {
            coins = coins.plus(edge);
        }
        return undone.withSeals(seat, seals).withPurse(seat, coins);
    }
}
