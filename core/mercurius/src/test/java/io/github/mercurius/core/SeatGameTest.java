package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.model.ChangedUpdates;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.Discrepancy.Part;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomGame;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** What a client keeps of a game, with undos, and what it proves afterwards. */
@Domain(MercuriusDomain.class)
class SeatGameTest {
    private static final RandomGame RANDOM_GAME =
            new RandomGame(Setup.of("Robert", "Magda", "Rafał"), 1602, PlayStyle.UNIFORM, 4);

    @Test
    void aClientThatJoinsLaterFollowsAndProvesTheRest() {
        Game early = RANDOM_GAME.game(30);
        SeatGame joined = SeatGame.joining(early.state().viewFor(1), 30, early.hashFor(1));
        Game whole = RANDOM_GAME.game();
        SeatGame mine = joined.afterAll(whole.updatesFor(1, 30));
        assertThat(mine.firstNumber()).isEqualTo(30);
        assertThat(mine.view()).isEqualTo(whole.state().viewFor(1));
        assertThat(mine.hash()).isEqualTo(whole.hashFor(1));
        assertThat(whole.toRecord().verify(mine).discrepancy()).isEmpty();

        PlayerView another = RANDOM_GAME.game(31).state().viewFor(1);
        SeatGame lied = SeatGame.joining(another, 30, early.hashFor(1));
        Discrepancy found = whole.toRecord().verify(lied).discrepancy().orElseThrow();
        PlayerView right = early.state().viewFor(1);
        String setup = ", " + whole.setup();
        assertThat(found).isEqualTo(new Discrepancy(Part.VIEW, 30, another.toText() + setup, right.toText() + setup));
        Update undo = early.undo(29).updatesFor(1, 30).get(0);
        assertThatThrownBy(() -> joined.after(undo))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("expected an undo of at most 0 actions, which this side of the game knows");
    }

    @Test
    void moreDrawsThanADeckHasAreRefused() {
        for (PlayerView view : List.of(
                RANDOM_GAME.game(0).state().viewFor(0),
                RANDOM_GAME.game().state().viewForSpectator())) {
            for (Deck deck : Deck.values()) {
                List<Event> draws = new ArrayList<>();
                view.unseen().toList().forEach(card -> draws.add(new Event.CardDrawn(0, deck, card)));
                int turn = view.table().turn();
                assertThatThrownBy(() -> view.after(new Update(0, turn, 0, 0, draws)))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageContaining("expected");
            }
        }
    }

    @Test
    void aViewAndAStateDoNotGoBack() {
        Game game = RANDOM_GAME.game(3).undo(1);
        Update undo = game.updatesFor(0, 3).get(0);
        for (var door : List.<java.util.function.Supplier<?>>of(
                () -> RANDOM_GAME.game(3).state().viewFor(0).after(undo),
                () -> RANDOM_GAME.game(3).state().after(undo))) {
            assertThatThrownBy(door::get)
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("expected an action: going back takes the history of a SeatGame");
        }
    }

    @Property(tries = 20, seed = "1602")
    void anUndoThatIsChangedIsRefused(@ForAll RandomGame randomGame, @ForAll int any) {
        Game played = randomGame.game(2 + Math.floorMod(any, 20));
        int steps = played.steps().size();
        Game game = played.undo(Math.floorMod(any, steps));
        SeatGame mine = played.seatGame(0);
        Update undo = game.updatesFor(0, steps).get(0);
        assertThat(mine.after(undo).view()).isEqualTo(game.state().viewFor(0));
        List<Update> undos = new ChangedUpdates(game.updatesFor(0, 0))
                .changed(undo).stream()
                        .filter(tampered -> tampered.events().stream().anyMatch(Event.Undone.class::isInstance))
                        .toList();
        assertThat(undos).hasSizeGreaterThan(8);
        for (Update tampered : undos) {
            assertThatThrownBy(() -> mine.after(tampered))
                    .as(tampered.toString())
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("expected");
        }
    }

    @Test
    void aHostThatLiedBeforeInsideOrAfterAnUndoneStretchIsFoundThere() {
        // Seat 0 plays a card and draws one; that and more is undone; then it plays again and draws another card.
        Game game = RANDOM_GAME.game(0);
        game = playCard(game);
        game = playCard(playCard(playCard(game)));
        game = game.undo(1);
        game = playCard(playCard(playCard(game)));
        GameRecord record = game.toRecord();
        int lies = 0;
        for (Update update : game.updatesFor(0, 0)) {
            for (int i = 0; i < update.events().size(); i++) {
                if (update.events().get(i) instanceof Event.CardDrawn drawn) {
                    Event lie = new Event.CardDrawn(drawn.seat(), Deck.MAIN, otherUnseen(game, update));
                    SeatGame told = told(game, update.number(), i, lie);
                    Discrepancy found = record.verify(told).discrepancy().orElseThrow();
                    assertThat(found.part()).isEqualTo(Part.UPDATE);
                    assertThat(found.index()).isEqualTo(update.number());
                    assertThat(found.found()).isEqualTo(lie.notation());
                    assertThat(found.expected()).isEqualTo(drawn.notation());
                    lies++;
                }
            }
        }
        assertThat(lies).as("before, inside and after the stretch").isEqualTo(3);
    }

    private static Game playCard(Game game) {
        GameState state = game.state();
        return game.applyAction(
                Action.playCard(state.hand(state.table().activeSeat()).kinds().get(0)));
    }

    /** A card that seat 0 cannot know not to be the one that it draws, and which is never seen later. */
    private static PriceCard otherUnseen(Game game, Update update) {
        List<PriceCard> possible =
                new ArrayList<>(game.seatGame(0).view().unseen().kinds());
        update.events().forEach(event -> {
            if (event instanceof Event.CardDrawn drawn) {
                possible.remove(drawn.card());
            }
        });
        return possible.get(possible.size() - 1);
    }

    /** What seat 0 was told, up to the update with a lie. */
    private static SeatGame told(Game game, int number, int event, Event lie) {
        List<Update> updates = game.updatesFor(0, 0);
        List<Event> events = new ArrayList<>(updates.get(number).events());
        events.set(event, lie);
        return SeatGame.of(game.firstState().viewFor(0))
                .afterAll(updates.subList(0, number))
                .after(with(updates.get(number), events));
    }

    private static Update with(Update update, List<Event> events) {
        return new Update(update.number(), update.turn(), update.step(), update.seat(), events);
    }

    @Test
    void whatASeatWasToldMayEndBeforeTheGameButNotAfterIt() {
        GameRecord shorter = RANDOM_GAME.game(20).toRecord();
        assertThat(shorter.verify(RANDOM_GAME.game(10).seatGame(0)).discrepancy())
                .isEmpty();
        Discrepancy found =
                shorter.verify(RANDOM_GAME.game(25).seatGame(0)).discrepancy().orElseThrow();
        assertThat(found.part()).isEqualTo(Part.UPDATE);
        assertThat(found.index()).isEqualTo(20);
        assertThat(found.expected()).isEqualTo("nothing");
    }

    @Test
    void otherRulingsNamesAndSpacesThanThoseOfTheRecordAreFound() {
        Game game = RANDOM_GAME.game(40);
        Setup lie =
                Setup.builder().players(3).rulings(Rulings.fullPriceDividends()).build();
        PlayerView asItIs = game.firstState().viewFor(1);
        PlayerView asTold = Position.of(
                        GameState.start(lie, game.deal().orElseThrow()).table())
                .withHand(1, asItIs.hand())
                .seenBy(1)
                .view();
        assertThat(game.toRecord().verify(SeatGame.of(asTold)).discrepancy().map(Discrepancy::part))
                .contains(Part.VIEW);
    }

    @Test
    void aWrongHashToJoinWithIsFound() {
        Game game = RANDOM_GAME.game(40);
        SeatGame joined = SeatGame.joining(RANDOM_GAME.game(30).state().viewFor(1), 30, "0".repeat(64))
                .afterAll(game.updatesFor(1, 30));
        Discrepancy found = game.toRecord().verify(joined).discrepancy().orElseThrow();
        assertThat(found.part()).isEqualTo(Part.HASH);
        assertThat(found.expected()).isEqualTo(game.hashFor(1));
        PlayerView view = game.firstState().viewFor(0);
        assertThat(SeatGame.joining(view, 0, "0".repeat(64)))
                .isEqualTo(SeatGame.of(view))
                .hasSameHashCodeAs(SeatGame.of(view));
    }

    @Test
    void aSideCanJoinAtAnyNumberThatAGameCanHave() {
        PlayerView view = RANDOM_GAME.game().state().viewFor(0);
        String hash = "0".repeat(64);
        for (int number : new int[] {1, 1_000_000_000}) {
            assertThat(SeatGame.joining(view, number, hash).nextNumber()).isEqualTo(number);
        }
        for (int number : new int[] {-1, 1_000_000_001}) {
            assertThatThrownBy(() -> SeatGame.joining(view, number, hash))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("next number: " + number + ", expected 0 to 1000000000");
        }
    }

    @Test
    void anotherFirstHandIsFound() {
        RandomGame other = new RandomGame(RANDOM_GAME.setup(), 1603, PlayStyle.UNIFORM, 4);
        Discrepancy found = RANDOM_GAME
                .game()
                .toRecord()
                .verify(SeatGame.of(other.start().viewFor(0)))
                .discrepancy()
                .orElseThrow();
        assertThat(found.part()).isEqualTo(Part.VIEW);
        assertThat(found.index()).isZero();
    }

    @Test
    void aViewAfterTheEndOfTheLogIsFound() {
        Game game = RANDOM_GAME.game(20);
        PlayerView last = game.state().viewFor(1);
        SeatGame atTheEnd = SeatGame.joining(last, 20, game.hashFor(1));
        assertThat(game.toRecord().verify(atTheEnd).discrepancy()).isEmpty();
        SeatGame later = SeatGame.joining(last, 21, game.hashFor(1));
        assertThat(game.toRecord().verify(later).discrepancy())
                .contains(new Discrepancy(Part.VIEW, 21, "a view", "nothing"));
    }

    @Test
    void aViewOfASeatThatTheGameDoesNotHaveIsFound() {
        SeatGame fourth = SeatGame.of(
                new RandomGame(Setup.of(4), 1602, PlayStyle.UNIFORM, 4).start().viewFor(3));
        assertThat(RANDOM_GAME.game(20).toRecord().verify(fourth).discrepancy())
                .contains(new Discrepancy(Part.VIEW, 0, "seat 3", "nothing"));
    }

    @Test
    void whoWasToldNothingHasTheFirstHash() {
        Game game = RANDOM_GAME.game(20);
        Game first = RANDOM_GAME.game(0);
        for (SeatGame side : List.of(first.seatGame(1), first.spectatorGame())) {
            assertThat(game.toRecord().verify(side).discrepancy()).isEmpty();
            SeatGame lied = SeatGame.joining(side.view(), 0, "0".repeat(64));
            assertThat(game.toRecord().verify(lied).discrepancy())
                    .contains(new Discrepancy(Part.HASH, 0, "0".repeat(64), side.hash()));
        }
    }

    @Test
    void aSpectatorIsToldWhatSpectatorsAreTold() {
        Game game = RANDOM_GAME.game(20);
        assertThat(game.toRecord().verify(game.spectatorGame()).discrepancy()).isEmpty();
        SeatGame joined = SeatGame.joining(game.state().viewForSpectator(), 20, game.hashFor(1));
        assertThat(game.toRecord().verify(joined).discrepancy())
                .contains(new Discrepancy(Part.HASH, 20, game.hashFor(1), game.hashForSpectator()));
    }
}
