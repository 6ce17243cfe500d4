package io.github.mercurius.rules.learning;

/**
 * What some numbers of an observation say.
 *
 * @param name such as {@code CASH}
 * @param offset where the first of these numbers is
 * @param length how many there are
 * @param lowest the lowest number that can stand there
 * @param highest the highest number that can stand there
 * @param meaning what they say, in a few words
 */
public record ObservationField(String name, int offset, int length, int lowest, int highest, String meaning) {}
