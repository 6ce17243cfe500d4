package io.github.mercurius.examples.games.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Conformance games reach the corners of the rules: those of the other implementation, and those that are emitted. */
class CornersTest {
    private static final Path VECTORS = Path.of("../../core/mercurius/src/test/resources/vectors");

    private static final List<String> ALL = List.of(
            "NEWEST_FIRST decides at the bottom of a track",
            "NEWEST_FIRST decides at the top of a track",
            "News with 0 discarded, with a main deck",
            "News with 0 discarded, without a main deck",
            "News with 1 discarded, with a main deck",
            "News with 1 discarded, without a main deck",
            "News with 2 discarded, with a main deck",
            "News with 2 discarded, without a main deck",
            "News with 3 discarded, with a main deck",
            "News with 3 discarded, without a main deck",
            "OLDEST_FIRST decides at the bottom of a track",
            "OLDEST_FIRST decides at the top of a track",
            "a Black Market open at the end is FORFEITED",
            "a Black Market open at the end is SOLD",
            "a dividend for shares at price 25",
            "a third sale at price 3",
            "a token is bought after one of its asset was sold in the turn",
            "a token is sold after one of its asset was bought in the turn",
            "some players share the win",
            "the bank is out of an asset");

    @Test
    void theVectorsOfAnotherImplementationReachThemAll() throws IOException {
        try (Stream<Path> vectors = Files.list(VECTORS)) {
            assertThat(reachedBy(vectors.collect(Collectors.toList()))).containsExactlyElementsOf(ALL);
        }
    }

    @Test
    @Tag("nightly")
    void fortyEightEmittedGamesReachThemAllAndAgreeWithTheLibrary(@TempDir Path directory) throws IOException {
        List<Path> games = VectorEmitter.emit(new MercuriusGames(), 48, 1602, directory);
        assertThat(reachedBy(games)).containsExactlyElementsOf(ALL);
        assertThat(Check.of(games).agrees()).isTrue();
    }

    private static Set<String> reachedBy(List<Path> games) throws IOException {
        Set<String> reached = new TreeSet<>();
        for (Path game : games) {
            reached.addAll(Corners.of(game));
        }
        return reached;
    }
}
