package io.github.mercurius.examples.conformance;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
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

/** Writes whole games as vectors. The same seed writes the same files. */
final class VectorEmitter {
    /** Several times what a game has: in Mercado, players can go on for ever (RUL-15). */
    private static final int MOST_LINES = 2000;

    private final SplittableRandom random;
    private final StatesWritten states;

    private VectorEmitter(SplittableRandom random, boolean writesDifferences) {
        this.random = random;
        this.states = new StatesWritten(writesDifferences);
    }

    /** Writes so many games into a directory, and says into which files. */
    static List<Path> emit(Vectors vectors, int games, long seed, Path directory) throws IOException {
        SplittableRandom seeds = new SplittableRandom(seed);
        List<Path> files = new ArrayList<>();
        Files.createDirectories(directory);
        for (int number = 0; number < games; number++) {
            VectorEmitter emitter = new VectorEmitter(seeds.split(), vectors.writesDifferences());
            Vectors.MadeUp madeUp = vectors.makeUp(number, emitter.random);
            Path file = directory.resolve(String.format(Locale.ROOT, "game-%03d-%dp.jsonl", number, madeUp.players()));
            List<String> lines = emitter.lines(madeUp);
            while (lines.size() > MOST_LINES) {
                emitter = new VectorEmitter(seeds.split(), vectors.writesDifferences());
                lines = emitter.lines(vectors.makeUp(number, emitter.random));
            }
            String game = String.join("\n", lines) + "\n";
            OutputFile.write(file, game.getBytes(StandardCharsets.UTF_8));
            files.add(file);
        }
        return files;
    }

    /** The lines of a game; more than there may be if it does not end. */
    private List<String> lines(Vectors.MadeUp madeUp) {
        List<String> lines = new ArrayList<>();
        lines.add(madeUp.firstLine().toString());
        VectorGame game = madeUp.start();
        while (!game.isOver() && lines.size() < MOST_LINES) {
            String action = game.choose(random);
            lines.add(line(game).put("action", action).toString());
            game = game.after(action);
        }
        lines.add(line(game).setAll(game.ending()).toString());
        return lines;
    }

    private ObjectNode line(VectorGame game) {
        ObjectNode line = Fields.JSON.createObjectNode();
        line.set("state", states.written(game.state()));
        List<String> legal = game.legal();
        line.put("legal", legal.size()).put("legalHash", LegalHash.of(legal));
        line.set("illegal", illegal(game.illegal(random)));
        return line;
    }

    private static ArrayNode illegal(Map<String, Set<String>> samples) {
        ArrayNode entries = Fields.JSON.createArrayNode();
        samples.forEach((action, broken) -> {
            ArrayNode rules = entries.addArray().add(action).addArray();
            broken.forEach(rules::add);
        });
        return entries;
    }
}
