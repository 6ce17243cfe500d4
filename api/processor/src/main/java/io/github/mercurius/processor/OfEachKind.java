package io.github.mercurius.processor;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks an annotation whose value is a constant that each kind of an interface has, such as the rule that a violation
 * breaks. For {@link Kinds} the class {@code ViolationKinds} then has one more method, {@code rule(Violation)}.
 *
 * <p>A kind without the annotation has a method of that name instead.
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.ANNOTATION_TYPE)
public @interface OfEachKind {
    /** The name of the method. */
    String value();
}
