package io.github.mercurius.processor;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a sealed interface whose kinds are records. For {@code Event}, a class {@code EventKinds} is written with two
 * methods: {@code type(Event)}, the record's name, and {@code facts(Event)}, its components by name.
 *
 * <p>A record with a constant {@code TYPE} has that type. {@link OfEachKind} adds a method for what a kind says by an
 * annotation.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface Kinds {
    /** Whether there are these two methods, or only those of {@link OfEachKind}. */
    boolean facts() default true;
}
