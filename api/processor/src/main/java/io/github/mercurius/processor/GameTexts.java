package io.github.mercurius.processor;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks the package of a game whose words are in files {@code texts_en.properties} and so on. Three types are written
 * for it:
 *
 * <ul>
 *   <li>{@code Texts} has the words of each language.
 *   <li>{@code Rule} is an enum with a constant {@code TRD_4} for each line {@code rule.TRD-4=…} of the English file,
 *       in their order: the texts are the one source of the rules' sentences.
 *   <li>{@code Breaks} is an annotation that says which rule a kind of violation breaks.
 * </ul>
 */
@Retention(RetentionPolicy.SOURCE)
@Target(ElementType.PACKAGE)
public @interface GameTexts {}
