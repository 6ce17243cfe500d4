package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.PositionLaws;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/** Every position of a game can be put together by hand, and what contradicts the rules is refused. */
class PositionTest {
    private static final Edition EDITION = Edition.standIn();

    /** The position put together again, part by part, from that before the first turn. */
    private static Position rebuilt(Table table) {
        Position position = Position.of(table.setup())
                .withTurn(table.turn())
                .withRound(table.round())
                .withMarket(table.market())
                .withDiscardPile(table.discardPile());
        position = table.isOver() ? position.withGameOver() : position.withActiveSeat(table.activeSeat());
        position = table.ask().map(position::withAsk).orElse(position);
        position = table.given().map(position::withGiven).orElse(position);
        if (table.captain().isPresent()) {
            position = position.withCaptain(table.captain().getAsInt());
        }
        for (Player player : table.players()) {
            position = position.withResources(player.seat(), player.resources())
                    .withCoins(player.seat(), player.coins())
                    .withKnown(player.seat(), player.known())
                    .withHandSize(player.seat(), player.handSize());
        }
        return position;
    }

    @Tag("games")
    @Property(tries = 6, seed = "1602")
    void eachStateOfAGameIsPutTogetherFromItsPartsAndItsText(@ForAll(supplier = Script.Whole.class) Script script) {
        arePutTogether(script);
    }

    @Example
    void eachStateOfOneGameIsPutTogetherFromItsPartsAndItsText() {
        arePutTogether(new Script(Setup.of(2), 1602, 4, Script.WHOLE));
    }

    private static Position seen(Table table, int seat, Cards hand) {
        return Position.of(table).withHand(seat, hand).seenBy(seat);
    }

    private static void arePutTogether(Script script) {
        for (GameState state : script.states()) {
            Position open = rebuilt(state.table());
            assertThat(open.table()).isEqualTo(state.table()).hasSameHashCodeAs(state.table());
            assertThat(open.view()).isEqualTo(state.viewForSpectator());
            Position full = open.withDeck(state.deck());
            for (int seat : script.setup().seats()) {
                full = full.withHand(seat, state.hand(seat));
                assertThat(seen(state.table(), seat, state.hand(seat)).view()).isEqualTo(state.viewFor(seat));
            }
            assertThat(full.state()).isEqualTo(state);
            for (int seat : script.setup().seats()) {
                assertThat(full.seenBy(seat).view()).isEqualTo(state.viewFor(seat));
                assertThat(Position.of(state.viewFor(seat)).view()).isEqualTo(state.viewFor(seat));
            }
            assertThat(Position.of(state.viewForSpectator()).view()).isEqualTo(state.viewForSpectator());
            assertThat(Position.of(state).problems()).isEmpty();
            assertThat(Position.of(state.table()))
                    .hasToString(state.viewForSpectator().toText());
            // COIN-1: the deck without the coins
            assertThat(open.dealt(PositionTest::inOrder).table()).isEqualTo(state.table());
            assertThat(Position.of(state.table()).dealt(PositionTest::inOrder).table())
                    .isEqualTo(state.table());
        }
    }

    /**
     * All positions that can be reached from an accepted position are accepted too; in each there is an action (NEV-1).
     */
    @Tag("games")
    @Property(tries = 30, seed = "1602")
    void whatFollowsAnAcceptedPositionIsAccepted(
            @ForAll(supplier = Script.Any.class) Script script, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        PositionLaws.areAcceptedAfter(
                Mercatores.rules(script.setup().edition()),
                Position.of(script.state().table()),
                position -> changed(position, random),
                random);
    }

    /** A position with one part changed. */
    private static Position changed(Position position, SplittableRandom random) {
        Table table = position.table();
        int seat = random.nextInt(table.setup().players());
        Player player = table.player(seat);
        List<Card> cards = table.setup().edition().cards();
        Card card = cards.get(random.nextInt(cards.size()));
        return switch (random.nextInt(10)) {
            case 0 -> position.withTurn(table.turn() + random.nextInt(-3, 4));
            case 1 -> position.withAsk(Ask.values()[random.nextInt(5)]);
            case 2 -> position.withResources(seat, plus(table, player.resources(), card));
            case 3 -> position.withHandSize(seat, player.handSize() + random.nextInt(-1, 2));
            case 4 -> position.withCoins(seat, player.coins() + random.nextInt(-2, 30));
            case 5 ->
                position.withMarket(plus(table, minus(table.market(), card), cards.get(random.nextInt(cards.size()))));
            case 6 -> position.withCaptain(seat);
            case 7 -> position.withResources(seat, minus(player.resources(), card));
            case 8 -> position.withRound(table.round() + random.nextInt(-2, 3)).withActiveSeat(seat);
            default -> position.withKnown(seat, minus(player.known(), card));
        };
    }

    private static Cards plus(Table table, Cards cards, Card card) {
        return cards.count(card) < table.setup().edition().copies(card) ? cards.plus(card) : cards;
    }

    private static Cards minus(Cards cards, Card card) {
        return cards.has(card) ? cards.minus(card) : cards;
    }

    @Example
    void unsaidCardsAreDealt() {
        GameState start = Position.of(Setup.of(3)).dealt(PositionTest::inOrder);
        assertThat(start.table().market()).isEqualTo(Cards.parse("CRN0,CRN0,CRN0,CRN0,CRN0", EDITION));
        assertThat(start.hand(2)).isEqualTo(Cards.parse("CRN1,TOB0,TOB0,TOB0,TOB0", EDITION));
        assertThat(start.deck()).hasSize(82 - 20).startsWith(EDITION.cards().get(2));
        GameState taking = Position.of(Setup.of(2))
                .withAsk(Ask.TAKE)
                .withGiven(EDITION.cards().get(0))
                .withHandSize(0, 4)
                .withHand(1, Cards.parse("WAR,QDL,TOB0,TOB1,CAC0", EDITION))
                .dealt(new SplittableRandom(1)::nextInt);
        assertThat(taking.table().market().size()).isEqualTo(6);
        assertThat(taking.table().given()).contains(EDITION.cards().get(0));
        assertThat(taking.hand(1)).hasToString("TOB0,TOB1,CAC0,WAR,QDL");
        GameState loading = Position.of(Setup.of(2))
                .withAsk(Ask.LOAD)
                .withKnown(0, Cards.parse("WAR,QDL", EDITION))
                .withHandSize(0, 6)
                .dealt(PositionTest::inOrder);
        assertThat(loading.table().market().size()).isEqualTo(4);
        assertThat(loading.hand(0).contains(Cards.parse("WAR,QDL", EDITION))).isTrue();
    }

    @Example
    void eachDealOfThePlacesIsAsLikelyAsAnyOther() {
        Position position = Position.of(Setup.of(2));
        int goods = 0;
        SplittableRandom random = new SplittableRandom(1602);
        for (int i = 0; i < 2_000; i++) {
            goods += position.dealt(random::nextInt).hand(1).goodsSize();
        }
        assertThat(goods / 10_000.0).isBetween(60 / 82.0 - 0.02, 60 / 82.0 + 0.02);
        assertThatThrownBy(() -> position.dealt(bound -> bound)).hasMessageContaining("random.applyAsInt(82)");
    }

    @Example
    void theCardThatWasGivenIsForgottenAfterTheStepToTake_MKT4() {
        Table taking = first(2, one -> one.ask().filter(Ask.TAKE::equals).isPresent());
        assertThat(Position.of(taking).withAsk(Ask.TAKE).table()).isEqualTo(taking);
        assertThat(Position.of(taking).withAsk(Ask.GIVE).problems())
                .extracting(PositionProblem::what)
                .doesNotContain("card given");
    }

    private static Table first(int players, Predicate<Table> wanted) {
        return new Script(Setup.of(players), 1602, 4, Script.WHOLE)
                .play().steps().stream()
                        .map(played -> played.after().table())
                        .filter(wanted)
                        .findFirst()
                        .orElseThrow();
    }

    private static void refuses(Table table, String message, UnaryOperator<Position> change) {
        PositionLaws.isRefused(Position.of(table), change, message);
    }

    private static Table investing() {
        return first(3, table -> table.turn() == 10 && table.ask().orElseThrow() == Ask.GIVE);
    }

    private static Card card(String code) {
        return EDITION.card(code).orElseThrow();
    }

    @Example
    void aDiscardPileThatCannotBeIsRefused_THG2_THG3() {
        Table table = investing();
        refuses(table, "(THG-2)", position -> position.withDiscardPile(Collections.nCopies(3, card("CAC0"))));
        refuses(table, "(THG-3)", position -> position.withDiscardPile(Collections.nCopies(3, card("QDL"))));
    }

    @Example
    void theProfitPhaseHasACaptainAndAnActiveSeat_PRO1_PRO2() {
        assertThat(Position.of(Setup.of(2)).withAsk(Ask.CASH).problems())
                .extracting(PositionProblem::message)
                .contains(
                        "active seat: not said, expected a seat in the profit phase (PRO-2)",
                        "Captain card: nobody's, expected a player's in the profit phase (PRO-1)");
    }

    @Example
    void hiddenCardsThatDoNotFitTheTableAreRefused_INF1_INF2_INF4() {
        GameState state = new Script(Setup.of(3), 1602, 4, 30).state();
        Table table = state.table();
        Position position = Position.of(state);
        List<Card> shorter = state.deck().subList(1, state.deck().size());
        assertThatThrownBy(() -> position.withDeck(shorter).state()).hasMessageContaining("(INF-2)");
        Cards none = Cards.none(EDITION);
        assertThatThrownBy(() -> position.withHand(0, none).state())
                .hasMessageContaining("hand of seat 0: , expected a hand with")
                .hasMessageContaining("(INF-4)");
        assertThatThrownBy(() -> seen(table, 3, state.hand(0))).hasMessage("seat: 3, expected 0 to 2");
        int seat = table.player(0).known().isEmpty() ? 1 : 0;
        Cards without = Cards.of(
                EDITION,
                state.viewFor(seat).unseen().toList().stream()
                        .filter(card -> !table.player(seat).known().has(card))
                        .limit(table.player(seat).handSize())
                        .toList());
        assertThatThrownBy(() -> seen(table, seat, without).view()).hasMessageContaining("(INF-4)");
        List<Card> doubled = new ArrayList<>(state.deck());
        doubled.replaceAll(card -> doubled.get(0));
        assertThatThrownBy(() -> position.withDeck(doubled).state()).hasMessageContaining("at most");
        assertThatThrownBy(() -> Position.of(state).view())
                .hasMessageContaining("hand of seat 0: known, expected a hand that the viewer does not see (INF-1)")
                .hasMessageContaining("deck: known, expected a deck that nobody sees (INF-2)");
        assertThatThrownBy(() -> Position.of(table).state())
                .hasMessageContaining("hand of seat 2: not known")
                .hasMessageContaining("deck: not known");
    }

    @Example
    void aHandHasNoCardsThatLieElsewhere_THG3() {
        Table table = Position.of(Setup.of(2))
                .withTurn(1)
                .withMarket(Cards.parse("CRN0,CRN0,WAR,QLR,QLR", EDITION))
                .withResources(0, Cards.parse("CRN0", EDITION))
                .withKnown(0, Cards.parse("QDL,QDL", EDITION))
                .table();
        assertThat(seen(table, 1, Cards.parse("TOB0,TOB0,TOB0,TOB0,QDR", EDITION))
                        .view()
                        .table())
                .isEqualTo(table);
        assertThatThrownBy(() -> seen(table, 1, Cards.parse("TOB0,TOB0,TOB0,TOB0,QLR", EDITION))
                        .view())
                .hasMessageContaining("QLR cards: 3 with hands of seat 1, expected at most 2 (THG-3)");
        assertThatThrownBy(() -> seen(table, 1, Cards.parse("TOB0,TOB0,TOB0,TOB0,QDL", EDITION))
                        .view())
                .hasMessageContaining("QDL cards: 3 with hands of seat 1, expected at most 2 (THG-3)");
    }

    @Example
    void cardsOfAnotherEditionAndSeatsThatDoNotExistAreRefusedAtOnce() {
        Position position = Position.of(investing());
        Edition other = TestEditions.all().get(1);
        Card card = other.specialCards().get(0);
        Cards foreign = Cards.of(other, List.of(card));
        Cards none = Cards.none(EDITION);
        PositionLaws.areRefusedAtOnce(
                position,
                start -> start.withMarket(foreign),
                start -> start.withResources(0, foreign),
                start -> start.withKnown(0, foreign),
                start -> start.withHand(0, foreign),
                start -> start.withGiven(card),
                start -> start.withDeck(List.of(card)),
                start -> start.withDiscardPile(List.of(card)),
                start -> start.withActiveSeat(3),
                start -> start.withCaptain(-1),
                start -> start.withHand(3, none),
                start -> start.withResources(-1, none),
                start -> start.seenBy(3));
    }

    /** A shuffle that leaves cards in their order. */
    static int inOrder(int bound) {
        return bound - 1;
    }
}
