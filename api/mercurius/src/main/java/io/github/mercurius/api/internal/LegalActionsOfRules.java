package io.github.mercurius.api.internal;

import io.github.mercurius.api.LegalActions;

/** The legal actions as the rules list them. */
public non-sealed interface LegalActionsOfRules extends LegalActions {}
