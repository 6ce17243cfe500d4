package io.github.mercurius.examples.hostile;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.json.MercuriusJson;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A folder with files: makes good ones of each kind, and tells when anything in it has changed. */
final class Box {
    private static final long LARGE = 10_000_000;

    private final Path folder;

    Box(Path folder) {
        this.folder = folder;
    }

    Path path(String name) {
        return folder.resolve(name);
    }

    /** The record of a game of Rafał against bots, after about so many actions, at his turn; or finished. */
    static String record(int actions) {
        return MercuriusJson.RECORD.write(game(actions).toRecord()) + "\n";
    }

    /** What Rafał sees of that game. */
    static String view(int actions) {
        return MercuriusJson.VIEW.write(game(actions).state().viewFor(0)) + "\n";
    }

    /** All of that game at that moment. */
    static String state(int actions) {
        return MercuriusJson.STATE.write(game(actions).state()) + "\n";
    }

    /** The same as the text of a position. */
    static String position(int actions) {
        return game(actions).state().toText() + "\n";
    }

    private static Game game(int actions) {
        SplittableRandom random = new SplittableRandom(7);
        Game game = Game.start(Setup.of("Rafał", "random-1", "random-2"), Deal.seeded(1602));
        while (!game.state().isOver()
                && (game.steps().size() < actions || game.state().table().activeSeat() != 0)) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        return game;
    }

    /** An arena's file of games. */
    String ledger() throws Exception {
        return made("ledger.jsonl", "arena", "--bots=random*3", "--games=3", "--results=" + path("ledger.jsonl"));
    }

    private String made(String name, String... arguments) throws Exception {
        Trial made = Trial.of(arguments);
        if (!made.isDone()) {
            throw new IllegalStateException(made.toString());
        }
        String content = Files.readString(path(name));
        Files.delete(path(name));
        return content;
    }

    /** What there is: kinds of things, and what is in files that are not large. */
    Map<Path, String> content() throws IOException {
        Map<Path, String> content = new TreeMap<>();
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path path : all.collect(Collectors.toList())) {
                content.put(path, content(path));
            }
        }
        return content;
    }

    private static String content(Path path) throws IOException {
        BasicFileAttributes found = Files.readAttributes(path, BasicFileAttributes.class, LinkOption.NOFOLLOW_LINKS);
        if (found.isRegularFile()) {
            return found.size() > LARGE || !Files.isReadable(path)
                    ? "a file of " + found.size() + " bytes"
                    : "a file " + Arrays.toString(Files.readAllBytes(path));
        }
        if (found.isSymbolicLink()) {
            return "a link to " + Files.readSymbolicLink(path);
        }
        return found.isDirectory() ? "a folder" : "something else";
    }

    /** Whether there is something new, and nothing else has changed. */
    static boolean hasOnlyGrown(Map<Path, String> before, Map<Path, String> after) {
        return after.size() > before.size() && after.entrySet().containsAll(before.entrySet());
    }

    /** Deletes what was not there before. */
    static void deleteNew(Map<Path, String> before, Map<Path, String> after) throws IOException {
        List<Path> news = after.keySet().stream()
                .filter(path -> !before.containsKey(path))
                .sorted(Comparator.reverseOrder())
                .collect(Collectors.toList());
        for (Path path : news) {
            Files.deleteIfExists(path);
        }
    }
}
