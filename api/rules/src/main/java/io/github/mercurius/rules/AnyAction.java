package io.github.mercurius.rules;

/** What a player can do, or an outcome of chance: a value, with a notation of one line. */
public interface AnyAction {
    /** The action in one line of ASCII, which {@link Rules#action} reads. */
    String notation();
}
