package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyBot;
import java.util.List;
import java.util.Optional;

/**
 * Looks one action ahead. It sets each coin where it brings most: the points of a sale, which count less the more coins
 * it has to wait for. Of equal actions it takes the canonically first: it plays a token as soon as it has one, draws
 * while it can, and pays a seal before it finishes, as two coins are worth more than the seal's point.
 */
final class GreedyBot {
    private static final int UNKNOWN_POINTS = 4;
    private static final int MARKET_POINTS = 2;

    private GreedyBot() {}

    static Action choose(PlayerView view) {
        List<Action> legal = AnyBot.choices(view);
        Action best = legal.get(0);
        double most = Double.NEGATIVE_INFINITY;
        for (Action action : legal) {
            double value = value(view, action);
            if (value > most) {
                best = action;
                most = value;
            }
        }
        return best;
    }

    private static double value(PlayerView view, Action action) {
        Table table = view.table();
        int seat = table.activeSeat();
        if (action instanceof Action.SetCoin set) {
            return setting(table, set);
        }
        if (action instanceof Action.Sell sell) {
            return points(table, seat, sell.stall());
        }
        if (action instanceof Action.SetWhite set) {
            return set.stall().map(stall -> points(table, seat, stall)).orElse(0.0);
        }
        if (action instanceof Action.DiscardToken discard) {
            return -discard.token().points();
        }
        return action instanceof Action.Symbol symbol && symbol.use() == isWelcome(view) ? 1 : 0;
    }

    /** What a coin brings at a stall: the points there, less the longer they are to wait for. */
    private static double setting(Table table, Action.SetCoin set) {
        Player player = table.player(table.activeSeat());
        int size = table.price(set.stall()).map(Price::size).orElse(1);
        int missing = size - player.edge(set.stall()).size();
        double white = set.coin() == Coin.W ? 0.5 : 0;
        return (points(table, player.seat(), set.stall()) - white) / (missing * missing);
    }

    /** What a player's coins at the stalls are worth: of the points there the more, the fewer coins are missing. */
    static double hopes(Table table, int seat) {
        double hopes = 0;
        for (Stall stall : Stall.all()) {
            double size = table.price(stall).map(Price::size).orElse(1);
            double part = table.player(seat).edge(stall).size() / size;
            hopes += points(table, seat, stall) * part * part;
        }
        return hopes;
    }

    private static double points(Table table, int seat, Stall stall) {
        Optional<Tile> tile = table.tile(stall);
        if (!tile.isPresent()) {
            return MARKET_POINTS;
        }
        double effects =
                tile.get().effects().stream().mapToDouble(GreedyBot::worth).sum();
        Points points = tile.get().points();
        return effects
                + switch (points.type()) {
                    case NUMBER -> points.number();
                    case RANK -> table.standing().indexOf(seat) + 1;
                    case UNKNOWN -> UNKNOWN_POINTS;
                };
    }

    private static double worth(Effect effect) {
        return switch (effect) {
            case WHITE, SEAL -> 1;
            case TOKEN -> 2;
            case AGAIN, FORWARD -> 3;
            case BLACK -> -0.5;
            case RETURN_BLACK, OTHERS_BLACK, OTHERS_DISCARD, NO_SEALS -> 0.5;
            case OTHERS_WHITE -> -1;
        };
    }

    private static boolean isWelcome(PlayerView view) {
        Effect symbol = view.table.parts.symbol();
        return symbol == null || worth(symbol) > 0;
    }
}
