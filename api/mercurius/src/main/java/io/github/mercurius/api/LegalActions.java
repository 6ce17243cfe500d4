package io.github.mercurius.api;

import io.github.mercurius.api.internal.LegalActionsOfRules;
import io.github.mercurius.rules.AnyLegalActions;
import java.util.List;
import java.util.function.IntUnaryOperator;

/**
 * All that a player may do now, each action once, in canonical order: purchases, sales, Black Markets, Dividends, price
 * cards, News.
 *
 * <p>An unmodifiable list that makes its actions when they are asked for: {@code size}, {@code contains}, {@code get}
 * and {@link #sample} cost little, even where there are hundreds. Within a kind actions stand in the canonical order of
 * what they name; Black Markets and News with fewer tokens or discards come first. Empty when there is nothing to do:
 * the game is over, or it is another's turn. Immutable and thread-safe.
 *
 * <p>What can be bought, sold or played is also there by kind ({@link #purchases} and those that follow), without
 * making an action. That is for buttons of an app and masks of a learner.
 *
 * <p>Only this library can implement it: later versions may add methods.
 */
public sealed interface LegalActions extends AnyLegalActions<Action> permits LegalActionsOfRules {
    /** One token of each asset that can be bought. */
    Tokens purchases();

    /** One token of each asset that can be sold. */
    Tokens sales();

    /** The tokens of which one to three can be put on the Black Market card; none if it cannot be played. */
    Tokens blackMarket();

    /** The chambers whose dividend can be played, in canonical order. */
    List<Chamber> dividends();

    /**
     * The price cards that can be played. If {@link #news} can, any three of them or fewer can be discarded with it.
     */
    Cards cards();

    /** Whether News can be played. */
    boolean news();

    @Override
    Action sample(IntUnaryOperator random);
}
