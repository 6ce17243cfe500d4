package io.github.mercurius.arena;

import io.github.mercurius.rules.AnyAction;

/** What a player does, or the bonus that chance brings. */
sealed interface ToyAction extends AnyAction {
    /** Plays a card, which scores its number: {@code play 5}. */
    record Play(int card) implements ToyAction {
        @Override
        public String notation() {
            return "play " + card;
        }
    }

    /** Discards a card for all to see, and draws the top card of the pile: {@code swap 5}. */
    record Swap(int card) implements ToyAction {
        @Override
        public String notation() {
            return "swap " + card;
        }
    }

    /** Asks chance for a bonus: {@code roll}. */
    record Roll() implements ToyAction {
        @Override
        public String notation() {
            return "roll";
        }
    }

    /** An outcome of chance: {@code bonus 3}. */
    record Bonus(int points) implements ToyAction {
        @Override
        public String notation() {
            return "bonus " + points;
        }
    }
}
