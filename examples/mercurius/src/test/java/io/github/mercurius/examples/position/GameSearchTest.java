package io.github.mercurius.examples.position;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.cli.Program;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.replay.ReplayCommand;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.Rules;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Positions of random games are proven by a game that leads there; what is said to be proven is. The shares are
 * printed: {@code -Dprove.games=40 -Dprove.turns=6} measures more of them.
 */
class GameSearchTest {
    private static final int GAMES = Integer.getInteger("prove.games", 4);
    private static final int TURNS = Integer.getInteger("prove.turns", 2);
    private static final int MOMENTS = Integer.getInteger("prove.moments", 60_000);
    private static final Pattern CHANGEABLE = Pattern.compile("(?<=[=,/])\\d+(?=[,/ ]|$)");

    @TempDir
    Path directory;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    private int run(Object command, String... arguments) {
        out.getBuffer().setLength(0);
        err.getBuffer().setLength(0);
        return Program.of(command)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    private String printed() {
        return out.toString().replace(System.lineSeparator(), "\n");
    }

    /** A state of a random game in a turn; of two random actions the shorter one is taken, as News has so many. */
    private static <A extends AnyAction, V extends AnyView<A>> AnyState<A, V> played(
            Rules<A, V> rules, int turns, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        int players = rules.fewestPlayers() + random.nextInt(rules.mostPlayers() - rules.fewestPlayers() + 1);
        List<String> names =
                IntStream.range(0, players).mapToObj(seat -> "P" + seat).toList();
        AnyGame<A, V> game = rules.start(rules.setup(names, random.nextInt(players)), seed);
        while (game.state().table().turn() < turns && !game.state().isOver()) {
            game = next(game, random);
        }
        for (int more = random.nextInt(3); more > 0; more--) {
            AnyGame<A, V> next = next(game, random);
            game = next.state().table().turn() == turns ? next : game;
        }
        return game.state();
    }

    private static <A extends AnyAction, V extends AnyView<A>> AnyGame<A, V> next(
            AnyGame<A, V> game, SplittableRandom random) {
        if (game.state().asksChance()) {
            return game.applyOutcome(game.state().drawOutcome(random::nextInt));
        }
        A one = game.state().legalActions().sample(random::nextInt);
        A other = game.state().legalActions().sample(random::nextInt);
        return game.applyAction(one.notation().length() <= other.notation().length() ? one : other);
    }

    /** What is proven, and what is said of it by a record that is written, read and played again. */
    private static <A extends AnyAction, V extends AnyView<A>> boolean isProven(
            GameKit<A, V> kit, AnyPosition<A, V> position) {
        Optional<AnyGame<A, V>> found = new GameSearch<>(kit.rules(), position, MOMENTS).find();
        found.ifPresent(game -> {
            String record = kit.formats().record().write(game.toRecord());
            AnyGame<A, V> again = kit.formats().record().read(record).replay();
            AnyState<A, V> state = again.state();
            AnyState<A, V> first = again.firstState();
            assertThat(first.table().turn()).isZero();
            AnyState<A, V> start = kit.rules().start(again.setup(), 0L).state();
            if (!start.toText().equals(start.viewForSpectator().toText())) { // all pieces are dealt
                assertThat(Facts.of(first.toText()).pieces())
                        .isEqualTo(Facts.of(start.toText()).pieces());
            }
            List<String> seen = new ArrayList<>(
                    List.of(state.toText(), state.viewForSpectator().toText()));
            again.setup().seats().forEach(seat -> seen.add(state.viewFor(seat).toText()));
            assertThat(seen).contains(position.toText());
        });
        return found.isPresent();
    }

    @ParameterizedTest
    @EnumSource
    void positionsOfRandomGamesAreProven(GameName name) {
        shares(GameKit.of(name));
    }

    private static <A extends AnyAction, V extends AnyView<A>> void shares(GameKit<A, V> kit) {
        Rules<A, V> rules = kit.rules();
        for (int turns = 1; turns <= TURNS; turns++) {
            int proven = 0;
            for (int i = 0; i < GAMES; i++) {
                AnyState<A, V> state = played(rules, turns, 100L * turns + i);
                AnyPosition<A, V> position =
                        i % 2 == 0 ? rules.position(state) : rules.position(state.viewForSpectator());
                proven += isProven(kit, position) ? 1 : 0;
            }
            System.out.println(kit.name() + ", turn " + turns + ": " + proven + " of " + GAMES + " proven");
            assertThat(proven)
                    .as(kit.name() + " at turn " + turns)
                    .isGreaterThanOrEqualTo(turns > 2 ? 0 : turns > 1 ? 1 : GAMES / 2);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aChangedPositionIsProvenOnlyByAGameThatLeadsThere(GameName name) {
        mutations(GameKit.of(name));
    }

    private static <A extends AnyAction, V extends AnyView<A>> void mutations(GameKit<A, V> kit) {
        Rules<A, V> rules = kit.rules();
        Map<String, Integer> shares = new TreeMap<>();
        for (int turns = 1; turns <= TURNS; turns++) {
            for (int i = 0; i < GAMES; i++) {
                SplittableRandom random = new SplittableRandom(i);
                String text = played(rules, turns, 100L * turns + i)
                        .viewForSpectator()
                        .toText();
                String changed = changed(text, random);
                String result;
                try {
                    result = isProven(kit, rules.position(changed)) ? "proven" : "undecided";
                } catch (PositionException refused) {
                    result = "refused";
                }
                shares.merge(result, 1, Integer::sum);
            }
        }
        System.out.println(kit.name() + ", one number changed: " + shares);
        assertThat(shares).containsKey("refused");
    }

    /** The text with one number more or less by one. */
    private static String changed(String text, SplittableRandom random) {
        List<MatchResult> numbers = CHANGEABLE.matcher(text).results().toList();
        MatchResult one = numbers.get(random.nextInt(numbers.size()));
        int number = Integer.parseInt(one.group())
                + (random.nextBoolean() || one.group().equals("0") ? 1 : -1);
        return text.substring(0, one.start()) + number + text.substring(one.end());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "mpn/1 players=3 turn=1 cash=55/70/70 tokens=SIL/-/- market=13,14,14,14,14,14,21,19,19,19,19,19"
                        + " boards=AMS-SIL+/-/-",
                "mtn/1 edition=stand-in-1 players=2 step=TAKE market=CRN0,TOB0,TOB1,2COF1,QDR given=QDR hands=4?/5?",
                "mdn/1 edition=033a6329839beb64 players=2 turn=1 tiles=O22,O10,O01,O24,P02,P05 edges=3:G,4:C/-"
            })
    void aPositionIsProvenByAGameThatCanBeReplayed(String text) throws IOException {
        Path record = directory.resolve("game.json");
        assertThat(run(new PositionCommand(), text, "--prove", "--record", record.toString()))
                .as(err + printed())
                .isZero();
        assertThat(printed()).startsWith("A game leads here, with ").contains(" from its start:\n  m");
        assertThat(run(new PositionCommand(), record.toString(), "--seen", "spectator", "--to", "text"))
                .isZero();
        String reached = printed().strip();
        assertThat(run(new PositionCommand(), text, "--to", "text")).isZero();
        assertThat(printed().strip()).isEqualTo(reached);
        assertThat(run(new ReplayCommand(), record.toString())).isZero();
    }

    @Test
    void aGameIsPrintedWithItsStart() {
        assertThat(run(
                        new PositionCommand(),
                        "mdn/1 edition=033a6329839beb64 players=2 tiles=O22,O10,O01,O24,P02,P05"
                                + " ask=PLAY drawn=GST",
                        "--prove"))
                .isZero();
        assertThat(printed()).isEqualTo("""
                A game leads here, with 2 steps from its start:
                  mdn/1 edition=033a6329839beb64 players=2 tiles=O22,O10,O01,O24,P02,P05
                  A ~C:GST
                """);
    }

    @Test
    void aSearchThatEndsTooEarlyLeavesItUndecided() throws IOException {
        String text = "mpn/1 players=3 turn=1 boards=NEWS/-/- specials=BD/BDN/BDN discard=AMS-SIL+,DEL-POR+";
        Path record = directory.resolve("none.json");
        assertThat(run(new PositionCommand(), text, "--prove", "--moments", "50", "--record", record.toString()))
                .isEqualTo(1);
        assertThat(printed()).isEqualTo("Undecided: looked at 50 moments.\n");
        assertThat(Files.exists(record)).isFalse();
    }

    @Test
    void aContradictionIsNamedWithItsRule() {
        String text = "mpn/1 players=3 turn=1 market=15,14,14,14,14,14,19,19,19,19,19,19 boards=AMS-SIL+/-/-";
        assertThat(run(new PositionCommand(), text, "--prove")).isEqualTo(2);
        assertThat(printed()).isEmpty();
        assertThat(err.toString()).contains("no position, 2 problems", "TRN-3");
    }

    @Test
    void optionsThatDoNotGoTogetherAreRefused() {
        assertThat(run(new PositionCommand(), "mpn/1 players=3", "--record", "x"))
                .isEqualTo(2);
        assertThat(run(new PositionCommand(), "mpn/1 players=3", "--prove", "--moments", "0"))
                .isEqualTo(2);
        assertThat(run(new PositionCommand(), "mpn/1 players=3", "--prove", "--to", "text"))
                .isEqualTo(2);
    }
}
