package io.github.mercurius.rules.internal;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * The parts of a position's text, named one after the other: {@link PositionFields} reads each into the position, and
 * {@link PositionLine} writes each.
 */
public interface PositionParts {
    /**
     * A part.
     *
     * @param usual what is left out, if anything is
     * @param now what the position says
     * @param set takes what the text says
     */
    <T> void part(String key, PositionCode<T> code, @Nullable T usual, T now, Consumer<T> set);

    /**
     * A part that says something of each seat, unless it would say what is usual of all.
     *
     * @param players by their seats
     * @param usual what is usual of a player
     * @param get what there is to say of a player
     * @param with a player of whom something else is said
     */
    default <P, T> void seats(
            String key,
            P[] players,
            PositionCode<T> code,
            Function<P, @Nullable T> usual,
            Function<P, T> get,
            BiFunction<P, T, P> with) {
        List<@Nullable T> usually = new ArrayList<>();
        List<T> now = new ArrayList<>();
        for (P player : players) {
            usually.add(usual.apply(player));
            now.add(get.apply(player));
        }
        part(key, code.bySeat(players.length), usually, now, said -> {
            for (int seat = 0; seat < players.length; seat++) {
                players[seat] = with.apply(players[seat], said.get(seat));
            }
        });
    }
}
