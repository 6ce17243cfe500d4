package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.model.Reachable;
import io.github.mercurius.model.TwoWorlds;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomGame;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.BiFunction;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;

/**
 * INF-1, INF-2 as a law: two games that differ only in what a seat may not see are the same game for that seat.
 *
 * <p>Two worlds are dealt that give the seat the same hand and the same draws, everything else being shuffled. The same
 * actions are played in both, and all that can be reached from the seat is compared at every step, until a hidden card
 * becomes public that is not the same in both: nobody holds a card that could be played in both worlds, or News shows
 * the seat another card of the backup deck.
 */
@Domain(MercuriusDomain.class)
@Tag("long")
class NonInterferenceProperties {
    private static final List<Action> PROBES = List.of(
            Action.parse("+AMS"),
            Action.parse("-SPI"),
            Action.parse("B:HOO,HOO,SPI"),
            Action.parse("D:ROT"),
            Action.parse("MID+TEA-"),
            Action.parse("N:"),
            Action.parse("N:AMS+SIL-,HOO+COF-"));

    @Tag("games")
    @Property(tries = 200, seed = "1602")
    void whatASeatMayNotSeeChangesNothingThatItCanReach_INF1_INF2(
            @ForAll RandomGame randomGame, @ForAll long hiddenSeed, @ForAll int anySeat) {
        int seat = Math.floorMod(anySeat, randomGame.setup().players());
        playTwoWorlds(randomGame, hiddenSeed, seat, NonInterferenceProperties::reachable);
    }

    @Tag("games")
    @Property(tries = 50, seed = "1602")
    void everybodySeesTheWholeTable_INF3(@ForAll RandomGame randomGame) {
        randomGame.game().steps().forEach(step -> TwoWorlds.tableIsSeenByAll(step.after()));
    }

    @Example
    void aViewThatLeaksIsFoundOut_INF1() {
        RandomGame randomGame = new RandomGame(Setup.of(4), 1602, PlayStyle.UNIFORM, 17);
        assertThatThrownBy(() -> playTwoWorlds(randomGame, 5, 0, TwoWorlds::leaking))
                .isInstanceOf(AssertionError.class);
    }

    @Example
    void mostPairsOfWorldsAreComparedOverManyActions() {
        int steps = 0;
        for (int seed = 0; seed < 100; seed++) {
            steps += playTwoWorlds(new RandomGame(Setup.of(3), seed, PlayStyle.UNIFORM, seed), ~seed, 1, (g, s) -> 0);
        }
        assertThat(steps / 100)
                .as("actions of a game that are compared, on average")
                .isGreaterThan(30);
    }

    private static int playTwoWorlds(
            RandomGame randomGame, long hiddenSeed, int seat, BiFunction<Game, Integer, Object> reachable) {
        Game game = randomGame.game(0);
        Game other = Game.start(randomGame.setup(), otherDeal(game, hiddenSeed, seat));
        return TwoWorlds.compared(
                game,
                other,
                randomGame.choices(),
                world -> reachable.apply(world, seat),
                (world, action) -> drawnWithNews(world, action, seat));
    }

    /** The cards of the backup deck that an action brings to a seat, in the order in which it sees them. */
    private static List<PriceCard> drawnWithNews(Game game, Action action, int seat) {
        if (game.state().table().activeSeat() != seat) {
            return List.of();
        }
        List<PriceCard> before = game.state().backupDeck();
        int left = game.state().applyAction(action).backupDeck().size();
        return before.subList(0, before.size() - left);
    }

    private static Reachable reachable(Game game, int seat) {
        return Reachable.of(Mercurius.rules(), game, seat, PROBES);
    }

    /** A deal that gives a seat the same hand and the same draws from the main deck, and is else another one. */
    private static Deal otherDeal(Game game, long hiddenSeed, int seat) {
        List<PriceCard> cards = new ArrayList<>(game.deal().orElseThrow().cards());
        List<Integer> hidden = new ArrayList<>();
        for (int place = 0; place < cards.size(); place++) {
            // The hands, then one draw a turn, both go round: place 12 + n to the n-th seat from the start player.
            int nth = place - Deal.BACKUP_DECK;
            boolean seen =
                    nth >= 0 && (game.setup().startSeat() + nth) % game.setup().players() == seat;
            if (!seen) {
                hidden.add(place);
            }
        }
        TwoWorlds.swapSome(cards, hidden, 7, new SplittableRandom(hiddenSeed));
        return Deal.of(cards);
    }
}
