package io.github.mercurius.spark;

import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.Contest;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.rules.learning.Encoding;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HashSet;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/**
 * A version of code.
 *
 * @param hash the SHA-256 of all its classes, which changes with any of them
 */
record Code(String version, String hash) {
    private static final Set<Class<?>> PARTS =
            Set.of(Code.class, Contest.class, Arbiter.class, GameKit.class, Encoding.class);

    /** This library, with the rules and bots of a game, as it runs here. */
    static Code library(GameKit<?, ?> kit) {
        String version = Objects.requireNonNullElse(Code.class.getPackage().getImplementationVersion(), "unreleased");
        Set<Class<?>> parts = new HashSet<>(PARTS);
        parts.add(kit.rules().getClass());
        parts.add(kit.encoding().getClass());
        parts.add(kit.bots().apply("greedy").make(0).getClass());
        Set<URI> places = new TreeSet<>();
        parts.forEach(part -> places.add(place(part)));
        try {
            return new Code(version, hash(places));
        } catch (IOException unreadable) {
            throw new UncheckedIOException("library: " + places, unreadable);
        }
    }

    private static URI place(Class<?> part) {
        try {
            return part.getProtectionDomain().getCodeSource().getLocation().toURI();
        } catch (URISyntaxException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    private static String hash(Set<URI> places) throws IOException {
        MessageDigest sha = sha();
        for (URI uri : places) {
            Path place = Path.of(uri);
            if (Files.isDirectory(place)) {
                add(place, sha);
            } else {
                try (FileSystem jar = FileSystems.newFileSystem(place)) {
                    add(jar.getPath("/"), sha);
                }
            }
        }
        return HexFormat.of().formatHex(sha.digest());
    }

    private static void add(Path root, MessageDigest sha) throws IOException {
        Path own = root.resolve("io/github/mercurius");
        try (Stream<Path> found = Files.walk(own)) {
            for (Path file : found.filter(Files::isRegularFile).sorted().toList()) {
                sha.update(root.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
                sha.update(Files.readAllBytes(file));
            }
        }
    }

    /** The SHA-256 of some files, one after the other. */
    static String hash(List<Path> files) {
        MessageDigest sha = sha();
        try {
            for (Path file : files) {
                sha.update(Files.readAllBytes(file));
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
        return HexFormat.of().formatHex(sha.digest());
    }

    /** An empty SHA-256. */
    static MessageDigest sha() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
