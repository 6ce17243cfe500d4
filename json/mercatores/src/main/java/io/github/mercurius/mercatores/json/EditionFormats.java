package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.orNull;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Cards;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.Position;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.Update;
import io.github.mercurius.mercatores.Violation;
import io.github.mercurius.rules.LogEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How the things are written that name cards: the codes are those of an edition. */
final class EditionFormats {
    private static final EditionFormats STAND_IN = new EditionFormats(Edition.standIn());

    /** Those that were asked for last; a game asks for the same ones again and again. */
    private static volatile EditionFormats last = STAND_IN;

    final Codes<Card> card;
    final Codes<GoodsCard> goodsCard;
    final Codes<SpecialCard> specialCard;
    final Codec<List<Card>> cardList;
    final Codec<Cards> cards;
    final Codec<Deal> deal;
    final Variants<Action> action;
    final Variants<Event> event;
    final Codec<Update> update;
    final Variants<Violation> violation;
    final Codec<LogEntry<Action>> logEntry;
    final Codec<Position> position;

    private final Edition edition;

    private EditionFormats(Edition edition) {
        this.edition = edition;
        card = new Codes<>(edition.cards(), Card::code);
        goodsCard = new Codes<>(goodsCards(edition), GoodsCard::code);
        specialCard = new Codes<>(edition.specialCards(), SpecialCard::code);
        cardList = list(card);
        cards = cardList.as(codes -> Cards.of(edition, codes), Cards::toList);
        deal = ObjectCodec.of(
                Field.of("seed", orNull(Scalars.TEXT), EditionFormats::seed),
                Field.of("cards", cardList, Deal::cards),
                this::deal);
        action = Actions.of(this);
        event = Events.of(this);
        update = Events.update(event);
        violation = Violations.of(this);
        logEntry = LogFormat.entries(action);
        position = Scalars.TEXT.as(text -> Position.parse(text, edition), Position::toText);
    }

    static EditionFormats of(Edition edition) {
        EditionFormats formats = last;
        if (!formats.edition.equals(edition)) {
            formats = STAND_IN.edition.equals(edition) ? STAND_IN : new EditionFormats(edition);
            last = formats;
        }
        return formats;
    }

    private static List<GoodsCard> goodsCards(Edition edition) {
        List<GoodsCard> cards = new ArrayList<>();
        for (Card card : edition.cards()) {
            if (card instanceof GoodsCard goods) {
                cards.add(goods);
            }
        }
        return cards;
    }

    private static Optional<String> seed(Deal deal) {
        return deal.seed().isPresent()
                ? Optional.of(Long.toUnsignedString(deal.seed().getAsLong()))
                : Optional.empty();
    }

    private Deal deal(Optional<String> seed, List<Card> dealt) {
        Deal deal = Deal.of(edition, dealt);
        if (!seed.isPresent()) {
            return deal;
        }
        Deal seeded = Deal.seeded(edition, Scalars.seed(seed.get(), "RUL-19"));
        if (!seeded.cards().equals(dealt)) {
            throw new IllegalArgumentException("other cards, expected those that the seed makes (RUL-19)");
        }
        return seeded;
    }
}
