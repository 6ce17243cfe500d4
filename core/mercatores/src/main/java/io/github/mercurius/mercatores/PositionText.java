package io.github.mercurius.mercatores;

import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.PositionCode;
import io.github.mercurius.rules.internal.PositionCode.Hand;
import io.github.mercurius.rules.internal.PositionFields;
import io.github.mercurius.rules.internal.PositionLine;
import io.github.mercurius.rules.internal.PositionParts;
import io.github.mercurius.rules.internal.PositionValue;
import java.util.List;
import java.util.Optional;

/**
 * The text of a position. It is read with all that cannot be read, each with its place; and written in its canonical
 * line: the parts in their order, without those that follow from others.
 */
final class PositionText {
    private static final String FORMAT = "mtn/1";
    private static final List<String> KEYS =
            List.of(("edition players start names last seen turn step seat round captain"
                            + " market given resources coins known discard hands deck")
                    .split(" "));
    private static final PositionCode<Ask> STEP =
            PositionCode.constant(Ask.class, "GIVE, TAKE, LOAD, TAX, CASH or OVER");
    private static final Hand<Cards> HAND = new Hand<>(Deal.HAND, Optional.empty());
    private static final PositionCode<LastTurns> LAST = PositionCode.constant(LastTurns.class, "OTHERS or ALL");

    private final Position position;

    private PositionText(Position position) {
        this.position = position;
    }

    /**
     * Reads a position and checks it.
     *
     * @throws PositionException if there is something in the text that cannot be read
     */
    static PositionCheck check(String text, Edition edition) {
        Arguments.notNull(edition, "edition", "the edition that the text names");
        PositionFields fields = new PositionFields(text, FORMAT, KEYS);
        fields.edition(List.of(edition.mark(), edition.id()), Rule.RUL_1);
        int players = fields.players(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS, "2, 3 or 4", Rule.SET_1);
        Setup setup = Setup.builder().players(players).edition(edition).build();
        PositionText read = new PositionText(Position.of(setup(setup, fields)));
        read.parts(fields);
        fields.throwIfAny();
        return new PositionCheck(read.position, fields);
    }

    /** The text of a position in which all is right. */
    static String write(Position position) {
        PositionLine line = new PositionLine(FORMAT);
        Setup setup = position.parts.setup;
        line.part("edition", setup.edition().mark());
        line.part("players", setup.players());
        setup(setup, line);
        new PositionText(position).parts(line);
        return line.toString();
    }

    /** The set-up; what cannot be read of it is as it is by default, so that the other parts can be read. */
    private static Setup setup(Setup now, PositionParts to) {
        int players = now.players();
        Setup.Builder next = Setup.builder().players(players).edition(now.edition());
        PositionCode<List<String>> names = PositionCode.names(
                all -> Setup.builder().players(players).names(all).build());
        to.part("start", PositionCode.number(players - 1, Rule.SET_5), 0, now.startSeat(), next::startSeat);
        to.part("names", names, List.of(), now.names(), next::names);
        to.part("last", LAST, LastTurns.OTHERS, now.lastTurns(), next::lastTurns);
        return next.build();
    }

    private void parts(PositionParts to) {
        Table parts = position.parts;
        Player[] players = parts.players;
        Edition edition = parts.setup.edition();
        Cards none = edition.noCards();
        PositionCode<Integer> seat = PositionCode.seat(players.length, Rule.SET_1);
        PositionCode<Card> card = new PositionCode<>(value -> card(edition, value), Card::code);
        PositionCode<List<Card>> cards = card.list().or(PositionCode.NOTHING, List.of());
        PositionCode<Cards> bag = card.counted(edition::copies, PositionCheck::copiesRule)
                .as(all -> Cards.of(edition, all), Cards::toList);
        PositionCode<Optional<Ask>> step = STEP.as(Optional::of, Optional::get);
        PositionCode<Optional<Card>> given = card.as(Optional::of, Optional::get);
        Optional<Card> nowGiven = Optional.ofNullable(parts.given);
        List<Card> pile = parts.discardPile.reverse().toJavaList();
        boolean seatFollows = parts.ask == null || parts.phase() == Phase.INVESTMENT;
        to.part("seen", seat, PlayerView.SPECTATOR, position.viewer, it -> position.viewer = it);
        to.part("turn", PositionCode.number(), 0, parts.turn, it -> parts.turn = it);
        to.part(
                "step",
                step.or("OVER", Optional.empty()),
                Optional.of(Ask.GIVE),
                Optional.ofNullable(parts.ask),
                it -> parts.ask = it.orElse(null));
        to.part("seat", seat, seatFollows ? parts.active : null, parts.active, it -> parts.active = it);
        to.part("round", PositionCode.number(), 0, parts.round, it -> parts.round = it);
        to.part("captain", seat, Table.NOBODY, parts.captain, it -> parts.captain = it);
        to.part("market", bag, null, parts.market, it -> parts.market = it);
        to.part("given", given, Optional.empty(), nowGiven, it -> parts.given = it.orElse(null));
        to.seats("resources", players, bag, it -> none, Player::resources, Player::withResources);
        to.seats("coins", players, PositionCode.number(), it -> 0, Player::coins, Player::withCoins);
        to.seats("known", players, bag, it -> none, Player::known, Player::withKnown);
        to.part(
                "discard",
                cards,
                List.of(),
                pile,
                it -> parts.discardPile = io.vavr.collection.List.ofAll(it).reverse());
        to.seats("hands", players, bag.hand(Cards::size), it -> HAND, this::hand, this::withHand);
        to.part("deck", cards, List.of(), position.deck(), it -> position.cardsOfDeck = it);
    }

    private static Card card(Edition edition, PositionValue value) {
        return edition.card(value.text())
                .orElseThrow(() -> value.misread("the code of a card of the edition, such as CRN0"));
    }

    private Hand<Cards> hand(Player player) {
        return new Hand<>(player.handSize(), Optional.ofNullable(position.hands[player.seat()]));
    }

    private Player withHand(Player player, Hand<Cards> hand) {
        position.hands[player.seat()] = hand.things().orElse(null);
        return player.withHandSize(hand.size());
    }
}
