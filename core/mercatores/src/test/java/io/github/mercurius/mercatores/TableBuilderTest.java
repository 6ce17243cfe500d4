package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Predicate;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** Every position of a game can be built from its parts, and what the rules could not lead to is refused. */
class TableBuilderTest {
    /** The table built again, part by part, from the table at the start. */
    private static Table rebuilt(Table table, Cards marketAtStart) {
        TableBuilder builder = TableBuilder.of(table.setup(), marketAtStart)
                .turn(table.turn())
                .step(table.step())
                .round(table.round())
                .captain(table.captain())
                .unloading(table.unloading())
                .market(table.market())
                .given(table.given())
                .deckSize(table.deckSize())
                .discardPile(table.discardPile());
        if (!table.isOver()) {
            builder.activeSeat(table.activeSeat());
        }
        for (Player player : table.players()) {
            builder.resources(player.seat(), player.resources())
                    .hand(player.seat(), player.handSize(), player.known())
                    .coins(player.seat(), player.coins());
        }
        return builder.build();
    }

    @Property(tries = 40)
    void eachStateOfAGameIsBuiltFromItsParts(@ForAll(supplier = Script.Whole.class) Script script) {
        Game game = script.play();
        Cards start = game.firstState().table().market();
        for (Played played : game.played()) {
            GameState state = played.after();
            Table table = rebuilt(state.table(), start);
            assertThat(table).isEqualTo(state.table()).hasSameHashCodeAs(state.table());
            List<Cards> hands = new ArrayList<>();
            script.setup().seats().forEach(seat -> hands.add(state.hand(seat)));
            assertThat(GameState.of(table, hands, state.deck())).isEqualTo(state);
            for (int seat : script.setup().seats()) {
                assertThat(PlayerView.of(table, seat, state.hand(seat))).isEqualTo(state.viewFor(seat));
            }
            assertThat(PlayerView.ofSpectator(table)).isEqualTo(state.viewForSpectator());
        }
    }

    /** Whatever is played from a table that is accepted, the tables after it are accepted too. */
    @Property(tries = 150)
    void whatFollowsAnAcceptedTableIsAccepted(@ForAll(supplier = Script.Any.class) Script script, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Table accepted = script.state().table();
        for (int change = 0; change < 30; change++) {
            try {
                accepted = changed(accepted, random);
            } catch (IllegalArgumentException refused) {
                assertThat(refused).hasMessageContaining("expected");
            }
        }
        GameState state = PlayerView.ofSpectator(accepted).determinize(random::nextInt);
        while (!state.isOver()) {
            assertThat(state.legalActions()).as(state.toString()).isNotEmpty(); // NEV-1
            state = state.applyAction(state.legalActions().sample(random::nextInt));
            assertThat(TableBuilder.of(state.table()).build()).isEqualTo(state.table());
        }
    }

    /** A table with one part changed. */
    private static Table changed(Table table, SplittableRandom random) {
        TableBuilder builder = TableBuilder.of(table);
        int seat = random.nextInt(table.setup().players());
        Player player = table.player(seat);
        List<Card> cards = table.setup().edition().cards();
        Card card = cards.get(random.nextInt(cards.size()));
        switch (random.nextInt(9)) {
            case 0 -> builder.turn(table.turn() + random.nextInt(-3, 4)).activeSeat(seat);
            case 1 -> builder.step(Optional.of(Step.values()[random.nextInt(5)]));
            case 2 -> builder.resources(seat, player.resources().plus(card)).deckSize(table.deckSize() - 1);
            case 3 -> builder.hand(seat, player.handSize() - 1, player.known()).deckSize(table.deckSize() + 1);
            case 4 -> builder.deckSize(0).coins(seat, player.coins() + 82);
            case 5 -> builder.market(table.market().minus(card).plus(cards.get(random.nextInt(cards.size()))));
            case 6 -> builder.captain(OptionalInt.of(seat)).unloading(table.unloading());
            case 7 -> builder.resources(seat, player.resources().minus(card)).deckSize(table.deckSize() + 1);
            default -> builder.hand(seat, player.handSize(), player.known().minus(card));
        }
        return builder.build();
    }

    private static Table investing() {
        return new Script(Setup.of(3), 1602, 4, 30).state().table();
    }

    private static Table profiting() {
        return new Script(Setup.of(3), 1602, 4, Script.WHOLE)
                .play().played().stream()
                        .map(played -> played.after().table())
                        .filter(table ->
                                table.phase() == Phase.PROFIT && table.step().equals(Optional.of(Step.TAX)))
                        .findFirst()
                        .orElseThrow();
    }

    private static void refuses(Table table, String message, Consumer<TableBuilder> change) {
        TableBuilder builder = TableBuilder.of(table);
        assertThat(builder.build()).isEqualTo(table);
        assertThatThrownBy(() -> {
                    change.accept(builder);
                    builder.build();
                })
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(message)
                .hasMessageContaining("expected");
    }

    @Example
    void whatTheInvestmentPhaseCannotHaveIsRefused() {
        Table table = investing();
        Cards none = Cards.none(table.setup().edition());
        Cards card = Cards.of(table.setup().edition(), table.market().toList().subList(0, 1));
        refuses(table, "TURN-1", builder -> builder.activeSeat((table.activeSeat() + 1) % 3));
        refuses(table, "LOAD-2", builder -> builder.turn(table.turn() + 99));
        refuses(table, "LOAD-2", builder -> builder.turn(-1));
        refuses(table, "PRO-2", builder -> builder.round(1));
        refuses(table, "PRO-1", builder -> builder.unloading(OptionalInt.of(0)));
        refuses(table, "LAST-1", builder -> builder.captain(OptionalInt.of((table.activeSeat() + 1) % 3)));
        refuses(
                table,
                "MKT-4",
                builder -> builder.given(Optional.of(card.toList().get(0))));
        refuses(table, "MKT-4", builder -> builder.step(Optional.of(Step.TAKE)));
        refuses(table, "COIN-1", builder -> builder.deckSize(table.deckSize() - 1));
        refuses(table, "COIN-1", builder -> builder.deckSize(table.deckSize() + 1));
        refuses(table, "0 to 82", builder -> builder.deckSize(-1));
        refuses(table, "CASH-1", builder -> builder.coins(0, 1));
        refuses(table, "0 or more", builder -> builder.coins(0, -1));
        refuses(table, "0 cards or more", builder -> builder.hand(0, -1, none));
        refuses(table, "82 at most", builder -> builder.hand(0, Integer.MAX_VALUE, none));
        refuses(
                table,
                "INF-4",
                builder -> builder.hand(1, 0, card)
                        .deckSize(table.deckSize() + table.player(1).handSize()));
        refuses(
                table,
                "FILL-1",
                builder -> builder.market(table.market().minus(card)).deckSize(table.deckSize() + 1));
        refuses(
                table,
                "TAX-1",
                builder -> builder.discardPile(card.toList())
                        .market(table.market().minus(card))
                        .deckSize(table.deckSize()));
        refuses(
                table,
                "LOAD-4",
                builder -> builder.hand(table.activeSeat(), 0, none)
                        .deckSize(table.deckSize()
                                + table.player(table.activeSeat()).handSize()));
    }

    /** The first table of a game of two that is as a test wants it. */
    private static Table first(Predicate<Table> wanted) {
        return new Script(Setup.of(2), 1602, 4, Script.WHOLE)
                .play().played().stream()
                        .map(played -> played.after().table())
                        .filter(wanted)
                        .findFirst()
                        .orElseThrow();
    }

    /** Gives a player as many more cards as there are missing to 15, from the deck. */
    private static TableBuilder withFifteen(TableBuilder builder, Table table, int seat) {
        Cards resources = table.player(seat).resources();
        List<Card> more = PlayerView.ofSpectator(table).unseen().toList().subList(0, 15 - resources.size());
        return builder.resources(seat, resources.plus(Cards.of(table.setup().edition(), more)))
                .deckSize(table.deckSize() - more.size());
    }

    @Example
    void aHandThatTookCardsHasTwo_MKT2() {
        Table table = first(one -> one.step().equals(Optional.of(Step.LOAD)));
        int active = table.activeSeat();
        Cards none = Cards.none(table.setup().edition());
        refuses(
                table,
                "MKT-2",
                builder -> builder.hand(active, 1, none)
                        .deckSize(table.deckSize() + table.player(active).handSize() - 1));
    }

    @Example
    void nobodyHasFifteenCardsBeforeTheEndOfThePhase_LAST1() {
        Table table = first(one -> one.turn() == 4);
        for (int seat = 0; seat < 2; seat++) {
            int rich = seat;
            refuses(table, "LAST-1", builder -> withFifteen(builder, table, rich));
        }
    }

    @Example
    void theCaptainHasNoLastTurn_LAST3() {
        Table table = first(Table::isLastTurn);
        int active = table.activeSeat();
        refuses(table, "LAST-3", builder -> withFifteen(builder, table, active).captain(OptionalInt.of(active)));
    }

    @Example
    void whatTheProfitPhaseCannotHaveIsRefused() {
        Table table = profiting();
        Cards none = Cards.none(table.setup().edition());
        int unloading = table.unloading().orElseThrow();
        refuses(table, "PRO-1", builder -> builder.captain(OptionalInt.empty()));
        refuses(table, "PRO-4", builder -> builder.captain(OptionalInt.of((unloading + 1) % 3)));
        refuses(table, "PRO-4", builder -> builder.unloading(OptionalInt.of((unloading + 1) % 3)));
        refuses(table, "PRO-4", builder -> builder.unloading(OptionalInt.empty()));
        refuses(table, "PRO-2", builder -> builder.round(0));
        refuses(table, "PRO-4", builder -> builder.round(2));
        refuses(table, "TAX-2", builder -> builder.activeSeat(unloading));
        refuses(table, "CASH-1", builder -> builder.turn(0));
        refuses(table, "CASH-1", builder -> builder.turn(999));
        refuses(table, "END-1", builder -> builder.step(Optional.empty()));
        refuses(table, "CASH-1", builder -> builder.coins(0, 1_000_000));
        refuses(
                table,
                "FILL-1",
                builder -> builder.market(none)
                        .deckSize(table.deckSize() + table.market().size()));
        refuses(
                table,
                "PRO-3",
                builder -> builder.turn(1)
                        .resources(table.activeSeat(), none)
                        .deckSize(table.deckSize()
                                + table.player(table.activeSeat()).resources().size()));
        refuses(table, "PRO-2", builder -> builder.step(Optional.of(Step.GIVE)).unloading(OptionalInt.empty()));
        refuses(table, "END-1", builder -> {
            int freed = 0;
            for (Player player : table.players()) {
                Cards one = Cards.none(Edition.standIn());
                if (player.seat() == table.activeSeat()) {
                    one = Cards.of(
                            Edition.standIn(), player.resources().toList().subList(0, 1));
                }
                freed += player.resources().size() - one.size();
                builder.resources(player.seat(), one);
            }
            builder.turn(1).deckSize(table.deckSize() + freed);
        });
    }

    @Example
    void hiddenCardsThatDoNotFitTheTableAreRefused_INF1_INF2_INF4() {
        GameState state = new Script(Setup.of(3), 1602, 4, 30).state();
        Table table = state.table();
        List<Cards> hands = List.of(state.hand(0), state.hand(1), state.hand(2));
        assertThat(GameState.of(table, hands, state.deck())).isEqualTo(state);
        assertThatThrownBy(() -> GameState.of(table, hands.subList(0, 2), state.deck()))
                .hasMessage("hands: 2, expected 3, one for each seat (INF-1)");
        assertThatThrownBy(() -> GameState.of(
                        table, hands, state.deck().subList(1, state.deck().size())))
                .hasMessageContaining("(INF-2)");
        Cards none = Cards.none(table.setup().edition());
        assertThatThrownBy(() -> GameState.of(table, List.of(none, hands.get(1), hands.get(2)), state.deck()))
                .hasMessageStartingWith("hand of seat 0: ")
                .hasMessageContaining("(INF-1)");
        assertThatThrownBy(() -> PlayerView.of(table, 0, none)).hasMessageContaining("(INF-1)");
        assertThatThrownBy(() -> PlayerView.of(table, 3, hands.get(0))).hasMessage("seat: 3, expected 0 to 2");
        int seat = table.player(0).known().isEmpty() ? 1 : 0;
        int size = table.player(seat).handSize();
        Cards others =
                state.viewFor(seat).unseen().minus(Cards.none(table.setup().edition()));
        Cards without = Cards.of(
                table.setup().edition(),
                others.toList().stream()
                        .filter(card -> !table.player(seat).known().has(card))
                        .limit(size)
                        .toList());
        assertThatThrownBy(() -> PlayerView.of(table, seat, without)).hasMessageContaining("(INF-4)");
        List<Card> doubled = new ArrayList<>(state.deck());
        doubled.replaceAll(card -> doubled.get(0));
        assertThatThrownBy(() -> GameState.of(table, hands, doubled)).hasMessageContaining("at most");
    }

    @Example
    void cardsOfAnotherEditionAreRefused() {
        Table table = investing();
        Edition other = TestEditions.all().get(1);
        Cards foreign = Cards.of(other, List.of(other.specialCards().get(0)));
        for (Consumer<TableBuilder> change : List.<Consumer<TableBuilder>>of(
                builder -> builder.market(foreign),
                builder -> builder.resources(0, foreign),
                builder -> builder.hand(0, 5, foreign),
                builder -> builder.discardPile(foreign.toList()))) {
            refuses(table, "expected", change);
        }
    }
}
