package io.github.mercurius.mercado;

import io.github.mercurius.processor.OfEachKind;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Says which rule a kind of violation breaks. */
@OfEachKind("rule")
@Retention(RetentionPolicy.SOURCE)
@interface Breaks {
    Rule value();
}
