package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.Reachable;
import io.github.mercurius.model.TwoWorlds;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
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
    @Property(tries = 150)
    void whatASeatMayNotSeeChangesNothingThatItCanReach_INF1_INF2(
            @ForAll(supplier = Script.Any.class) Script script, @ForAll long hiddenSeed, @ForAll int anySeat) {
        playTwoWorlds(
                script,
                hiddenSeed,
                Math.floorMod(anySeat, script.setup().players()),
                NonInterferenceProperties::reachable);
    }

    @Property(tries = 50)
    void everybodySeesTheWholeTable_INF3(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        TwoWorlds.tableIsSeenByAll(state);
        assertThat(state.viewForSpectator().hand().isEmpty()).isTrue();
        for (int seat : script.setup().seats()) {
            assertThat(state.viewFor(seat).hand()).isEqualTo(state.hand(seat));
        }
    }

    @Example
    void aViewThatLeaksIsFoundOut_INF1() {
        // The hand of the next seat in a hash code: as little as a leak can be.
        BiFunction<Game, Integer, Object> leaky = (game, seat) -> {
            int next = (seat + 1) % game.setup().players();
            return game.state().viewFor(seat).hashCode()
                    + game.state().hand(next).hashCode();
        };
        Script script = new Script(Setup.of(4), 1602, 17, 0);
        assertThatThrownBy(() -> playTwoWorlds(script, 5, 0, leaky)).isInstanceOf(AssertionError.class);
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
        SplittableRandom random = new SplittableRandom(script.choices());
        int actions = 0;
        assertThat(reachable.apply(other, seat)).isEqualTo(reachable.apply(game, seat));
        Optional<Action> action = TwoWorlds.commonAction(game, other, random);
        while (action.isPresent()) {
            game = game.applyAction(action.get());
            other = other.applyAction(action.get());
            if (!drawn(game).equals(drawn(other))) {
                break; // another card came from the deck: now everybody may know
            }
            if (random.nextInt(12) == 0) {
                int kept = game.actions().size()
                        - 1
                        - random.nextInt(Math.min(3, game.actions().size()));
                game = game.undo(kept);
                other = other.undo(kept);
            }
            assertThat(reachable.apply(other, seat)).as("after " + action).isEqualTo(reachable.apply(game, seat));
            action = TwoWorlds.commonAction(game, other, random);
            actions++;
        }
        return actions;
    }

    /** The cards that came from the deck with the last action. */
    private static List<Card> drawn(Game game) {
        List<Card> drawn = new ArrayList<>();
        for (Event event : game.steps().get(game.steps().size() - 1).events()) {
            if (event instanceof Event.MarketFilled filled) {
                drawn.addAll(filled.cards());
            }
        }
        return drawn;
    }

    /** What a seat can get hold of; it asks about all cards. */
    private static Reachable reachable(Game game, int seat) {
        Edition edition = game.setup().edition();
        List<Action> asked = new ArrayList<>();
        for (Card card : edition.cards()) {
            asked.add(new Action.Give(card));
            asked.add(new Action.Load(List.of(card)));
            asked.add(new Action.Take(List.of(card, card)));
            asked.add(new Action.Tax(card));
        }
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
