package io.github.mercurius.api.internal;

import io.github.mercurius.api.Player;

/** A player as the rules make it. */
public non-sealed interface PlayerOfRules extends Player {}
