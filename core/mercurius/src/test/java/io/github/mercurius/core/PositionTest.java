package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.model.PositionLaws;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Positions that are put together by hand. */
@Domain(MercuriusDomain.class)
class PositionTest {
    private static final Setup FOUR = Setup.of(4);

    @Example
    void aPositionSaysWhatMattersAndTheRestFollows() {
        Cards hand = Cards.of(PriceCard.parse("AMS+SIL-"), PriceCard.parse("AMS+SIL-"), PriceCard.parse("AMS-COF+"))
                .plus(Cards.of(PriceCard.parse("MID-TEA+"), PriceCard.parse("MID+SPI-")));
        GameState state = Position.of(FOUR)
                .withTurn(17)
                .withSpace(Asset.AMS, Market.LAST_SPACE)
                .withCash(1, 27)
                .withTokens(1, Tokens.of(Asset.AMS, Asset.TEA))
                .withUsed(1, SpecialCard.DIVIDEND)
                .withDividendsPaid(List.of(Chamber.ROT))
                .withHand(1, hand)
                .dealt(PositionTest::inOrder);
        assertThat(state.hand(1)).isEqualTo(hand);
        assertThat(state.table().activeSeat()).isEqualTo(1);
        assertThat(state.table().bank().count(Asset.AMS)).isEqualTo(6);
        assertThat(state.table().deckSize(Deck.MAIN)).isEqualTo(40 - 17);
        assertThat(state.table().discardPile()).hasSize(17 - 8);
        assertThat(state.check(1, Action.buy(Asset.AMS))).isEmpty();
        assertThat(state.applyAction(1, Action.buy(Asset.AMS)).check(1, Action.buy(Asset.AMS)))
                .hasValueSatisfying(refused -> assertThat(refused.rule()).isEqualTo(Rule.TRD_5));
    }

    @Example
    void aPriceIsSetInOneCall_PRC1() {
        Position position = Position.of(FOUR);
        for (int price = Market.LOWEST_PRICE; price <= Market.HIGHEST_PRICE; price++) {
            Table table = position.withPrice(Asset.AMS, price)
                    .withPrice(Asset.TEA, price)
                    .table();
            assertThat(List.of(table.price(Asset.AMS), table.price(Asset.TEA))).containsOnly(price);
            assertThat(table.price(Asset.SIL)).isEqualTo(15);
        }
        assertThat(position.withPrice(Asset.AMS, 1).table().space(Asset.AMS)).isEqualTo(5);
        assertThat(position.withPrice(Asset.TEA, 25).table().space(Asset.TEA)).isEqualTo(29);
        for (int price : List.of(0, 26)) {
            assertThatThrownBy(() -> position.withPrice(Asset.AMS, price))
                    .hasMessage("price: " + price + ", expected 1 to 25 (PRC-1)");
        }
    }

    @Example
    void aPositionNeverChanges() {
        Position before = Position.of(FOUR);
        before.withTurn(4)
                .withCash(0, 3)
                .withTokens(2, Tokens.of(Asset.AMS))
                .withBoard(1, Board.empty())
                .withUsed(0, SpecialCard.NEWS);
        assertThat(before.toText()).isEqualTo("mpn/1 players=4");
        Position full = Position.of(before.dealt(PositionTest::inOrder));
        String text = full.toText();
        full.withSpace(Asset.AMS, 1).seenBy(0).withHandSize(0, 6);
        full.seenBySpectator().dealt(PositionTest::inOrder);
        assertThat(full.toText()).isEqualTo(text);
        assertThat(before.problems()).isEmpty();
        assertThat(before.dealt(PositionTest::inOrder)).isEqualTo(full.state());
    }

    @Example
    void aPositionThatContradictsTheRulesIsNoStateNoViewAndNoText() {
        Position wrong = Position.of(FOUR).withCash(0, -1);
        String problem = "cash of seat 0: -1, expected 0 to 10000000 (TRD-5)";
        for (ThrowingCallable door : List.<ThrowingCallable>of(wrong::state, wrong::view, wrong::toText)) {
            assertThatThrownBy(door).isInstanceOf(PositionException.class).hasMessageContaining(problem);
        }
        assertThat(wrong.toString()).contains(problem);
    }

    @Example
    void aSeatThatDoesNotExistIsRefusedAtOnce() {
        Position position = Position.of(FOUR);
        assertThatThrownBy(() -> position.withCash(4, 70)).hasMessage("seat: 4, expected 0 to 3");
        assertThatThrownBy(() -> position.seenBy(-1)).hasMessage("seat: -1, expected 0 to 3");
    }

    @Tag("games")
    @Property(tries = 20, seed = "1602")
    void theCardsThatAreNotSaidCanBeDealtAtAnyTurn(
            @ForAll @IntRange(min = 3, max = 5) int players, @ForAll int seed, @ForAll @IntRange(max = 51) int turn) {
        Setup setup = Setup.of(players);
        int completed = turn % (setup.turns() + 1);
        Position position = Position.of(setup).withTurn(completed);
        for (int seat = 0; seat < players; seat++) {
            boolean usesNews = completed >= players && (seed >> seat) % 2 == 0;
            position = usesNews ? position.withUsed(seat, SpecialCard.NEWS) : position;
        }
        GameState state = position.dealt(new SplittableRandom(seed)::nextInt);
        assertThat(GameState.parse(state.toText())).isEqualTo(state);
        assertThat(position.dealt(PositionTest::inOrder).table().turn()).isEqualTo(completed);
    }

    /** A shuffle that leaves cards in their order. */
    private static int inOrder(int bound) {
        return bound - 1;
    }

    @Tag("games")
    @Property(tries = 50, seed = "1602")
    void playGoesOnFromEveryAcceptedPosition(@ForAll RandomGame randomGame, @ForAll int seed) {
        List<Step> steps = randomGame.game().steps();
        Position start =
                Position.of(steps.get(Math.floorMod(seed, steps.size())).after().table());
        SplittableRandom random = new SplittableRandom(seed);
        PositionLaws.areAcceptedAfter(Mercurius.rules(), start, position -> changed(position, random), random);
    }

    private static Position changed(Position position, SplittableRandom random) {
        Table table = position.table();
        int seat = random.nextInt(table.setup().players());
        Asset asset = Asset.all().get(random.nextInt(Asset.all().size()));
        return switch (random.nextInt(8)) {
            case 0 -> position.withCash(seat, random.nextInt(100));
            case 1 -> position.withCash(seat, 10_000_000 * (4 * table.turn() + table.step() + 1) + random.nextInt(2));
            case 2 -> position.withSpace(asset, random.nextInt(Market.LAST_SPACE + 2));
            case 3 -> position.withTokens(seat, table.player(seat).tokens().plus(asset));
            case 4 -> position.withTrades(List.of(random.nextBoolean() ? Action.buy(asset) : Action.sell(asset)));
            case 5 -> position.withBlackMarket(seat, Tokens.of(asset)).withUsed(seat, SpecialCard.BLACK_MARKET);
            case 6 -> position.withTurn(table.turn() + table.setup().players());
            default ->
                position.withUsed(seat, SpecialCard.values()[random.nextInt(3)])
                        .withSpecialPlayed(random.nextBoolean());
        };
    }

    @Tag("games")
    @Property(tries = 20, seed = "1602")
    void whatASeatKnowsIsDealtLikeADeterminization(@ForAll RandomGame randomGame, @ForAll int seed) {
        Game game = randomGame.game();
        GameState state =
                game.steps().get(Math.floorMod(seed, game.steps().size())).after();
        for (int seat : state.table().setup().seats()) {
            PlayerView view = state.viewFor(seat);
            GameState dealt = Position.of(view).dealt(new SplittableRandom(seed)::nextInt);
            assertThat(dealt.viewFor(seat)).isEqualTo(view);
            assertThat(dealt).isEqualTo(view.determinize(new SplittableRandom(seed)::nextInt));
        }
    }
}
