/** The codecs under Jackson 2: texts, and modules for a program's own mapper. */
@NullMarked
package io.github.mercurius.json.jackson2;

import org.jspecify.annotations.NullMarked;
