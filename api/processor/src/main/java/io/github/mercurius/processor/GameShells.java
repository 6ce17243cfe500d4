package io.github.mercurius.processor;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the package of a game's rules. Its class {@code SeatGame} is written, which in every game has the same text: it
 * stands in {@code src/main/resources/game} of this module.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.PACKAGE)
public @interface GameShells {
    /** The package of the game's actions, events, views and so on, if it is another one. */
    String api() default "";
}
