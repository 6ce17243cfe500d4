package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.LogLaws;
import io.github.mercurius.model.RecordLaws;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What a client keeps of a game, with undos, and what it proves afterwards. */
class SeatGameTest {
    private static final Setup SETUP = Setup.of("Robert", "Magda", "Rafał");

    private static Game played(int actions) {
        return new Script(SETUP, 1602, 4, actions).play();
    }

    /** A whole game in which the players undo something now and then. */
    static Game withUndos(Script script) {
        SplittableRandom random = new SplittableRandom(script.choices());
        Game game = Game.start(script.setup(), Deal.seeded(script.setup().edition(), script.deal()));
        while (!game.state().isOver()) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
            if (random.nextInt(6) == 0) {
                int actions = game.actions().size();
                game = game.undo(actions - 1 - random.nextInt(Math.min(4, actions)));
            }
        }
        return game;
    }

    @Property(tries = 20, seed = "1602")
    void aClientFollowsEveryUpdateAndUndoAndIsInStep(@ForAll(supplier = Script.Whole.class) Script script) {
        Game game = withUndos(script);
        LogLaws.isFollowed(Mercatores.rules(script.setup().edition()), game);
        for (int seat : script.setup().seats()) {
            assertThat(game.hashesFor(seat, 0)).isEqualTo(game.hashesForSpectator(0));
        }
    }

    @Property(tries = 20, seed = "1602")
    void aGameWithUndosReplaysAndVerifiesForAllWhoWereToldTheTruth(
            @ForAll(supplier = Script.Whole.class) Script script) {
        RecordLaws.replaysAndVerifies(withUndos(script));
    }

    @Example
    void aClientThatJoinsLaterFollowsAndProvesTheRest() {
        PlayerView another = played(31).state().viewFor(1);
        LogLaws.isJoined(Mercatores.rules(SETUP.edition()), played(30), 1, another);
    }

    @Property(tries = 20, seed = "1602")
    void aClientThatIsGivenTheStartAndAllUpdatesHasTheViewOfNow(@ForAll(supplier = Script.Any.class) Script script) {
        Game game = script.play();
        Cards market = game.firstState().table().market();
        for (int seat : script.setup().seats()) {
            PlayerView first = Position.of(script.setup())
                    .withMarket(market)
                    .withHand(seat, game.firstState().hand(seat))
                    .seenBy(seat)
                    .view();
            assertThat(SeatGame.of(first).afterAll(game.updatesForHost(0))).isEqualTo(game.seatGame(seat));
        }
        PlayerView first = Position.of(script.setup()).withMarket(market).view();
        assertThat(SeatGame.of(first).afterAll(game.updatesForHost(0)).view())
                .isEqualTo(game.state().viewForSpectator());
    }

    @Example
    void aViewAtTheStartHasFiveCardsEach_SET3_SET4() {
        Cards five = MadePosition.cards("CRN0,CRN0,CRN0,QDL,QDL");
        Cards other = MadePosition.cards("CRN0,CRN0,CRN0,QDR,QDR");
        assertThat(atStart(five, 2, other).unseen().size()).isEqualTo(72);
        assertThatThrownBy(() -> atStart(five, 2, five))
                .hasMessageContaining("QDL cards: 4 with hands of seat 2, expected at most 2 (THG-3)");
        assertThatThrownBy(() -> atStart(five, 3, other)).hasMessage("seat: 3, expected 0 to 2");
        Cards one = MadePosition.cards("CRN0");
        assertThatThrownBy(() -> atStart(one, 0, other)).hasMessageContaining("market: 1 cards, expected 5");
        assertThatThrownBy(() -> atStart(five, 0, one)).hasMessageContaining("of seat 0: 1, expected 5");
        Edition otherEdition = TestEditions.all().get(1);
        Cards foreign =
                Cards.of(otherEdition, Deal.seeded(otherEdition, 1).cards().subList(0, 5));
        assertThatThrownBy(() -> atStart(foreign, 0, other)).hasMessageStartingWith("market: ");
        assertThatThrownBy(() -> atStart(five, 0, foreign)).hasMessageStartingWith("hand: ");
    }

    private static PlayerView atStart(Cards market, int seat, Cards hand) {
        return Position.of(SETUP)
                .withMarket(market)
                .withHand(seat, hand)
                .seenBy(seat)
                .view();
    }

    @Example
    void joiningRefusesWhatIsNoNumberAndNoHash() {
        PlayerView view = played(0).state().viewFor(0);
        assertThatThrownBy(() -> SeatGame.joining(view, -1, "0".repeat(64)))
                .hasMessage("next number: -1, expected 0 to 1000000000");
        assertThatThrownBy(() -> SeatGame.joining(view, 0, "0")).hasMessage("hash: 0, expected 64 hexadecimal digits");
    }

    @Example
    void updatesThatComeTwiceTooEarlyOrLateAreRefused() {
        Game game = played(40);
        SeatGame mine = SeatGame.of(game.firstState().viewFor(2));
        for (Update next : game.updatesForHost(0)) {
            SeatGame now = mine;
            for (Update other : game.updatesForHost(0)) {
                if (other.number() != next.number()) {
                    assertThatThrownBy(() -> now.after(other))
                            .isInstanceOf(IllegalArgumentException.class)
                            .hasMessageContaining("expected update " + next.number());
                    assertThatThrownBy(() -> now.view().after(other)).isInstanceOf(IllegalArgumentException.class);
                }
            }
            mine = mine.after(next);
        }
    }

    @Example
    void aViewAndAStateDoNotGoBack() {
        Update undo = played(3).undo(1).updatesForHost(3).get(0);
        assertThatThrownBy(() -> played(3).state().viewFor(0).after(undo))
                .hasMessageContaining("expected an action: going back takes the history of a SeatGame");
        assertThatThrownBy(() -> played(3).state().after(undo))
                .hasMessageContaining("expected an action: going back takes the history of a SeatGame");
    }

    @Property(tries = 60, seed = "1602")
    void anUndoThatIsChangedIsRefused(@ForAll int any) {
        Game played = played(2 + Math.floorMod(any, 20));
        Game game = played.undo(Math.floorMod(any, played.actions().size()));
        SeatGame mine = played.seatGame(0);
        Update undo = game.updatesForHost(played.updateCount()).get(0);
        Event.Undone told = (Event.Undone) undo.events().get(0);
        Ask other = Ask.values()[(told.step().ordinal() + 1) % 3];
        List<Update> changed = new ArrayList<>(List.of(
                with(undo, new Event.Undone(told.steps() + 1, told.turn(), told.step())),
                with(undo, new Event.Undone(told.steps() - 1, told.turn(), told.step())),
                with(undo, new Event.Undone(told.steps(), told.turn() + 1, told.step())),
                with(undo, new Event.Undone(told.steps(), told.turn(), other)),
                new Update(undo.number(), undo.turn() + 1, undo.ask(), undo.seat(), undo.events()),
                new Update(undo.number(), undo.turn(), other, undo.seat(), undo.events()),
                new Update(undo.number(), undo.turn(), undo.ask(), undo.seat() + 1, undo.events())));
        for (Update update : changed) {
            assertThatThrownBy(() -> mine.after(update))
                    .as(update.notation())
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("expected");
        }
        assertThat(mine.after(undo)).isEqualTo(game.seatGame(0));
    }

    private static Update with(Update update, Event event) {
        return new Update(update.number(), update.turn(), update.ask(), update.seat(), List.of(event));
    }
}
