package io.github.mercurius.json.common;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyStanding;
import io.vavr.Function3;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/**
 * How seats are written, and what there is for each of them, in a game for so many players.
 *
 * @param fewest how many players there are at least
 * @param most how many players there are at most
 */
public record Seats(int fewest, int most) {
    /** The number of players. */
    public Codec<Integer> players() {
        return Scalars.whole(fewest, most);
    }

    /** The names of all players, or none. */
    public Codec<List<String>> names() {
        return someOf(Scalars.TEXT);
    }

    /** The number of a seat. */
    public Codec<Integer> seat() {
        return Scalars.whole(0, most - 1);
    }

    /** Something of every seat. */
    public <T> Codec<List<T>> eachOf(Codec<T> codec) {
        return Scalars.list(codec, fewest, most);
    }

    /** Something of every seat of a game. */
    public static <T> Codec<List<T>> eachOf(AnySetup setup, Codec<T> codec) {
        return Scalars.list(codec, setup.players(), setup.players());
    }

    /** Something of some seats, or of none. */
    public <T> Codec<List<T>> someOf(Codec<T> codec) {
        return Scalars.list(codec, 0, most);
    }

    /**
     * The places of players in the ranking.
     *
     * @param score what the score is called
     */
    public <T extends AnyStanding> Codec<T> standing(String score, Function3<Integer, Integer, Integer, T> maker) {
        return ObjectCodec.object(
                Field.of("place", Scalars.whole(1, most), AnyStanding::place),
                Field.of("seat", seat(), AnyStanding::seat),
                Field.of(score, Scalars.COUNT, AnyStanding::score),
                maker);
    }

    /** What each seat of a game has. */
    public static <T> List<T> each(AnySetup setup, IntFunction<? extends T> of) {
        List<T> all = new ArrayList<>();
        for (int seat = 0; seat < setup.players(); seat++) {
            all.add(of.apply(seat));
        }
        return all;
    }
}
