/** What the modules of the rules and of JSON implement; no other module can name it. */
@NullMarked
package io.github.mercurius.api.internal;

import org.jspecify.annotations.NullMarked;
