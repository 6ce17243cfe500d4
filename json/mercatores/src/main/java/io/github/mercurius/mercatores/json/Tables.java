package io.github.mercurius.mercatores.json;

import static io.github.mercurius.json.common.Scalars.orNull;
import static io.github.mercurius.json.common.Scalars.whole;
import static io.github.mercurius.mercatores.json.Vocabulary.COUNT;
import static io.github.mercurius.mercatores.json.Vocabulary.SEAT_OR_NONE;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Cards;
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

    private static final Field<Table, Setup> SETUP = Field.of("setup", Vocabulary.SETUP, Table::setup);
    private static final Field<Table, Integer> TURN = Field.of("turn", COUNT, Table::turn);
    private static final Field<Table, Optional<Ask>> ASK = Field.of("step", orNull(Vocabulary.ASK), Table::ask);
    private static final Field<Table, OptionalInt> ACTIVE = Field.of("activeSeat", SEAT_OR_NONE, Tables::activeOrNone);
    private static final Field<Table, Integer> ROUND = Field.of("round", COUNT, Table::round);
    private static final Field<Table, OptionalInt> CAPTAIN = Field.of("captain", SEAT_OR_NONE, Table::captain);
    private static final Field<Table, OptionalInt> UNLOADING = Field.of("unloading", SEAT_OR_NONE, Table::unloading);
    private static final Field<Table, Cards> MARKET =
            Field.by(SETUP, "market", setup -> EditionFormats.of(setup).cards, Table::market);
    private static final Field<Table, Optional<Card>> GIVEN =
            Field.by(SETUP, "given", setup -> orNull(EditionFormats.of(setup).card), Table::given);
    private static final Field<Table, List<Player>> PLAYERS =
            Field.by(SETUP, "players", setup -> players(EditionFormats.of(setup)), Table::players);
    private static final Field<Table, Integer> DECK = Field.of("deckSize", CARDS, Table::deckSize);
    private static final Field<Table, List<Card>> DISCARD_PILE =
            Field.by(SETUP, "discardPile", setup -> EditionFormats.of(setup).cardList, Table::discardPile);

    static final Codec<Table> TABLE = new ObjectCodec<>(
            List.of(SETUP, TURN, ASK, ACTIVE, ROUND, CAPTAIN, UNLOADING, MARKET, GIVEN, PLAYERS, DECK, DISCARD_PILE),
            Tables::table);

    private Tables() {}

    /** What lies before each player, and what is known of the hand; the place in the list is the seat. */
    private static Codec<List<Player>> players(EditionFormats edition) {
        Codec<Player> player = ObjectCodec.object(
                Field.of("resources", edition.cards, Player::resources),
                Field.of("handSize", CARDS, Player::handSize),
                Field.of("known", edition.cards, Player::known),
                Field.of("coins", COUNT, Player::coins),
                (resources, handSize, known, coins) -> new Player(0, resources, known, handSize, coins));
        return Vocabulary.SEATS.eachOf(player);
    }

    private static OptionalInt activeOrNone(Table table) {
        return table.isOver() ? OptionalInt.empty() : OptionalInt.of(table.activeSeat());
    }

    private static Table table(ObjectCodec.Parts parts) {
        Setup setup = parts.get(SETUP);
        List<Player> players = parts.get(PLAYERS);
        if (players.size() != setup.players()) {
            throw new IllegalArgumentException(players.size() + " players, expected " + setup.players());
        }
        checkActive(parts.get(ACTIVE), parts.get(ASK));
        Position position = asking(Position.of(setup), parts.get(ASK), parts.get(GIVEN))
                .withTurn(parts.get(TURN))
                .withRound(parts.get(ROUND))
                .withMarket(parts.get(MARKET))
                .withDiscardPile(parts.get(DISCARD_PILE));
        if (parts.get(ACTIVE).isPresent()) {
            position = position.withActiveSeat(parts.get(ACTIVE).getAsInt());
        }
        if (parts.get(CAPTAIN).isPresent()) {
            position = position.withCaptain(parts.get(CAPTAIN).getAsInt());
        }
        for (int seat = 0; seat < players.size(); seat++) {
            Player player = players.get(seat);
            position = position.withResources(seat, player.resources())
                    .withHandSize(seat, player.handSize())
                    .withKnown(seat, player.known())
                    .withCoins(seat, player.coins());
        }
        Table table = position.table();
        checkFollows("Unloading card", holder(parts.get(UNLOADING)), holder(table.unloading()), "PRO-4");
        checkFollows("deck", parts.get(DECK), table.deckSize(), "COIN-1");
        return table;
    }

    private static Position asking(Position position, Optional<Ask> step, Optional<Card> given) {
        Position asking = step.isPresent() ? position.withAsk(step.get()) : position.withGameOver();
        return given.isPresent() ? asking.withGiven(given.get()) : asking;
    }

    private static void checkActive(OptionalInt active, Optional<Ask> step) {
        if (active.isPresent() != step.isPresent()) {
            String found = active.isPresent() ? "active seat " + active.getAsInt() : "no active seat";
            String when = step.isPresent() ? "a seat in step " + step.get() : "none when the game is over (END-1)";
            throw new IllegalArgumentException(found + ", expected " + when);
        }
    }

    /** Refuses what is not as it follows from the rest. */
    private static void checkFollows(String what, Object said, Object follows, String rule) {
        if (!said.equals(follows)) {
            throw new IllegalArgumentException(what + ": " + said + ", expected " + follows + " (" + rule + ")");
        }
    }

    private static String holder(OptionalInt seat) {
        return seat.isPresent() ? "of seat " + seat.getAsInt() : "nobody's";
    }
}
