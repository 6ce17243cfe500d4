package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds hands of given sizes and points among some tokens, for players whose final points are known. */
final class PointsDealer {
    private static final int MOST_POINTS = 3;

    private final int[] sizes;
    private final List<Event.FinalScored> scores;

    /**
     * A dealer.
     *
     * @param sizes how many tokens each seat has
     */
    PointsDealer(int[] sizes, List<Event.FinalScored> scores) {
        this.sizes = sizes;
        this.scores = scores;
    }

    /** The hands, in the order of the scores; null if there are none. */
    @Nullable
    List<Tokens> deal(Tokens from) {
        return deal(from, 0);
    }

    private @Nullable List<Tokens> deal(Tokens from, int index) {
        if (index == scores.size()) {
            return new ArrayList<>();
        }
        Event.FinalScored score = scores.get(index);
        if (score.seat() < 0 || score.seat() >= sizes.length) {
            return null;
        }
        int size = sizes[score.seat()];
        for (int threes = 0; threes <= size; threes++) {
            // ones + twos + threes = size and ones + 2 twos + 3 threes = points leave one choice
            int twos = score.tokens() - size - 2 * threes;
            Tokens hand = twos < 0 ? null : hand(from, size - twos - threes, twos, threes);
            List<Tokens> others = hand == null ? null : deal(from.minus(hand), index + 1);
            if (hand != null && others != null) {
                others.add(0, hand);
                return others;
            }
        }
        return null;
    }

    /** So many tokens of one, two and three points, or null if there are not so many. */
    private static @Nullable Tokens hand(Tokens from, int... numbers) {
        Tokens hand = from.minus(from);
        for (int points = 1; points <= MOST_POINTS; points++) {
            int more = numbers[points - 1];
            for (TokenKind token : from.toList()) {
                if (more > 0 && token.points() == points) {
                    hand = hand.plus(token);
                    more--;
                }
            }
            if (more != 0) {
                return null;
            }
        }
        return hand;
    }
}
