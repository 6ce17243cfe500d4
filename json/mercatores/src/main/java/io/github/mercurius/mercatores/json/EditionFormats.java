package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.Scalars.COUNT;
import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.mercatores.json.Vocabulary.ASK;
import static io.github.mercurius.mercatores.json.Vocabulary.SEAT;

import io.github.mercurius.json.common.ByEdition;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.GameTypes;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.SeededDeals;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Cards;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Position;
import io.github.mercurius.mercatores.Rule;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.Standing;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.mercatores.Update;
import io.github.mercurius.mercatores.Violation;
import io.github.mercurius.rules.LogEntry;
import java.util.List;
import java.util.stream.Collectors;

/** How the things are written that name cards: the codes are those of an edition. */
final class EditionFormats {
    private static final ByEdition<Edition, EditionFormats> ALL =
            new ByEdition<>(Edition.standIn(), EditionFormats::new);

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
    /** All that have a format. */
    final GameTypes types;

    private EditionFormats(Edition edition) {
        card = new Codes<>(edition.cards(), Card::code);
        goodsCard = new Codes<>(
                edition.cards().stream()
                        .filter(GoodsCard.class::isInstance)
                        .map(GoodsCard.class::cast)
                        .collect(Collectors.toList()),
                GoodsCard::code);
        specialCard = new Codes<>(edition.specialCards(), SpecialCard::code);
        cardList = list(card);
        cards = cardList.as(codes -> Cards.of(edition, codes), Cards::toList);
        deal = SeededDeals.codec(
                "RUL-19",
                cardList,
                Deal::cards,
                cards -> Deal.of(edition, cards),
                Deal::seed,
                seed -> Deal.seeded(edition, seed));
        action = PlayFormats.actions(this);
        event = PlayFormats.events(this);
        update = ObjectCodec.object(
                Field.of("number", COUNT, Update::number),
                Field.of("turn", COUNT, Update::turn),
                Field.of("step", ASK, Update::ask),
                Field.of("seat", SEAT, Update::seat),
                Field.of("events", list(event), Update::events),
                Update::new);
        violation = PlayFormats.violations(this);
        logEntry = LogFormat.entries(action);
        position = Scalars.TEXT.as(text -> Position.parse(text, edition), Position::toText);
        types = new GameTypes(Table.class)
                .with(Rule.class, Codes.of(Rule.values()))
                .with(Card.class, card)
                .with(GoodsCard.class, goodsCard)
                .with(SpecialCard.class, specialCard)
                .with(Cards.class, cards)
                .withForHosts(Deal.class, deal)
                .withActions(Action.class, action)
                .with(Event.class, event)
                .with(Violation.class, violation)
                .with(Update.class, update)
                .with(Standing.class, Vocabulary.STANDING)
                .with(Edition.class, Editions.EDITION)
                .with(Setup.class, Vocabulary.SETUP)
                .with(Table.class, Documents.TABLE)
                .withForHosts(GameState.class, Documents.STATE)
                .with(PlayerView.class, Documents.VIEW)
                .withRecords(GameRecord.class, Documents.RECORD)
                .withForHosts(Position.class, position);
    }

    static EditionFormats of(Edition edition) {
        return ALL.of(edition);
    }

    static EditionFormats of(Setup setup) {
        return of(setup.edition());
    }
}
