package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.common.GameTypes;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Cards;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.LastTurns;
import io.github.mercurius.mercatores.Phase;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Position;
import io.github.mercurius.mercatores.Rule;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.Standing;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.mercatores.Update;
import io.github.mercurius.mercatores.Violation;

/** The types of Mercatores that have a format. */
final class MercatoresTypes {
    private MercatoresTypes() {}

    /** The types of games with an edition. */
    static GameTypes of(Edition edition) {
        EditionFormats formats = EditionFormats.of(edition);
        return new GameTypes("MercatoresJson", "Good or Card", Table.class)
                .withCodes(Good.class, Vocabulary.GOOD)
                .withCodes(Phase.class, Vocabulary.PHASE)
                .withCodes(Ask.class, Vocabulary.ASK)
                .withCodes(LastTurns.class, Vocabulary.LAST_TURNS)
                .withCodes(Rule.class, Vocabulary.RULE)
                .withCodes(Card.class, formats.card)
                .withCodes(GoodsCard.class, formats.goodsCard)
                .withCodes(SpecialCard.class, formats.specialCard)
                .with(Cards.class, formats.cards)
                .with(Deal.class, formats.deal)
                .withActions(Action.class, formats.action)
                .withKinds(Event.class, formats.event)
                .withKinds(Violation.class, formats.violation)
                .with(Update.class, formats.update)
                .with(Standing.class, Vocabulary.STANDING)
                .with(Edition.class, Editions.EDITION)
                .with(Setup.class, Vocabulary.SETUP)
                .with(Table.class, Tables.TABLE)
                .withForHosts(GameState.class, Documents.STATE)
                .with(PlayerView.class, Documents.VIEW)
                .with(GameRecord.class, Records.RECORD)
                .withForHosts(Position.class, formats.position);
    }
}
