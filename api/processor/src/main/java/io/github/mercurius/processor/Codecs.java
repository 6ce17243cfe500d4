package io.github.mercurius.processor;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a class with codecs as its fields. For each sealed interface given, say {@code Event}, a class
 * {@code EventCodecs} is written, which adds the kinds of the interface to a {@code Variants<Event>}.
 *
 * <p>A component of a record is written by the field that has its name and type; else by the only field that has its
 * type. An {@code Optional} or a {@code List} without a field is made from the codec of what it holds. An {@code int}
 * without a field is a {@code COUNT}.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.TYPE)
public @interface Codecs {
    /** The sealed interfaces. */
    Class<?>[] value();

    /** Classes with more codecs, which are asked in this order after the marked class. */
    Class<?>[] more() default {};
}
