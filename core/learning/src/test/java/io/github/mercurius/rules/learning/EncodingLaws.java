package io.github.mercurius.rules.learning;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;

/** What the numbers of every game keep, checked with random games. */
final class EncodingLaws<A extends AnyAction, V extends AnyView<A>> {
    private final Encoding<A, V> encoding;
    private final SplittableRandom random = new SplittableRandom(1602);
    /** How many pairs of games that differ in what a seat may not see were compared. */
    private int pairs;

    private EncodingLaws(Encoding<A, V> encoding) {
        this.encoding = encoding;
    }

    /**
     * Plays random games with each number of players.
     *
     * @return how many pairs of games were compared that differ in what a seat may not see
     */
    static <A extends AnyAction, V extends AnyView<A>> int hold(Encoding<A, V> encoding, int games) {
        EncodingLaws<A, V> laws = new EncodingLaws<>(encoding);
        laws.fieldsFollowOneAnother();
        for (int players = encoding.rules().fewestPlayers();
                players <= encoding.rules().mostPlayers();
                players++) {
            for (int game = 0; game < games; game++) {
                laws.play(players, game);
            }
        }
        return laws.pairs;
    }

    private void fieldsFollowOneAnother() {
        int end = 0;
        Set<String> names = new HashSet<>();
        for (ObservationField field : encoding.fields()) {
            assertThat(field.offset()).as(field.name()).isEqualTo(end);
            assertThat(names.add(field.name())).as(field.name()).isTrue();
            end += field.length();
        }
        assertThat(encoding.observationLength()).isEqualTo(end);
        assertThat(encoding.moves()).doesNotHaveDuplicates();
    }

    private void play(int players, int seed) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            names.add("P" + seat);
        }
        AnyState<A, V> start = encoding.rules()
                .start(encoding.rules().setup(names, seed % players), (long) seed)
                .state();
        Environment<A, V> game = environment(start);
        while (!game.isOver()) {
            movesMakeTheLegalActions(game.state());
            for (int seat = 0; seat < players; seat++) {
                observationsAreInRange(game, seat);
            }
            comparePairs(game.state());
            playAction(game);
        }
        for (int seat = 0; seat < players; seat++) {
            observationsAreInRange(game, seat);
        }
        assertThat(game.outcomes().stream().mapToDouble(one -> one.winShare()).sum())
                .isEqualTo(1);
    }

    private Environment<A, V> environment(AnyState<A, V> state) {
        return encoding.environment(state, random::nextInt);
    }

    /** Each legal action has moves, and none begins with all those of another. */
    private void movesMakeTheLegalActions(AnyState<A, V> state) {
        List<List<Integer>> ways = new ArrayList<>();
        for (A action : state.legalActions()) {
            ways.add(encoding.moves(action, state.table()));
        }
        assertThat(ways).doesNotHaveDuplicates();
        for (List<Integer> one : ways) {
            for (List<Integer> other : ways) {
                assertThat(one != other
                                && one.size() <= other.size()
                                && other.subList(0, one.size()).equals(one))
                        .as("%s begins with %s", other, one)
                        .isFalse();
            }
        }
    }

    private void playAction(Environment<A, V> game) {
        AnyState<A, V> before = game.state();
        A action = before.legalActions().sample(random::nextInt);
        for (int move : encoding.moves(action, before.table())) {
            assertThat(game.state()).isEqualTo(before);
            assertThat(game.isLegal(move)).as("%s of %s", move, action).isTrue();
            game.step(move);
        }
        AnyState<A, V> after = before.applyAction(action);
        assertThat(game.state().table().turn())
                .isGreaterThanOrEqualTo(after.table().turn());
        if (!after.asksChance()) {
            assertThat(game.state()).isEqualTo(after);
        }
    }

    private void observationsAreInRange(Environment<A, V> game, int seat) {
        short[] seen = observation(game, seat);
        for (ObservationField field : encoding.fields()) {
            for (int i = 0; i < field.length(); i++) {
                assertThat((int) seen[field.offset() + i])
                        .as("%s, number %s", field, i)
                        .isBetween(field.lowest(), field.highest());
            }
        }
    }

    private short[] observation(Environment<A, V> game, int seat) {
        short[] seen = new short[encoding.observationLength()];
        game.observe(seat, seen, 0);
        return seen;
    }

    /** Two games that differ only in what a seat may not see show it the same, move after move of an action. */
    private void comparePairs(AnyState<A, V> state) {
        for (int seat : state.table().setup().seats()) {
            AnyState<A, ? extends AnyView<A>> drawn = state.viewFor(seat).determinize(random::nextInt);
            @SuppressWarnings("unchecked") // a state of the same game
            Environment<A, V> other = environment((AnyState<A, V>) drawn);
            Environment<A, V> one = environment(state);
            assertThat(observation(other, seat)).isEqualTo(observation(one, seat));
            pairs += drawn.equals(state) ? 0 : 1;
            if (one.seat() == seat) {
                compareChoices(one, other, seat);
            }
        }
    }

    private void compareChoices(Environment<A, V> one, Environment<A, V> other, int seat) {
        A action = one.state().legalActions().sample(random::nextInt);
        List<Integer> moves = encoding.moves(action, one.state().table());
        for (int i = 0; i < moves.size(); i++) {
            assertThat(mask(other)).isEqualTo(mask(one));
            assertThat(observation(other, seat)).isEqualTo(observation(one, seat));
            assertThat(other.refusal(0)).isEqualTo(one.refusal(0));
            if (i < moves.size() - 1) {
                one.step(moves.get(i));
                other.step(moves.get(i));
            }
        }
    }

    private byte[] mask(Environment<A, V> game) {
        byte[] mask = new byte[encoding.moves().size()];
        game.writeMask(mask, 0);
        return mask;
    }
}
