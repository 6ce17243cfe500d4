package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

/** Positions with one part changed, most of which the rules cannot lead to. */
final class ChangedPosition {
    private final Position position;
    private final SplittableRandom random;
    private final Table table;
    private final Player player;
    private final Stall stall;
    private final Coin coin;

    private ChangedPosition(Position position, SplittableRandom random) {
        this.position = position;
        this.random = random;
        table = position.table();
        player = table.player(random.nextInt(table.setup().players()));
        stall = any(Stall.all());
        coin = any(Coin.all());
    }

    /** A position with one part changed at random. */
    static Position of(Position position, SplittableRandom random) {
        ChangedPosition changed = new ChangedPosition(position, random);
        return random.nextInt(3) == 0 ? changed.turn() : random.nextBoolean() ? changed.player() : changed.table();
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private Position turn() {
        return switch (random.nextInt(7)) {
            case 0 -> position.withTurn(table.turn() + random.nextInt(-3, 4));
            case 1 -> position.withAsk(any(List.of(Ask.values())));
            case 2 -> position.withDiscard(player.seat());
            case 3 -> position.withDone(List.of(any(List.of(Position.Done.values()))));
            case 4 -> position.withDrawn(with(table.drawn())).withRestInPurse(player.seat());
            case 5 -> position.withPlaced(table.placed() + random.nextInt(-1, 2));
            default -> position.withRound(table.round() + random.nextInt(-1, 2)).withActiveSeat(player.seat());
        };
    }

    private Position player() {
        int seat = player.seat();
        return switch (random.nextInt(7)) {
            case 0 -> position.withEdge(seat, stall, with(player.edge(stall))).withRestInPurse(seat);
            case 1 -> position.withEdge(seat, stall, Coins.none()).withRestInPurse(seat);
            case 2 -> position.withSpent(seat, with(player.spent())).withRestInPurse(seat);
            case 3 -> position.withPurse(seat, with(player.purse()));
            case 4 -> position.withPosition(seat, random.nextInt(40));
            case 5 -> position.withSeals(seat, player.seals() + random.nextInt(-1, 2));
            default -> position.withHandSize(seat, player.handSize() + random.nextInt(-1, 2));
        };
    }

    private Position table() {
        Tile tile = any(table.setup().edition().tiles());
        return switch (random.nextInt(5)) {
            case 0 -> stall.isMerchandise() ? position.withTile(stall, tile) : position;
            case 1 -> position.withStanding(shuffled(table.standing()));
            case 2 ->
                position.withTokensGone(
                        more(table.tokensGone(), any(table.setup().edition().tokenKinds())));
            case 3 -> position.withObjectDiscard(more(table.objectDiscard(), tile));
            default -> position.withPerfumeDiscard(more(table.perfumeDiscard(), tile));
        };
    }

    private Coins with(Coins coins) {
        return coins.size() > 40 ? coins : coins.plus(coin);
    }

    private static <T> List<T> more(List<T> list, T one) {
        List<T> more = new ArrayList<>(list);
        more.add(one);
        return more;
    }

    private <T> List<T> shuffled(List<T> list) {
        List<T> shuffled = new ArrayList<>(list);
        Collections.shuffle(shuffled, new Random(random.nextLong()));
        return shuffled;
    }
}
