package io.github.mercurius.learning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.common.Sealed;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.SeatGame;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Function;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.domains.Domain;

/** Games, states and views as bytes: what is written is read again, and nothing else is. */
@Domain(MercuriusDomain.class)
class CompactProperties {
    @Property(tries = 30, seed = "1602")
    void gamesComeBackAndAreReplayedExactly(@ForAll RandomGame random, @ForAll int anyLength, @ForAll boolean seeded) {
        Game game = random.game(Math.floorMod(anyLength, 150));
        Deal deal = game.deal().orElseThrow();
        CompactGame compact = CompactGame.of(game.setup(), seeded ? deal : Deal.of(deal.cards()), game.actions());
        CompactGame read = CompactGame.parse(compact.toBytes());
        assertThat(read).isEqualTo(compact).hasSameHashCodeAs(compact);
        assertThat(read.actions()).isEqualTo(game.actions());
        assertThat(read.setup()).isEqualTo(game.setup());
        assertThat(read.deal()).isEqualTo(compact.deal());
        assertThat(read.end()).isEqualTo(game.state());
    }

    @Property(tries = 90, seed = "1602")
    void statesAndViewsComeBack(@ForAll GameState state, @ForAll PlayerView view) {
        assertThat(CompactPositions.state(CompactPositions.of(state))).isEqualTo(state);
        assertThat(CompactPositions.view(CompactPositions.of(view))).isEqualTo(view);
    }

    @Property(tries = 30, seed = "1602")
    void theSidesOfAGameComeBackViewByView(@ForAll RandomGame random, @ForAll int anyLength) {
        Game game = random.gameWithUndos(Math.floorMod(anyLength, 150));
        List<SeatGame> sides = new ArrayList<>(List.of(game.spectatorGame()));
        for (int seat = 0; seat < game.setup().players(); seat++) {
            sides.add(game.seatGame(seat));
        }
        for (SeatGame side : sides) {
            CompactSeatGame compact = CompactSeatGame.of(side);
            CompactSeatGame read = CompactSeatGame.parse(compact.toBytes());
            assertThat(read).isEqualTo(compact).hasSameHashCodeAs(compact);
            assertThat(compact.views()).isEqualTo(side.views()).isUnmodifiable();
            assertThat(read.views()).isEqualTo(side.views());
            assertThat(read.actions()).isEqualTo(game.actions()).isUnmodifiable();
        }
    }

    @Property(tries = 15, seed = "1602")
    void aSideOfAGameCanBeginAtAnyPosition(@ForAll GameState state, @ForAll long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Game game = Game.from(state);
        for (int action = 0; action < 40 && !game.state().isOver(); action++) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        for (int seat = 0; seat < game.setup().players(); seat++) {
            CompactSeatGame read = CompactSeatGame.parse(
                    CompactSeatGame.of(game.seatGame(seat)).toBytes());
            assertThat(read.views()).isEqualTo(game.seatGame(seat).views());
        }
    }

    @Property(tries = 60, seed = "1602")
    void changedBytesAreRefused(@ForAll GameState state, @ForAll long seed) {
        refuses(CompactPositions.of(state), CompactPositions::state, seed);
        refuses(CompactPositions.of(state.viewFor(0)), CompactPositions::view, seed);
        CompactGame game = CompactGame.of(Setup.of(3), Deal.seeded(seed), List.of(Action.parse("+AMS")));
        refuses(game.toBytes(), CompactGame::parse, seed);
        refuses(side(state, seed), CompactSeatGame::parse, seed);
    }

    /** One seat's side of some actions after a state. */
    private static byte[] side(GameState state, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        Game game = Game.from(state);
        for (int action = 0; action < 10 && !game.state().isOver(); action++) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        return CompactSeatGame.of(game.seatGame(0)).toBytes();
    }

    private static void refuses(byte[] bytes, Function<byte[], ?> reader, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        byte[] changed = bytes.clone();
        changed[random.nextInt(bytes.length)] ^= (byte) (1 << random.nextInt(8));
        byte[] shorter = Arrays.copyOf(bytes, random.nextInt(bytes.length));
        byte[] longer = Arrays.copyOf(bytes, bytes.length + 1);
        for (byte[] wrong : List.of(changed, shorter, longer, new byte[0], new byte[5000])) {
            assertThatThrownBy(() -> reader.apply(wrong))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("expected");
        }
        assertThatThrownBy(() -> reader.apply(null)).hasMessageContaining("document: null");
    }

    /** The checksum can be made to fit whatever the contents are. */
    @Property(tries = 300, seed = "1602")
    void sealedRubbishIsRefusedOrWrittenAgainAsItIs(@ForAll @Size(max = 150) byte[] rubbish, @ForAll GameState state) {
        byte[] near = near(CompactPositions.of(state), rubbish);
        byte[] nearSide = near(side(state, rubbish.length), rubbish);
        for (byte[] contents : List.of(rubbish, near, nearSide)) {
            readsOrRefuses(
                    Sealed.seal('P', contents),
                    document -> CompactSeatGame.parse(document).toBytes());
            readsOrRefuses(
                    Sealed.seal('S', contents), document -> CompactPositions.of(CompactPositions.state(document)));
            readsOrRefuses(
                    Sealed.seal('V', contents), document -> CompactPositions.of(CompactPositions.view(document)));
            readsOrRefuses(
                    Sealed.seal('G', contents),
                    document -> CompactGame.parse(document).toBytes());
        }
    }

    /** The contents of a document, with two bytes changed. */
    private static byte[] near(byte[] document, byte[] rubbish) {
        byte[] near = Arrays.copyOfRange(document, 2, document.length - 4);
        for (int i = 0; i < rubbish.length && i < 2; i++) {
            near[Math.floorMod(31 * rubbish[i] + i, near.length)] ^= rubbish[i];
        }
        return near;
    }

    private static void readsOrRefuses(byte[] document, Function<byte[], byte[]> readAndWrite) {
        byte[] again;
        try {
            again = readAndWrite.apply(document);
        } catch (IllegalArgumentException refused) {
            assertThat(refused).hasMessageContaining("expected");
            return;
        }
        assertThat(again).isEqualTo(document);
    }

    @Example
    void refusalsSayWhatIsWrong() {
        byte[] bytes = CompactGame.of(Setup.of(3), Deal.seeded(1), List.of()).toBytes();
        byte[] other = bytes.clone();
        other[1] = 2;
        assertThatThrownBy(() -> CompactGame.parse(other)).hasMessage("version: 2, expected 1");
        assertThatThrownBy(() -> CompactPositions.state(bytes)).hasMessage("first byte: 71, expected 83 (S)");
        bytes[bytes.length - 1]++;
        assertThatThrownBy(() -> CompactGame.parse(bytes)).hasMessageStartingWith("checksum: ");
        assertThatThrownBy(() -> CompactGame.parse(new byte[5])).hasMessage("document of: 5 bytes, expected 6 to 4096");
        byte[] padded = new byte[bytes.length - 5];
        System.arraycopy(bytes, 2, padded, 1, bytes.length - 6);
        assertThatThrownBy(() -> CompactGame.parse(Sealed.seal('G', padded)))
                .hasMessageContaining("that are written for what it says");
    }

    /** With {@code -Dgames=10000} as many as FORMAT.md measures. */
    @Example
    void randomGamesTakeAbout74Bytes() {
        int games = Integer.getInteger("games", 60);
        List<Integer> lengths = new ArrayList<>();
        for (long seed = 0; seed < games; seed++) {
            RandomGame random = new RandomGame(Setup.of(4), seed, PlayStyle.UNIFORM, seed);
            List<Action> actions = new ArrayList<>();
            GameState end = random.play(played -> actions.add(played.action()));
            CompactGame game = CompactGame.of(Setup.of(4), Deal.seeded(seed), actions);
            CompactGame read = CompactGame.parse(game.toBytes());
            assertThat(read.end()).isEqualTo(end);
            assertThat(read.actions()).isEqualTo(actions);
            lengths.add(game.toBytes().length);
        }
        IntSummaryStatistics bytes =
                lengths.stream().mapToInt(Integer::intValue).summaryStatistics();
        assertThat(bytes.getAverage()).as(bytes.toString()).isBetween(70.0, 78.0);
    }
}
