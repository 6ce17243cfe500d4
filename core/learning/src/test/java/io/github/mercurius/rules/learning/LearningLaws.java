package io.github.mercurius.rules.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ShortBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** What holds of a game in numbers, whatever the game is. */
abstract class LearningLaws<A extends AnyAction, V extends AnyView<A>> {
    private static final List<String> NAMES = List.of("Anna", "Robert", "Magda");

    private final String game;
    private final Encoding<A, V> encoding;
    private final int[] firsts;
    private final SplittableRandom random = new SplittableRandom(1602);

    /**
     * The laws of an encoding.
     *
     * @param game how the table of its fields is called
     * @param firsts the first moves of the rows on the page of the formats
     */
    LearningLaws(String game, Encoding<A, V> encoding, int... firsts) {
        this.game = game;
        this.encoding = encoding;
        this.firsts = firsts.clone();
    }

    @Test
    void fieldsFollowOneAnother() {
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

    @Test
    void movesMakeTheLegalActionsAndObservationsAreInRange() {
        for (int players = encoding.rules().fewestPlayers();
                players <= encoding.rules().mostPlayers();
                players++) {
            play(players, 0);
            play(players, 1);
        }
    }

    private void play(int players, int seed) {
        List<String> names = new ArrayList<>();
        for (int seat = 0; seat < players; seat++) {
            names.add("P" + seat);
        }
        AnyState<A, V> start = encoding.rules()
                .start(encoding.rules().setup(names, seed % players, Map.of()), (long) seed)
                .state();
        Environment<A, V> game = environment(start);
        while (!game.isOver()) {
            movesMakeTheLegalActions(game.state());
            for (int seat = 0; seat < players; seat++) {
                observationsAreInRange(game, seat);
            }
            playAction(game);
        }
        for (int seat = 0; seat < players; seat++) {
            observationsAreInRange(game, seat);
        }
        assertThat(Returns.of(game.state().table()).stream()
                        .mapToDouble(one -> one.winShare())
                        .sum())
                .isEqualTo(1);
    }

    private Environment<A, V> environment(AnyState<A, V> state) {
        return new Environment<>(encoding, state, random::nextInt);
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
        ShortBuffer seen = observation(game, seat);
        for (ObservationField field : encoding.fields()) {
            for (int i = 0; i < field.length(); i++) {
                assertThat((int) seen.get(field.offset() + i))
                        .as("%s, number %s", field, i)
                        .isBetween(field.lowest(), field.highest());
            }
        }
    }

    private ShortBuffer observation(Environment<A, V> game, int seat) {
        ShortBuffer seen = ShortBuffer.allocate(encoding.observationLength());
        game.observe(seat, seen, 0);
        return seen;
    }

    @Test
    void aBatchPlaysOnAndFollowsFromTheSeed() {
        AnySetup setup = encoding.rules().setup(NAMES);
        Frame<A, V> one = Frame.of(encoding, setup, 8);
        Frame<A, V> other = Frame.of(encoding, setup, 8);
        Batch<A, V> batchOfOne = Batch.selfPlay(one, 5);
        Batch<A, V> batchOfOther = Batch.selfPlay(other, 5);
        int ended = 0;
        for (int step = 0; step < 800; step++) {
            for (int game = 0; game < 8; game++) {
                int move = choose(one.masks(), game, new SplittableRandom(1000L * step + game));
                one.moves().put(game, move);
                other.moves().put(game, move);
            }
            batchOfOne.step();
            batchOfOther.step(3, 8);
            batchOfOther.step(0, 3);
            assertThat(other.observations()).isEqualTo(one.observations());
            assertThat(other.masks()).isEqualTo(one.masks());
            for (int game = 0; game < 8; game++) {
                ended += one.over().get(game);
            }
        }
        assertThat(ended).as("games that ended").isGreaterThan(2);
        assertThat(other.outcomes()).isEqualTo(one.outcomes());
    }

    private int choose(ByteBuffer masks, int game, SplittableRandom random) {
        int count = encoding.moves().size();
        while (true) {
            int move = random.nextInt(count);
            if (masks.get(game * count + move) == 1) {
                return move;
            }
        }
    }

    @Test
    void whatIsRefusedChangesNothingAndSaysWhy() {
        int players = encoding.rules().fewestPlayers();
        AnyState<A, V> start = encoding.rules()
                .start(encoding.rules().setup(NAMES.subList(0, players)), 1L)
                .state();
        Environment<A, V> game = new Environment<>(encoding, start, bound -> 0);
        AnyState<A, V> before = game.state();
        int count = encoding.moves().size();
        int refused = 0;
        for (int move = -1; move <= count; move++) {
            if (!game.isLegal(move)) {
                int illegal = move;
                refused++;
                assertThatThrownBy(() -> game.step(illegal))
                        .isInstanceOf(IllegalArgumentException.class)
                        .hasMessageStartingWith("move: " + move)
                        .hasMessageContaining(move < 0 || move == count ? "expected 0 to " : "expected one of [");
            }
        }
        assertThat(refused).isGreaterThan(10);
        assertThat(game.state()).isEqualTo(before);
        ShortBuffer room = ShortBuffer.allocate(encoding.observationLength());
        for (int offset : new int[] {-1, 1, Integer.MAX_VALUE, Integer.MIN_VALUE}) {
            assertThatThrownBy(() -> game.observe(0, room, offset))
                    .isInstanceOf(IndexOutOfBoundsException.class)
                    .hasMessageContaining("offset: " + offset);
        }
        assertThatThrownBy(() -> game.observe(players, room, 0))
                .hasMessage("seat: " + players + ", expected 0 to " + (players - 1));
        V spectator = before.viewForSpectator();
        assertThatThrownBy(() -> encoding.observe(spectator, List.of(), room, 0))
                .hasMessage("view: a spectator's, expected that of a seat");
        assertThat(room.array()).containsOnly(0);
    }

    @Test
    void theTableOfFieldsSaysWhatIsSo() throws IOException {
        StringBuilder table = new StringBuilder("field\toffset\tlength\trange\tmeaning\n");
        for (ObservationField field : encoding.fields()) {
            table.append(String.format(
                    "%s\t%d\t%d\t%d–%d\t%s\n",
                    field.name(), field.offset(), field.length(), field.lowest(), field.highest(), field.meaning()));
        }
        assertThat(Files.readString(Path.of("layouts", game + ".tsv"))).isEqualTo(table.toString());
    }

    @Test
    void thePageOnFormatsSaysWhatIsSo() throws IOException {
        String page = Files.readString(Path.of("FORMAT.md"));
        List<String> moves = encoding.moves();
        for (int i = 0; i < firsts.length; i++) {
            int first = firsts[i];
            int last = i + 1 < firsts.length ? firsts[i + 1] - 1 : moves.size() - 1;
            if (last > first) {
                assertThat(page)
                        .contains("| " + first + " to " + last + " | `" + moves.get(first) + "` … `" + moves.get(last)
                                + "` |");
            }
        }
    }
}
