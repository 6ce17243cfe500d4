package io.github.mercurius.mercatores;

import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.internal.Arguments;

/**
 * The game Mercatores for programs that serve any game.
 *
 * <pre>{@code
 * AnyGame<Action, PlayerView> game = Mercatores.rules(edition).start(names, new SecureRandom()::nextInt);
 * }</pre>
 *
 * <p>A program that serves Mercatores alone begins with {@link GameState} or {@link Game}, which say more.
 */
public final class Mercatores {
    private static final Rules<Action, PlayerView> STAND_IN = new MercatoresRules(Edition.standIn());

    private Mercatores() {}

    /** The rules, with the stand-in edition. */
    public static Rules<Action, PlayerView> rules() {
        return STAND_IN;
    }

    /** The rules, with an edition: games, texts and views of another one are refused. */
    public static Rules<Action, PlayerView> rules(Edition edition) {
        return new MercatoresRules(Arguments.notNull(edition, "edition", "an edition"));
    }

    /**
     * A deal that host and seats make together (RUL-12 of Mercurius), of which nothing was shown yet.
     *
     * @param table 64 hexadecimal digits that the host never uses again
     */
    public static JointDeal jointDeal(Setup setup, String table) {
        Arguments.notNull(setup, "setup", "a set-up");
        return JointDeal.at(setup, HashChain.text(setup), table, HashChain.START::hash);
    }
}
