/** What follows from a record is written for it: {@link io.github.mercurius.processor.Codecs} says what. */
package io.github.mercurius.processor;
