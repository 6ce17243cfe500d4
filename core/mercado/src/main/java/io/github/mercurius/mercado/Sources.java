package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.ToIntFunction;

/** What can have given something so far: tiles, tokens, and spaces of the track, if no object came back (RPL-2). */
final class Sources {
    private final Table table;
    private final List<Tile> perfumes;
    /** The tiles that were sold or turned up, or are being sold, which come last. */
    final List<Tile> tiles = new ArrayList<>();
    /** The tiles of them that are not being sold any more. */
    private final List<Tile> closed;
    /** How often the discarded perfumes have become the stack, so that they can have been sold once more. */
    final int perfumesRenewed;
    /** How many objects were turned up for the points of perfumes, and not sold. */
    final int turnedUp;

    final Landings landings;

    Sources(Table table, int perfumesRenewed) {
        this.table = table;
        this.perfumesRenewed = perfumesRenewed;
        perfumes = table.setup.edition().perfumes();
        table.objectDiscard.forEach(tiles::add);
        table.perfumeDiscard.forEach(tiles::add);
        table.sold.forEach(stall -> table.tile(stall).ifPresent(tiles::add));
        closed = List.copyOf(tiles);
        table.todo.forEach(step -> {
            if (step instanceof Todo.Close close) {
                table.tile(close.stall()).ifPresent(tiles::add);
            }
        });
        boolean toTurnUp = table.stage == Stage.SALES && table.ask == Ask.TILE;
        turnedUp = Math.max(0, unknown(tiles) - (toTurnUp ? 1 : 0));
        landings = new Landings(table);
        tiles.forEach(tile -> landings.add(fewestPoints(tile), mostPoints(tile), 1));
        perfumes.forEach(tile -> landings.add(fewestPoints(tile), mostPoints(tile), perfumesRenewed));
        table.tokensGone.forEach(token -> landings.add(token.points(), token.points(), 1));
        landings.addForward();
    }

    /** SCO-2: the place of the first is 1. */
    static int fewestPoints(Tile tile) {
        return tile.points().type() == Points.Type.RANK ? 1 : tile.points().number();
    }

    /** SCO-2: the place of the last is the number of players. */
    int mostPoints(Tile tile) {
        return tile.points().type() == Points.Type.RANK
                ? table.players.length
                : tile.points().number();
    }

    private static int unknown(List<Tile> tiles) {
        return sum(tiles, tile -> tile.points().type() == Points.Type.UNKNOWN ? 1 : 0);
    }

    private static int sum(List<Tile> tiles, ToIntFunction<Tile> number) {
        return tiles.stream().mapToInt(number).sum();
    }

    /** The sum over all tiles, and over the perfumes once more for each time that they became the stack. */
    int mostOf(ToIntFunction<Tile> number) {
        return sum(tiles, number) + perfumesRenewed * sum(perfumes, number);
    }

    /** The sum over the tiles that were surely sold: those turned up were the objects with the largest numbers. */
    private int fewestOf(List<Tile> some, ToIntFunction<Tile> number) {
        int renewed = Math.min(perfumesRenewed, Edition.OBJECTS) * unknown(perfumes);
        int notSold = some.stream()
                .filter(Tile::isObject)
                .map(number::applyAsInt)
                .sorted(Collections.reverseOrder())
                .limit(turnedUp + renewed)
                .mapToInt(Integer::intValue)
                .sum();
        return sum(some, number) - notSold;
    }

    private static ToIntFunction<Tile> showing(Effect effect) {
        return tile -> Collections.frequency(tile.effects(), effect);
    }

    /** How often an effect can have acted: as often as it is shown, but for what is still to come. */
    int most(Effect effect) {
        int shown = mostOf(showing(effect)) + landings.count(effect);
        for (TokenKind token : table.tokensGone) {
            shown += Collections.frequency(token.effects(), effect);
        }
        return Math.max(0, shown - stillToCome(effect));
    }

    /** How often an effect of the tiles has surely acted. */
    int fewest(Effect effect) {
        return Math.max(0, fewestOf(tiles, showing(effect)) - stillToCome(effect));
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

    /** How many sales can have given the others seals, which comes last (SAL-5). */
    int salesWithSeals() {
        ToIntFunction<Tile> seals = tile -> tile.effects().contains(Effect.NO_SEALS) ? 0 : 1;
        return sum(closed, seals) + perfumesRenewed * sum(perfumes, seals);
    }

    /** PRV-3: how far tokens have moved their players at least. So many that others had to discard moved nobody. */
    int fewestPointsOfTokens() {
        int discarded = (table.players.length - 1) * most(Effect.OTHERS_DISCARD);
        int played = Math.max(0, table.tokensGone.size() - discarded);
        return table.tokensGone
                .map(TokenKind::points)
                .sorted()
                .take(played)
                .sum()
                .intValue();
    }

    /** SAL-4: how many coins at least the tiles have cost that are not being sold any more. */
    int fewestCoinsPaid() {
        return fewestOf(closed, tile -> tile.price().size());
    }

    /** Whether so many coins can have paid for the perfumes that became the stack, and objects gave their points. */
    boolean canHaveRenewedPerfumes(int coins) {
        int cost = perfumes.stream()
                .mapToInt(tile -> tile.price().size())
                .sorted()
                .limit(Gains.STACKED_PERFUMES)
                .sum();
        int known = Edition.PERFUMES - unknown(perfumes);
        int unknown = Math.max(0, Gains.STACKED_PERFUMES - known);
        return coins >= perfumesRenewed * cost && table.objectDiscard.size() >= turnedUp + perfumesRenewed * unknown;
    }
}
