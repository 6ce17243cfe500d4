package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.IllegalActionException;
import io.github.mercurius.api.Setup;
import io.vavr.collection.Vector;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The log of a game: what was done, what came of it, and the way back. */
class GameTest {
    private static final Game START = Game.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(0));

    private static Game after(String... notations) {
        return Vector.of(notations).map(Action::parse).foldLeft(START, Game::applyAction);
    }

    @Property(tries = 50)
    void everyMoveHoldsTheStateThatItLedTo(@ForAll(supplier = Script.Any.class) Script script) {
        Game game = script.play();
        GameState state = game.firstState();
        for (Step move : game.moves()) {
            assertThat(move.seat()).isEqualTo(state.table().activeSeat());
            assertThat(move.turn()).isEqualTo(state.table().turn());
            state = state.applyAction(move.action());
            assertThat(move.after()).isEqualTo(state);
        }
        assertThat(game.state()).isEqualTo(state);
    }

    @Property(tries = 50)
    void undoLeadsToTheGameAsItWas(
            @ForAll(supplier = Script.Any.class) Script script, @ForAll @IntRange(max = 90) int n) {
        Game game = script.play();
        int actions = Math.min(n, game.actions().size());
        assertThat(game.undo(actions)).isEqualTo(script.play(actions));
        assertThat(game.undo(actions).state()).isEqualTo(script.play(actions).state());
        assertThat(game.actions().size()).as("the game itself stays").isGreaterThanOrEqualTo(actions);
    }

    @Property(tries = 50)
    void theTurnsHoldAllMovesInOrder(@ForAll(supplier = Script.Any.class) Script script) {
        Game game = script.play();
        assertThat(game.turns().size()).isEqualTo(game.setup().turns());
        assertThat(game.turns().flatMap(turn -> turn)).isEqualTo(game.moves());
        game.turns()
                .zipWithIndex()
                .forEach(turn -> assertThat(turn._1().map(Step::turn)).containsOnly(turn._2()));
    }

    @Property(tries = 50)
    void undoRevealsCardsIfACardWasDrawnOrShown(
            @ForAll(supplier = Script.Any.class) Script script, @ForAll @IntRange(max = 90) int n) {
        Game game = script.play();
        int to = Math.min(n, game.actions().size());
        boolean turnEnded = game.actions().drop(to).exists(a -> a instanceof Action.PlayCard)
                || game.moves().drop(to).flatMap(Step::events).exists(e -> e instanceof Event.CardDrawn)
                || game.actions()
                        .drop(to)
                        .exists(a -> a instanceof Action.PlayNews news
                                && !news.discard().isEmpty());
        assertThat(game.undoRevealsCards(to)).isEqualTo(turnEnded);
    }

    @Test
    void tradesCanBeTakenBackAndACardCannot() {
        assertThat(after("+AMS", "+TEA", "-AMS").undoRevealsCards(0)).isFalse();
        Game game = after("+AMS");
        Game played = game.applyAction(Action.playCard(game.state().hand(0).kind(0)));
        assertThat(played.undoRevealsCards(1)).isTrue();
        assertThat(played.undoRevealsCards(2)).isFalse();
    }

    @Test
    void whoOnlyWatchesIsToldThatCardsAreDrawnAndNotWhich() {
        Action.PlayCard card = Action.playCard(START.state().hand(0).kind(0));
        Game game = START.applyAction(Action.buy(Asset.AMS)).applyAction(card);
        Vector<Event> told = game.eventsSeenBySpectator();
        assertThat(told).hasSameSizeAs(game.events()).contains(new Event.HiddenCardDrawn(0, Deck.MAIN));
        assertThat(told).noneMatch(Event.CardDrawn.class::isInstance).contains(new Event.CardPlayed(0, card.card()));
    }

    @Test
    void aGameCanBranch() {
        Game trunk = after("+AMS");
        Game one = trunk.applyAction(Action.parse("+TEA"));
        Game other = trunk.applyAction(Action.parse("+SIL"));
        assertThat(one.actions().mkString(" ")).isEqualTo("+AMS +TEA");
        assertThat(other.actions().mkString(" ")).isEqualTo("+AMS +SIL");
        assertThat(trunk.actions().mkString(" ")).isEqualTo("+AMS");
    }

    @Test
    void aRefusedActionIsNotInTheLog() {
        assertThat(START.tryAction(Action.parse("-AMS")).getLeft().message())
                .isEqualTo("TRD-6: seat 0 has no AMS token");
        assertThatThrownBy(() -> START.applyAction(Action.parse("-AMS")))
                .isInstanceOf(IllegalActionException.class)
                .hasMessage("-AMS: TRD-6: seat 0 has no AMS token");
        assertThat(START.actions()).isEmpty();
        assertThat(START.tryAction(Action.parse("+AMS")).get()).isEqualTo(after("+AMS"));
    }

    @Test
    void undoRefusesNumbersOfActionsThatThereWereNot() {
        assertThatThrownBy(() -> after("+AMS").undo(2)).hasMessage("actions: 2, expected 0 to 1");
        assertThatThrownBy(() -> after("+AMS").undoRevealsCards(-1)).hasMessage("actions: -1, expected 0 to 1");
    }

    @Test
    void theTextOfAGameDoesNotTellTheDeal() {
        Game other = Game.start(START.setup(), Deal.seeded(1));
        assertThat(START).hasToString(other.toString()).isNotEqualTo(other);
    }
}
