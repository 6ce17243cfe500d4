package io.github.mercurius.web.table;

import org.jspecify.annotations.Nullable;

/**
 * An entry as it is stored.
 *
 * @param number its place among the entries of its table, from 0
 * @param at when it happened, in milliseconds since 1970
 * @param request whose request it was, and the id that the page gave it; null for what no page asked for
 * @param entry what happened
 */
public record Stored(int number, long at, @Nullable String request, Entry entry) {}
