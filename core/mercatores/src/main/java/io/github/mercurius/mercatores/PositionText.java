package io.github.mercurius.mercatores;

import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.PositionFields;
import io.github.mercurius.rules.internal.PositionLine;
import io.github.mercurius.rules.internal.PositionValue;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * The text of a position. It is read with all that cannot be read, each with its place; and written in its canonical
 * line: the parts in their order, without those that follow from others.
 */
final class PositionText {
    private static final String FORMAT = "mtn/1";
    private static final String OVER = "OVER";
    private static final List<String> KEYS =
            List.of(("edition players start names last seen turn step seat round captain"
                            + " market given resources coins known discard hands deck")
                    .split(" "));
    private static final List<Ask> STEPS = Arrays.asList(Ask.values());

    private final Position position;
    private final Table parts;
    private final Edition edition;

    private PositionText(Position position) {
        this.position = position;
        parts = position.parts;
        edition = parts.setup.edition();
    }

    /**
     * Reads a position and checks it.
     *
     * @throws PositionException if there is something in the text that cannot be read
     */
    static PositionCheck check(String text, Edition edition) {
        Arguments.notNull(edition, "edition", "the edition that the text names");
        PositionFields fields = new PositionFields(text, FORMAT, KEYS);
        PositionText read = new PositionText(Position.of(setup(fields, edition)));
        fields.readAll(read::read);
        return new PositionCheck(read.position, fields);
    }

    /** The set-up; what cannot be read of it is as it is by default, so that the other parts can be read. */
    private static Setup setup(PositionFields fields, Edition edition) {
        fields.edition(List.of(edition.mark(), edition.id()), Rule.RUL_1);
        int players = fields.players(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS, "2, 3 or 4", Rule.SET_1);
        List<LastTurns> lastTurns = Arrays.asList(LastTurns.values());
        Setup.Builder setup = Setup.builder()
                .players(players)
                .edition(edition)
                .startSeat(fields.read("start", 0, value -> value.number(players - 1, Rule.SET_5)))
                .lastTurns(fields.read("last", LastTurns.OTHERS, value -> value.constant(lastTurns, "OTHERS or ALL")));
        return fields.names(
                setup.build(), names -> setup.names(names).players(players).build());
    }

    private void read(String part, PositionValue value) {
        switch (part) {
            case "seen" -> position.viewer = seat(value);
            case "turn" -> parts.turn = value.number();
            case "step" -> parts.ask = ask(value);
            case "seat" -> parts.active = seat(value);
            case "round" -> parts.round = value.number();
            case "captain" -> parts.captain = seat(value);
            case "market" -> parts.market = bag(value);
            case "given" -> parts.given = card(value);
            case "resources" -> bySeat(value, (player, it) -> player.withResources(bag(it)));
            case "coins" -> bySeat(value, (player, it) -> player.withCoins(it.number()));
            case "known" -> bySeat(value, (player, it) -> player.withKnown(bag(it)));
            case "discard" ->
                parts.discardPile = io.vavr.collection.List.ofAll(cards(value)).reverse();
            case "hands" -> bySeat(value, (player, it) -> player.withHandSize(hand(it, player.seat())));
            case "deck" -> position.cardsOfDeck = cards(value);
            default -> {} // the set-up, which is read first
        }
    }

    private int seat(PositionValue value) {
        return value.seat(parts.players.length, Rule.SET_1);
    }

    private void bySeat(PositionValue value, BiFunction<Player, PositionValue, Player> reader) {
        value.bySeat(parts.players, (player, it) -> parts.players[player.seat()] = reader.apply(player, it));
    }

    private static @Nullable Ask ask(PositionValue value) {
        return value.text().equals(OVER) ? null : value.constant(STEPS, "GIVE, TAKE, LOAD, TAX, CASH or OVER");
    }

    private Cards bag(PositionValue value) {
        return Cards.of(
                edition,
                value.counted(
                        this::card, edition::copies, card -> card instanceof GoodsCard ? Rule.THG_2 : Rule.THG_3));
    }

    private Card card(PositionValue value) {
        return edition.card(value.text())
                .orElseThrow(() -> value.misread("the code of a card of the edition, such as CRN0"));
    }

    private List<Card> cards(PositionValue value) {
        return value.isNothing() ? List.of() : List.copyOf(value.list(this::card));
    }

    /** The cards of a hand, or how many they are; the size of the hand in any case. */
    private int hand(PositionValue value, int seat) {
        OptionalInt unknown = value.unknown();
        if (unknown.isPresent()) {
            return unknown.getAsInt();
        }
        Cards hand = bag(value);
        position.hands[seat] = hand;
        return hand.size();
    }

    /** The text of a position in which all is right. */
    static String write(Position position) {
        PositionText text = new PositionText(position);
        PositionLine line = new PositionLine(FORMAT);
        text.writeMoment(line);
        text.writeCards(line);
        return line.toString();
    }

    private void writeMoment(PositionLine line) {
        Setup setup = parts.setup;
        line.part("edition").append(edition.mark());
        line.part("players").append(setup.players());
        line.number("start", setup.startSeat(), 0);
        line.names("names", setup.names());
        line.constant("last", setup.lastTurns(), LastTurns.OTHERS);
        line.number("seen", position.viewer, PlayerView.SPECTATOR);
        line.number("turn", parts.turn, 0);
        if (parts.ask != Ask.GIVE) {
            line.part("step").append(parts.ask == null ? OVER : parts.ask.name());
        }
        if (parts.phase() == Phase.PROFIT && parts.ask != null) {
            line.part("seat").append(parts.active);
        }
        line.number("round", parts.round, 0);
        line.number("captain", parts.captain, Table.NOBODY);
    }

    private void writeCards(PositionLine line) {
        StringBuilder text = line.part("market");
        write(line, parts.market);
        if (parts.given != null) {
            line.part("given").append(parts.given.code());
        }
        List<Player> players = Arrays.asList(parts.players);
        line.seats("resources", players, player -> !player.resources().isEmpty(), it -> write(line, it.resources()));
        line.seats("coins", players, player -> player.coins() != 0, player -> text.append(player.coins()));
        line.seats("known", players, player -> !player.known().isEmpty(), player -> write(line, player.known()));
        line.items("discard", parts.discardPile.reverse().toJavaList(), card -> text.append(card.code()));
        line.seats(
                "hands",
                players,
                player -> position.hands[player.seat()] != null || player.handSize() != Deal.HAND,
                player -> {
                    Cards hand = position.hands[player.seat()];
                    if (hand == null) {
                        text.append(player.handSize()).append('?');
                    } else {
                        write(line, hand);
                    }
                });
        line.items("deck", position.deck(), card -> text.append(card.code()));
    }

    private static void write(PositionLine line, Cards cards) {
        line.counted(cards.kinds(), cards::count, Card::code);
    }
}
