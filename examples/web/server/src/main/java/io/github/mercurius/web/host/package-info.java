/** Tables as a server keeps them going: changed one entry at a time, with bots, timers and an end. */
@NullMarked
package io.github.mercurius.web.host;

import org.jspecify.annotations.NullMarked;
