/** Measures a server under load. */
package io.github.mercurius.web.load;
