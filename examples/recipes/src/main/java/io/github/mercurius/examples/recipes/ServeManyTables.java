package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Game;
import io.vavr.control.Either;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/**
 * Serves many tables in many threads, without a lock: a game never changes, so a table is a reference to the latest.
 */
public final class ServeManyTables {
    private static final int PLAYERS = 3;

    private ServeManyTables() {}

    /** A table, which any number of threads may use at the same time. */
    private static final class GameTable {
        private final AtomicReference<Game> latest;

        GameTable(Game game) {
            latest = new AtomicReference<>(game);
        }

        Game game() {
            return Objects.requireNonNull(latest.get());
        }

        PlayerView view(int seat) {
            return game().state().viewFor(seat);
        }

        /** Takes a player's action, or says why not. */
        Optional<Violation> act(int seat, Action action) {
            while (true) {
                Game game = game();
                Either<Violation, Game> next = game.tryAction(seat, action);
                if (next.isLeft() || latest.compareAndSet(game, next.get())) {
                    return next.swap().toJavaOptional();
                }
                // Another thread was faster: what was legal may no longer be.
            }
        }
    }

    public static void main(String[] args) {
        List<GameTable> tables = LongStream.range(0, 20)
                .mapToObj(seed -> new GameTable(Game.start(Setup.of(PLAYERS), Deal.seeded(seed))))
                .toList();
        tables.stream().map(ServeManyTables::play).toList().forEach(CompletableFuture::join);
        System.out.println(
                tables.stream().filter(table -> table.view(0).table().isOver()).count() + " of 20 games are over");
    }

    /** All players send an action at once, again and again; the others are told that it is not their turn (TRN-4). */
    private static CompletableFuture<Void> play(GameTable table) {
        return CompletableFuture.allOf(IntStream.range(0, PLAYERS)
                        .mapToObj(seat -> CompletableFuture.supplyAsync(() -> table.act(seat, anyAction(table, seat))))
                        .toArray(CompletableFuture[]::new))
                .thenCompose(
                        done -> table.view(0).table().isOver() ? CompletableFuture.completedFuture(null) : play(table));
    }

    private static Action anyAction(GameTable table, int seat) {
        PlayerView view = table.view(seat);
        return view.legalActions().isEmpty()
                ? Action.playCard(view.hand().kinds().get(0))
                : view.legalActions().sample(ThreadLocalRandom.current()::nextInt);
    }
}
