package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.rules.Bag;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.PositionFields;
import io.github.mercurius.rules.internal.PositionLine;
import io.github.mercurius.rules.internal.PositionValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;

/**
 * The text of a position. It is read with all that cannot be read, each with its place; and written in its canonical
 * line: the parts in their order, without those that follow from others.
 */
final class PositionText {
    private static final String FORMAT = "mpn/1";
    private static final String SPECIAL = "special";
    private static final String FULL_PRICE = "full";
    private static final List<String> KEYS = List.of(("players start names dividends order end seen turn step market"
                    + " cash tokens blackMarket boards specials paid discard hands main backup")
            .split(" "));

    private static final List<SpecialCard> SPECIAL_CARDS = List.of(SpecialCard.values());

    /** As many of an asset as {@link Tokens} hold. */
    private static final int MOST_TOKENS = 15;

    private final Position position;

    private PositionText(Position position) {
        this.position = position;
    }

    /**
     * Reads a position and checks it.
     *
     * @throws PositionException if there is something in the text that cannot be read
     */
    static PositionCheck check(String text) {
        PositionFields fields = new PositionFields(text, FORMAT, KEYS);
        PositionText read = new PositionText(Position.of(setup(fields)));
        fields.readAll(read::read);
        return new PositionCheck(read.position, fields);
    }

    /** The set-up; what cannot be read of it is as it is by default, so that the other parts can be read. */
    private static Setup setup(PositionFields fields) {
        int players = fields.players(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS, "3, 4 or 5", Rule.SET_1);
        List<CardOrder> orders = Arrays.asList(CardOrder.values());
        List<BlackMarketAtEnd> ends = Arrays.asList(BlackMarketAtEnd.values());
        Rulings rulings = Rulings.builder()
                .dividendScale(fields.read("dividends", DividendScale.quarterPrice(), PositionText::scale))
                .cardOrder(fields.read(
                        "order",
                        CardOrder.NEWEST_FIRST,
                        value -> value.constant(orders, "NEWEST_FIRST or OLDEST_FIRST")))
                .blackMarketAtEnd(fields.read(
                        "end", BlackMarketAtEnd.FORFEITED, value -> value.constant(ends, "FORFEITED or SOLD")))
                .build();
        Setup.Builder setup = Setup.builder()
                .players(players)
                .startSeat(fields.read("start", 0, value -> value.number(players - 1, Rule.SET_6)))
                .rulings(rulings);
        return fields.names(
                setup.build(), names -> setup.names(names).players(players).build());
    }

    private static DividendScale scale(PositionValue value) {
        if (value.text().equals(FULL_PRICE)) {
            return DividendScale.fullPrice();
        }
        List<Integer> amounts = value.list(PositionValue::number);
        try {
            return DividendScale.of(amounts);
        } catch (IllegalArgumentException refused) {
            throw value.misread("full, or 25 amounts of 0 to " + DividendScale.HIGHEST_AMOUNT, Rule.RUL_1);
        }
    }

    private void read(String part, PositionValue value) {
        switch (part) {
            case "seen" -> position.viewer = value.seat(position.players.length, Rule.SET_1);
            case "turn" -> position.turn = value.number();
            case "step" -> readStep(value);
            case "market" -> position.spaces = spaces(value);
            case "cash" ->
                bySeat(
                        value,
                        (player, cash) -> OpenTable.with(player, cash.number(), player.tokens(), player.blackMarket()));
            case "tokens" ->
                bySeat(value, (player, it) -> OpenTable.with(player, player.cash(), tokens(it), player.blackMarket()));
            case "blackMarket" ->
                bySeat(value, (player, it) -> OpenTable.with(player, player.cash(), player.tokens(), tokens(it)));
            case "boards" -> bySeat(value, (player, it) -> OpenTable.with(player, board(it), player.handSize()));
            case "specials" -> bySeat(value, (player, it) -> OpenTable.with(player, specialCards(it)));
            case "paid" ->
                position.dividendsPaid = value.list(it -> it.constant(Chamber.all(), "the code of a chamber"));
            case "discard" -> position.discardPile = cards(value);
            case "hands" ->
                bySeat(value, (player, it) -> OpenTable.with(player, player.board(), hand(it, player.seat())));
            case "main" -> position.mainDeck = cards(value);
            case "backup" -> position.backupDeck = cards(value);
            default -> {} // the set-up, which is read first
        }
    }

    private void bySeat(PositionValue value, BiFunction<Player, PositionValue, Player> reader) {
        value.bySeat(position.players, (player, it) -> position.players[player.seat()] = reader.apply(player, it));
    }

    private void readStep(PositionValue value) {
        position.specialPlayed = value.text().equals(SPECIAL);
        position.trades = position.specialPlayed ? List.of() : value.list(PositionText::trade);
    }

    private static Action trade(PositionValue value) {
        if (value.text().startsWith("+")) {
            return Action.buy(asset(value.from(1)));
        }
        if (value.text().startsWith("-")) {
            return Action.sell(asset(value.from(1)));
        }
        throw value.misread("trades such as +AMS,-TEA, or special");
    }

    private static List<Integer> spaces(PositionValue value) {
        List<Integer> spaces = value.list(PositionValue::number);
        if (spaces.size() != Asset.all().size()) {
            throw value.misread("the space of each of " + Asset.all().size() + " markers");
        }
        return spaces;
    }

    private static Tokens tokens(PositionValue value) {
        return Tokens.of(value.counted(PositionText::asset, asset -> MOST_TOKENS, asset -> Rule.SET_2));
    }

    private static Asset asset(PositionValue value) {
        return value.constant(Asset.all(), "the code of an asset, such as AMS");
    }

    private static Board board(PositionValue value) {
        List<Card> cards = value.isNothing() ? List.of() : value.list(PositionText::boardCard);
        if (cards.size() >= Board.SPACES) {
            throw value.misread("the cards on spaces 1 and 2");
        }
        Board board = Board.empty();
        for (int i = 0; i < cards.size(); i++) {
            board = board.with(i + 1, cards.get(i));
        }
        return board;
    }

    private static Card boardCard(PositionValue value) {
        return value.text().equals(SpecialCard.NEWS.code()) ? SpecialCard.NEWS : card(value);
    }

    private static List<SpecialCard> specialCards(PositionValue value) {
        List<SpecialCard> cards = new ArrayList<>();
        for (int i = 0; i < value.text().length() && !value.isNothing(); i++) {
            cards.add(value.piece(i, i + 1).one(SPECIAL_CARDS, PositionText::letter, "some of B, D and N, or -"));
        }
        return cards;
    }

    private static List<PriceCard> cards(PositionValue value) {
        return value.isNothing() ? List.of() : value.list(PositionText::card);
    }

    /** The cards of a hand, or how many they are; the size of the hand in any case. */
    private int hand(PositionValue value, int seat) {
        OptionalInt unknown = value.unknown();
        if (unknown.isPresent()) {
            return unknown.getAsInt();
        }
        Cards hand = Cards.of(value.counted(PositionText::card, PriceCard::copies, card -> Rule.THG_3));
        position.hands[seat] = hand;
        return hand.size();
    }

    private static PriceCard card(PositionValue value) {
        return value.one(PriceCard.all(), PriceCard::code, "the code of a price card, such as AMS+SIL-");
    }

    /** The text of a position in which all is right. */
    static String write(Position position) {
        PositionText text = new PositionText(position);
        PositionLine line = new PositionLine(FORMAT);
        text.writeSetup(line);
        text.writeMoment(line);
        text.writePlayers(line);
        text.writeCards(line);
        return line.toString();
    }

    private void writeSetup(PositionLine line) {
        Setup setup = position.setup;
        line.part("players").append(setup.players());
        line.number("start", setup.startSeat(), 0);
        line.names("names", setup.names());
        DividendScale scale = setup.rulings().dividendScale();
        if (scale.equals(DividendScale.fullPrice())) {
            line.part("dividends").append(FULL_PRICE);
        } else if (!scale.equals(DividendScale.quarterPrice())) {
            line.items("dividends", scale.amounts(), line.text()::append);
        }
        line.constant("order", setup.rulings().cardOrder(), CardOrder.NEWEST_FIRST);
        line.constant("end", setup.rulings().blackMarketAtEnd(), BlackMarketAtEnd.FORFEITED);
        line.number("seen", position.viewer, View.SPECTATOR);
    }

    private void writeMoment(PositionLine line) {
        line.number("turn", position.turn, 0);
        if (position.specialPlayed) {
            line.part("step").append(SPECIAL);
        } else {
            line.items("step", position.trades, trade -> line.text().append(trade.notation()));
        }
        if (!position.spaces.equals(Market.atStart().spaces())) {
            line.items("market", position.spaces, line.text()::append);
        }
    }

    private void writePlayers(PositionLine line) {
        StringBuilder text = line.text();
        List<Player> players = Arrays.asList(position.players);
        line.seats("cash", players, it -> it.cash() != OpenTable.STARTING_CASH, it -> text.append(it.cash()));
        line.seats("tokens", players, it -> !it.tokens().isEmpty(), it -> write(line, it.tokens(), Asset::name));
        line.seats(
                "blackMarket",
                players,
                it -> !it.blackMarket().isEmpty(),
                it -> write(line, it.blackMarket(), Asset::name));
        line.seats(
                "boards",
                players,
                it -> !it.board().isEmpty(),
                it -> line.list(Position.cards(it.board()), card -> text.append(card.code())));
        line.seats("specials", players, it -> it.specialCards().size() < SPECIAL_CARDS.size(), it -> {
            it.specialCards().forEach(card -> text.append(letter(card)));
            text.append(it.specialCards().isEmpty() ? PositionLine.NOTHING : "");
        });
        line.items("paid", position.dividendsPaid, text::append);
    }

    /** What stands for a special card that is left. */
    private static String letter(SpecialCard card) {
        return card.name().substring(0, 1);
    }

    private void writeCards(PositionLine line) {
        StringBuilder text = line.text();
        line.items("discard", position.discardPile, card -> text.append(card.code()));
        line.seats(
                "hands",
                position.setup.seats(),
                seat -> position.hands[seat] != null || position.handSize(seat) != position.usualHand(seat),
                seat -> {
                    Cards hand = position.hands[seat];
                    if (hand == null) {
                        text.append(position.handSize(seat)).append('?');
                    } else {
                        write(line, hand, PriceCard::code);
                    }
                });
        line.items("main", Position.known(position.mainDeck), card -> text.append(card.code()));
        line.items("backup", Position.known(position.backupDeck), card -> text.append(card.code()));
    }

    private static <K extends Enum<K>, B extends Bag<K, B>> void write(
            PositionLine line, Bag<K, B> bag, Function<K, String> code) {
        line.counted(bag.kinds(), bag::count, code);
    }
}
