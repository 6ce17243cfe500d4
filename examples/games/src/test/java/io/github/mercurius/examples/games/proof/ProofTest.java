package io.github.mercurius.examples.games.proof;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.Rules;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.function.BiConsumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Positions of random games, equally many from each of the turns 0 to 9, as they were reached and with one thing
 * changed.
 *
 * <p>{@code -Dproof.positions=300} takes that many from each turn; what became of the changed ones is printed.
 */
class ProofTest {
    private static final int POSITIONS = Integer.getInteger("proof.positions", 4);
    private static final int TURNS = 10;
    private static final Pattern NUMBER = Pattern.compile("(?<=[=,/])\\d+(?=[?,/ A-Z]|$)");
    private static final Pattern ITEM = Pattern.compile("(?<=[,/])|(?=[,/])");

    /** Plays at random, up to any moment of a turn; of two random actions often the shorter, as News has so many. */
    private static <A extends AnyAction, V extends AnyView<A>> AnyState<A, V> played(
            Rules<A, V> rules, int turn, SplittableRandom random) {
        int players = random.nextInt(rules.fewestPlayers(), rules.mostPlayers() + 1);
        List<String> names =
                IntStream.range(0, players).mapToObj(seat -> "P" + seat).toList();
        boolean isShort = random.nextBoolean();
        AnyGame<A, V> game = rules.start(rules.setup(names, random.nextInt(players)), random.nextLong());
        List<AnyState<A, V>> moments = new ArrayList<>();
        while (game.state().table().turn() <= turn) {
            AnyState<A, V> state = game.state();
            if (state.table().turn() == turn) {
                moments.add(state);
            }
            if (state.asksChance()) {
                game = game.applyOutcome(state.drawOutcome(random::nextInt));
            } else {
                A one = state.legalActions().sample(random::nextInt);
                A other = state.legalActions().sample(random::nextInt);
                boolean isOther =
                        isShort && other.notation().length() < one.notation().length();
                game = game.applyAction(isOther ? other : one);
            }
        }
        return moments.get(random.nextInt(moments.size()));
    }

    private static <A extends AnyAction, V extends AnyView<A>> void forPositions(
            Rules<A, V> rules, int seed, BiConsumer<String, SplittableRandom> use) {
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < TURNS * POSITIONS; i++) {
            AnyState<A, V> state = played(rules, i % TURNS, random);
            use.accept(
                    random.nextBoolean()
                            ? state.toText()
                            : state.viewForSpectator().toText(),
                    random);
        }
    }

    /** What becomes of a position; a game that was found is played again from its record. */
    private static <A extends AnyAction, V extends AnyView<A>> String result(GameKit<A, V> kit, String text) {
        AnyPosition<A, V> position;
        try {
            position = kit.rules().position(text);
        } catch (PositionException refused) {
            return "refused";
        }
        Proof<A, V> proof = kit.prover().apply(position);
        proof.game().ifPresent(game -> {
            String record = kit.formats().record().write(game.toRecord());
            AnyState<A, V> state = kit.formats().record().read(record).replay().state();
            assertThat(game.firstState().table().turn()).isZero();
            assertThat(state.table()).as(text).isEqualTo(position.table());
            assertThat(List.of(state.toText(), state.viewForSpectator().toText()))
                    .contains(position.toText());
        });
        return proof.game().isPresent() ? "reached" : proof.isDecided() ? "no game" : "undecided";
    }

    @ParameterizedTest
    @EnumSource
    void noReachedPositionIsSaidToBeImpossible(GameName name) {
        GameKit<?, ?> kit = GameKit.of(name);
        Map<String, Integer> results = new TreeMap<>();
        forPositions(kit.rules(), 1, (text, random) -> results.merge(result(kit, text), 1, Integer::sum));
        System.out.println(name + ", positions that were reached: " + results);
        assertThat(results).doesNotContainKeys("refused", "no game");
        int least = name == GameName.MERCADO ? TURNS * POSITIONS / 2 : TURNS * POSITIONS;
        assertThat(results.get("reached")).isGreaterThanOrEqualTo(least);
    }

    @ParameterizedTest
    @EnumSource
    void fewChangedPositionsAreUndecided(GameName name) {
        GameKit<?, ?> kit = GameKit.of(name);
        Map<String, Integer> results = new TreeMap<>();
        forPositions(kit.rules(), 2, (text, random) -> {
            for (String changed = text; changed.equals(text); ) {
                changed = changed(text, random);
                if (!changed.equals(text)) {
                    results.merge(result(kit, changed), 1, Integer::sum);
                }
            }
        });
        System.out.println(name + ", positions with one thing changed: " + results);
        assertThat(results).containsKeys("refused", "reached");
        if (name == GameName.MERCURIUS) {
            assertThat(results).containsKey("no game"); // rare in the others, where more is refused by the bounds
        }
        int most = name == GameName.MERCURIUS ? 0 : TURNS * POSITIONS / 10;
        assertThat(results.getOrDefault("undecided", 0)).isLessThanOrEqualTo(most);
    }

    /** A number made another one; or an item of a part dropped, doubled, or exchanged with another. */
    private static String changed(String text, SplittableRandom random) {
        List<MatchResult> numbers = NUMBER.matcher(text).results().toList();
        if (random.nextBoolean()) {
            MatchResult number = numbers.get(random.nextInt(numbers.size()));
            int other = random.nextInt(4) == 0
                    ? random.nextInt(40)
                    : Math.abs(Integer.parseInt(number.group()) + random.nextInt(-2, 3));
            return text.substring(0, number.start()) + other + text.substring(number.end());
        }
        String[] words = text.split(" ");
        int word = 1 + random.nextInt(words.length - 1);
        int value = words[word].indexOf('=') + 1;
        if (words[word].matches("(edition|players|names)=.*")) {
            return text; // another game
        }
        List<String> items = new ArrayList<>(List.of(ITEM.split(words[word].substring(value))));
        int item = random.nextInt(items.size());
        switch (random.nextInt(3)) {
            case 0 -> items.remove(item);
            case 1 -> items.add(item, items.get(item));
            default -> Collections.swap(items, item, random.nextInt(items.size()));
        }
        words[word] = words[word].substring(0, value) + String.join("", items);
        return String.join(" ", words);
    }
}
