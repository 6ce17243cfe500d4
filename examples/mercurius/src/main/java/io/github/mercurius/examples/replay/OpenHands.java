package io.github.mercurius.examples.replay;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.api.internal.ViewOfRules;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;

/**
 * What somebody would know if all hands were open: only the order of the decks stays hidden.
 *
 * @param state the game
 * @param view what the viewer really knows
 */
record OpenHands(GameState state, PlayerView view) implements ViewOfRules {
    /** The game with the cards of both decks in another order. */
    @Override
    public Simulation determinize(IntUnaryOperator random) {
        List<PriceCard> cards = decks();
        for (int i = cards.size() - 1; i > 0; i--) {
            Collections.swap(cards, i, random.applyAsInt(i + 1));
        }
        int main = table().deckSize(Deck.MAIN);
        return Position.of(state)
                .withMainDeck(cards.subList(0, main))
                .withBackupDeck(cards.subList(main, cards.size()))
                .state();
    }

    private List<PriceCard> decks() {
        List<PriceCard> cards = new ArrayList<>(state.mainDeck());
        cards.addAll(state.backupDeck());
        return cards;
    }

    @Override
    public Cards unseen() {
        return Cards.of(decks());
    }

    @Override
    public OptionalInt viewer() {
        return view.viewer();
    }

    @Override
    public Table table() {
        return view.table();
    }

    @Override
    public Cards hand() {
        return view.hand();
    }

    @Override
    public LegalActions legalActions() {
        return view.legalActions();
    }

    @Override
    public Optional<Violation> check(Action action) {
        return view.check(action);
    }

    @Override
    public PlayerView after(Update update) {
        return new OpenHands(state.after(update), view.after(update));
    }

    @Override
    public String toText() {
        return view.toText();
    }
}
