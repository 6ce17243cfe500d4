package io.github.mercurius.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.ChoiceReader;
import io.github.mercurius.common.ChoiceWriter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Writes and reads what a viewer is told of a game, action by action, while a {@link PossibleGame} follows. */
final class SeatGameCoder {
    /** What a viewer is told of an action: the action, and the cards that the viewer drew after it. */
    record Told(Action action, List<PriceCard> drawn) {}

    private final PossibleGame game;

    SeatGameCoder(PlayerView first) {
        game = PossibleGame.of(first);
    }

    PlayerView view() {
        return game.view();
    }

    void write(Told told, ChoiceWriter out) {
        int choice = Choice.NONE;
        for (int move : Moves.of(told.action())) {
            MoveSet possible = game.moves(choice);
            // There is one more choice than first moves: that the game has come as far as this.
            int end = choice == Choice.NONE ? 1 : 0;
            out.write(possible.indexOf(move) + end, possible.size() + end);
            choice = Choice.after(choice, move);
        }
        Cards unseen = view().unseen();
        for (PriceCard card : told.drawn()) {
            out.write(unseen.kinds().indexOf(card), unseen.kindCount());
            unseen = unseen.minus(card);
        }
        game.play(told.action(), told.drawn());
    }

    /** Writes that the game has not come farther. */
    void writeEnd(ChoiceWriter out) {
        if (!game.isOver()) {
            out.write(0, game.moves(Choice.NONE).size() + 1);
        }
    }

    /** What comes next; nothing if the game is over or has not come farther. */
    @Nullable
    Told read(ChoiceReader in) {
        if (game.isOver()) {
            return null;
        }
        int first = in.read(game.moves(Choice.NONE).size() + 1);
        if (first == 0) {
            return null;
        }
        int move = game.moves(Choice.NONE).get(first - 1);
        int choice = Choice.NONE;
        while (!Choice.isEndedBy(choice, move)) {
            choice = Choice.after(choice, move);
            MoveSet possible = game.moves(choice);
            Arguments.that(possible.size() > 0, "moves after " + Moves.name(move), "none", "some");
            move = possible.get(in.read(possible.size()));
        }
        Action action = choice == Choice.NONE ? Moves.action(move) : Choice.action(Choice.after(choice, move));
        Told told = new Told(action, readDrawn(action, in));
        game.play(told.action(), told.drawn());
        return told;
    }

    private List<PriceCard> readDrawn(Action action, ChoiceReader in) {
        List<PriceCard> drawn = new ArrayList<>();
        Cards unseen = view().unseen();
        for (Deck deck : game.draws(action)) {
            Arguments.that(!unseen.isEmpty(), "unseen cards", "none", "one to draw from the " + deck + " deck");
            PriceCard card = unseen.kinds().get(in.read(unseen.kindCount()));
            drawn.add(card);
            unseen = unseen.minus(card);
        }
        return drawn;
    }
}
