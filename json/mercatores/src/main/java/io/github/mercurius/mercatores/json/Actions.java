package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.ObjectCodec.object;

import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercatores.Action;

/** How actions are written: {@code {"type":"give","card":"TOB1"}}. */
final class Actions {
    private Actions() {}

    /** How all kinds are written, with the codes of an edition. */
    static Variants<Action> codec(EditionFormats formats) {
        return new Variants<Action>()
                .with(
                        "give",
                        Action.Give.class,
                        object(Field.of("card", formats.card, Action.Give::card), Action.Give::new))
                .with(
                        "take",
                        Action.Take.class,
                        object(Field.of("cards", formats.cardList, Action.Take::cards), Action.Take::new))
                .with(
                        "load",
                        Action.Load.class,
                        object(Field.of("cards", formats.cardList, Action.Load::cards), Action.Load::new))
                .with(
                        "tax",
                        Action.Tax.class,
                        object(Field.of("card", formats.card, Action.Tax::card), Action.Tax::new))
                .with(
                        "cashGoods",
                        Action.CashGoods.class,
                        object(Field.of("good", Vocabulary.GOOD, Action.CashGoods::good), Action.CashGoods::new))
                // who names no opponent leaves the property out
                .with(
                        "cashSpecial",
                        Action.CashSpecial.class,
                        object(
                                Field.of("card", formats.specialCard, Action.CashSpecial::card),
                                Field.optionalNumber("opponent", Vocabulary.OPPONENT, Action.CashSpecial::opponent),
                                Action.CashSpecial::new))
                .with(
                        "discardGoods",
                        Action.DiscardGoods.class,
                        object(Field.of("good", Vocabulary.GOOD, Action.DiscardGoods::good), Action.DiscardGoods::new))
                .with(
                        "discardSpecial",
                        Action.DiscardSpecial.class,
                        object(
                                Field.of("card", formats.specialCard, Action.DiscardSpecial::card),
                                Action.DiscardSpecial::new));
    }
}
