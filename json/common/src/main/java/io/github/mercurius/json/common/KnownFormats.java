package io.github.mercurius.json.common;

import io.github.mercurius.rules.json.Formats;

/**
 * A service that the Jackson module of each game provides: its formats, for the stand-in edition if the game has
 * editions.
 */
public interface KnownFormats {
    /** The formats. */
    Formats<?, ?> formats();
}
