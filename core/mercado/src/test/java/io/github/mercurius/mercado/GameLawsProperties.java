package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.LogLaws;
import io.github.mercurius.rules.IllegalActionException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** What holds in every game, rule by rule. */
@Tag("games")
class GameLawsProperties {
    @Property(tries = 100, seed = "1602")
    void noCoinIsLostOrAdded_THG1(@ForAll(supplier = Script.Any.class) Script script) {
        Table table = script.state().table();
        int players = script.setup().players();
        for (Coin coin : Coin.all()) {
            int count = table.drawn().count(coin);
            for (Player player : table.players()) {
                count += player.purse().count(coin) + player.spent().count(coin);
                count += player.edges().stream()
                        .mapToInt(edge -> edge.count(coin))
                        .sum();
            }
            int all = coin == Coin.B ? 38 - table.blackPile() : coin == Coin.W ? 14 - table.whitePile() : 5 * players;
            assertThat(count).as("coins of " + coin).isEqualTo(all);
        }
    }

    @Property(tries = 100, seed = "1602")
    void noSealTokenOrTileIsLostOrAdded_THG3_THG4_THG5(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        Table table = state.table();
        assertThat(table.sealPile()
                        + table.players().stream().mapToInt(Player::seals).sum())
                .isEqualTo(15);
        List<TokenKind> tokens = new ArrayList<>(table.tokensGone());
        tokens.addAll(state.tokenStack().toList());
        assertThat(state.tokenStack().size()).isEqualTo(table.tokenStackSize());
        for (Player player : table.players()) {
            tokens.addAll(state.hand(player.seat()).toList());
            assertThat(state.hand(player.seat()).size()).isEqualTo(player.handSize());
        }
        Edition edition = script.setup().edition();
        assertThat(Tokens.of(edition, tokens)).isEqualTo(edition.allTokens());
        List<Tile> tiles = new ArrayList<>(table.objectStack());
        tiles.addAll(table.perfumeStack());
        tiles.addAll(table.objectDiscard());
        tiles.addAll(table.perfumeDiscard());
        Stall.all().forEach(stall -> table.tile(stall).ifPresent(tiles::add));
        assertThat(tiles).doesNotHaveDuplicates().containsExactlyInAnyOrderElementsOf(edition.tiles());
    }

    @Property(tries = 100, seed = "1602")
    void everyEdgeFitsItsPrice_PLY3_DEM5(@ForAll(supplier = Script.Any.class) Script script) {
        Table table = script.state().table();
        for (Stall stall : Stall.all()) {
            for (Player player : table.players()) {
                Coins edge = player.edge(stall);
                boolean fits = table.price(stall).map(price -> price.fits(edge)).orElse(edge.isEmpty());
                assertThat(fits).as(edge + " at " + stall).isTrue();
            }
        }
    }

    @Property(tries = 60, seed = "1602")
    void positionsNeverFall_MOV1(@ForAll(supplier = Script.Any.class) Script script) {
        Game game = script.play();
        Table before = game.firstState().table();
        for (Step step : game.steps()) {
            Table after = step.after().table();
            for (int seat : script.setup().seats()) {
                assertThat(after.player(seat).position())
                        .isGreaterThanOrEqualTo(before.player(seat).position());
            }
            before = after;
        }
    }

    @Property(tries = 60, seed = "1602")
    void theLargerPositionIsAheadAndTheLastToComeIsOnTop_MOV2_MOV4(@ForAll(supplier = Script.Any.class) Script script) {
        Game game = script.play();
        List<Integer> came = new ArrayList<>(game.firstState().table().standing());
        java.util.Collections.reverse(came);
        for (Step step : game.steps()) {
            for (Event event : step.events()) {
                if (event instanceof Event.Moved moved) {
                    came.remove((Integer) moved.seat());
                    came.add(moved.seat());
                }
            }
        }
        Table table = game.state().table();
        List<Integer> expected = new ArrayList<>(script.setup().seats());
        expected.sort((one, other) -> {
            int ahead = table.player(other).position() - table.player(one).position();
            return ahead != 0 ? ahead : came.indexOf(other) - came.indexOf(one);
        });
        assertThat(table.standing()).isEqualTo(expected);
    }

    @Property(tries = 60, seed = "1602")
    void legalCheckedAndAppliedAreTheSame(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        LogLaws.legalOrRefused(
                state, ActionSamples.of(state), a -> state.tryAction(a).swap().toJavaOptional());
    }

    @Property(tries = 60, seed = "1602")
    void anOutcomeComesThroughApplyOutcomeAlone_CHN1(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        for (Action action : ActionSamples.of(state)) {
            boolean isOutcome = action instanceof Outcome;
            if (!state.asksChance()) {
                assertThatThrownBy(() -> state.applyOutcome(action)).isInstanceOf(IllegalStateException.class);
                if (isOutcome) {
                    assertThat(state.check(action).orElseThrow())
                            .isEqualTo(state.isOver() ? new Violation.GameOver() : fromSeat(state));
                }
                continue;
            }
            Violation refused =
                    isOutcome ? fromSeat(state) : new Violation.NotYourTurn(ask(state), OptionalInt.empty());
            assertThat(state.check(action)).contains(refused);
            assertThat(state.tryAction(action).getLeft()).isEqualTo(refused);
            if (Play.possible(state).contains(action)) {
                assertThat(state.applyOutcome(action)).isNotEqualTo(state);
            } else {
                assertThatThrownBy(() -> state.applyOutcome(action)).isInstanceOf(IllegalActionException.class);
            }
        }
    }

    private static Violation fromSeat(GameState state) {
        return new Violation.OutcomeFromSeat(ask(state));
    }

    private static Ask ask(GameState state) {
        return state.table().ask().orElseThrow();
    }

    @Property(tries = 60, seed = "1602")
    void onlyTheDeciderMayActAndNobodyMayBringAnOutcome_TRN1(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        for (Action action : Play.possible(state)) {
            for (int seat : script.setup().seats()) {
                PlayerView view = state.viewFor(seat);
                if (state.decider().equals(OptionalInt.of(seat))) {
                    assertThat(state.check(seat, action)).isEmpty();
                    assertThat(view.check(action)).isEmpty();
                    assertThat(state.applyAction(seat, action)).isEqualTo(state.applyAction(action));
                    assertThat(view.legalActions()).isEqualTo(state.legalActions());
                } else {
                    Violation refused = state.check(seat, action).orElseThrow();
                    assertThat(refused.rule()).isEqualTo(Rule.TRN_1);
                    assertThat(view.check(action)).contains(refused);
                    assertThat(state.tryAction(seat, action).getLeft()).isEqualTo(refused);
                    assertThat(view.legalActions()).isEmpty();
                }
            }
            assertThat(state.viewForSpectator().check(action)).isPresent();
            assertThat(state.viewForSpectator().legalActions()).isEmpty();
        }
    }

    @Property(tries = 40, seed = "1602")
    void theSameSeedGivesTheSameGame_RUL16(@ForAll(supplier = Script.Any.class) Script script) {
        assertThat(script.play()).isEqualTo(script.play());
        assertThat(script.state())
                .isEqualTo(script.play().state())
                .hasSameHashCodeAs(script.play().state());
    }

    @Property(tries = 40, seed = "1602")
    void anActionLeavesTheOldStateAsItWas(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        String before = state.toString();
        for (Action action : Play.possible(state)) {
            assertThat(Play.next(state, action)).isNotEqualTo(state);
        }
        assertThat(state).hasToString(before);
    }

    @Property(tries = 100, seed = "1602")
    void thereIsALegalActionOrOutcomeUntilTheGameIsOver(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        assertThat(state.legalActions().isEmpty()).isEqualTo(state.isOver() || state.asksChance());
        assertThat(state.chances().isEmpty()).isEqualTo(!state.table().asksChance());
        assertThat(state.decider().isEmpty())
                .isEqualTo(state.isOver() || state.table().asksChance());
    }

    @Property(tries = 40, seed = "1602")
    void extraTurnsAndOthersFollowEachOther_TRN4_XTR1(@ForAll(supplier = Script.Any.class) Script script) {
        int active = script.setup().startSeat();
        boolean again = false;
        int turn = 0;
        for (Step step : script.play().steps()) {
            for (Event event : step.events()) {
                again |= event instanceof Event.TurnGained;
                if (event instanceof Event.TurnBegan began) {
                    active = again ? active : (active + 1) % script.setup().players();
                    turn++;
                    assertThat(began).isEqualTo(new Event.TurnBegan(turn, active));
                    again = false;
                }
            }
        }
    }

    @Property(tries = 40, seed = "1602")
    void theGameEndsWithTheLastRoundOrInAColdMarket_END1_END4_END5(
            @ForAll(supplier = Script.Whole.class) Script script) {
        Game game = script.play();
        Table table = game.state().table();
        List<Event> last = game.steps().get(game.steps().size() - 1).events();
        boolean cold = last.stream().anyMatch(Event.MarketWentCold.class::isInstance);
        boolean reached = game.steps().stream()
                .anyMatch(step -> step.events().stream().anyMatch(Event.LastRoundBegan.class::isInstance));
        assertThat(cold || reached).isTrue();
        assertThat(table.isLastRound()).isEqualTo(reached);
        assertThat(table.round()).isBetween(0, 100);
        if (!cold) {
            Set<Integer> turns = new HashSet<>();
            for (Step step : game.steps()) {
                if (step.after().table().round() == table.round() - 1) {
                    turns.add(step.after().table().activeSeat());
                }
            }
            assertThat(turns).as("the last round").hasSize(script.setup().players());
        }
        // END-2: one move for each player who has anything to count
        for (int seat : script.setup().seats()) {
            Player player = table.player(seat);
            int points = player.seals() + game.state().hand(seat).points();
            long moves = last.stream()
                    .filter(event -> event instanceof Event.Moved moved
                            && moved.seat() == seat
                            && moved.spaces() == points
                            && moved.position() == player.position())
                    .count();
            assertThat(moves).isGreaterThanOrEqualTo(points == 0 ? 0 : 1);
        }
        assertThat(table.winners()).containsExactly(table.ranking().get(0).seat());
    }

    @Property(tries = 60, seed = "1602")
    void theNotationOfEachActionIsReadBack(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        Edition edition = script.setup().edition();
        for (Action action : ActionSamples.of(state)) {
            assertThat(Action.parse(action.notation(), edition)).isEqualTo(action);
        }
    }
}
