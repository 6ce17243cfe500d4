package io.github.mercurius.json.common;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyView;
import io.vavr.Function3;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.ToIntBiFunction;
import java.util.function.ToIntFunction;

/**
 * How hands are written beside an open table. A position takes the size of a hand from the hand, so it is compared with
 * what the table says.
 *
 * @param things what is in a hand, such as cards
 * @param codec the codec of hands at a table
 * @param size how many things are in a hand
 * @param told how many are in the hand of a seat, as the table says
 * @param of the position of a table
 * @param with a position with another hand
 * @param <A> the actions of the game
 * @param <V> its views
 * @param <T> its tables
 * @param <P> its positions
 * @param <H> its hands
 */
public record Hands<A extends AnyAction, V extends AnyView<A>, T extends AnyTable, P extends AnyPosition<A, V>, H>(
        String things,
        Function<T, Codec<H>> codec,
        ToIntFunction<H> size,
        ToIntBiFunction<T, Integer> told,
        Function<T, P> of,
        Function3<P, Integer, H, P> with) {
    /** The hands of a state, those of all seats. */
    public <S extends AnyState<A, V>> Field<S, List<H>> field(Field<S, T> table, BiFunction<S, Integer, H> hand) {
        return Field.by(
                table,
                "hands",
                open -> Seats.eachOf(open.setup(), codec.apply(open)),
                state -> Seats.each(state.table().setup(), seat -> hand.apply(state, seat)));
    }

    /** The position with all hands. */
    public P put(P position, T table, List<H> hands) {
        P next = position;
        for (int seat = 0; seat < hands.size(); seat++) {
            next = put(next, table, seat, hands.get(seat));
        }
        return next;
    }

    private P put(P position, T table, int seat, H hand) {
        int given = size.applyAsInt(hand);
        int expected = told.applyAsInt(table, seat);
        if (given != expected) {
            throw new IllegalArgumentException("hand of seat " + seat + ": " + given + " " + things + ", expected "
                    + expected + " as the table says (INF-1)");
        }
        return with.apply(position, seat, hand);
    }

    /** Views: of a seat with its hand, or of a spectator with none. */
    public ObjectCodec<V> view(
            Codec<OptionalInt> viewer, Codec<T> tables, Function<V, T> tableOf, Function<V, H> handOf) {
        Field<V, T> table = Field.of("table", tables, tableOf);
        return ObjectCodec.object(
                Field.of("viewer", viewer, AnyView::viewer), table, Field.by(table, "hand", codec, handOf), this::view);
    }

    private V view(OptionalInt viewer, T table, H hand) {
        P position = of.apply(table);
        if (viewer.isPresent()) {
            int seat = viewer.getAsInt();
            return put(position, table, seat, hand).seenBy(seat).view();
        }
        if (size.applyAsInt(hand) > 0) {
            throw new IllegalArgumentException("hand of a spectator: " + hand + ", expected no " + things + " (INF-1)");
        }
        return position.seenBySpectator().view();
    }
}
