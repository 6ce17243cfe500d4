package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.internal.Arguments;

/**
 * The game Mercurius for programs that serve any game.
 *
 * <pre>{@code
 * AnyGame<Action, PlayerView> game = Mercurius.rules().start(names, new SecureRandom()::nextInt);
 * }</pre>
 *
 * <p>A program that serves Mercurius alone begins with {@link GameState} or {@link Game}, which say more.
 */
public final class Mercurius {
    private static final Rules<Action, PlayerView> RULES = new MercuriusRules();

    private Mercurius() {}

    /** The rules, under the standard rulings; a set-up can have others. */
    public static Rules<Action, PlayerView> rules() {
        return RULES;
    }

    /**
     * A deal that host and seats make together (RUL-12), of which nothing was shown yet.
     *
     * @param table 64 hexadecimal digits that the host never uses again
     */
    public static JointDeal jointDeal(Setup setup, String table) {
        Arguments.notNull(setup, "setup", "a set-up");
        return JointDeal.at(setup, HashChain.text(setup), table, HashChain.START::hash);
    }
}
