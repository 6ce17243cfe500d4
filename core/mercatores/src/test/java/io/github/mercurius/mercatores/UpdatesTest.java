package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.model.RandomGame;
import io.github.mercurius.model.TamperedUpdates;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import net.jqwik.api.Example;

/**
 * Updates tell all that there is to tell, and nothing that the rules could not bring about: a changed update is
 * refused, unless what it tells then is something else that can happen.
 */
class UpdatesTest {

    @Example
    void aChangedUpdateIsRefusedByAViewUnlessItNamesOtherCardsThatTheViewerCannotPlace() {
        int refused = 0;
        int accepted = 0;
        for (int number = 0; number < 3; number++) {
            Setup setup = setup(number);
            TamperedUpdates counted = TamperedUpdates.areRefusedByViews(
                    RandomGame.of(Mercatores.rules(setup.edition()), setup, 1602 + number),
                    "update ",
                    (view, update) -> view.after((Update) update),
                    (view, update) -> isPossible(view, (Update) update));
            refused += counted.refused();
            accepted += counted.accepted();
        }
        assertThat(refused).isGreaterThan(10_000);
        assertThat(accepted).isGreaterThan(300);
    }

    /**
     * Whether there is a deal of the unseen cards in which the update tells what happens; found apart from the library.
     */
    private static boolean isPossible(PlayerView view, Update update) {
        Table table = view.table();
        Player active = table.players().get(table.activeSeat());
        Event first = update.events().get(0);
        List<Card> shown = first instanceof Event.Given given
                ? List.of(given.card())
                : first instanceof Event.Loaded loaded ? loaded.cards() : List.of();
        List<Card> deck = new ArrayList<>();
        for (Event event : update.events()) {
            if (event instanceof Event.MarketFilled filled) {
                deck.addAll(filled.cards());
            }
        }
        boolean own = view.viewer().orElse(-1) == table.activeSeat();
        List<Card> unseen = new ArrayList<>(view.unseen().toList());
        List<Card> hand =
                new ArrayList<>(own ? view.hand().toList() : active.known().toList());
        for (Card card : shown) {
            if (!hand.remove(card) && (own || !unseen.remove(card))) {
                return false;
            }
        }
        for (Card card : deck) {
            if (!unseen.remove(card)) {
                return false;
            }
        }
        return update.seat() == table.activeSeat()
                && update.turn() == table.turn()
                && table.ask().equals(java.util.Optional.of(update.ask()));
    }

    private static Setup setup(int number) {
        return Setup.builder()
                .players(2 + number % 3)
                .startSeat(number % 2)
                .lastTurns(LastTurns.values()[number / 2 % 2])
                .edition(TestEditions.all().get(number % TestEditions.all().size()))
                .build();
    }

    private static Game game(int number) {
        return new Script(setup(number), 1602 + number, ~number, Script.WHOLE).play();
    }

    @Example
    void aStateInWhichAnUpdateCanHappenHasEachCardOnce() {
        Game game = game(0);
        assertThat(game.steps()).hasSizeGreaterThan(50);
        GameState state = game.firstState();
        for (Step played : game.steps()) {
            GameState fitting = FittingState.before(played.update(), state.viewForSpectator());
            assertThat(fitting.viewForSpectator()).isEqualTo(state.viewForSpectator());
            assertThat(Position.of(fitting).problems()).isEmpty();
            state = played.after();
        }
    }

    @Example
    void aHandThatIsKnownShowsNoOtherCard_INF4() {
        Edition edition = Edition.standIn();
        String text = "mtn/1 edition=" + edition.mark() + " players=2 turn=2 market=WAR,QDL,QDR,QLR,RCRN"
                + " resources=6CRN0/CRN1 known=TOB0/- hands=1?/5?";
        PlayerView view = PlayerView.parse(text, edition);
        Update other = new Update(0, 2, Ask.GIVE, 0, List.of(new Event.Given(0, new GoodsCard(Good.TOB, 1))));
        assertThatThrownBy(() -> view.after(other))
                .hasMessageEndingWith("1 cards from the unknown cards in the hand of seat 0, expected at most 0");
    }

    @Example
    void cardsOfAnotherEditionAreRefused() {
        GameState state = game(0).firstState();
        Card foreign = TestEditions.all().get(1).specialCards().get(0);
        Update update = new Update(0, 0, Ask.GIVE, 0, List.of(new Event.Given(0, foreign)));
        for (int seat = 0; seat < 2; seat++) {
            PlayerView view = state.viewFor(seat);
            assertThatThrownBy(() -> view.after(update)).isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> state.after(update)).isInstanceOf(IllegalArgumentException.class);
    }

    @Example
    void nothingIsToldAfterTheEnd() {
        Game game = game(1);
        Update last = game.updatesForHost(game.updateCount() - 1).get(0);
        assertThat(last.events().get(last.events().size() - 1)).isInstanceOf(Event.GameEnded.class);
        assertThatThrownBy(() -> game.state().after(last)).hasMessageContaining("END-1");
        assertThatThrownBy(() -> game.state().viewFor(0).after(last)).hasMessageContaining("END-1");
    }

    @Example
    void aRefusalOfALongUpdateStillSaysWhatWasExpected() {
        Game game = Game.start(Setup.of(2), Deal.seeded(Edition.standIn(), 7));
        List<Card> cards =
                Collections.nCopies(1000, game.state().hand(0).toList().get(0));
        Update update = new Update(0, 0, Ask.GIVE, 0, List.of(new Event.Taken(0, cards)));
        assertThatThrownBy(() -> game.state().after(update))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("…, expected ")
                .message()
                .hasSizeLessThan(1100);
    }
}
