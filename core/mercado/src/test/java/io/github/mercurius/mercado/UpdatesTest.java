package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.RandomGame;
import io.github.mercurius.model.TamperedUpdates;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import net.jqwik.api.Example;

/**
 * Updates tell all that there is to tell, and nothing that the rules could not bring about: a changed update is
 * refused, unless what it tells then is something else that can happen.
 */
class UpdatesTest {
    private static final int MOST_TAMPERED = 220;

    private static void follow(Game game) {
        GameState state = game.firstState();
        for (Step step : game.steps()) {
            state = state.after(step.update());
            assertThat(state).isEqualTo(step.after());
        }
        for (int seat : game.setup().seats()) {
            PlayerView view = game.firstState().viewFor(seat);
            for (Step step : game.steps()) {
                view = view.after(step.update().seenBy(seat));
                assertThat(view).isEqualTo(step.after().viewFor(seat));
            }
        }
    }

    /** There are so many V3 that a hand of which nothing is known could be two of them, and not be asked. */
    @Example
    void playersWhoAreAskedOneAfterAnotherHaveSeveralKinds_EFF2_RUL7() {
        Game game = MadePosition.of(4)
                .edge(0, Stall.PERFUMES_5, "GSC")
                .spent(0, "B")
                .hand(0, "V2X")
                .hand(1, "V3", "V2")
                .hand(2, "V2S", "V1W")
                .hand(3, "V3", "V3", "V1S")
                .game();
        for (String action : List.of("B", "~V:V2", "D:V2", "D:V2S", "D:V1S")) {
            game = Play.next(game, Action.parse(action, Edition.standIn()));
        }
        assertThat(game.state().table().tokensGone())
                .extracting(TokenKind::code)
                .containsExactly("V2", "V2S", "V1S");
        follow(game);
    }

    @Example
    void aTokenThatTheViewerSeesElsewhereIsRefused_INF2() {
        GameState state = MadePosition.of(2)
                .edge(0, Stall.PERFUMES_5, "GSC")
                .spent(0, "B")
                .hand(0, "V2X")
                .hand(1, "V3", "V2")
                .state()
                .applyAction(new Action.TakeBack());
        TokenKind own = MadePosition.tokens("V2X").kinds().get(0);
        Update drawn = update(state, new Event.TokenDrawn(0, Optional.of(own)));
        assertThatThrownBy(() -> state.viewFor(0).after(drawn))
                .hasMessageContaining("V2X, expected one of the tokens that this viewer cannot see (INF-2)");
        GameState asked = state.applyOutcome(Action.parse("~V:V1S", Edition.standIn()));
        Update discarded = update(asked, new Event.TokenDiscarded(1, own));
        assertThatThrownBy(() -> asked.viewFor(0).after(discarded))
                .hasMessageContaining("V2X, expected one of the tokens that this viewer cannot see (INF-2)");
    }

    private static Update update(GameState before, Event event) {
        return update(before, List.of(event));
    }

    private static Update update(GameState before, List<Event> events) {
        Table table = before.table();
        return new Update(0, table.turn(), table.ask().orElseThrow(), table.decider(), events);
    }

    @Example
    void aChangedUpdateIsRefusedByAViewUnlessItCanHappenForAllThatTheViewerKnows() {
        SplittableRandom random = new SplittableRandom(1602);
        int refused = 0;
        int accepted = 0;
        for (int number = 0; number < 3; number++) {
            Setup setup = Script.setup(7 * number);
            var games = RandomGame.of(Mercado.rules(setup.edition()), setup, 1602 + number);
            TamperedUpdates counted = TamperedUpdates.areRefusedByViews(
                    games.subList(0, Math.min(games.size(), MOST_TAMPERED)),
                    "",
                    (view, update) -> view.after((Update) update),
                    (view, update) -> isPossible(view, (Update) update, random));
            refused += counted.refused();
            accepted += counted.accepted();
        }
        assertThat(refused).isGreaterThan(4_000);
        assertThat(accepted).isGreaterThan(200);
    }

    /** Whether in some deal of the unseen tokens an action or outcome brings the update about, seen by the viewer. */
    private static boolean isPossible(PlayerView view, Update update, SplittableRandom random) {
        int viewer = view.viewer().orElse(PlayerView.SPECTATOR);
        for (int tries = 0; tries < 20_000; tries++) {
            GameState state = view.determinize(random::nextInt);
            for (Action action : Play.possible(state)) {
                List<Event> events = new ArrayList<>();
                Play.next(state, action, events::add);
                events.replaceAll(
                        event -> viewer == PlayerView.SPECTATOR ? event.seenBySpectator() : event.seenBy(viewer));
                if (events.equals(update.events())) {
                    return update.turn() == view.table().turn()
                            && view.table().ask().filter(update.ask()::equals).isPresent()
                            && update.seat().equals(view.table().decider());
                }
            }
        }
        return false;
    }

    @Example
    void theLastRoundIsToldWhenTheHundredthBeginsAndNotBefore_END5() {
        Event none = new Event.LastRoundBegan(OptionalInt.empty());
        List<Event> early = eventsAtTheEndOfRound(97);
        List<Event> right = eventsAtTheEndOfRound(98);
        int place = right.indexOf(none);
        assertThat(right).filteredOn(none::equals).hasSize(1);
        List<Event> late = new ArrayList<>(right);
        late.remove(none);
        assertThat(early).isEqualTo(late);
        List<Event> ofAMarker = new ArrayList<>(right);
        ofAMarker.set(place, new Event.LastRoundBegan(OptionalInt.of(1)));
        areTold(98, right);
        areRefused(98, late);
        areRefused(98, ofAMarker);
        areTold(97, early);
        areRefused(97, right);
    }

    private static GameState atTheEndOfRound(int completed) {
        return MadePosition.of(2)
                .spent(1, "B")
                .with(parts -> {
                    parts.round = completed;
                    parts.active = 1;
                })
                .state();
    }

    private static List<Event> eventsAtTheEndOfRound(int completed) {
        List<Event> events = new ArrayList<>();
        atTheEndOfRound(completed).applyAction(new Action.TakeBack(), events::add);
        return events;
    }

    private static void areTold(int completed, List<Event> events) {
        GameState state = atTheEndOfRound(completed);
        GameState after = state.applyAction(new Action.TakeBack());
        assertThat(state.after(update(state, events))).isEqualTo(after);
        assertThat(state.viewFor(0).after(update(state, events))).isEqualTo(after.viewFor(0));
    }

    private static void areRefused(int completed, List<Event> events) {
        GameState state = atTheEndOfRound(completed);
        Update forged = update(state, events);
        assertThatThrownBy(() -> state.after(forged)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> state.viewFor(0).after(forged)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> state.viewForSpectator().after(forged)).isInstanceOf(IllegalArgumentException.class);
    }

    /** One token of two points is left, so threes and ones make the scores. */
    @Example
    void aViewFollowsScoresThatFewKindsOfTokensMake_END2() {
        List<TokenKind> twos = new ArrayList<>(Edition.standIn().allTokens().toList());
        twos.removeIf(token -> token.points() != 2);
        GameState state = MadePosition.of(3)
                .spent(2, "B")
                .hand(0, "V3", "V1W")
                .hand(1, "V3", "V3", "V1S", "V1W")
                .with(parts -> {
                    parts.lastRound = true;
                    parts.active = 2;
                    parts.tokensGone = twos.subList(1, twos.size());
                })
                .state();
        List<Event> events = new ArrayList<>();
        GameState after = state.applyAction(new Action.TakeBack(), events::add);
        assertThat(events).contains(new Event.FinalScored(0, 1, 4), new Event.FinalScored(1, 1, 8));
        Update told = update(state, events);
        assertThat(state.viewFor(2).after(told)).isEqualTo(after.viewFor(2));
        assertThat(state.viewForSpectator().after(told)).isEqualTo(after.viewForSpectator());
        int place = events.indexOf(new Event.FinalScored(1, 1, 8));
        for (int points : List.of(Integer.MIN_VALUE, -1, 3, 12, 13, Integer.MAX_VALUE)) {
            events.set(place, new Event.FinalScored(1, 1, points));
            assertThatThrownBy(() -> state.viewFor(2).after(update(state, events)))
                    .as("%d points", points)
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    @Example
    void aTokenThatShouldBeHiddenIsRefused_INF1() {
        Game game = MadePosition.of(3)
                .edge(0, Stall.HEAD_MERCHANT, "GSC")
                .purse(0, "")
                .spent(0, "G")
                .game();
        Game drawn = game.applyAction(Action.parse("B", Edition.standIn()))
                .applyOutcome(Action.parse("~V:V3", Edition.standIn()));
        Update update = drawn.steps().get(1).update();
        PlayerView before = drawn.steps().get(0).after().viewFor(1);
        assertThat(before.after(update.seenBy(1)).table().player(0).handSize()).isEqualTo(1);
        assertThatThrownBy(() -> before.after(update))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("tokenDrawn 0 V3, expected tokenDrawn 0 -");
        assertThatThrownBy(() -> drawn.steps().get(0).after().viewFor(0).after(update.seenBy(1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> drawn.steps().get(0).after().after(update.seenBy(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("CHN-3");
    }

    @Example
    void aViewKnowsThatAPlayerWhoWasAskedHadSeveralKinds_RUL7() {
        // all that seat 0 does not see is three V3 and one V2, in the two other hands
        Tokens hidden = MadePosition.tokens("V3", "V3", "V3", "V2");
        GameState state = MadePosition.of(3)
                .tile(Stall.PERFUMES_5, "P12")
                .edge(0, Stall.PERFUMES_5, "CCS")
                .spent(0, "G")
                .hand(1, "V3", "V2")
                .hand(2, "V3", "V3")
                .stack(Edition.standIn().noTokens())
                .with(parts -> parts.tokensGone =
                        Edition.standIn().allTokens().minus(hidden).toList())
                .state()
                .applyAction(new Action.TakeBack());
        assertThat(state.decider()).hasValue(1);
        PlayerView view = state.viewFor(0);
        assertThat(view.unseen()).isEqualTo(hidden);
        TokenKind v3 = hidden.kinds().get(0);
        List<Event> events = new ArrayList<>();
        GameState after = state.applyAction(new Action.DiscardToken(v3), events::add);
        Update told = new Update(0, 0, Ask.DISCARD, OptionalInt.of(1), events);
        assertThat(view.after(told)).isEqualTo(after.viewFor(0));
        Update impossible = new Update(
                0,
                0,
                Ask.DISCARD,
                OptionalInt.of(1),
                List.of(new Event.TokenDiscarded(1, v3), new Event.Asked(Ask.DISCARD, OptionalInt.of(2))));
        assertThatThrownBy(() -> view.after(impossible))
                .as("both would need the V2")
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("asked DISCARD 2, expected tokenDiscarded 2 V3");
    }

    @Example
    void piecesOfAnotherEditionAreRefused() {
        GameState state = GameState.start(Setup.of(2), Deal.seeded(Edition.standIn(), 0));
        Edition other = TestEditions.all().get(1);
        Update update = new Update(
                0,
                0,
                Ask.ACTION,
                OptionalInt.of(0),
                List.of(new Event.TokenPlayed(0, other.tokenKinds().get(0))));
        assertThatThrownBy(() -> state.viewFor(0).after(update)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> state.viewFor(1).after(update)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> state.after(update)).isInstanceOf(IllegalArgumentException.class);
    }

    @Example
    void nothingIsToldAfterTheEnd_END1() {
        Game game = new Script(Setup.of(2), 3, 5, Script.WHOLE).play();
        Update last = game.updatesForHost(game.updateCount() - 1).get(0);
        assertThat(last.events().get(last.events().size() - 1)).isInstanceOf(Event.GameEnded.class);
        assertThatThrownBy(() -> game.state().after(last)).hasMessageContaining("END-1");
        assertThatThrownBy(() -> game.state().viewFor(0).after(last.seenBy(0))).hasMessageContaining("END-1");
    }

    @Example
    void aRefusalOfALongUpdateStillSaysWhatWasExpected() {
        Game game = Game.start(Setup.of(2), Deal.seeded(Edition.standIn(), 7));
        List<Standing> ranking = Collections.nCopies(1000, new Standing(1, 0, 0));
        List<Event> events = List.of(new Event.DrawChosen(0, 3), new Event.GameEnded(ranking));
        Update update = new Update(0, 0, Ask.ACTION, OptionalInt.of(0), events);
        assertThatThrownBy(() -> game.state().after(update))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("…, expected ")
                .message()
                .hasSizeLessThan(1100);
    }
}
