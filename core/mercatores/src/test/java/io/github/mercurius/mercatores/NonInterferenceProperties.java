package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.Reachable;
import io.github.mercurius.model.TwoWorlds;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import java.util.stream.Stream;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;

/**
 * INF-1, INF-2 as a law: two games that differ only in what a seat may not see are the same game for that seat.
 *
 * <p>Two worlds are dealt that give the seat the same hand and the same market, while some cards of the other hands and
 * of the deck have changed places. The same actions are played in both, and all that can be reached from the seat is
 * compared at every step, until a card comes from the deck that is not the same in both, or no action is left that is
 * legal in both.
 */
@Tag("games")
class NonInterferenceProperties {
    @Property(tries = 150, seed = "1602")
    void whatASeatMayNotSeeChangesNothingThatItCanReach_INF1_INF2(
            @ForAll(supplier = Script.Any.class) Script script, @ForAll long hiddenSeed, @ForAll int anySeat) {
        int seat = Math.floorMod(anySeat, script.setup().players());
        playTwoWorlds(script, hiddenSeed, seat, NonInterferenceProperties::reachable);
    }

    @Property(tries = 50, seed = "1602")
    void everybodySeesTheWholeTable_INF3(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        TwoWorlds.tableAndHandsAreSeen(
                state, state::hand, PlayerView::hand, Cards.none(script.setup().edition()));
    }

    @Example
    void aViewThatLeaksIsFoundOut_INF1() {
        Script script = new Script(Setup.of(4), 1602, 17, 0);
        assertThatThrownBy(() -> playTwoWorlds(script, 5, 0, TwoWorlds::leaking))
                .isInstanceOf(AssertionError.class);
    }

    @Example
    void pairsOfWorldsAreComparedOverManyActions() {
        int actions = 0;
        for (int seed = 0; seed < 100; seed++) {
            actions += playTwoWorlds(new Script(Setup.of(3), seed, seed, 0), ~seed, 1, (game, seat) -> 0);
        }
        assertThat(actions / 100)
                .as("actions of a game that are compared, on average")
                .isGreaterThan(20);
    }

    private static int playTwoWorlds(
            Script script, long hiddenSeed, int seat, BiFunction<Game, Integer, Object> reachable) {
        Game game = Game.start(script.setup(), Deal.seeded(script.setup().edition(), script.deal()));
        Game other = Game.start(script.setup(), otherDeal(game, hiddenSeed, seat));
        return TwoWorlds.compared(
                game, other, script.choices(), world -> reachable.apply(world, seat), NonInterferenceProperties::drawn);
    }

    /** The cards that come from the deck with an action: now everybody may know them. */
    private static List<Event> drawn(Game game, Action action) {
        List<Event> events = new ArrayList<>();
        game.state().applyAction(action, events::add);
        events.removeIf(event -> !(event instanceof Event.MarketFilled));
        return events;
    }

    /** What a seat can get hold of; it asks about all cards. */
    private static Reachable reachable(Game game, int seat) {
        Edition edition = game.setup().edition();
        List<Action> asked = edition.cards().stream()
                .<Action>flatMap(card -> Stream.of(
                        new Action.Give(card),
                        new Action.Load(List.of(card)),
                        new Action.Take(List.of(card, card)),
                        new Action.Tax(card)))
                .toList();
        PlayerView view = game.state().viewFor(seat);
        return Reachable.of(Mercatores.rules(edition), game, seat, asked)
                .and("unseen", view.unseen())
                .and("position of the table", Position.of(view.table()).toText());
    }

    /** A deal that gives a seat the same hand and market, while some of the other cards have changed places. */
    private static Deal otherDeal(Game game, long hiddenSeed, int seat) {
        Setup setup = game.setup();
        List<Card> cards = new ArrayList<>(game.deal().orElseThrow().cards());
        List<Integer> hidden = new ArrayList<>();
        int handsEnd = Deal.MARKET + Deal.HAND * setup.players();
        for (int place = Deal.MARKET; place < cards.size(); place++) {
            boolean own = place < handsEnd && (setup.startSeat() + place - Deal.MARKET) % setup.players() == seat;
            if (!own) {
                hidden.add(place);
            }
        }
        TwoWorlds.swapSome(cards, hidden, 5, new SplittableRandom(hiddenSeed));
        return Deal.of(setup.edition(), cards);
    }
}
