package io.github.mercurius.mercado;

import io.github.mercurius.processor.OfEachKind;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Says what has to be asked for a kind of action. */
@OfEachKind("ask")
@Retention(RetentionPolicy.SOURCE)
@interface AnswerTo {
    Ask value();
}
