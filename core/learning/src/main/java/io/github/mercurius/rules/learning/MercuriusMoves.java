package io.github.mercurius.rules.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.rules.Bag;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * The moves of Mercurius by number, version 1.
 *
 * <p>A purchase, a sale, a Dividend and a price card are one move each. {@link #BLACK_MARKET} and {@link #NEWS} begin a
 * choice: then tokens or discards are chosen one by one, in canonical order. The third ends the choice, and
 * {@link #DONE} ends it before. So 93 moves make all 3,277 actions, each in one way only.
 */
final class MercuriusMoves {
    static final int VERSION = 1;

    /** BLK-2, NWS-2: at most three tokens, at most three discards. */
    private static final int MOST = 3;

    static final List<String> NAMES = new ArrayList<>();

    private static final List<Action> ACTIONS = actions();
    private static final int SALES = Asset.all().size();
    private static final int DIVIDENDS = 2 * SALES;
    private static final int CARDS = DIVIDENDS + Chamber.all().size();

    static final int BLACK_MARKET = add("BLACK_MARKET");
    /** The token of the first asset; the others follow in canonical order. */
    static final int TOKEN = addAll("TOKEN:", Asset.all());

    static final int NEWS = add("NEWS");
    /** The discard of the first kind; the others follow in canonical order. */
    static final int DISCARD = addAll("DISCARD:", PriceCard.all());

    static final int DONE = add("DONE");

    private MercuriusMoves() {}

    private static List<Action> actions() {
        List<Action> actions = new ArrayList<>();
        Asset.all().forEach(asset -> actions.add(Action.buy(asset)));
        Asset.all().forEach(asset -> actions.add(Action.sell(asset)));
        Chamber.all().forEach(chamber -> actions.add(Action.dividend(chamber)));
        PriceCard.all().forEach(card -> actions.add(Action.playCard(card)));
        actions.forEach(action -> add(action.notation()));
        return actions;
    }

    /** The number of a move. */
    private static int add(String name) {
        NAMES.add(name);
        return NAMES.size() - 1;
    }

    /** The number of the first. */
    private static int addAll(String prefix, List<?> things) {
        things.forEach(thing -> add(prefix + thing));
        return NAMES.size() - things.size();
    }

    static List<Integer> of(Action action) {
        if (action instanceof Action.BlackMarket market) {
            int size = market.tokens().size();
            Arguments.that(size >= 1 && size <= MOST, "tokens", market.tokens(), "1 to 3 (BLK-2)");
            return choice(BLACK_MARKET, TOKEN, market.tokens());
        }
        if (action instanceof Action.PlayNews news) {
            Arguments.that(news.discard().size() <= MOST, "discards", news.discard(), "0 to 3 (NWS-2)");
            return choice(NEWS, DISCARD, news.discard());
        }
        return Collections.singletonList(ACTIONS.indexOf(action));
    }

    private static List<Integer> choice(int begin, int first, List<? extends Enum<?>> things) {
        List<Integer> moves = new ArrayList<>();
        moves.add(begin);
        things.forEach(thing -> moves.add(first + thing.ordinal()));
        if (things.size() < MOST) {
            moves.add(DONE);
        }
        return moves;
    }

    /** What has been chosen by some moves: the numbers of the assets or price cards, from 0. */
    static List<Integer> chosen(List<Integer> moves) {
        if (moves.isEmpty()) {
            return Collections.emptyList();
        }
        List<Integer> kinds = new ArrayList<>();
        for (int move : moves.subList(1, moves.size())) {
            if (move != DONE) {
                kinds.add(move - (moves.get(0) == BLACK_MARKET ? TOKEN : DISCARD));
            }
        }
        return Collections.unmodifiableList(kinds);
    }

    /** What is legal, told by kind: hundreds of discards with News need not be listed. */
    record Legal(LegalActions actions) implements LegalMoves<Action> {
        @Override
        public void mark(List<Integer> moves, byte[] mask) {
            if (moves.isEmpty()) {
                markFirst(mask);
                return;
            }
            boolean tokens = moves.get(0) == BLACK_MARKET;
            List<Integer> kinds = chosen(moves);
            if (tokens) {
                mark(mask, TOKEN, actions.blackMarket(), kinds);
            } else {
                mark(mask, DISCARD, actions.cards(), kinds);
            }
            if (!tokens || !kinds.isEmpty()) { // BLK-2: at least one token
                mask[DONE] = 1;
            }
        }

        private void markFirst(byte[] mask) {
            List<Integer> none = Collections.emptyList();
            mark(mask, 0, actions.purchases(), none);
            mark(mask, SALES, actions.sales(), none);
            actions.dividends().forEach(chamber -> mask[DIVIDENDS + chamber.ordinal()] = 1);
            mark(mask, CARDS, actions.cards(), none);
            mask[BLACK_MARKET] = (byte) (actions.blackMarket().isEmpty() ? 0 : 1);
            mask[NEWS] = (byte) (actions.news() ? 1 : 0);
        }

        /** Marks the kinds of which something is left, from the last chosen one on: there is one order only. */
        private static <K extends Enum<K>> void mark(byte[] mask, int first, Bag<K, ?> left, List<Integer> chosen) {
            int lowest = chosen.isEmpty() ? 0 : chosen.get(chosen.size() - 1);
            for (K kind : left.kinds()) {
                int number = kind.ordinal();
                if (number >= lowest && left.count(kind) > Collections.frequency(chosen, number)) {
                    mask[first + number] = 1;
                }
            }
        }

        @Override
        public Optional<Action> action(List<Integer> moves) {
            int first = moves.get(0);
            if (first < ACTIONS.size()) {
                return Optional.of(ACTIONS.get(first));
            }
            List<Integer> kinds = chosen(moves);
            if (kinds.size() < MOST && moves.get(moves.size() - 1) != DONE) {
                return Optional.empty();
            }
            return Optional.of(
                    first == BLACK_MARKET
                            ? new Action.BlackMarket(things(kinds, Asset.all()))
                            : new Action.PlayNews(things(kinds, PriceCard.all())));
        }

        private static <T> List<T> things(List<Integer> kinds, List<T> all) {
            List<T> things = new ArrayList<>();
            kinds.forEach(kind -> things.add(all.get(kind)));
            return things;
        }
    }
}
