package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongFunction;

/** Games of bots, for tests of what they play and how well. */
public final class BotGames {
    private BotGames() {}

    /** The end of a game of some bots; an illegal action throws. */
    public static <A extends AnyAction, V extends AnyView<A>> AnyState<A, V> end(
            AnyState<A, V> first, List<? extends AnyBot<A, V>> bots, IntUnaryOperator random) {
        AnyState<A, V> state = first;
        while (!state.isOver()) {
            if (state.asksChance()) {
                state = state.applyOutcome(state.drawOutcome(random));
            } else {
                int seat = state.decider().orElseThrow();
                state = state.applyAction(seat, bots.get(seat).choose(state.viewFor(seat)));
            }
        }
        return state;
    }

    /** Two bots at every other seat. */
    public static <B extends AnyBot<?, ?>> List<B> inTurn(AnySetup setup, B even, B odd) {
        return setup.seats().stream().map(seat -> seat % 2 == 0 ? even : odd).toList();
    }

    /** A bot refuses a view whose viewer has nothing to decide, and does not say what is in it. */
    public static <A extends AnyAction, V extends AnyView<A>> void isNotAskedOutOfTurn(
            AnyBot<A, V> bot, AnyState<A, V> first) {
        int idle = (first.decider().orElseThrow() + 1) % first.table().setup().players();
        for (V view : List.of(first.viewFor(idle), first.viewForSpectator())) {
            assertThatThrownBy(() -> bot.choose(view))
                    .isExactlyInstanceOf(IllegalArgumentException.class)
                    .hasMessage("view: of a viewer who has nothing to decide, expected one who has");
        }
    }

    /**
     * The part of some games that a bot wins alone against others; a win that k bots share counts 1/k.
     *
     * @param other makes a bot from a seed
     * @param first the state in which a game with a number begins
     */
    public static <A extends AnyAction, V extends AnyView<A>> double won(
            int games,
            AnyBot<A, V> bot,
            LongFunction<? extends AnyBot<A, V>> other,
            IntFunction<? extends AnyState<A, V>> first) {
        double wins = 0;
        for (int number = 0; number < games; number++) {
            SplittableRandom random = new SplittableRandom(number);
            AnyState<A, V> start = first.apply(number);
            int players = start.table().setup().players();
            int place = number % players;
            List<AnyBot<A, V>> bots = new ArrayList<>();
            for (int seat = 0; seat < players; seat++) {
                bots.add(seat == place ? bot : other.apply(random.nextLong()));
            }
            List<Integer> winners = end(start, bots, random::nextInt).table().winners();
            wins += winners.contains(place) ? 1.0 / winners.size() : 0;
        }
        return wins / games;
    }
}
