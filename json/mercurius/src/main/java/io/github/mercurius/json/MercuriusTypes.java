package io.github.mercurius.json;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.GameTypes;

/** The types of Mercurius that have a format. */
final class MercuriusTypes {
    static final GameTypes TYPES = new GameTypes(Table.class, GameState.class)
            .with(Rule.class, Codes.of(Rule.values()))
            .with(Card.class, Vocabulary.CARD)
            .with(Tokens.class, Vocabulary.TOKENS)
            .with(Cards.class, Vocabulary.CARDS)
            .with(Market.class, Vocabulary.MARKET)
            .with(Board.class, Vocabulary.BOARD)
            .with(Standing.class, Vocabulary.STANDING)
            .withForHosts(Deal.class, Vocabulary.DEAL)
            .with(Rulings.class, Vocabulary.RULINGS)
            .with(Setup.class, Vocabulary.SETUP)
            .withActions(Action.class, Actions.ACTION)
            .with(Event.class, Events.EVENT)
            .with(Violation.class, Violations.VIOLATION)
            .with(Update.class, Events.UPDATE)
            .with(Table.class, Tables.TABLE)
            .withForHosts(GameState.class, Documents.STATE)
            .with(PlayerView.class, Documents.VIEW)
            .withRecords(GameRecord.class, Documents.RECORD)
            .withForHosts(Position.class, Documents.POSITION);

    private MercuriusTypes() {}
}
