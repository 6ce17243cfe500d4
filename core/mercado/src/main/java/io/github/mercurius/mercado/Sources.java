package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * What can have given something so far: tiles that were sold, tokens that went, and spaces of the track on which their
 * points can have brought a marker, while the discarded objects cannot have become the stack again.
 */
final class Sources {
    private final Table table;
    /** The tiles that were sold or turned up, or are being sold, which come last. */
    final List<Tile> tiles = new ArrayList<>();
    /** How many of them are not being sold any more. */
    private final int closed;
    /** How often the discarded perfumes have become the stack, so that they can have been sold once more. */
    final int perfumesRenewed;
    /** How many objects were turned up for the points of perfumes, and not sold. */
    final int turnedUp;

    final Landings landings;
    /**
     * By effect, how often it is shown in all, how often by tokens, and how often it has surely acted, or still will.
     */
    private final int[] shown = new int[Effect.values().length];

    private final int[] byTokens = new int[shown.length];
    private final int[] surely = new int[shown.length];

    Sources(Table table, int perfumesRenewed) {
        this.table = table;
        this.perfumesRenewed = perfumesRenewed;
        table.objectDiscard.forEach(tiles::add);
        table.perfumeDiscard.forEach(tiles::add);
        table.sold.forEach(stall -> table.tile(stall).ifPresent(tiles::add));
        closed = tiles.size();
        table.todo.forEach(step -> {
            if (step instanceof Todo.Close close) {
                table.tile(close.stall()).ifPresent(tiles::add);
            }
        });
        boolean toTurnUp = table.stage == Stage.SALES && table.ask == Ask.TILE;
        turnedUp = unknown(tiles) - (toTurnUp ? 1 : 0);
        landings = new Landings(table);
        count();
    }

    private static int unknown(List<Tile> tiles) {
        int unknown = 0;
        for (Tile tile : tiles) {
            unknown += tile.points().type() == Points.Type.UNKNOWN ? 1 : 0;
        }
        return unknown;
    }

    private List<Tile> perfumes() {
        return table.setup.edition().perfumes();
    }

    private void count() {
        int objects = 0;
        for (Tile tile : tiles) {
            objects += tile.isObject() ? 1 : 0;
            tile.effects().forEach(effect -> shown[effect.ordinal()]++);
            landings.add(tile.points(), 1);
        }
        System.arraycopy(shown, 0, surely, 0, shown.length);
        if (mostTurnedUp() > 0) {
            for (Effect effect : Effect.all()) {
                int all = mostOf(objects, effect);
                surely[effect.ordinal()] -= mostOf(mostTurnedUp(), effect);
                shown[effect.ordinal()] -= all - mostOf(Math.max(0, objects - turnedUp), effect);
            }
        }
        if (perfumesRenewed > 0) {
            for (Tile tile : perfumes()) {
                tile.effects().forEach(effect -> shown[effect.ordinal()] += perfumesRenewed);
                landings.add(tile.points(), perfumesRenewed);
            }
        }
        for (TokenKind token : table.tokensGone) {
            token.effects().forEach(effect -> byTokens[effect.ordinal()]++);
            landings.add(token.points(), token.points(), 1);
        }
        for (int effect = 0; effect < shown.length; effect++) {
            shown[effect] += byTokens[effect];
        }
        landings.addForward();
        landings.count(shown);
        landings.countSure(surely);
    }

    /** How often some objects that were sold or turned up show an effect at the most. */
    private int mostOf(int objects, Effect effect) {
        return most(objects, tile -> Collections.frequency(tile.effects(), effect));
    }

    private int mostTurnedUp() {
        return turnedUp + (perfumesRenewed == 0 ? 0 : Math.min(perfumesRenewed, Edition.OBJECTS) * unknown(perfumes()));
    }

    /** The sum of the largest numbers of some objects that were sold or turned up. */
    private int most(int objects, ToIntFunction<Tile> number) {
        if (objects == 0) {
            return 0;
        }
        int[] numbers =
                tiles.stream().filter(Tile::isObject).mapToInt(number).sorted().toArray();
        return Arrays.stream(numbers)
                .skip(Math.max(0, numbers.length - objects))
                .sum();
    }

    /** How many objects must have been turned up. */
    int fewestTurnedUp() {
        int known = Edition.PERFUMES - unknown(perfumes());
        return turnedUp + perfumesRenewed * Math.max(0, Gains.STACKED_PERFUMES - known);
    }

    /** How often an effect can have acted: as often as it is shown, but for what is still to come. */
    int most(Effect effect) {
        return Math.max(0, shown[effect.ordinal()] - stillToCome(effect));
    }

    /** How often an effect has surely acted, of a tile that was sold or the space where a marker stands. */
    int fewest(Effect effect) {
        return Math.max(0, surely[effect.ordinal()] - stillToCome(effect));
    }

    /** Whether something else than a token shows an effect. */
    boolean hasBeyondTokens(Effect effect) {
        return shown[effect.ordinal()] > byTokens[effect.ordinal()];
    }

    /** How often an effect is left to do, or asked about: it will act later in this turn. */
    private int stillToCome(Effect effect) {
        Todo step = new Todo.Apply(effect);
        int left = table.todo.filter(step::equals).size();
        boolean asked = table.ask == Ask.SYMBOL && effect == table.symbol();
        boolean headMerchant = table.todo.contains(new Todo.Close(Stall.HEAD_MERCHANT));
        boolean drawn = table.ask == Ask.TOKEN && effect == Effect.TOKEN && !headMerchant;
        return left + (asked || drawn ? 1 : 0);
    }

    /** How many sales can have given the others seals (SAL-5). */
    int salesWithSeals() {
        int objects = 0;
        int without = 0;
        int some = 0;
        for (Tile tile : tiles.subList(0, closed)) {
            boolean seals = !tile.effects().contains(Effect.NO_SEALS);
            objects += tile.isObject() ? 1 : 0;
            without += tile.isObject() && !seals ? 1 : 0;
            some += seals && !tile.isObject() ? 1 : 0;
        }
        some += objects - Math.max(without, Math.min(objects, turnedUp));
        if (perfumesRenewed > 0) {
            for (Tile tile : perfumes()) {
                some += tile.effects().contains(Effect.NO_SEALS) ? 0 : perfumesRenewed;
            }
        }
        return some;
    }

    /** PRV-3: how far tokens have moved their players at least. So many that others had to discard moved nobody. */
    int fewestPointsOfTokens() {
        int discarded = (table.players.length - 1) * most(Effect.OTHERS_DISCARD);
        int[] points = table.tokensGone
                .toJavaStream()
                .mapToInt(TokenKind::points)
                .sorted()
                .toArray();
        return Arrays.stream(points)
                .limit(Math.max(0, points.length - discarded))
                .sum();
    }

    /** How many coins at least the tiles have cost that are not being sold any more. */
    int fewestCoinsPaid() {
        int coins = -most(mostTurnedUp(), tile -> tile.price().size());
        for (Tile tile : tiles.subList(0, closed)) {
            coins += tile.price().size();
        }
        return coins;
    }

    /** How many coins at least the perfumes have cost that became the stack again. */
    int fewestCoinsOfRenewed() {
        int coins = perfumes().stream()
                .mapToInt(tile -> tile.price().size())
                .sorted()
                .limit(Gains.STACKED_PERFUMES)
                .sum();
        return perfumesRenewed * coins;
    }
}
