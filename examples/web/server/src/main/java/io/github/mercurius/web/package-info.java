/** A server for tables of Mercurius in the browser. */
@NullMarked
package io.github.mercurius.web;

import org.jspecify.annotations.NullMarked;
