package io.github.mercurius.api.internal;

import io.github.mercurius.api.PlayerView;

/** A view as the rules make it. */
public non-sealed interface ViewOfRules extends PlayerView {}
