package io.github.mercurius.mercado.json;

import io.github.mercurius.json.common.GameTypes;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.Chance;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.CoinChanger;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Effect;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Position;
import io.github.mercurius.mercado.Price;
import io.github.mercurius.mercado.Rule;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Side;
import io.github.mercurius.mercado.Stage;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Standing;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.TileStack;
import io.github.mercurius.mercado.TokenKind;
import io.github.mercurius.mercado.Tokens;
import io.github.mercurius.mercado.Update;
import io.github.mercurius.mercado.Violation;

/** The types of Mercado that have a format. */
final class MercadoTypes {
    private MercadoTypes() {}

    /** The types of games with an edition. */
    static GameTypes of(Edition edition) {
        EditionFormats formats = EditionFormats.of(edition);
        return new GameTypes("MercadoJson", "Coin or Stall", Table.class)
                .withCodes(Ask.class, Vocabulary.ASK)
                .withCodes(Coin.class, Vocabulary.COIN)
                .withCodes(CoinChanger.class, Vocabulary.COIN_CHANGER)
                .withCodes(Effect.class, Vocabulary.EFFECT)
                .withCodes(Rule.class, Vocabulary.RULE)
                .withCodes(Side.class, Vocabulary.SIDE)
                .withCodes(Stage.class, Vocabulary.STAGE)
                .withCodes(Stall.class, Vocabulary.STALL)
                .withCodes(TileStack.class, Vocabulary.TILE_STACK)
                .withCodes(Tile.class, formats.tile)
                .withCodes(TokenKind.class, formats.token)
                .with(Coins.class, Vocabulary.COINS)
                .with(Price.class, Vocabulary.PRICE)
                .with(Tokens.class, formats.tokens)
                .with(Deal.class, formats.deal)
                .with(Chance.class, formats.chance)
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
