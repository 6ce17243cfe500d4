package io.github.mercurius.rules.learning;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.CoinChanger;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Effect;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.Player;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Points;
import io.github.mercurius.mercado.Price;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.Todo;
import io.github.mercurius.mercado.TokenKind;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Mercado with an edition in numbers. Each action is one move, named by its notation; moves and observations are of
 * version 1. An observation says what the view of a seat does, but for the order of what was discarded.
 */
final class MercadoEncoding extends Encoding<Action, PlayerView> {
    private static final int VERSION = 1;
    private static final int SEATS = Setup.MOST_PLAYERS;
    private static final List<Coin> COINS = Coin.all();
    private static final List<Stall> STALLS = Stall.all();
    private static final List<Stall> MERCHANDISE = Stall.merchandise();
    private static final int SHOPS = MERCHANDISE.size();
    private static final List<Effect> EFFECTS = Effect.all();
    private static final int MOST = Short.MAX_VALUE;
    /** The stacks of a price: the heights of at most four, the highest first. */
    private static final int STACKS = 4;

    private static final int PRICE = COINS.size() + STACKS;

    /** How many steps to do are told; more wait rarely. */
    private static final int TODO = 12;

    private static final String FIRST_STEPS = "the first steps to do: 0 none, 1 to " + EFFECTS.size()
            + " an effect, then who discards (seats after this one), then the stall that closes";

    private static final int RANK = Points.MOST + 1;
    private static final int UNKNOWN = RANK + 1;

    MercadoEncoding(Edition edition) {
        super(
                Mercado.rules(Arguments.notNull(edition, "edition", "an edition")),
                VERSION,
                VERSION,
                moves(edition),
                SEATS,
                MercadoEncoding::write);
    }

    private static List<String> moves(Edition edition) {
        List<String> moves = new ArrayList<>();
        edition.tokenKinds().forEach(kind -> moves.add("V:" + kind.code()));
        moves.addAll(List.of("A", "B", "-", "Y", "N"));
        for (Coin coin : COINS) {
            STALLS.forEach(stall -> moves.add(coin + ">" + stall));
        }
        moves.addAll(List.of("S", "."));
        STALLS.forEach(stall -> moves.add("$" + stall));
        STALLS.forEach(stall -> moves.add("W:" + stall));
        moves.add("W:purse");
        edition.tokenKinds().forEach(kind -> moves.add("D:" + kind.code()));
        return moves;
    }

    private static void write(PlayerView view, List<Integer> chosen, Numbers numbers) {
        Table table = view.table();
        Setup setup = table.setup();
        numbers.field("PLAYERS", Setup.FEWEST_PLAYERS, SEATS, "how many players there are")
                .add(setup.players())
                .field("START", 0, SEATS - 1, "how many seats after this one the start player sits")
                .add(numbers.after(setup.startSeat()))
                .field("SIDE", 0, 1, "0 for side A of the board, 1 for side B")
                .add(setup.side().ordinal())
                .field("DISC", 0, MOST, "the space on which the disc lies")
                .add(setup.disc())
                .field("FREE_COIN_CHANGER", 0, 1, "1 if the coin changer's coin may complete nothing (RUL-9)")
                .add(setup.coinChanger() == CoinChanger.FREE);
        addMoment(table, numbers);
        addTurn(table, numbers);
        addStalls(table, numbers);
        addStacks(view, numbers);
        addSeats(table, numbers.clockwise(table::player), numbers);
    }

    private static void addMoment(Table table, Numbers numbers) {
        numbers.field("TURN", 0, MOST, "how many turns were completed")
                .add(table.turn())
                .field("ROUND", 0, MOST, "how many rounds were completed")
                .add(table.round())
                .field("LAST_ROUND", 0, 1, "1 if this is the last round (END-1, END-5)")
                .add(table.isLastRound())
                .field("STAGE", 0, 4, "the stage: 0 start, 1 play, 2 sales, 3 refill, 4 over")
                .add(table.stage().ordinal())
                .field("ASK", 0, 9, "what is asked, from 1, in the order of the notation; 0 when the game is over")
                .add(table.ask().map(ask -> ask.ordinal() + 1).orElse(0))
                .field("ACTIVE", 0, SEATS, "1 + how many seats after this one the active player sits; 0 for nobody")
                .add(table.isOver() ? 0 : 1 + numbers.after(table.activeSeat()))
                .field("DECIDER", 0, SEATS, "the same for who has to decide")
                .add(numbers.away(table.decider()));
    }

    private static void addTurn(Table table, Numbers numbers) {
        numbers.field("TOKEN_PLAYED", 0, 1, "1 if a token was played in this turn")
                .add(table.isTokenPlayed())
                .field("SEAL_PAID", 0, 1, "1 if a seal was paid in this turn")
                .add(table.isSealPaid())
                .field("AGAIN", 0, 1, "1 if another turn of the same player is due")
                .add(table.isAnotherTurnDue())
                .field("TO_DRAW", 0, MOST, "how many coins chance is asked for")
                .add(table.toDraw())
                .field("DRAWN", COINS.size(), 0, MOST, "the coins drawn and not yet set, by sort")
                .add(COINS, table.drawn()::count)
                .field("PLACED", 0, MOST, "how many coins were set in this turn")
                .add(table.placed())
                .field("TODO", TODO, 0, EFFECTS.size() + SEATS + STALLS.size(), FIRST_STEPS)
                .add(table.todo(), step -> number(step, numbers))
                .field("SOLD", SHOPS, 0, SHOPS, "by stall 0, or its place in this turn's sales")
                .add(MERCHANDISE, stall -> 1 + table.sold().indexOf(stall));
    }

    private static int number(Todo step, Numbers numbers) {
        if (step instanceof Todo.Apply apply) {
            return 1 + apply.effect().ordinal();
        }
        return step instanceof Todo.Discard discard
                ? 1 + EFFECTS.size() + numbers.after(discard.seat())
                : 1 + EFFECTS.size() + SEATS + ((Todo.Close) step).stall().ordinal();
    }

    private static void addStalls(Table table, Numbers numbers) {
        List<Tile> tiles = table.setup().edition().tiles();
        List<@Nullable Tile> shown = new ArrayList<>();
        MERCHANDISE.forEach(stall -> shown.add(table.tile(stall).orElse(null)));
        numbers.field("TILES", SHOPS, 0, tiles.size(), "the tiles at the stalls, by number in the edition from 1")
                .add(shown, tile -> 1 + tiles.indexOf(tile))
                .field("PRICES", STALLS.size() * PRICE, 0, 4, "by stall the fixed coins and the heights of the stacks");
        STALLS.forEach(stall -> addPrice(table.price(stall).orElse(null), numbers));
        numbers.field("POINTS", SHOPS, 0, UNKNOWN, "their points; " + RANK + " the rank, " + UNKNOWN + " unknown")
                .add(shown, MercadoEncoding::points)
                .field("EFFECTS", SHOPS * EFFECTS.size(), 0, MOST, "by stall how often the tile has each effect");
        shown.forEach(tile -> numbers.add(EFFECTS, effect -> effects(tile, effect)));
        numbers.field("WHERE", tiles.size(), 0, 3, "where each tile is: 0 stack, 1 stall, 2 discarded, 3 out of it")
                .add(tiles, tile -> where(tile, table, shown));
    }

    private static void addPrice(@Nullable Price price, Numbers numbers) {
        numbers.add(COINS, coin -> price == null ? 0 : price.fixed().count(coin));
        for (int i = 0; i < STACKS; i++) {
            numbers.add(
                    price == null || i >= price.stacks().size()
                            ? 0
                            : price.stacks().get(i));
        }
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

    private static int where(Tile tile, Table table, List<@Nullable Tile> shown) {
        if (table.objectStack().contains(tile) || table.perfumeStack().contains(tile)) {
            return 0;
        }
        if (table.objectDiscard().contains(tile) || table.perfumeDiscard().contains(tile)) {
            return 2;
        }
        return shown.contains(tile) ? 1 : 3;
    }

    private static void addStacks(PlayerView view, Numbers numbers) {
        Table table = view.table();
        List<TokenKind> tokens = table.setup().edition().tokenKinds();
        int kinds = tokens.size();
        numbers.field("BLACK_PILE", 0, MOST, "the black coins in the pile")
                .add(table.blackPile())
                .field("WHITE_PILE", 0, MOST, "the white coins in the pile")
                .add(table.whitePile())
                .field("SEAL_PILE", 0, MOST, "the seals in the pile")
                .add(table.sealPile())
                .field("TOKEN_STACK", 0, Edition.TOKENS, "the privilege tokens in the stack")
                .add(table.tokenStackSize())
                .field("TOKENS_GONE", kinds, 0, Edition.TOKENS, "the tokens that are out of the game, by kind")
                .add(tokens, kind -> Collections.frequency(table.tokensGone(), kind))
                .field("HAND", kinds, 0, Edition.TOKENS, "the tokens in this seat's hand, by kind")
                .add(tokens, view.hand()::count)
                .field("UNSEEN", kinds, 0, Edition.TOKENS, "the tokens in the stack or other hands, by kind")
                .add(tokens, view.unseen()::count);
    }

    private static void addSeats(Table table, List<Player> players, Numbers numbers) {
        numbers.bySeat("PURSE", COINS.size(), 0, MOST, "by seat the coins in the purse, by sort");
        players.forEach(player -> numbers.add(COINS, player.purse()::count));
        numbers.bySeat("SPENT", COINS.size(), 0, MOST, "by seat the coins on the character tile, by sort");
        players.forEach(player -> numbers.add(COINS, player.spent()::count));
        numbers.bySeat("EDGES", STALLS.size() * COINS.size(), 0, MOST, "by seat and stall the coins there, by sort");
        players.forEach(player -> player.edges().forEach(edge -> numbers.add(COINS, edge::count)));
        numbers.bySeat("SEALS", 1, 0, MOST, "the seals, by seat")
                .add(players, Player::seals)
                .bySeat("HAND_SIZE", 1, 0, Edition.TOKENS, "the tokens in the hand, by seat")
                .add(players, Player::handSize)
                .bySeat("POSITION", 1, 0, MOST, "the spaces that the marker has moved, by seat")
                .add(players, Player::position)
                .bySeat("PLACE", 1, 0, SEATS, "the place in the race, by seat, from 1")
                .add(players, player -> 1 + table.standing().indexOf(player.seat()));
    }

    @Override
    public List<Integer> moves(Action action, AnyTable table) {
        return Collections.singletonList(
                number(Arguments.notNull(action, "action", "an action").notation()));
    }
}
