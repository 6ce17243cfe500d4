/** Where tables are kept: a database with one row for each thing that happened. */
@NullMarked
package io.github.mercurius.web.store;

import org.jspecify.annotations.NullMarked;
