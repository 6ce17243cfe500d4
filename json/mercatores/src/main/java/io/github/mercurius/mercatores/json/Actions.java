package io.github.mercurius.mercatores.json;

import static io.github.mercurius.mercatores.json.Vocabulary.ANY_NUMBER;
import static io.github.mercurius.mercatores.json.Vocabulary.GOOD;

import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercatores.Action;

/** How actions are written: {@code {"type":"take","cards":["CRN0","WAR"]}}. */
final class Actions {
    private Actions() {}

    static Variants<Action> of(EditionFormats edition) {
        return new Variants<Action>()
                .with(
                        "give",
                        Action.Give.class,
                        ObjectCodec.of(Field.of("card", edition.card, Action.Give::card), Action.Give::new))
                .with(
                        "take",
                        Action.Take.class,
                        ObjectCodec.of(Field.of("cards", edition.cardList, Action.Take::cards), Action.Take::new))
                .with(
                        "load",
                        Action.Load.class,
                        ObjectCodec.of(Field.of("cards", edition.cardList, Action.Load::cards), Action.Load::new))
                .with(
                        "tax",
                        Action.Tax.class,
                        ObjectCodec.of(Field.of("card", edition.card, Action.Tax::card), Action.Tax::new))
                .with(
                        "cashGoods",
                        Action.CashGoods.class,
                        ObjectCodec.of(Field.of("good", GOOD, Action.CashGoods::good), Action.CashGoods::new))
                .with(
                        "cashSpecial",
                        Action.CashSpecial.class,
                        ObjectCodec.of(
                                Field.of("card", edition.specialCard, Action.CashSpecial::card),
                                Field.optionalNumber("opponent", ANY_NUMBER, Action.CashSpecial::opponent),
                                Action.CashSpecial::new))
                .with(
                        "discardGoods",
                        Action.DiscardGoods.class,
                        ObjectCodec.of(Field.of("good", GOOD, Action.DiscardGoods::good), Action.DiscardGoods::new))
                .with(
                        "discardSpecial",
                        Action.DiscardSpecial.class,
                        ObjectCodec.of(
                                Field.of("card", edition.specialCard, Action.DiscardSpecial::card),
                                Action.DiscardSpecial::new));
    }
}
