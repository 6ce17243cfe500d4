package io.github.mercurius.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.common.Arguments;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * The moves by number, version 1: an action is one move, or several if tokens or cards are chosen with it.
 *
 * <p>A purchase, a sale, a Dividend and a price card are one move each. {@link #BLACK_MARKET} and {@link #NEWS} begin a
 * choice: then tokens or discards are chosen one by one, in canonical order. The third ends the choice, and
 * {@link #DONE} ends it before. So {@value #COUNT} moves make all 3,277 actions, each in one way only.
 *
 * <p>The numbers stay the same as long as {@link #VERSION} does.
 */
public final class Moves {
    /** The version of the numbering. */
    public static final int VERSION = 1;

    /** The purchase of the first asset; the others follow in canonical order. */
    public static final int BUY = 0;

    /** The sale of the first asset; the others follow in canonical order. */
    public static final int SELL = 12;

    /** The Dividend of the first chamber; the others follow in canonical order. */
    public static final int DIVIDEND = 24;

    /** The first kind of price card, played; the others follow in canonical order. */
    public static final int CARD = 30;

    /** Begins the choice of tokens for the Black Market. */
    public static final int BLACK_MARKET = 54;

    /** A token of the first asset for the Black Market; the others follow in canonical order. */
    public static final int TOKEN = 55;

    /** Begins the choice of discards for News. */
    public static final int NEWS = 67;

    /** A discard of the first kind of price card; the others follow in canonical order. */
    public static final int DISCARD = 68;

    /** Ends a choice: no more tokens, no more discards. */
    public static final int DONE = 92;

    /** How many moves there are. */
    public static final int COUNT = 93;

    private static final List<Action> ACTIONS = actions();
    private static final List<String> NAMES = allNames();

    private Moves() {}

    private static List<Action> actions() {
        List<Action> actions = new ArrayList<>();
        Asset.all().forEach(asset -> actions.add(Action.buy(asset)));
        Asset.all().forEach(asset -> actions.add(Action.sell(asset)));
        Chamber.all().forEach(chamber -> actions.add(Action.dividend(chamber)));
        PriceCard.all().forEach(card -> actions.add(Action.playCard(card)));
        return Collections.unmodifiableList(actions);
    }

    private static List<String> allNames() {
        List<String> names = new ArrayList<>();
        ACTIONS.forEach(action -> names.add(action.notation()));
        names.add("BLACK_MARKET");
        Asset.all().forEach(asset -> names.add("TOKEN:" + asset));
        names.add("NEWS");
        PriceCard.all().forEach(card -> names.add("DISCARD:" + card));
        names.add("DONE");
        return Collections.unmodifiableList(names);
    }

    /**
     * The names of all moves, by number: the notation of an action that is one move ({@code +AMS}, {@code D:ROT}), or
     * {@code BLACK_MARKET}, {@code TOKEN:AMS}, {@code NEWS}, {@code DISCARD:AMS+SIL-}, {@code DONE}.
     */
    public static List<String> names() {
        return NAMES;
    }

    /**
     * The name of a move.
     *
     * @throws IndexOutOfBoundsException if there is no such move
     */
    public static String name(int move) {
        return NAMES.get(Arguments.index(move, COUNT, "move"));
    }

    /**
     * The moves that make an action, in order.
     *
     * @throws IllegalArgumentException if no moves make it. That is none or more than three tokens on the Black Market
     *     (BLK-2), more than three discards (NWS-2), or more cards of a kind than there are (THG-3)
     */
    public static List<Integer> of(Action action) {
        if (Arguments.notNull(action, "action") instanceof Action.BlackMarket market) {
            int size = market.tokens().size();
            Arguments.that(size >= 1 && size <= Choice.MOST, "tokens", market.tokens(), "1 to 3 (BLK-2)");
            return chosen(BLACK_MARKET, TOKEN, market.tokens());
        }
        if (action instanceof Action.PlayNews news) {
            Arguments.that(news.discard().size() <= Choice.MOST, "discards", news.discard(), "0 to 3 (NWS-2)");
            news.discard().forEach(card -> checkCopies(card, news.discard()));
            return chosen(NEWS, DISCARD, news.discard());
        }
        return Collections.singletonList(ACTIONS.indexOf(action));
    }

    private static void checkCopies(PriceCard card, List<PriceCard> discards) {
        int copies = Collections.frequency(discards, card);
        Arguments.that(copies <= card.copies(), card + " cards", copies, "at most " + card.copies() + " (THG-3)");
    }

    private static List<Integer> chosen(int begin, int first, List<? extends Enum<?>> things) {
        List<Integer> moves = new ArrayList<>();
        moves.add(begin);
        things.forEach(thing -> moves.add(first + thing.ordinal()));
        if (things.size() < Choice.MOST) {
            moves.add(DONE);
        }
        return Collections.unmodifiableList(moves);
    }

    /** The action that one move makes by itself. */
    static Action action(int move) {
        return ACTIONS.get(move);
    }
}
