package io.github.mercurius.processor;

/**
 * A source file that is written.
 *
 * @param name the full name of its class
 */
record SourceFile(String name, String text) {}
