package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** What holds in every game, rule by rule. */
@Tag("games")
class GameLawsProperties {
    @Property(tries = 20, seed = "1602")
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

    @Property(tries = 20, seed = "1602")
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

    @Property(tries = 20, seed = "1602")
    void theMarketHasFiveCardsWhenATurnBeginsBeforeTheLastTurns_FILL1(
            @ForAll(supplier = Script.Whole.class) Script script) {
        for (Step played : script.play().steps()) {
            Table table = played.after().table();
            if (isBetweenTurns(table) && !table.isLastTurn()) {
                assertThat(table.market().size()).isEqualTo(Deal.MARKET);
            }
        }
    }

    @Property(tries = 20, seed = "1602")
    void coinsComeOnlyFromCashingIn_CASH2(@ForAll(supplier = Script.Whole.class) Script script) {
        Game game = script.play();
        GameState before = game.firstState();
        for (Step played : game.steps()) {
            int gained = 0;
            for (Event event : played.update().events()) {
                gained += event instanceof Event.StackCashed cashed ? cashed.coins() : 0;
                gained += event instanceof Event.SpecialCashed cashed ? cashed.coins() : 0;
            }
            boolean cashing =
                    played.action() instanceof Action.CashGoods || played.action() instanceof Action.CashSpecial;
            assertThat(gained > 0).as("CASH-2: " + played.action()).isEqualTo(cashing);
            for (int seat : script.setup().seats()) {
                int coins = before.table().player(seat).coins();
                assertThat(played.after().table().player(seat).coins())
                        .isEqualTo(coins + (seat == played.update().seat() ? gained : 0));
            }
            before = played.after();
        }
    }

    @Property(tries = 20, seed = "1602")
    void theWinnersHaveTheHighestScore_END3(@ForAll(supplier = Script.Whole.class) Script script) {
        Table table = script.state().table();
        int highest = table.ranking().get(0).score();
        assertThat(table.winners()).isNotEmpty();
        for (int seat : table.setup().seats()) {
            assertThat(table.score(seat)).isLessThanOrEqualTo(highest);
            assertThat(table.winners().contains(seat)).isEqualTo(table.score(seat) == highest);
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
