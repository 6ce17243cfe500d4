package io.github.mercurius.spark;

import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.Contest;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.OutsideBots;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import io.github.mercurius.rules.learning.Encoding;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A version of code.
 *
 * @param hash the SHA-256 of the jars or folders of classes that it is from
 */
record Code(String version, String hash) {
    private static final Pattern PARTS_OF_A_NAME = Pattern.compile("[\\s:\"']+");
    private static final Set<Class<?>> PARTS =
            Set.of(Code.class, Contest.class, Arbiter.class, GameKit.class, Encoding.class);

    /** This library, with the rules and bots of a game, as it runs here. */
    static Code library(GameKit<?, ?> kit) {
        String version = Objects.requireNonNullElse(Code.class.getPackage().getImplementationVersion(), "unreleased");
        Set<Class<?>> parts = new HashSet<>(PARTS);
        parts.add(kit.rules().getClass());
        parts.add(kit.encoding().getClass());
        parts.add(kit.bots().apply("greedy").make(0).getClass());
        List<Path> files = new ArrayList<>();
        try {
            for (Path place : new TreeSet<>(parts.stream().map(Code::place).toList())) {
                try (Stream<Path> found = Files.walk(place)) {
                    found.filter(Files::isRegularFile).sorted().forEach(files::add);
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException("library: " + parts, unreadable);
        }
        return new Code(version, hash(files));
    }

    /** The jar or folder that a class is from. */
    private static Path place(Class<?> part) {
        try {
            return Path.of(
                    part.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The SHA-256 of some files, one after the other. */
    static String hash(List<Path> files) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            for (Path file : files) {
                sha.update(Files.readAllBytes(file));
            }
            return HexFormat.of().formatHex(sha.digest());
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /**
     * A bot of a game, as it is on this machine: its hash is that of the library, or of the jars that it is from, and
     * of the files that its name names.
     *
     * @throws IllegalArgumentException if there is none with this name, or one of our own looks at the clock
     */
    static <A extends AnyAction, V extends AnyView<A>> Plan.BotCode bot(
            GameKit<A, V> kit, String name, OutsideBots bots, List<Path> jars, Code library) {
        boolean outside = OutsideBots.isProcess(name) || bots.knows(name);
        BotKind<A, V> kind = bots.kind(kit, name);
        if (!kind.repeatable() && !outside) {
            throw new IllegalArgumentException("bot: '" + name + "' looks at the clock, expected one that plays a game"
                    + " again the same, such as regent:500");
        }
        List<Path> files = PARTS_OF_A_NAME
                .splitAsStream(name)
                .filter(part -> !part.isEmpty())
                .map(Path::of)
                .filter(Files::isRegularFile)
                .toList();
        if (OutsideBots.isProcess(name)) {
            return new Plan.BotCode(name, "", hash(files), false);
        }
        if (outside) {
            List<String> names =
                    jars.stream().map(jar -> jar.getFileName().toString()).toList();
            return new Plan.BotCode(name, String.join(" ", names), hash(jars), false);
        }
        String hash = files.isEmpty() ? library.hash() : library.hash() + "+" + hash(files);
        return new Plan.BotCode(name, library.version(), hash, true);
    }
}
