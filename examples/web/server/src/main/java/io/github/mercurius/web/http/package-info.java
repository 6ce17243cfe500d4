/** Tables over HTTP and WebSocket. */
@NullMarked
package io.github.mercurius.web.http;

import org.jspecify.annotations.NullMarked;
