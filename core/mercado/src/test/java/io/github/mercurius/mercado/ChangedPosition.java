package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;

/** Positions with a few parts changed, most of which cannot be. */
final class ChangedPosition {
    private Position position;
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

    /** A position with one to three parts changed at random. */
    static Position of(Position position, SplittableRandom random) {
        ChangedPosition changed = new ChangedPosition(position, random);
        for (int changes = 1 + random.nextInt(3); changes > 0; changes--) {
            changed.position = changed.once();
        }
        return changed.position;
    }

    private Position once() {
        return random.nextInt(3) == 0 ? turn() : random.nextBoolean() ? player() : table();
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    private Position turn() {
        return switch (random.nextInt(10)) {
            case 0 -> position.withTurn(table.turn() + random.nextInt(-3, 4));
            case 1 -> position.withAsk(any(List.of(Ask.values())));
            case 2 -> position.withDiscard(player.seat());
            case 3 -> position.withDone(List.of(any(List.of(Position.Done.values()))));
            case 4 -> position.withDrawn(with(table.drawn())).withRestInPurse(player.seat());
            case 5 -> position.withPlaced(table.placed() + random.nextInt(-1, 2));
            case 6 -> position.withTodo(someSteps());
            case 7 -> position.withSold(List.of(any(Stall.merchandise()), stall).subList(random.nextInt(2), 2));
            case 8 -> position.withGameOver();
            default -> position.withRound(table.round() + random.nextInt(-1, 2)).withActiveSeat(player.seat());
        };
    }

    /** The last steps of a sale, or of a token. */
    private List<Todo> someSteps() {
        List<Todo> steps = new ArrayList<>();
        boolean sale = random.nextBoolean();
        List<Effect> effects = sale
                ? table.tile(stall).map(Tile::effects).orElse(List.of())
                : any(table.setup().edition().tokenKinds()).effects();
        effects.forEach(effect -> steps.add(new Todo.Apply(effect)));
        if (sale) {
            steps.add(new Todo.Close(stall));
        }
        return steps.subList(random.nextInt(steps.size() + 1), steps.size());
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
        return switch (random.nextInt(6)) {
            case 0 -> stall.isMerchandise() ? position.withTile(stall, tile) : position;
            case 1 -> position.withStanding(shuffled(table.standing()));
            case 2 ->
                position.withTokensGone(
                        more(table.tokensGone(), any(table.setup().edition().tokenKinds())));
            case 3 -> stall.isMerchandise() ? position.withEmptyStall(stall) : position;
            case 4 -> position.withObjectDiscard(more(table.objectDiscard(), tile));
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
