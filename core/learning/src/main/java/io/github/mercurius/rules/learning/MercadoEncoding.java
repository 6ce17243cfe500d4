package io.github.mercurius.rules.learning;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.CoinChanger;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Effect;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Points;
import io.github.mercurius.mercado.Price;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.Todo;
import io.github.mercurius.mercado.TokenKind;
import io.github.mercurius.mercado.Tokens;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.learning.Layout.Look;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Mercado with an edition in numbers. Each action is one move, named by its notation; moves and observations are of
 * version 1. An observation says what the view of a seat does, but for the order of what was discarded.
 */
final class MercadoEncoding extends Encoding<Action, PlayerView> {
    private static final int VERSION = 1;
    private static final int SEATS = Setup.MOST_PLAYERS;
    private static final int COINS = Coin.all().size();
    private static final int STALLS = Stall.all().size();
    private static final int MERCHANDISE = Stall.merchandise().size();
    private static final int EFFECTS = Effect.all().size();
    private static final int MOST = Short.MAX_VALUE;
    /** The stacks of a price: the heights of at most four, the highest first. */
    private static final int STACKS = 4;

    private static final int PRICE = COINS + STACKS;
    /** How many steps to do are told; more wait rarely. */
    private static final int TODO = 12;

    private static final int RANK = Points.MOST + 1;
    private static final int UNKNOWN = RANK + 1;

    private final Edition edition;
    private final Layout<PlayerView, Table> layout;

    MercadoEncoding(Edition edition) {
        this(Arguments.notNull(edition, "edition", "an edition"), layout(edition));
    }

    private MercadoEncoding(Edition edition, Layout<PlayerView, Table> layout) {
        super(Mercado.rules(edition), VERSION, VERSION, moves(edition), layout.fields());
        this.edition = edition;
        this.layout = layout;
    }

    private static List<String> moves(Edition edition) {
        List<String> moves = new ArrayList<>();
        edition.tokenKinds().forEach(kind -> moves.add("V:" + kind.code()));
        moves.addAll(List.of("A", "B", "-", "Y", "N"));
        for (Coin coin : Coin.all()) {
            Stall.all().forEach(stall -> moves.add(coin + ">" + stall));
        }
        moves.addAll(List.of("S", "."));
        Stall.all().forEach(stall -> moves.add("$" + stall));
        Stall.all().forEach(stall -> moves.add("W:" + stall));
        moves.add("W:purse");
        edition.tokenKinds().forEach(kind -> moves.add("D:" + kind.code()));
        return moves;
    }

    private static Layout<PlayerView, Table> layout(Edition edition) {
        Layout<PlayerView, Table> layout = new Layout<>(SEATS, PlayerView::table)
                .field("PLAYERS", Setup.FEWEST_PLAYERS, SEATS, "how many players there are")
                .one(Look::players)
                .field("START", 0, SEATS - 1, "how many seats after this one the start player sits")
                .one(look -> look.after(look.table().setup().startSeat()))
                .field("SIDE", 0, 1, "0 for side A of the board, 1 for side B")
                .one(look -> look.table().setup().side().ordinal())
                .field("DISC", 0, MOST, "the space on which the disc lies")
                .one(look -> look.table().setup().disc())
                .field("FREE_COIN_CHANGER", 0, 1, "1 if the coin changer's coin may complete nothing (RUL-9)")
                .flag(look -> look.table().setup().coinChanger() == CoinChanger.FREE);
        addMoment(layout);
        addTurn(layout);
        addStalls(layout, edition.tiles());
        addStacks(layout, edition.tokenKinds());
        return addSeats(layout);
    }

    private static void addMoment(Layout<PlayerView, Table> layout) {
        layout.field("TURN", 0, MOST, "how many turns were completed")
                .one(look -> look.table().turn())
                .field("ROUND", 0, MOST, "how many rounds were completed")
                .one(look -> look.table().round())
                .field("LAST_ROUND", 0, 1, "1 if this is the last round (END-1, END-5)")
                .flag(look -> look.table().isLastRound())
                .field("STAGE", 0, 4, "the stage: 0 start, 1 play, 2 sales, 3 refill, 4 over")
                .one(look -> look.table().stage().ordinal())
                .field("ASK", 0, 9, "what is asked, from 1, in the order of the notation; 0 when the game is over")
                .one(look -> look.table().ask().map(ask -> ask.ordinal() + 1).orElse(0))
                .field("ACTIVE", 0, SEATS, "1 + how many seats after this one the active player sits; 0 for nobody")
                .one(look ->
                        look.table().isOver() ? 0 : 1 + look.after(look.table().activeSeat()))
                .field("DECIDER", 0, SEATS, "the same for who has to decide")
                .one(look -> look.away(look.table().decider()));
    }

    private static void addTurn(Layout<PlayerView, Table> layout) {
        layout.field("TOKEN_PLAYED", 0, 1, "1 if a token was played in this turn")
                .flag(look -> look.table().isTokenPlayed())
                .field("SEAL_PAID", 0, 1, "1 if a seal was paid in this turn")
                .flag(look -> look.table().isSealPaid())
                .field("AGAIN", 0, 1, "1 if another turn of the same player is due")
                .flag(look -> look.table().isAnotherTurnDue())
                .field("TO_DRAW", 0, MOST, "how many coins chance is asked for")
                .one(look -> look.table().toDraw())
                .field("DRAWN", 0, MOST, "the coins drawn and not yet set, by sort")
                .many(COINS, look -> counts(look.table().drawn()))
                .field("PLACED", 0, MOST, "how many coins were set in this turn")
                .one(look -> look.table().placed())
                .field("TODO", 0, EFFECTS + SEATS + STALLS, todo())
                .many(TODO, MercadoEncoding::todo)
                .field("SOLD", 0, MERCHANDISE, "for each stall 0, or its place in this turn's sales")
                .many(
                        MERCHANDISE,
                        look -> i -> 1
                                + look.table()
                                        .sold()
                                        .indexOf(Stall.merchandise().get(i)));
    }

    private static String todo() {
        return "the first steps to do: 0 none, 1 to " + EFFECTS
                + " an effect, then who discards (seats after this one), " + "then the stall that closes";
    }

    private static IntUnaryOperator todo(Look<PlayerView, Table> look) {
        List<Todo> todo = look.table().todo();
        return i -> i < todo.size() ? number(todo.get(i), look) : 0;
    }

    private static int number(Todo step, Look<PlayerView, Table> look) {
        if (step instanceof Todo.Apply apply) {
            return 1 + apply.effect().ordinal();
        }
        return step instanceof Todo.Discard discard
                ? 1 + EFFECTS + look.after(discard.seat())
                : 1 + EFFECTS + SEATS + ((Todo.Close) step).stall().ordinal();
    }

    private static IntUnaryOperator counts(Coins coins) {
        return i -> coins.count(Coin.all().get(i));
    }

    private static void addStalls(Layout<PlayerView, Table> layout, List<Tile> tiles) {
        layout.field("TILES", 0, tiles.size(), "the tiles at the stalls, by their number in the edition from 1")
                .many(MERCHANDISE, look -> i -> 1 + tiles.indexOf(tile(look, i)))
                .field("PRICES", 0, 4, "for each stall the fixed coins and the stacks' heights")
                .many(
                        STALLS * PRICE,
                        look -> i -> look.table()
                                .price(Stall.all().get(i / PRICE))
                                .map(price -> number(price, i % PRICE))
                                .orElse(0))
                .field("POINTS", 0, UNKNOWN, "their points; " + RANK + " the rank, " + UNKNOWN + " unknown")
                .many(MERCHANDISE, look -> i -> points(tile(look, i)))
                .field("EFFECTS", 0, MOST, "for each stall how often the tile has each effect")
                .many(
                        MERCHANDISE * EFFECTS,
                        look -> i ->
                                effects(tile(look, i / EFFECTS), Effect.all().get(i % EFFECTS)))
                .field("WHERE", 0, 3, "where each tile is: 0 stack, 1 stall, 2 discarded, 3 out of the game")
                .many(tiles.size(), look -> i -> where(tiles.get(i), look.table()));
    }

    private static @Nullable Tile tile(Look<PlayerView, Table> look, int stall) {
        return look.table().tile(Stall.merchandise().get(stall)).orElse(null);
    }

    private static int number(Price price, int at) {
        if (at < COINS) {
            return price.fixed().count(Coin.all().get(at));
        }
        return at - COINS < price.stacks().size() ? price.stacks().get(at - COINS) : 0;
    }

    private static int points(@Nullable Tile tile) {
        if (tile == null) {
            return 0;
        }
        return switch (tile.points().type()) {
            case NUMBER -> tile.points().number();
            case RANK -> RANK;
            case UNKNOWN -> UNKNOWN;
        };
    }

    private static int effects(@Nullable Tile tile, Effect effect) {
        return tile == null ? 0 : Collections.frequency(tile.effects(), effect);
    }

    private static int where(Tile tile, Table table) {
        if (table.objectStack().contains(tile) || table.perfumeStack().contains(tile)) {
            return 0;
        }
        if (table.objectDiscard().contains(tile) || table.perfumeDiscard().contains(tile)) {
            return 2;
        }
        for (Stall stall : Stall.merchandise()) {
            if (table.tile(stall).filter(tile::equals).isPresent()) {
                return 1;
            }
        }
        return 3;
    }

    private static void addStacks(Layout<PlayerView, Table> layout, List<TokenKind> tokens) {
        int kinds = tokens.size();
        layout.field("BLACK_PILE", 0, MOST, "the black coins in the pile")
                .one(look -> look.table().blackPile())
                .field("WHITE_PILE", 0, MOST, "the white coins in the pile")
                .one(look -> look.table().whitePile())
                .field("SEAL_PILE", 0, MOST, "the seals in the pile")
                .one(look -> look.table().sealPile())
                .field("TOKEN_STACK", 0, Edition.TOKENS, "the privilege tokens in the stack")
                .one(look -> look.table().tokenStackSize())
                .field("TOKENS_GONE", 0, Edition.TOKENS, "the tokens that are out of the game, by kind")
                .many(kinds, look -> i -> Collections.frequency(look.table().tokensGone(), tokens.get(i)))
                .field("HAND", 0, Edition.TOKENS, "the tokens in this seat's hand, by kind")
                .many(kinds, look -> i -> look.view().hand().count(tokens.get(i)))
                .field("UNSEEN", 0, Edition.TOKENS, "the tokens in the stack or other hands, by kind")
                .many(kinds, look -> {
                    Tokens unseen = look.view().unseen();
                    return i -> unseen.count(tokens.get(i));
                });
    }

    private static Layout<PlayerView, Table> addSeats(Layout<PlayerView, Table> layout) {
        return layout.field("PURSE", 0, MOST, "by seat the coins in the purse, by sort")
                .bySeat(COINS, (look, seat) -> counts(look.table().player(seat).purse()))
                .field("SPENT", 0, MOST, "by seat the coins on the character tile, by sort")
                .bySeat(COINS, (look, seat) -> counts(look.table().player(seat).spent()))
                .field("EDGES", 0, MOST, "by seat and stall the coins there, by sort")
                .bySeat(STALLS * COINS, (look, seat) -> {
                    List<Coins> edges = look.table().player(seat).edges();
                    return i -> edges.get(i / COINS).count(Coin.all().get(i % COINS));
                })
                .field("SEALS", 0, MOST, "the seals, by seat")
                .bySeat((look, seat) -> look.table().player(seat).seals())
                .field("HAND_SIZE", 0, Edition.TOKENS, "the tokens in the hand, by seat")
                .bySeat((look, seat) -> look.table().player(seat).handSize())
                .field("POSITION", 0, MOST, "the spaces that the marker has moved, by seat")
                .bySeat((look, seat) -> look.table().player(seat).position())
                .field("PLACE", 0, SEATS, "the place in the race, by seat, from 1")
                .bySeat((look, seat) -> 1 + look.table().standing().indexOf(seat));
    }

    @Override
    public List<Integer> moves(Action action, AnyTable table) {
        return Collections.singletonList(
                number(Arguments.notNull(action, "action", "an action").notation()));
    }

    @Override
    public void observe(PlayerView view, List<Integer> chosen, short[] into, int offset) {
        Edition given =
                Arguments.notNull(view, "view", "a view").table().setup().edition();
        Arguments.that(given.equals(edition), "edition of the view", given, edition.toString());
        layout.write(view, chosen, into, offset);
    }
}
