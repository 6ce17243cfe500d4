package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.Scalars.COUNT;
import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.whole;
import static io.github.mercurius.mercado.json.Vocabulary.ASK;
import static io.github.mercurius.mercado.json.Vocabulary.SEAT_OR_NONE;

import io.github.mercurius.json.common.ByEdition;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.GameTypes;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Chance;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Outcome;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Position;
import io.github.mercurius.mercado.Price;
import io.github.mercurius.mercado.Rule;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Standing;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.TokenKind;
import io.github.mercurius.mercado.Tokens;
import io.github.mercurius.mercado.Update;
import io.github.mercurius.mercado.Violation;
import io.github.mercurius.rules.LogEntry;

/** How the things are written that name tiles and tokens: the codes are those of an edition. */
final class EditionFormats {
    private static final ByEdition<Edition, EditionFormats> ALL =
            new ByEdition<>(Edition.standIn(), EditionFormats::new);

    final Codes<Tile> tile;
    final Codes<TokenKind> token;
    final Codec<Tokens> tokens;
    final Codec<Deal> deal;
    final Variants<Action> action;
    /** An action with which a coin is set. */
    final Codec<Action.SetCoin> setCoin;

    final Codec<Chance> chance;
    final Variants<Event> event;
    final Codec<Update> update;
    final Variants<Violation> violation;
    final Codec<LogEntry<Action>> logEntry;
    final Codec<Position> position;
    /** All that have a format. */
    final GameTypes types;

    private EditionFormats(Edition edition) {
        tile = new Codes<>(edition.tiles(), Tile::id);
        token = new Codes<>(edition.tokenKinds(), TokenKind::code);
        tokens = list(token).as(kinds -> Tokens.of(edition, kinds), Tokens::toList);
        deal = list(tile).as(tiles -> Deal.of(edition, tiles), Deal::tiles);
        action = PlayFormats.actions(this);
        setCoin = action.as(EditionFormats::setCoin, possible -> possible);
        chance = ObjectCodec.object(
                Field.of("outcome", action.as(EditionFormats::outcome, outcome -> outcome), Chance::outcome),
                // the number of ways to draw five of all coins is far below
                Field.of(
                        "weight", whole(1, Integer.MAX_VALUE).as(Integer::longValue, Math::toIntExact), Chance::weight),
                Chance::new);
        event = PlayFormats.events(this);
        update = ObjectCodec.object(
                Field.of("number", COUNT, Update::number),
                Field.of("turn", COUNT, Update::turn),
                Field.of("ask", ASK, Update::ask),
                Field.of("seat", SEAT_OR_NONE, Update::seat),
                Field.of("events", list(event), Update::events),
                Update::new);
        violation = PlayFormats.violations(this);
        logEntry = LogFormat.entries(action);
        position = Scalars.TEXT.as(text -> Position.parse(text, edition), Position::toText);
        types = new GameTypes(Table.class)
                .with(Rule.class, Codes.of(Rule.values()))
                .with(Tile.class, tile)
                .with(TokenKind.class, token)
                .with(Coins.class, Vocabulary.COINS)
                .with(Price.class, Vocabulary.PRICE)
                .with(Tokens.class, tokens)
                .with(Deal.class, deal)
                .with(Chance.class, chance)
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

    private static Action.SetCoin setCoin(Action action) {
        if (action instanceof Action.SetCoin setCoin) {
            return setCoin;
        }
        throw new IllegalArgumentException(action + ", expected a coin that is set");
    }

    private static Outcome outcome(Action action) {
        if (action instanceof Outcome outcome) {
            return outcome;
        }
        throw new IllegalArgumentException("action " + action + ", expected an outcome of chance (CHN-1)");
    }
}
