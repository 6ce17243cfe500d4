package io.github.mercurius.mercado.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.whole;

import io.github.mercurius.json.common.ByEdition;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Chance;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.Outcome;
import io.github.mercurius.mercado.Position;
import io.github.mercurius.mercado.Setup;
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
    final Codec<Action.SetCoin> setCoin;
    final Codec<Chance> chance;
    final Variants<Event> event;
    final Codec<Update> update;
    final Variants<Violation> violation;
    final Codec<LogEntry<Action>> logEntry;
    final Codec<Position> position;

    private EditionFormats(Edition edition) {
        tile = new Codes<>(edition.tiles(), Tile::id);
        token = new Codes<>(edition.tokenKinds(), TokenKind::code);
        tokens = list(token).as(kinds -> Tokens.of(edition, kinds), Tokens::toList);
        deal = list(tile).as(tiles -> Deal.of(edition, tiles), Deal::tiles);
        action = Actions.of(this);
        setCoin = Actions.setCoin(action);
        chance = ObjectCodec.of(
                Field.of("outcome", action.as(EditionFormats::outcome, outcome -> outcome), Chance::outcome),
                // the number of ways to draw five of all coins is far below
                Field.of(
                        "weight", whole(1, Integer.MAX_VALUE).as(Integer::longValue, Math::toIntExact), Chance::weight),
                Chance::new);
        event = Events.of(this);
        update = Events.update(event);
        violation = Violations.of(this);
        logEntry = LogFormat.entries(action);
        position = Scalars.TEXT.as(text -> Position.parse(text, edition), Position::toText);
    }

    static EditionFormats of(Edition edition) {
        return ALL.of(edition);
    }

    static EditionFormats of(Setup setup) {
        return of(setup.edition());
    }

    private static Outcome outcome(Action action) {
        if (action instanceof Outcome outcome) {
            return outcome;
        }
        throw new IllegalArgumentException("action " + action + ", expected an outcome of chance (CHN-1)");
    }
}
