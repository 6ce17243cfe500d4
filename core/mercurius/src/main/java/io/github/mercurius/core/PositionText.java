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
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.PositionCode;
import io.github.mercurius.rules.internal.PositionCode.Hand;
import io.github.mercurius.rules.internal.PositionFields;
import io.github.mercurius.rules.internal.PositionLine;
import io.github.mercurius.rules.internal.PositionParts;
import io.github.mercurius.rules.internal.PositionValue;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * The text of a position. It is read with all that cannot be read, each with its place; and written in its canonical
 * line: the parts in their order, without those that follow from others.
 */
final class PositionText {
    private static final String FORMAT = "mpn/1";
    private static final List<String> KEYS = List.of(("players start names dividends order end seen turn step market"
                    + " cash tokens blackMarket boards specials paid discard hands main backup")
            .split(" "));

    private static final List<SpecialCard> SPECIAL_CARDS = List.of(SpecialCard.values());

    /** As many of an asset as {@link Tokens} hold. */
    private static final int MOST_TOKENS = 15;

    private static final PositionCode<List<Integer>> NUMBERS =
            PositionCode.number().list();
    private static final PositionCode<DividendScale> SCALE = new PositionCode<>(
                    PositionText::scale, scale -> NUMBERS.write(scale.amounts()))
            .or("full", DividendScale.fullPrice());
    private static final PositionCode<CardOrder> ORDER =
            PositionCode.constant(CardOrder.class, "NEWEST_FIRST or OLDEST_FIRST");
    private static final PositionCode<BlackMarketAtEnd> END =
            PositionCode.constant(BlackMarketAtEnd.class, "FORFEITED or SOLD");
    private static final PositionCode<List<Action>> TRADES =
            new PositionCode<>(PositionText::trade, Action::notation).list();
    private static final PositionCode<List<Integer>> SPACES = new PositionCode<>(PositionText::spaces, NUMBERS::write);
    private static final PositionCode<Asset> ASSET =
            PositionCode.one(Asset.all(), Asset::name, "the code of an asset, such as AMS");
    private static final PositionCode<Tokens> TOKENS =
            ASSET.counted(asset -> MOST_TOKENS, asset -> Rule.SET_2).as(Tokens::of, Tokens::toList);
    private static final PositionCode<PriceCard> CARD =
            PositionCode.one(PriceCard.all(), PriceCard::code, "the code of a price card, such as AMS+SIL-");
    private static final PositionCode<List<PriceCard>> CARDS = CARD.list().or(PositionCode.NOTHING, List.of());
    private static final PositionCode<Hand<Cards>> HAND = CARD.counted(PriceCard::copies, card -> Rule.THG_3)
            .as(Cards::of, Cards::toList)
            .hand(Cards::size);
    private static final PositionCode<List<Card>> BOARD_CARDS =
            new PositionCode<>(PositionText::boardCard, Card::code).list().or(PositionCode.NOTHING, List.of());
    private static final PositionCode<Board> BOARD =
            new PositionCode<>(PositionText::board, board -> BOARD_CARDS.write(Position.cards(board)));
    /** What stands for a special card that is left. */
    private static final PositionCode<SpecialCard> LETTER =
            PositionCode.one(SPECIAL_CARDS, card -> card.name().substring(0, 1), "some of B, D and N, or -");

    private static final PositionCode<List<SpecialCard>> SPECIALS =
            new PositionCode<>(PositionText::specials, PositionText::text).or(PositionCode.NOTHING, List.of());
    private static final PositionCode<List<Chamber>> CHAMBERS = PositionCode.one(
                    Chamber.all(), Chamber::name, "the code of a chamber")
            .list();

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
        int players = fields.players(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS, "3, 4 or 5", Rule.SET_1);
        PositionText read = new PositionText(Position.of(setup(Setup.of(players), fields)));
        read.parts(fields);
        fields.throwIfAny();
        return new PositionCheck(read.position, fields);
    }

    /** The text of a position in which all is right. */
    static String write(Position position) {
        PositionLine line = new PositionLine(FORMAT);
        Setup setup = position.parts.setup;
        line.part("players", setup.players());
        setup(setup, line);
        new PositionText(position).parts(line);
        return line.toString();
    }

    /** The set-up; what cannot be read of it is as it is by default, so that the other parts can be read. */
    private static Setup setup(Setup now, PositionParts to) {
        int players = now.players();
        Setup.Builder next = Setup.builder().players(players);
        Rulings.Builder rulings = Rulings.builder();
        Rulings before = now.rulings();
        to.part("start", PositionCode.number(players - 1, Rule.SET_6), 0, now.startSeat(), next::startSeat);
        PositionCode<List<String>> names = PositionCode.names(
                all -> Setup.builder().players(players).names(all).build());
        to.part("names", names, List.of(), now.names(), next::names);
        to.part("dividends", SCALE, DividendScale.quarterPrice(), before.dividendScale(), rulings::dividendScale);
        to.part("order", ORDER, CardOrder.NEWEST_FIRST, before.cardOrder(), rulings::cardOrder);
        to.part("end", END, BlackMarketAtEnd.FORFEITED, before.blackMarketAtEnd(), rulings::blackMarketAtEnd);
        return next.rulings(rulings.build()).build();
    }

    private void parts(PositionParts to) {
        OpenTable parts = position.parts;
        Player[] players = parts.players;
        PositionCode<Integer> seat = PositionCode.seat(players.length, Rule.SET_1);
        to.part("seen", seat, View.SPECTATOR, position.viewer, it -> position.viewer = it);
        to.part("turn", PositionCode.number(), 0, parts.turn, it -> parts.turn = it);
        PositionCode<Optional<List<Action>>> trades = TRADES.as(Optional::of, Optional::get);
        Optional<List<Action>> made = parts.specialPlayed ? Optional.empty() : Optional.of(parts.trades());
        to.part("step", trades.or("special", Optional.empty()), Optional.of(List.of()), made, it -> {
            parts.specialPlayed = !it.isPresent();
            parts.trades = OpenTable.latestFirst(it.orElse(List.of()));
        });
        to.part("market", SPACES, Market.atStart().spaces(), position.spaces, it -> position.spaces = it);
        to.seats(
                "cash",
                players,
                PositionCode.number(),
                it -> OpenTable.STARTING_CASH,
                Player::cash,
                PositionText::withCash);
        to.seats("tokens", players, TOKENS, it -> Tokens.none(), Player::tokens, PositionText::withTokens);
        to.seats("blackMarket", players, TOKENS, it -> Tokens.none(), Player::blackMarket, PositionText::withPut);
        to.seats("boards", players, BOARD, it -> Board.empty(), Player::board, PositionText::withBoard);
        to.seats("specials", players, SPECIALS, it -> SPECIAL_CARDS, Player::specialCards, OpenTable::with);
        to.part(
                "paid",
                CHAMBERS,
                List.of(),
                parts.dividendsPaid(),
                it -> parts.dividendsPaid = OpenTable.latestFirst(it));
        to.part("discard", CARDS, List.of(), parts.discardPile(), it -> parts.discardPile = OpenTable.latestFirst(it));
        to.seats("hands", players, HAND, this::usualHand, this::hand, this::withHand);
        to.part("main", CARDS, List.of(), Position.known(position.mainDeck), it -> position.mainDeck = it);
        to.part("backup", CARDS, List.of(), Position.known(position.backupDeck), it -> position.backupDeck = it);
    }

    private static DividendScale scale(PositionValue value) {
        List<Integer> amounts = NUMBERS.read(value);
        try {
            return DividendScale.of(amounts);
        } catch (IllegalArgumentException refused) {
            throw value.misread("full, or 25 amounts of 0 to " + DividendScale.HIGHEST_AMOUNT, Rule.RUL_1);
        }
    }

    private static Action trade(PositionValue value) {
        if (value.text().startsWith("+")) {
            return Action.buy(ASSET.read(value.from(1)));
        }
        if (value.text().startsWith("-")) {
            return Action.sell(ASSET.read(value.from(1)));
        }
        throw value.misread("trades such as +AMS,-TEA, or special");
    }

    private static List<Integer> spaces(PositionValue value) {
        List<Integer> spaces = NUMBERS.read(value);
        if (spaces.size() != Asset.all().size()) {
            throw value.misread("the space of each of " + Asset.all().size() + " markers");
        }
        return spaces;
    }

    private static Board board(PositionValue value) {
        List<Card> cards = BOARD_CARDS.read(value);
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
        return value.text().equals(SpecialCard.NEWS.code()) ? SpecialCard.NEWS : CARD.read(value);
    }

    private static List<SpecialCard> specials(PositionValue value) {
        Set<SpecialCard> cards = EnumSet.noneOf(SpecialCard.class); // in canonical order
        for (int i = 0; i < value.text().length(); i++) {
            cards.add(LETTER.read(value.piece(i, i + 1)));
        }
        return List.copyOf(cards);
    }

    private static String text(List<SpecialCard> cards) {
        return cards.stream().map(LETTER::write).collect(Collectors.joining());
    }

    private Hand<Cards> usualHand(Player player) {
        return new Hand<>(position.usualHand(player.seat()), Optional.empty());
    }

    private Hand<Cards> hand(Player player) {
        return new Hand<>(position.handSize(player.seat()), Optional.ofNullable(position.hands[player.seat()]));
    }

    private Player withHand(Player player, Hand<Cards> hand) {
        position.hands[player.seat()] = hand.things().orElse(null);
        return OpenTable.with(player, player.board(), hand.size());
    }

    private static Player withCash(Player player, int cash) {
        return OpenTable.with(player, cash, player.tokens(), player.blackMarket());
    }

    private static Player withTokens(Player player, Tokens tokens) {
        return OpenTable.with(player, player.cash(), tokens, player.blackMarket());
    }

    private static Player withPut(Player player, Tokens tokens) {
        return OpenTable.with(player, player.cash(), player.tokens(), tokens);
    }

    private static Player withBoard(Player player, Board board) {
        return OpenTable.with(player, board, player.handSize());
    }
}
