package io.github.mercurius.api.internal;

import io.github.mercurius.api.Table;

/** A table as the rules make it. */
public non-sealed interface TableOfRules extends Table {}
