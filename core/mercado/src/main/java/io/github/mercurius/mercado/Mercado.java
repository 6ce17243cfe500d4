package io.github.mercurius.mercado;

import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.internal.Arguments;

/**
 * The front door to the board game Mercado: its rules, for programs that serve any game.
 *
 * <pre>{@code
 * Rules<Action, PlayerView> rules = Mercado.rules();
 * IntUnaryOperator random = new SecureRandom()::nextInt;
 * AnyGame<Action, PlayerView> game = rules.start(List.of("Robert", "Magda"), random);
 * game = game.applyAction(0, rules.action("A"));
 * game = game.applyOutcome(game.state().drawOutcome(random)); // the coins
 * game.check(0, rules.action("G>1")).ifPresent(violation -> System.out.println(violation.message()));
 * }</pre>
 *
 * <p>A program that is about Mercado alone begins with a {@link Game}, or with a {@link GameState} if it needs no log.
 */
public final class Mercado {
    private static final Rules<Action, PlayerView> STAND_IN = new MercadoRules(Edition.standIn());

    private Mercado() {}

    /** The rules with the stand-in edition. */
    public static Rules<Action, PlayerView> rules() {
        return STAND_IN;
    }

    /** The rules with an edition. */
    public static Rules<Action, PlayerView> rules(Edition edition) {
        return new MercadoRules(Arguments.notNull(edition, "edition", "an edition"));
    }
}
