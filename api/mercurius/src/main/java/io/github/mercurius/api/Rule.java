package io.github.mercurius.api;

import io.github.mercurius.rules.AnyRule;
import java.util.Locale;

/** The rules of the game by their numbers, each with its text in a sentence; the reference has them in full. */
public enum Rule implements AnyRule {
    THG_1,
    THG_2,
    THG_3,
    THG_4,
    THG_5,
    SET_1,
    SET_2,
    SET_3,
    SET_4,
    SET_5,
    SET_6,
    TRN_0,
    TRN_1,
    TRN_2,
    TRN_3,
    TRN_4,
    TRD_1,
    TRD_2,
    TRD_3,
    TRD_4,
    TRD_5,
    TRD_6,
    TRD_7,
    PRC_1,
    PRC_2,
    PRC_3,
    PRC_4,
    BLK_1,
    BLK_2,
    BLK_3,
    BLK_4,
    DIV_1,
    DIV_2,
    DIV_3,
    NWS_1,
    NWS_2,
    NWS_3,
    END_1,
    END_2,
    END_3,
    INF_1,
    INF_2,
    INF_3,
    RUL_1,
    RUL_2,
    RUL_3,
    RUL_4,
    RUL_5,
    RUL_6,
    RUL_7,
    RUL_8,
    RUL_9,
    RUL_10,
    RUL_11,
    RUL_12;

    @Override
    public String text(Locale locale) {
        return Texts.in(locale).get("rule." + id());
    }
}
