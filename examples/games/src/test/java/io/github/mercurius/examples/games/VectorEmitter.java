package io.github.mercurius.examples.games;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.examples.games.common.Fields;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/** Writes whole games as vectors. The same seed writes the same files. */
final class VectorEmitter<A extends AnyAction, V extends AnyView<A>> {
    private final MadeUpGames<A, V> games;
    private final SplittableRandom random;
    private final MadeUpGames.MadeUp<A, V> madeUp;
    private final Attempts<A, V> attempts;
    private final Style style;
    private final long taste;
    private final ShortStates states;

    private VectorEmitter(MadeUpGames<A, V> games, int number, SplittableRandom random) {
        this.games = games;
        this.random = random;
        this.madeUp = games.makeUp(number, random);
        this.attempts = new Attempts<>(madeUp.start(), random.split());
        this.style = Style.values()[random.nextInt(Style.values().length)];
        this.taste = random.nextLong();
        this.states = new ShortStates(madeUp.start().kit().vectors().writesDifferences());
    }

    /** Writes so many games into a directory, and says into which files. */
    static <A extends AnyAction, V extends AnyView<A>> List<Path> emit(
            MadeUpGames<A, V> games, int count, long seed, Path directory) throws IOException {
        SplittableRandom seeds = new SplittableRandom(seed);
        List<Path> files = new ArrayList<>();
        Files.createDirectories(directory);
        for (int number = 0; number < count; number++) {
            VectorEmitter<A, V> emitter = new VectorEmitter<>(games, number, seeds.split());
            int players = emitter.madeUp.players();
            Path file = directory.resolve(String.format(Locale.ROOT, "game-%03d-%dp.jsonl", number, players));
            Files.writeString(file, String.join("\n", emitter.lines()) + "\n");
            files.add(file);
        }
        return files;
    }

    /** The lines of the game. */
    private List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.add(madeUp.firstLine().toString());
        VectorGame<A, V> game = madeUp.start();
        while (!game.isOver()) {
            A chosen = game.due().isPresent() ? game.due().get() : style.choose(game.now(), taste, random);
            lines.add(line(game).put("action", chosen.notation()).toString());
            game = game.after(chosen.notation());
        }
        lines.add(line(game).toString());
        return lines;
    }

    private ObjectNode line(VectorGame<A, V> game) {
        ObjectNode said = game.line();
        said.set("state", states.shortened((ObjectNode) said.get("state")));
        ObjectNode line = said.deepCopy().retain("state", "legal", "legalHash");
        line.set("illegal", illegal(Illegal.samples(games, game, attempts)));
        return line.setAll(said);
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
