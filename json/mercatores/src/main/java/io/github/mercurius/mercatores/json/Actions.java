package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.ObjectCodec.object;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Action.*;
import java.util.OptionalInt;

/** How actions are written: {@code {"type":"give","card":"TOB1"}}. */
final class Actions {
    private static final Codec<OptionalInt> OPPONENT = Vocabulary.OPPONENT.as(OptionalInt::of, OptionalInt::getAsInt);

    private Actions() {}

    /** How all kinds are written, with the codes of an edition. */
    static Variants<Action> codec(EditionFormats formats) {
        return new Variants<Action>()
                .with("give", Give.class, "card", formats.card, Give::card, Give::new)
                .with("take", Take.class, "cards", formats.cardList, Take::cards, Take::new)
                .with("load", Load.class, "cards", formats.cardList, Load::cards, Load::new)
                .with("tax", Tax.class, "card", formats.card, Tax::card, Tax::new)
                .with("cashGoods", CashGoods.class, "good", Vocabulary.GOOD, CashGoods::good, CashGoods::new)
                // who names no opponent leaves the property out
                .with(
                        "cashSpecial",
                        CashSpecial.class,
                        object(
                                Field.of("card", formats.specialCard, CashSpecial::card),
                                Field.of("opponent", OPPONENT, CashSpecial::opponent)
                                        .leftOut(OptionalInt.empty()),
                                CashSpecial::new))
                .with(
                        "discardGoods",
                        DiscardGoods.class,
                        "good",
                        Vocabulary.GOOD,
                        DiscardGoods::good,
                        DiscardGoods::new)
                .with(
                        "discardSpecial",
                        DiscardSpecial.class,
                        "card",
                        formats.specialCard,
                        DiscardSpecial::card,
                        DiscardSpecial::new);
    }
}
