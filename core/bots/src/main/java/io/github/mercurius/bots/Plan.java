package io.github.mercurius.bots;

import io.github.mercurius.api.Action;
import java.util.List;

/**
 * A plan of the active player for the rest of a turn: trades or a special card, and a card for the board.
 *
 * @param actions in order, the last one being the card
 * @param value how much more than the others the player expects to own at last, in guilders
 */
record Plan(List<Action> actions, double value) {
    Action first() {
        return actions.get(0);
    }
}
