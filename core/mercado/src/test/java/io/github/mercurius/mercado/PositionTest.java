package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.PositionLaws;
import io.github.mercurius.rules.PositionException;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Every position of a game can be put together by hand, and what cannot lie on the table is refused. */
class PositionTest {
    private static final Edition EDITION = Edition.standIn();

    /** The position put together again, part by part, from that before the first turn. */
    private static Position rebuilt(Table table) {
        Set<Position.Done> done = EnumSet.noneOf(Position.Done.class);
        if (table.isTokenPlayed()) {
            done.add(Position.Done.TOKEN);
        }
        if (table.isSealPaid()) {
            done.add(Position.Done.SEAL);
        }
        if (table.isAnotherTurnDue()) {
            done.add(Position.Done.AGAIN);
        }
        Position position = Position.of(table.setup())
                .withTurn(table.turn())
                .withRound(table.round())
                .withDone(done)
                .withLastRound(table.isLastRound())
                .withTodo(table.todo())
                .withDrawn(table.drawn())
                .withPlaced(table.placed())
                .withSold(table.sold())
                .withObjectDiscard(table.objectDiscard())
                .withPerfumeDiscard(table.perfumeDiscard())
                .withTokensGone(table.tokensGone());
        if (table.isOver()) {
            position = position.withGameOver();
        } else {
            position = position.withActiveSeat(table.activeSeat());
            position = table.ask().orElseThrow() == Ask.DISCARD
                    ? position.withDiscard(table.decider().orElseThrow())
                    : position.withAsk(table.ask().orElseThrow());
        }
        for (Stall stall : Stall.merchandise()) {
            Optional<Tile> tile = table.tile(stall);
            position = tile.isPresent() ? position.withTile(stall, tile.get()) : position.withEmptyStall(stall);
        }
        for (Player player : table.players()) {
            int seat = player.seat();
            for (Stall stall : Stall.all()) {
                position = position.withEdge(seat, stall, player.edge(stall));
            }
            position = position.withPurse(seat, player.purse())
                    .withSpent(seat, player.spent())
                    .withSeals(seat, player.seals())
                    .withPosition(seat, player.position())
                    .withHandSize(seat, player.handSize());
        }
        return position.withStanding(table.standing());
    }

    @Tag("games")
    @Property(tries = 2, seed = "1602")
    void eachStateOfAGameIsPutTogetherFromItsPartsAndItsText(@ForAll(supplier = Script.Whole.class) Script script) {
        isPutTogether(script);
    }

    @Example
    void eachStateOfOneGameIsPutTogetherFromItsPartsAndItsText() {
        isPutTogether(new Script(Setup.of(3), 2, 2, Script.WHOLE));
    }

    private static void isPutTogether(Script script) {
        List<GameState> states = script.states();
        for (int moment = 0; moment < states.size(); moment += 1 + states.size() / 100) {
            GameState state = states.get(moment);
            Position open = rebuilt(state.table());
            assertThat(open.problems()).as(state.toString()).isEmpty();
            assertThat(open.table()).isEqualTo(state.table()).hasSameHashCodeAs(state.table());
            assertThat(open.view()).isEqualTo(state.viewForSpectator());
            Position full = open;
            for (int seat : script.setup().seats()) {
                full = full.withHand(seat, state.hand(seat));
            }
            assertThat(full.state()).isEqualTo(state);
            for (int seat : script.setup().seats()) {
                assertThat(full.seenBy(seat).view()).isEqualTo(state.viewFor(seat));
            }
            assertThat(Position.of(state).problems()).isEmpty();
            assertThat(Position.of(state.table()))
                    .hasToString(state.viewForSpectator().toText());
        }
    }

    /** {@code -Dpositions.states=1000000} reads that many states that were played, of all editions and options. */
    @Example
    @Tag("games")
    void whatPlayReachesIsNeverRefused() {
        int states = Integer.getInteger("positions.states", 500);
        for (int seed = 0; states > 0; seed++) {
            for (GameState state : new Script(Script.setup(seed), seed, seed, Script.WHOLE).states()) {
                Edition edition = state.table().setup().edition();
                assertThat(Position.parse(state.toText(), edition).problems())
                        .as(state.toText())
                        .isEmpty();
                states--;
            }
        }
    }

    @Tag("games")
    @Property(tries = 6, seed = "1602")
    void whatFollowsAnAcceptedPositionIsAccepted(
            @ForAll(supplier = Script.Any.class) Script script, @ForAll long seed) {
        followAfterChanges(script.state(), new SplittableRandom(seed));
    }

    @Tag("games")
    @Property(tries = 6, seed = "1602")
    void whatFollowsAnAcceptedPositionOfTheFirstTurnsIsAccepted(
            @ForAll(supplier = Script.Early.class) Script script, @ForAll long seed) {
        followAfterChanges(script.state(), new SplittableRandom(seed));
    }

    /** All positions that can be reached from an accepted position are accepted too. */
    private static void followAfterChanges(GameState start, SplittableRandom random) {
        PositionLaws.areAcceptedAfter(
                Mercado.rules(start.table().setup().edition()),
                Position.of(start.table()),
                position -> ChangedPosition.of(position, random),
                random);
    }

    private static Table first(int players, Predicate<Table> wanted) {
        for (int seed = 0; seed < 200; seed++) {
            for (Step step : new Script(Setup.of(players), seed, seed, Script.WHOLE)
                    .play()
                    .steps()) {
                if (wanted.test(step.after().table())) {
                    return step.after().table();
                }
            }
        }
        throw new AssertionError("no such table");
    }

    private static Predicate<Table> asks(Ask ask) {
        return table -> table.turn() > 9 && table.ask().filter(ask::equals).isPresent();
    }

    private static void refuses(Table table, String message, UnaryOperator<Position> change) {
        PositionLaws.isRefused(Position.of(table), change, message);
    }

    private static Tile tile(String id) {
        return EDITION.tile(id).orElseThrow();
    }

    @Example
    void piecesThatAreNotInTheBoxAreRefused_THG2_THG3() {
        Table table = first(3, asks(Ask.ACTION));
        refuses(
                table,
                "tile: O01, expected a perfume that lies nowhere else (THG-2, THG-3)",
                position -> position.withTile(Stall.PERFUMES_5, tile("O01")));
        refuses(
                table,
                "tile: O01, expected an object that lies nowhere else (THG-2, THG-3)",
                position -> position.withTile(Stall.OBJECTS_1, tile("O01")).withTile(Stall.OBJECTS_2, tile("O01")));
        refuses(table, "(THG-2, THG-3)", position -> position.withObjectDiscard(List.of(tile("P01"))));
        refuses(table, "(THG-4)", position -> position.withHandSize(0, 18).withHandSize(1, 1));
        refuses(table, "(THG-5)", position -> position.withSeals(2, 8).withSeals(1, 8));
        refuses(table, "B coins in all", position -> position.withSpent(1, Coins.parse("B".repeat(39))));
        refuses(table, "(EFF-2)", position -> position.withDiscard(table.activeSeat()));
    }

    @Example
    void unsaidTilesAndTokensAreDealt() {
        SplittableRandom random = new SplittableRandom(7);
        Position position = Position.of(Setup.of(3))
                .withTurn(9)
                .withPosition(2, 3)
                .withTile(Stall.OBJECTS_1, tile("O01"))
                .withEdge(0, Stall.OBJECTS_1, Coins.parse("GT"))
                .withHandSize(1, 2)
                .withTokensGone(List.of(EDITION.tokenKinds().get(0)));
        Set<Tile> second = new HashSet<>();
        for (int i = 0; i < 500; i++) {
            GameState state = position.dealt(random::nextInt);
            assertThat(state.table().tile(Stall.OBJECTS_1)).contains(tile("O01"));
            assertThat(state.table().player(0).purse()).isEqualTo(Coins.parse("GGGGSSSSSCCCCCTTTTBBBBB"));
            assertThat(state.hand(1).size()).isEqualTo(2);
            assertThat(state.tokenStack().size()).isEqualTo(15);
            second.add(state.table().tile(Stall.OBJECTS_2).orElseThrow());
        }
        assertThat(second).hasSize(23);
        assertThatThrownBy(() -> position.dealt(bound -> bound)).hasMessageContaining("random.applyAsInt(23)");
        assertThatThrownBy(position::table)
                .hasMessageContaining("tile at stall 2: none, expected one before refilling (RPL-1)");
        assertThatThrownBy(() -> Position.of(Setup.of(2))
                        .withObjectDiscard(EDITION.objects())
                        .dealt(random::nextInt))
                .isInstanceOf(PositionException.class)
                .hasMessageContaining("tile at stall 1: none");
    }

    @Example
    void whoIsAskedToDiscardHasTwoKinds_RUL7() {
        Table table = first(3, asks(Ask.DISCARD));
        int asked = table.decider().orElseThrow();
        SplittableRandom random = new SplittableRandom(7);
        for (int i = 0; i < 200; i++) {
            GameState state = Position.of(table).dealt(random::nextInt);
            assertThat(state.hand(asked).kinds()).hasSizeGreaterThan(1);
            assertThat(Position.of(state).problems()).isEmpty();
        }
        TokenKind kind = table.setup().edition().tokenKinds().stream()
                .filter(one -> one.copies()
                                - table.tokensGone().stream()
                                        .filter(one::equals)
                                        .count()
                        > 1)
                .findFirst()
                .orElseThrow();
        Position one = Position.of(table).withHand(asked, Tokens.of(EDITION, List.of(kind, kind)));
        assertThatThrownBy(() -> one.dealt(random::nextInt)).hasMessageContaining("(RUL-7)");
        assertThatThrownBy(() -> one.seenBy(asked).view()).hasMessageContaining("(RUL-7)");
    }

    @Example
    void handsThatAreNotKnownOrKnownTooWellAreRefused_INF1() {
        GameState state =
                Position.of(first(3, table -> table.player(1).handSize() > 0)).dealt(new SplittableRandom(1)::nextInt);
        assertThatThrownBy(() -> Position.of(state).view())
                .hasMessageContaining("hand of seat 1: known, expected a hand that the viewer does not see (INF-1)");
        assertThatThrownBy(() -> Position.of(state.table()).state())
                .hasMessageContaining("hand of seat 1: not known, expected ");
        assertThatThrownBy(() -> Position.of(state.viewFor(0)).state()).hasMessageContaining("(INF-1)");
    }

    @Example
    void tokensOfAnotherEditionAreNotCountedWithThese() {
        Tokens all = Tokens.all(EDITION);
        Tokens none = all.minus(all);
        Edition other = TestEditions.all().get(1);
        Tokens others = Tokens.of(other, other.tokenKinds().subList(0, 1));
        for (ThrowingCallable mixed : List.<ThrowingCallable>of(
                () -> all.contains(others), () -> all.minus(others), () -> none.plus(others))) {
            assertThatThrownBy(mixed)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageStartingWith("tokens: ");
        }
    }

    @Example
    void piecesOfAnotherEditionAndSeatsThatDoNotExistAreRefusedAtOnce() {
        Position position = Position.of(first(3, asks(Ask.ACTION)));
        Edition other = TestEditions.all().get(1);
        Tile tile = other.objects().stream()
                .filter(one -> !EDITION.has(one))
                .findFirst()
                .orElseThrow();
        TokenKind kind = other.tokenKinds().stream()
                .filter(one -> !EDITION.tokenKinds().contains(one))
                .findFirst()
                .orElseThrow();
        PositionLaws.areRefusedAtOnce(
                position,
                start -> start.withTile(Stall.OBJECTS_1, tile),
                start -> start.withTile(Stall.HEAD_MERCHANT, EDITION.objects().get(0)),
                start -> start.withEmptyStall(Stall.COIN_CHANGER),
                start -> start.withObjectDiscard(List.of(tile)),
                start -> start.withPerfumeDiscard(List.of(tile)),
                start -> start.withTokensGone(List.of(kind)),
                start -> start.withHand(0, Tokens.of(other, List.of(kind))),
                start -> start.withActiveSeat(3),
                start -> start.withDiscard(-1),
                start -> start.withTodo(List.of(new Todo.Discard(3))),
                start -> start.withStanding(List.of(0, 1, 3)),
                start -> start.withPurse(3, Coins.none()),
                start -> start.seenBy(3));
    }
}
