package io.github.mercurius.json;

import static io.github.mercurius.json.common.Scalars.list;
import static io.github.mercurius.json.common.Scalars.whole;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.json.common.BuiltObject;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.Field;
import io.github.mercurius.json.common.ObjectCodec;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Seats;
import io.github.mercurius.json.common.SeededDeals;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** How the things are written of which actions, events and tables consist. */
final class Vocabulary {
    static final Codes<Asset> ASSET = Codes.of(Asset.values());
    static final Codes<Chamber> CHAMBER = Codes.of(Chamber.values());
    static final Codes<PriceCard> PRICE_CARD = Codes.of(PriceCard.values());
    static final Codes<SpecialCard> SPECIAL_CARD = Codes.of(SpecialCard.values());
    static final Codes<Card> CARD = new Codes<>(allCards(), Card::code);
    static final Codes<Deck> DECK = Codes.of(Deck.values());

    static final Codes<CardOrder> CARD_ORDER = Codes.of(CardOrder.values());
    static final Codes<BlackMarketAtEnd> BLACK_MARKET_AT_END = Codes.of(BlackMarketAtEnd.values());

    static final Codec<Tokens> TOKENS = list(ASSET).as(assets -> Tokens.of(assets), Tokens::toList);
    static final Codec<List<PriceCard>> CARD_LIST = list(PRICE_CARD);
    static final Codec<Cards> CARDS = CARD_LIST.as(cards -> Cards.of(cards), Cards::toList);
    static final Codec<List<SpecialCard>> SPECIAL_CARDS = list(SPECIAL_CARD).as(Vocabulary::eachOnce, cards -> cards);
    static final Codec<Market> MARKET = market();
    static final Codec<Board> BOARD =
            list(Scalars.orNull(CARD), Board.SPACES, Board.SPACES).as(Vocabulary::board, Vocabulary::spaces);

    static final Seats SEATS = new Seats(Setup.FEWEST_PLAYERS, Setup.MOST_PLAYERS);
    static final Codec<Integer> SEAT = SEATS.seat();
    /** END-1: the most turns are those of 3 players, 17 rounds. */
    static final Codec<Integer> TURN = whole(0, 51);

    static final Codec<Standing> STANDING = SEATS.standing("score", Standing::new);

    static final Codec<List<Standing>> RANKING = SEATS.eachOf(STANDING);
    /** A ranking, or none during the game. */
    static final Codec<List<Standing>> RESULT = SEATS.someOf(STANDING);

    static final Codec<DividendScale> DIVIDEND_SCALE = list(
                    whole(0, DividendScale.HIGHEST_AMOUNT), Market.HIGHEST_PRICE, Market.HIGHEST_PRICE)
            .as(DividendScale::of, DividendScale::amounts);

    static final Codec<Rulings> RULINGS = BuiltObject.<Rulings, DividendScale, Rulings.Builder>of(
                    "dividendScale",
                    DIVIDEND_SCALE,
                    Rulings::dividendScale,
                    scale -> Rulings.builder().dividendScale(scale))
            .with("cardOrder", CARD_ORDER, Rulings::cardOrder, Rulings.Builder::cardOrder)
            .with("blackMarketAtEnd", BLACK_MARKET_AT_END, Rulings::blackMarketAtEnd, Rulings.Builder::blackMarketAtEnd)
            .made(Rulings.Builder::build);

    static final Codec<Setup> SETUP = BuiltObject.<Setup, Integer, Setup.Builder>of(
                    "players",
                    SEATS.players(),
                    Setup::players,
                    players -> Setup.builder().players(players))
            .with("names", SEATS.names(), Setup::names, Setup.Builder::names)
            .with("startSeat", SEAT, Setup::startSeat, Setup.Builder::startSeat)
            .with("rulings", RULINGS, Setup::rulings, Setup.Builder::rulings)
            .made(Setup.Builder::build);

    static final Codec<Deal> DEAL =
            SeededDeals.codec("RUL-9", CARD_LIST, Deal::cards, Deal::of, Deal::seed, Deal::seeded);

    private Vocabulary() {}

    private static List<Card> allCards() {
        List<Card> cards = new ArrayList<>(PriceCard.all());
        cards.addAll(Arrays.asList(SpecialCard.values()));
        return cards;
    }

    private static List<SpecialCard> eachOnce(List<SpecialCard> cards) {
        Set<SpecialCard> each = EnumSet.noneOf(SpecialCard.class);
        each.addAll(cards);
        if (each.size() < cards.size()) {
            throw new IllegalArgumentException("special cards: " + cards + ", expected each at most once (THG-4)");
        }
        return new ArrayList<>(each);
    }

    private static Codec<Market> market() {
        List<Field<Market, ?>> spaces = new ArrayList<>();
        for (Asset asset : Asset.all()) {
            spaces.add(Field.of(asset.name(), whole(0, Market.LAST_SPACE), market -> market.space(asset)));
        }
        return new ObjectCodec<>(spaces, parts -> Market.of(parts.all()));
    }

    private static Board board(List<Optional<Card>> spaces) {
        Board board = Board.empty();
        for (int space = 0; space < Board.SPACES; space++) {
            if (spaces.get(space).isPresent()) {
                board = board.with(space, spaces.get(space).get());
            }
        }
        return board;
    }

    private static List<Optional<Card>> spaces(Board board) {
        List<Optional<Card>> spaces = new ArrayList<>();
        for (int space = 0; space < Board.SPACES; space++) {
            spaces.add(board.card(space));
        }
        return spaces;
    }
}
