package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.BuiltObject.ifNumber;
import static io.github.mercurius.json.common.BuiltObject.ifPresent;
import static io.github.mercurius.json.common.Scalars.COUNT;
import static io.github.mercurius.json.common.Scalars.orNull;
import static io.github.mercurius.json.common.Scalars.whole;
import static io.github.mercurius.mercatores.json.Vocabulary.SEAT_OR_NONE;

import io.github.mercurius.json.common.BuiltObject;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Seats;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Player;
import io.github.mercurius.mercatores.Position;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Table;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/** How an open table is written, with what lies before each player. */
final class Tables {
    private static final Codec<Integer> CARDS = whole(0, Edition.CARDS);

    static final Codec<Table> TABLE = BuiltObject.<Table, Setup, Position>of(
                    "setup", Vocabulary.SETUP, Table::setup, Position::of)
            .with("turn", COUNT, Table::turn, Position::withTurn)
            .with("step", orNull(Vocabulary.ASK), Table::ask, Tables::withAsk)
            .with(
                    Field.<Table, OptionalInt>of("activeSeat", SEAT_OR_NONE, Tables::activeOrNone)
                            .derived(),
                    ifNumber(Position::withActiveSeat))
            .with("round", COUNT, Table::round, Position::withRound)
            .with("captain", SEAT_OR_NONE, Table::captain, ifNumber(Position::withCaptain))
            .derived("unloading", SEAT_OR_NONE, Table::unloading)
            .by("market", setup -> EditionFormats.of(setup).cards, Table::market, Position::withMarket)
            .by("given", setup -> orNull(EditionFormats.of(setup).card), Table::given, ifPresent(Position::withGiven))
            .by("players", Tables::players, Table::players, Tables::withPlayers)
            .derived("deckSize", CARDS, Table::deckSize)
            .by(
                    "discardPile",
                    setup -> EditionFormats.of(setup).cardList,
                    Table::discardPile,
                    Position::withDiscardPile)
            .made(Position::table);

    private Tables() {}

    /** What lies before each player, and what is known of the hand; the place in the list is the seat. */
    private static Codec<List<Player>> players(Setup setup) {
        EditionFormats edition = EditionFormats.of(setup);
        Codec<Player> player = ObjectCodec.object(
                Field.of("resources", edition.cards, Player::resources),
                Field.of("handSize", CARDS, Player::handSize),
                Field.of("known", edition.cards, Player::known),
                Field.of("coins", COUNT, Player::coins),
                (resources, handSize, known, coins) -> new Player(0, resources, known, handSize, coins));
        return Seats.eachOf(setup, player);
    }

    private static OptionalInt activeOrNone(Table table) {
        return table.isOver() ? OptionalInt.empty() : OptionalInt.of(table.activeSeat());
    }

    private static Position withAsk(Position position, Optional<Ask> ask) {
        return ask.isPresent() ? position.withAsk(ask.get()) : position.withGameOver();
    }

    private static Position withPlayers(Position position, List<Player> players) {
        Position next = position;
        for (int seat = 0; seat < players.size(); seat++) {
            Player player = players.get(seat);
            next = next.withResources(seat, player.resources())
                    .withHandSize(seat, player.handSize())
                    .withKnown(seat, player.known())
                    .withCoins(seat, player.coins());
        }
        return next;
    }
}
