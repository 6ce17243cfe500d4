package io.github.mercurius.mercatores;

import io.github.mercurius.processor.OfEachKind;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Says to which step of a turn a kind of action belongs. */
@OfEachKind("ask")
@Retention(RetentionPolicy.SOURCE)
@interface AnswerTo {
    Ask value();
}
