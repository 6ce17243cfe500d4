package io.github.mercurius.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** A game as it may be for all that a viewer knows: what the viewer cannot see lies anywhere, until it is shown. */
final class PossibleGame {
    private static final int SPECTATOR = -1;

    private final int viewer;
    private GameState state;

    private PossibleGame(int viewer, GameState state) {
        this.viewer = viewer;
        this.state = state;
    }

    static PossibleGame of(PlayerView view) {
        // no card changes its place: the unseen ones lie in canonical order
        return new PossibleGame(view.viewer().orElse(SPECTATOR), (GameState) view.determinize(bound -> bound - 1));
    }

    PlayerView view() {
        return viewer == SPECTATOR ? state.viewForSpectator() : state.viewFor(viewer);
    }

    boolean isOver() {
        return state.isOver();
    }

    /** What the active player may do now, for all that the viewer knows. */
    MoveSet moves(int choice) {
        return MoveSet.of(state.legalActions(), viewerActs() ? state.hand(viewer) : view().unseen(), choice);
    }

    private boolean viewerActs() {
        return state.table().activeSeat() == viewer;
    }

    /** The decks that the viewer draws from if an action is taken, in order. */
    List<Deck> draws(Action action) {
        List<Deck> decks = new ArrayList<>();
        if (viewerActs()) {
            state.applyAction(action, event -> {
                if (event instanceof Event.CardDrawn drawn) {
                    decks.add(drawn.deck());
                }
            });
        }
        return decks;
    }

    /**
     * Takes an action of the active player, after which the viewer has drawn these cards.
     *
     * @throws IllegalArgumentException if this cannot be, for all that the viewer knows
     */
    void play(Action action, List<PriceCard> drawn) {
        Cards shown = viewerActs() ? Cards.none() : shown(action);
        if (!shown.isEmpty() || !drawn.isEmpty()) {
            arrange(shown, draws(action), drawn);
        }
        state = state.applyAction(action);
    }

    private static Cards shown(Action action) {
        if (action instanceof Action.PlayCard play) {
            return Cards.of(play.card());
        }
        return action instanceof Action.PlayNews news ? Cards.of(news.discard()) : Cards.none();
    }

    /** Puts cards into the active player's hand, others on top of the decks, and the rest anywhere. */
    private void arrange(Cards shown, List<Deck> decks, List<PriceCard> drawn) {
        Table table = state.table();
        Iterator<PriceCard> rest =
                view().unseen().minus(shown).minus(Cards.of(drawn)).toList().iterator();
        Position arranged = Position.of(table);
        for (Player player : table.players()) {
            Cards known = player.seat() == table.activeSeat() ? shown : Cards.none();
            arranged = arranged.withHand(
                    player.seat(),
                    player.seat() == viewer
                            ? state.hand(viewer)
                            : Cards.of(filledUp(known.toList(), player.handSize(), rest)));
        }
        state = arranged.withMainDeck(filledUp(from(Deck.MAIN, decks, drawn), table.deckSize(Deck.MAIN), rest))
                .withBackupDeck(filledUp(from(Deck.BACKUP, decks, drawn), table.deckSize(Deck.BACKUP), rest))
                .state();
    }

    private static List<PriceCard> from(Deck deck, List<Deck> decks, List<PriceCard> drawn) {
        List<PriceCard> cards = new ArrayList<>();
        for (int i = 0; i < drawn.size(); i++) {
            if (decks.get(i) == deck) {
                cards.add(drawn.get(i));
            }
        }
        return cards;
    }

    private static List<PriceCard> filledUp(List<PriceCard> known, int size, Iterator<PriceCard> rest) {
        Arguments.that(known.size() <= size, "cards shown", known, "at most " + size);
        List<PriceCard> cards = new ArrayList<>(known);
        while (cards.size() < size) {
            cards.add(rest.next());
        }
        return cards;
    }
}
