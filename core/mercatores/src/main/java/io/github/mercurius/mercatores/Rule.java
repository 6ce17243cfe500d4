package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyRule;
import java.util.Locale;

/** The rules of the game by their numbers, each with its text in a sentence; the reference has them in full. */
public enum Rule implements AnyRule {
    THG_1,
    THG_2,
    THG_3,
    THG_4,
    THG_5,
    THG_6,
    THG_7,
    THG_8,
    SET_1,
    SET_2,
    SET_3,
    SET_4,
    SET_5,
    TURN_1,
    MKT_1,
    MKT_2,
    MKT_3,
    MKT_4,
    MKT_5,
    LOAD_1,
    LOAD_2,
    LOAD_3,
    LOAD_4,
    FILL_1,
    LAST_1,
    LAST_2,
    LAST_3,
    LAST_4,
    LAST_5,
    LAST_6,
    PRO_1,
    PRO_2,
    PRO_3,
    PRO_4,
    TAX_1,
    TAX_2,
    TAX_3,
    CASH_1,
    CASH_2,
    CASH_3,
    CASH_4,
    CASH_5,
    CASH_6,
    WARE_1,
    QUAY_1,
    QUAY_2,
    ROUTE_1,
    DISC_1,
    COIN_1,
    END_1,
    END_2,
    END_3,
    INF_1,
    INF_2,
    INF_3,
    INF_4,
    NEV_1,
    NEV_2,
    NEV_3,
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
    RUL_12,
    RUL_13,
    RUL_14,
    RUL_15,
    RUL_16,
    RUL_17,
    RUL_18,
    RUL_19,
    RUL_20,
    EDN_1,
    EDN_2,
    EDN_3,
    EDN_4,
    EDN_5,
    EDN_6;

    /** The number of the rule as texts cite it: that of the constant {@code TRD_4} is {@code TRD-4}. */
    @Override
    public String id() {
        return name().replace('_', '-');
    }

    @Override
    public String text(Locale locale) {
        return Texts.in(locale).get("rule." + id());
    }
}
