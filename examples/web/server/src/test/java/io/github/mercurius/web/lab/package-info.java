/** A laboratory of faults: games go on while servers, database, network, disk and clocks fail at random. */
@NullMarked
package io.github.mercurius.web.lab;

import org.jspecify.annotations.NullMarked;
