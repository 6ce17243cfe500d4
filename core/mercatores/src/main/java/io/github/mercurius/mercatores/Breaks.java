package io.github.mercurius.mercatores;

import io.github.mercurius.processor.OfEachKind;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Says which rule a kind of violation breaks. */
@OfEachKind("rule")
@Retention(RetentionPolicy.SOURCE)
@interface Breaks {
    Rule value();
}
