package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.Reachable;
import io.github.mercurius.model.TwoWorlds;
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
 * <p>A game is played to some moment; a second world is one that the seat cannot tell from it: the tokens in other
 * hands and in the stack are dealt anew. The same actions and outcomes are played in both from there, but where
 * somebody else draws a token, each world draws one of its own. All that can be reached from the seat is compared at
 * every step, until something hidden comes out that is not the same in both.
 */
@Tag("long")
class NonInterferenceProperties {
    private static final int STEPS = 60;

    @Tag("games")
    @Property(tries = 120, seed = "1602")
    void whatASeatMayNotSeeChangesNothingThatItCanReach_INF1_INF2(
            @ForAll(supplier = Script.Any.class) Script script, @ForAll long hiddenSeed, @ForAll int anySeat) {
        int seat = Math.floorMod(anySeat, script.setup().players());
        playTwoWorlds(script, hiddenSeed, seat, NonInterferenceProperties::reachable);
    }

    @Tag("games")
    @Property(tries = 50, seed = "1602")
    void everybodySeesTheWholeTable_INF4(@ForAll(supplier = Script.Any.class) Script script) {
        GameState state = script.state();
        TwoWorlds.tableAndHandsAreSeen(
                state, state::hand, PlayerView::hand, Tokens.of(script.setup().edition(), List.of()));
    }

    @Example
    void aViewThatLeaksIsFoundOut_INF1() {
        assertThatThrownBy(() -> {
                    for (int seed = 0; seed < 50; seed++) {
                        playTwoWorlds(new Script(Setup.of(4), seed, seed, 400), seed, 0, TwoWorlds::leaking);
                    }
                })
                .isInstanceOf(AssertionError.class);
    }

    @Example
    void pairsOfWorldsAreComparedOverManyActions() {
        int actions = 0;
        int different = 0;
        for (int seed = 0; seed < 100; seed++) {
            Script script = new Script(Script.setup(seed), seed, seed, 300);
            actions += playTwoWorlds(script, ~seed, 1, (game, seat) -> 0);
            GameState state = script.state();
            GameState other = state.viewFor(1).determinize(new SplittableRandom(~seed)::nextInt);
            different += other.equals(state) ? 0 : 1;
        }
        assertThat(actions / 100).as("actions that are compared, on average").isGreaterThan(20);
        assertThat(different).as("pairs of worlds that differ").isGreaterThan(20);
    }

    private static int playTwoWorlds(
            Script script, long hiddenSeed, int seat, BiFunction<Game, Integer, Object> reachable) {
        SplittableRandom random = new SplittableRandom(hiddenSeed);
        GameState first = script.state();
        Game game = Game.from(first);
        Game other = Game.from(first.viewFor(seat).determinize(random::nextInt));
        int actions = 0;
        assertThat(reachable.apply(other, seat)).isEqualTo(reachable.apply(game, seat));
        while (!game.state().isOver() && actions < STEPS) {
            boolean chance = game.state().table().asksChance();
            Action action = chance
                    ? game.state().drawOutcome(random::nextInt)
                    : game.state().legalActions().sample(random::nextInt);
            boolean hidden =
                    action instanceof Outcome.TokenDrawn && game.state().table().activeSeat() != seat;
            Action inOther = hidden ? other.state().drawOutcome(random::nextInt) : action;
            if (other.state().checkAny(inOther).isPresent()) {
                break; // a token is shown that is elsewhere in the other world
            }
            game = Play.next(game, action);
            other = Play.next(other, inOther);
            if (!told(game, seat).equals(told(other, seat)) && showsHands(game, other)) {
                break; // what a hand was asked, or showed, is not the same in both: now everybody may know
            }
            if (random.nextInt(12) == 0) {
                int kept = TwoWorlds.back(game, random);
                game = game.undo(kept);
                other = other.undo(kept);
            }
            assertThat(reachable.apply(other, seat)).as("after " + action).isEqualTo(reachable.apply(game, seat));
            actions++;
        }
        return actions;
    }

    /** What a seat can get hold of; it asks about all tokens. */
    private static Reachable reachable(Game game, int seat) {
        Edition edition = game.setup().edition();
        List<Action> asked = edition.tokenKinds().stream()
                .<Action>flatMap(kind -> Stream.of(
                        new Action.PlayToken(kind), new Action.DiscardToken(kind), Outcome.TokenDrawn.of(kind)))
                .toList();
        PlayerView view = game.state().viewFor(seat);
        return Reachable.of(Mercado.rules(edition), game, seat, asked)
                .and("unseen", view.unseen())
                .and("position of the table", Position.of(view.table()).toText());
    }

    private static Update told(Game game, int seat) {
        return game.updatesFor(seat, game.updateCount() - 1).get(0);
    }

    /** Whether in one of the worlds somebody discards a token, is asked for one, or counts the points of a hand. */
    private static boolean showsHands(Game game, Game other) {
        return showsHands(game) || showsHands(other);
    }

    private static boolean showsHands(Game game) {
        Update update = game.updatesForHost(game.updateCount() - 1).get(0);
        return update.events().stream()
                .anyMatch(event -> event instanceof Event.TokenDiscarded
                        || event instanceof Event.FinalScored
                        || (event instanceof Event.Asked asked && asked.ask() == Ask.DISCARD));
    }
}
