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
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
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
    /** How many steps to do are told; more wait rarely. */
    private static final int TODO = 12;

    private static final int RANK = Points.MOST + 1;
    private static final int UNKNOWN = RANK + 1;

    private final Edition edition;
    private final List<Tile> tiles;
    private final List<TokenKind> tokens;
    private final MoveNames moves;

    MercadoEncoding(Edition edition) {
        this(Arguments.notNull(edition, "edition", "an edition"), moves(edition));
    }

    private MercadoEncoding(Edition edition, MoveNames moves) {
        super(Mercado.rules(edition), VERSION, VERSION, moves.all(), layout(edition));
        this.edition = edition;
        this.moves = moves;
        tiles = edition.tiles();
        tokens = edition.tokenKinds();
    }

    private static MoveNames moves(Edition edition) {
        MoveNames moves = new MoveNames();
        edition.tokenKinds().forEach(kind -> moves.add("V:" + kind.code()));
        List.of("A", "B", "-", "Y", "N").forEach(moves::add);
        for (Coin coin : Coin.all()) {
            Stall.all().forEach(stall -> moves.add(coin + ">" + stall));
        }
        moves.add("S");
        moves.add(".");
        Stall.all().forEach(stall -> moves.add("$" + stall));
        Stall.all().forEach(stall -> moves.add("W:" + stall));
        moves.add("W:purse");
        edition.tokenKinds().forEach(kind -> moves.add("D:" + kind.code()));
        return moves;
    }

    private static List<ObservationField> layout(Edition edition) {
        ObservationField.Layout layout = new ObservationField.Layout()
                .one("PLAYERS", Setup.FEWEST_PLAYERS, SEATS, "how many players there are")
                .one("START", 0, SEATS - 1, "how many seats after this one the start player sits")
                .one("SIDE", 0, 1, "0 for side A of the board, 1 for side B")
                .one("DISC", 0, MOST, "the space on which the disc lies")
                .one("FREE_COIN_CHANGER", 0, 1, "1 if the coin changer's coin may complete nothing (RUL-9)")
                .one("TURN", 0, MOST, "how many turns were completed")
                .one("ROUND", 0, MOST, "how many rounds were completed")
                .one("LAST_ROUND", 0, 1, "1 if this is the last round (END-1, END-5)")
                .one("STAGE", 0, 4, "the stage: 0 start, 1 play, 2 sales, 3 refill, 4 over")
                .one("ASK", 0, 9, "what is asked, from 1, in the order of the notation; 0 when the game is over")
                .one("ACTIVE", 0, SEATS, "1 + how many seats after this one the active player sits; 0 for nobody")
                .one("DECIDER", 0, SEATS, "the same for who has to decide")
                .one("TOKEN_PLAYED", 0, 1, "1 if a token was played in this turn")
                .one("SEAL_PAID", 0, 1, "1 if a seal was paid in this turn")
                .one("AGAIN", 0, 1, "1 if another turn of the same player is due")
                .one("TO_DRAW", 0, MOST, "how many coins chance is asked for")
                .add("DRAWN", COINS, 0, MOST, "the coins drawn and not yet set, by sort")
                .one("PLACED", 0, MOST, "how many coins were set in this turn")
                .add("TODO", TODO, 0, EFFECTS + SEATS + STALLS, todo())
                .add("SOLD", MERCHANDISE, 0, MERCHANDISE, "for each stall 0, or its place in this turn's sales");
        addTiles(layout, edition.tiles().size(), edition.tokenKinds().size());
        addSeats(layout);
        return layout.fields();
    }

    private static String todo() {
        return "the first steps to do: 0 none, 1 to " + EFFECTS
                + " an effect, then who discards (seats after this one), " + "then the stall that closes";
    }

    private static void addTiles(ObservationField.Layout layout, int tiles, int tokens) {
        layout.add("TILES", MERCHANDISE, 0, tiles, "the tiles at the stalls, by their number in the edition from 1")
                .add(
                        "PRICES",
                        STALLS * (COINS + STACKS),
                        0,
                        4,
                        "for each stall the fixed coins and the stacks' heights")
                .add("POINTS", MERCHANDISE, 0, UNKNOWN, "their points; " + RANK + " the rank, " + UNKNOWN + " unknown")
                .add("EFFECTS", MERCHANDISE * EFFECTS, 0, MOST, "for each stall how often the tile has each effect")
                .add("WHERE", tiles, 0, 3, "where each tile is: 0 stack, 1 stall, 2 discarded, 3 out of the game")
                .one("BLACK_PILE", 0, MOST, "the black coins in the pile")
                .one("WHITE_PILE", 0, MOST, "the white coins in the pile")
                .one("SEAL_PILE", 0, MOST, "the seals in the pile")
                .one("TOKEN_STACK", 0, Edition.TOKENS, "the privilege tokens in the stack")
                .add("TOKENS_GONE", tokens, 0, Edition.TOKENS, "the tokens that are out of the game, by kind")
                .add("HAND", tokens, 0, Edition.TOKENS, "the tokens in this seat's hand, by kind")
                .add("UNSEEN", tokens, 0, Edition.TOKENS, "the tokens in the stack or other hands, by kind");
    }

    private static void addSeats(ObservationField.Layout layout) {
        layout.add("PURSE", SEATS * COINS, 0, MOST, "by seat the coins in the purse, by sort")
                .add("SPENT", SEATS * COINS, 0, MOST, "by seat the coins on the character tile, by sort")
                .add("EDGES", SEATS * STALLS * COINS, 0, MOST, "by seat and stall the coins there, by sort")
                .add("SEALS", SEATS, 0, MOST, "the seals, by seat")
                .add("HAND_SIZE", SEATS, 0, Edition.TOKENS, "the tokens in the hand, by seat")
                .add("POSITION", SEATS, 0, MOST, "the spaces that the marker has moved, by seat")
                .add("PLACE", SEATS, 0, SEATS, "the place in the race, by seat, from 1");
    }

    @Override
    public List<Integer> moves(Action action, AnyTable table) {
        return Collections.singletonList(
                moves.number(Arguments.notNull(action, "action", "an action").notation()));
    }

    @Override
    public void observe(PlayerView view, List<Integer> chosen, short[] into, int offset) {
        Numbers numbers = new Numbers(this, view, into, offset);
        Table table = view.table();
        Setup setup = table.setup();
        Arguments.that(setup.edition().equals(edition), "edition of the view", setup.edition(), edition.toString());
        numbers.add(setup.players())
                .after(setup.startSeat())
                .add(setup.side().ordinal())
                .add(setup.disc())
                .add(setup.coinChanger() == CoinChanger.FREE);
        addMoment(table, numbers);
        addTurn(table, numbers);
        addStalls(table, numbers);
        addStacks(view, numbers);
        numbers.bySeat(seat -> add(table.player(seat).purse(), numbers))
                .bySeat(seat -> add(table.player(seat).spent(), numbers))
                .bySeat(seat -> table.player(seat).edges().forEach(edge -> add(edge, numbers)))
                .addBySeat(seat -> table.player(seat).seals())
                .addBySeat(seat -> table.player(seat).handSize())
                .addBySeat(seat -> table.player(seat).position())
                .addBySeat(seat -> 1 + table.standing().indexOf(seat))
                .end();
    }

    private static void addMoment(Table table, Numbers numbers) {
        numbers.add(table.turn())
                .add(table.round())
                .add(table.isLastRound())
                .add(table.stage().ordinal())
                .add(table.ask().map(ask -> ask.ordinal() + 1).orElse(0))
                .away(table.isOver() ? OptionalInt.empty() : OptionalInt.of(table.activeSeat()))
                .away(table.decider());
    }

    private static void addTurn(Table table, Numbers numbers) {
        numbers.add(table.isTokenPlayed())
                .add(table.isSealPaid())
                .add(table.isAnotherTurnDue())
                .add(table.toDraw());
        add(table.drawn(), numbers);
        List<Todo> todo = table.todo();
        numbers.add(table.placed())
                .add(TODO, i -> i < todo.size() ? number(todo.get(i), numbers) : 0)
                .add(
                        MERCHANDISE,
                        i -> 1 + table.sold().indexOf(Stall.merchandise().get(i)));
    }

    private static int number(Todo step, Numbers numbers) {
        if (step instanceof Todo.Apply apply) {
            return 1 + apply.effect().ordinal();
        }
        return step instanceof Todo.Discard discard
                ? EFFECTS + numbers.awayOf(OptionalInt.of(discard.seat()))
                : 1 + EFFECTS + SEATS + ((Todo.Close) step).stall().ordinal();
    }

    private static void add(Coins coins, Numbers numbers) {
        numbers.add(COINS, i -> coins.count(Coin.all().get(i)));
    }

    private void addStalls(Table table, Numbers numbers) {
        List<@Nullable Tile> shown = new ArrayList<>();
        Stall.merchandise().forEach(stall -> shown.add(table.tile(stall).orElse(null)));
        numbers.add(MERCHANDISE, i -> 1 + tiles.indexOf(shown.get(i)));
        for (Stall stall : Stall.all()) {
            table.price(stall).ifPresentOrElse(price -> add(price, numbers), () -> numbers.skip(COINS + STACKS));
        }
        numbers.add(MERCHANDISE, i -> points(shown.get(i)));
        for (Tile tile : shown) {
            numbers.add(
                    EFFECTS,
                    i -> tile == null
                            ? 0
                            : Collections.frequency(tile.effects(), Effect.all().get(i)));
        }
    }

    private static void add(Price price, Numbers numbers) {
        add(price.fixed(), numbers);
        numbers.add(STACKS, i -> i < price.stacks().size() ? price.stacks().get(i) : 0);
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

    private void addStacks(PlayerView view, Numbers numbers) {
        Table table = view.table();
        numbers.add(tiles.size(), i -> where(tiles.get(i), table))
                .add(table.blackPile())
                .add(table.whitePile())
                .add(table.sealPile())
                .add(table.tokenStackSize())
                .add(tokens.size(), i -> Collections.frequency(table.tokensGone(), tokens.get(i)))
                .add(tokens.size(), i -> view.hand().count(tokens.get(i)))
                .add(tokens.size(), i -> view.unseen().count(tokens.get(i)));
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
}
