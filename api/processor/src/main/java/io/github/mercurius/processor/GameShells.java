package io.github.mercurius.processor;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the package of a game's rules. Its classes {@code Game}, {@code GameRecord}, {@code SeatGame}, {@code Step},
 * {@code Beginning}, {@code Bot} and, where all chance is in the deal, {@code SealedDeal} are written, which in every
 * game have nearly the same text: that stands in {@code src/main/resources/game} of this module. So is
 * {@code AbstractRules}, which the game extends.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.PACKAGE)
public @interface GameShells {
    /** The package of the game's actions, events, views and so on, if it is another one: it has {@code Bot} too. */
    String api() default "";

    /** Whether this is the package of the rules; else it is the other one, and only {@code Bot} is written. */
    boolean rules() default true;

    /** Whether chance comes during the game; else all of it is in the deal. */
    boolean chance() default false;

    /** Whether the pieces are data, those of an {@code Edition}. */
    boolean editions() default true;
}
