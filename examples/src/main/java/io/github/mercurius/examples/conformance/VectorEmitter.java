package io.github.mercurius.examples.conformance;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import io.github.mercurius.examples.cli.OutputFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/**
 * Writes whole games as vectors: all numbers of players, start players and rulings, with and without a seed, in all
 * styles of play. The same seed writes the same files.
 */
final class VectorEmitter {
    private static final int WITHOUT_SEED = 5;
    private static final int HIGHEST_AMOUNT = 30;

    private final int number;
    private final SplittableRandom random;
    private final IllegalSamples samples;

    private VectorEmitter(int number, SplittableRandom random) {
        this.number = number;
        this.random = random;
        this.samples = new IllegalSamples(random);
    }

    /** Writes so many games into a directory, and says into which files. */
    static List<Path> emit(int games, long seed, Path directory) throws IOException {
        SplittableRandom seeds = new SplittableRandom(seed);
        List<Path> files = new ArrayList<>();
        Files.createDirectories(directory);
        for (int number = 0; number < games; number++) {
            VectorEmitter emitter = new VectorEmitter(number, seeds.split());
            Setup setup = emitter.setup();
            Path file = directory.resolve(String.format(Locale.ROOT, "game-%03d-%dp.jsonl", number, setup.players()));
            String game = String.join("\n", emitter.game(setup, emitter.deal())) + "\n";
            OutputFile.write(file, game.getBytes(StandardCharsets.UTF_8));
            files.add(file);
        }
        return files;
    }

    // What is cycled through has periods without a common divisor, or chance: so it meets in all combinations.
    private Setup setup() {
        int players = Setup.FEWEST_PLAYERS + number % 3;
        return Setup.builder()
                .players(players)
                .startSeat(random.nextInt(players))
                .rulings(Rulings.builder()
                        .dividendScale(scale())
                        .cardOrder(any(CardOrder.values()))
                        .blackMarketAtEnd(any(BlackMarketAtEnd.values()))
                        .build())
                .build();
    }

    private DividendScale scale() {
        return switch (random.nextInt(3)) {
            case 0 -> DividendScale.quarterPrice();
            case 1 -> DividendScale.fullPrice();
            default ->
                DividendScale.of(
                        random.ints(DividendScale.quarterPrice().amounts().size(), 0, HIGHEST_AMOUNT)
                                .boxed()
                                .collect(Collectors.toList()));
        };
    }

    private <T> T any(T[] values) {
        return values[random.nextInt(values.length)];
    }

    private Deal deal() {
        return number % WITHOUT_SEED == WITHOUT_SEED - 1
                ? Deal.shuffled(random::nextInt)
                : Deal.seeded(random.nextLong());
    }

    private List<String> game(Setup setup, Deal deal) {
        PlayStyle style = PlayStyle.values()[number % PlayStyle.values().length];
        List<String> lines = new ArrayList<>();
        lines.add(GameLine.write(setup, deal).toString());
        GameState state = GameState.start(setup, deal);
        while (!state.isOver()) {
            Action action = style.choose(state, random);
            lines.add(line(state).put("action", action.notation()).toString());
            state = state.applyAction(action);
        }
        ObjectNode last = line(state);
        last.set("winners", Fields.JSON.valueToTree(state.table().winners()));
        lines.add(last.toString());
        return lines;
    }

    private ObjectNode line(GameState state) {
        ObjectNode line = Fields.JSON.createObjectNode();
        line.set("state", StateLine.state(state));
        List<Action> legal = state.legalActions();
        line.put("legal", legal.size()).put("legalHash", StateLine.hash(legal));
        line.set("illegal", illegal(samples.of(state)));
        return line;
    }

    private static ArrayNode illegal(Map<Action, Set<Rule>> samples) {
        ArrayNode entries = Fields.JSON.createArrayNode();
        samples.forEach((action, broken) -> {
            ArrayNode rules = entries.addArray().add(action.notation()).addArray();
            broken.stream().map(Rule::id).sorted().forEach(rules::add);
        });
        return entries;
    }
}
