package io.github.mercurius.examples.hostile;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/** Paths that lead to no file, to none that can be read, or to one that must be left alone, for each command. */
final class HostilePaths {
    private static final List<String> READERS = List.of(
            "replay FILE",
            "replay FILE --verify",
            "play --resume=FILE",
            "play --save=FILE --bots=random --seed=3",
            "arena --bots=random*3 --games=1 --results=FILE",
            "conformance FILE",
            "position FILE",
            "position FILE:3",
            "play --position=FILE --save=SAVED",
            "play --game=mercado --edition=FILE --save=SAVED",
            "arena --game=mercatores --bots=random*2 --games=1 --edition=FILE",
            "arena --bots=random*3 --games=1 --position=FILE",
            "@FILE");
    private static final List<String> WRITERS = List.of(
            "replay GOOD --plot=FILE",
            "play --resume=GOOD --save=FILE",
            "arena --bots=random*3 --games=1 --out=FILE",
            "arena --bots=random*3 --games=1 --plot=FILE",
            "arena --bots=random*3 --game=1 --record=FILE");

    private final Box box;
    private final Tally tally;

    HostilePaths(Box box, Tally tally) {
        this.box = box;
        this.tally = tally;
    }

    void tryAll() throws Exception {
        Files.writeString(box.path("good.json"), Box.record(40));
        BadPaths paths = new BadPaths(box);
        for (Map.Entry<String, String> path : paths.toRead().entrySet()) {
            for (String reader : READERS) {
                tryOut(reader, path.getKey(), path.getValue());
            }
        }
        for (Map.Entry<String, String> path : paths.toWrite().entrySet()) {
            for (String writer : WRITERS) {
                tryOut(writer, path.getKey(), path.getValue());
            }
        }
        Box.deleteNew(Map.of(), box.content()); // links above all, of which others may be afraid
    }

    private void tryOut(String command, String what, String path) throws Exception {
        Map<Path, String> before = box.content();
        Trial trial = Trial.of(Arrays.stream(command.split(" "))
                .map(part -> part.replace("FILE", path)
                        .replace("GOOD", box.path("good.json").toString())
                        .replace("SAVED", box.path("saved.json").toString()))
                .toArray(String[]::new));
        List<String> wrong = new ArrayList<>(trial.complaints());
        Map<Path, String> after = box.content();
        boolean isDoneWell = after.equals(before) ? !trial.isDone() : trial.isDone() && Box.hasOnlyGrown(before, after);
        if (!isDoneWell) {
            wrong.add("does something bad, or nothing, and is content");
        }
        repair(before, after);
        tally.add(command, what, trial, wrong);
    }

    private static void repair(Map<Path, String> before, Map<Path, String> after) throws IOException {
        if (!after.equals(before)) {
            Box.deleteNew(before, after);
        }
    }
}
