package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.model.LogLaws;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** What holds in every game, rule by rule. */
@Tag("games")
class GameLawsProperties {
    @Property(tries = 100, seed = "1602")
    void noCardIsLostOrAdded_THG2_THG3(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        Cards placed = state.table().openCards().plus(Cards.of(edition(state), state.deck()));
        for (int seat : script.setup().seats()) {
            placed = placed.plus(state.hand(seat));
        }
        // The rest are coins, of which each took a card while the deck had one (COIN-1).
        int coins = state.table().players().stream().mapToInt(Player::coins).sum();
        int missing = Edition.CARDS - placed.size();
        assertThat(Cards.all(edition(state)).contains(placed)).isTrue();
        assertThat(missing).isEqualTo(state.table().deckSize() > 0 ? coins : Math.min(missing, coins));
    }

    @Property(tries = 100, seed = "1602")
    void thereAreAtMostFiveStacks_LOAD3(@ForAll(supplier = Script.Any.class) Script script) {
        for (Player player : script.state().table().players()) {
            int inStacks = 0;
            for (Good good : player.resources().goods()) {
                inStacks += player.resources().stackSize(good);
            }
            assertThat(player.resources().goods()).hasSizeLessThanOrEqualTo(5).doesNotHaveDuplicates();
            assertThat(inStacks + player.resources().specialsSize())
                    .isEqualTo(player.resources().size());
        }
    }

    @Property(tries = 50, seed = "1602")
    void noHandIsEmptyBeforeTheLastTurns_LOAD4(@ForAll(supplier = Script.Whole.class) Script script) {
        for (Step played : script.play().steps()) {
            Table table = played.after().table();
            if (isBetweenTurns(table) && !table.isLastTurn()) {
                assertThat(table.players())
                        .allSatisfy(player -> assertThat(player.handSize()).isPositive());
            }
        }
    }

    @Property(tries = 50, seed = "1602")
    void theMarketHasFiveCardsWhenATurnBeginsBeforeTheLastTurns_FILL1(
            @ForAll(supplier = Script.Whole.class) Script script) {
        for (Step played : script.play().steps()) {
            Table table = played.after().table();
            if (isBetweenTurns(table) && !table.isLastTurn()) {
                assertThat(table.market().size()).isEqualTo(Deal.MARKET);
            }
        }
    }

    @Property(tries = 50, seed = "1602")
    void coinsComeOnlyFromCashingIn_CASH2(@ForAll(supplier = Script.Whole.class) Script script) {
        Game game = script.play();
        GameState before = game.firstState();
        for (Step played : game.steps()) {
            int gained = 0;
            for (Event event : played.events()) {
                gained += event instanceof Event.StackCashed cashed ? cashed.coins() : 0;
                gained += event instanceof Event.SpecialCashed cashed ? cashed.coins() : 0;
            }
            boolean cashing =
                    played.action() instanceof Action.CashGoods || played.action() instanceof Action.CashSpecial;
            assertThat(gained > 0).as("CASH-2: " + played.action()).isEqualTo(cashing);
            for (int seat : script.setup().seats()) {
                int coins = before.table().player(seat).coins();
                assertThat(played.after().table().player(seat).coins())
                        .isEqualTo(coins + (seat == played.seat() ? gained : 0));
            }
            before = played.after();
        }
    }

    @Property(tries = 60, seed = "1602")
    void legalCheckedAndAppliedAreTheSame(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        LogLaws.legalOrRefused(
                state, ActionSamples.of(state), a -> state.tryAction(a).swap().toJavaOptional());
    }

    @Property(tries = 60, seed = "1602")
    void onlyTheActivePlayerMayAct_TURN1_PRO2(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        for (Action action : state.legalActions()) {
            for (int seat : script.setup().seats()) {
                if (seat == state.table().activeSeat()) {
                    assertThat(state.check(seat, action)).isEmpty();
                    assertThat(state.applyAction(seat, action)).isEqualTo(state.applyAction(action));
                } else {
                    Violation refused = state.check(seat, action).orElseThrow();
                    assertThat(refused.rule())
                            .isEqualTo(state.table().phase() == Phase.PROFIT ? Rule.PRO_2 : Rule.TURN_1);
                    assertThat(state.tryAction(seat, action).getLeft()).isEqualTo(refused);
                }
            }
        }
    }

    @Property(tries = 40, seed = "1602")
    void theSameSeedGivesTheSameGame_RUL19(@ForAll(supplier = Script.Any.class) Script script) {
        assertThat(script.play()).isEqualTo(script.play());
        assertThat(script.state()).isEqualTo(script.state()).hasSameHashCodeAs(script.state());
    }

    @Property(tries = 40, seed = "1602")
    void anActionLeavesTheOldStateAsItWas(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        String before = state.toString();
        for (Action action : state.legalActions()) {
            assertThat(state.applyAction(action)).isNotEqualTo(state);
        }
        assertThat(state).hasToString(before);
    }

    @Property(tries = 100, seed = "1602")
    void thereIsALegalActionUntilTheGameIsOver_NEV1(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        assertThat(state.legalActions().isEmpty()).isEqualTo(state.isOver());
    }

    @Property(tries = 50, seed = "1602")
    void thereIsAlwaysACardToTake_NEV2(@ForAll(supplier = Script.Whole.class) Script script) {
        for (Step played : script.play().steps()) {
            if (played.action() instanceof Action.Take take) {
                assertThat(take.cards()).isNotEmpty();
            }
        }
    }

    @Property(tries = 50, seed = "1602")
    void countsNeverGrowInTheProfitPhase_NEV3(@ForAll(supplier = Script.Whole.class) Script script) {
        List<Integer> before = List.of();
        for (Step played : script.play().steps()) {
            Table table = played.after().table();
            if (table.phase() == Phase.PROFIT) {
                List<Integer> counts = counts(table);
                for (int i = 0; i < before.size(); i++) {
                    assertThat(counts.get(i)).isLessThanOrEqualTo(before.get(i));
                }
                before = counts;
            }
        }
    }

    /** All that a profit table could look at: stacks, and what each special card would count for each seat. */
    private static List<Integer> counts(Table table) {
        List<Integer> counts = new ArrayList<>();
        for (int seat : table.setup().seats()) {
            Good.all().forEach(good -> counts.add(table.player(seat).resources().stackSize(good)));
            for (SpecialCard card : table.setup().edition().specialCards()) {
                if (card.type() == SpecialType.ROUTE) {
                    int other = (seat + 1) % table.setup().players();
                    counts.add(table.count(seat, card, OptionalInt.of(other)));
                } else {
                    counts.add(table.count(seat, card, OptionalInt.empty()));
                }
            }
        }
        return counts;
    }

    @Property(tries = 50, seed = "1602")
    void theWinnersHaveTheHighestScore_END3(@ForAll(supplier = Script.Whole.class) Script script) {
        Table table = script.state().table();
        int highest = table.ranking().get(0).score();
        assertThat(table.winners()).isNotEmpty();
        for (int seat : table.setup().seats()) {
            assertThat(table.score(seat)).isLessThanOrEqualTo(highest);
            assertThat(table.winners().contains(seat)).isEqualTo(table.score(seat) == highest);
        }
    }

    @Property(tries = 60, seed = "1602")
    void theNotationOfEachActionIsReadBack(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        for (Action action : ActionSamples.of(state)) {
            assertThat(Action.parse(action.notation(), edition(state))).isEqualTo(action);
        }
    }

    /** Whether a turn of the investment phase is about to begin. */
    private static boolean isBetweenTurns(Table table) {
        return table.ask().filter(Ask.GIVE::equals).isPresent();
    }

    private static Edition edition(GameState state) {
        return state.table().setup().edition();
    }
}
