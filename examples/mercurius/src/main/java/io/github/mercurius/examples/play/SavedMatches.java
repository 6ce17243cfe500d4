package io.github.mercurius.examples.play;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.examples.games.files.RefusedFileException;
import io.github.mercurius.examples.games.outside.OutsideBots;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyView;
import java.io.IOException;
import java.nio.file.Path;

/** Matches in files: each file says which of the games it holds. */
final class SavedMatches {
    private SavedMatches() {}

    /**
     * The match in a file, with bots that may be from outside. No command in it is started: a file can be anybody's.
     *
     * @throws RefusedFileException if there is none that can go on
     */
    static Match<?, ?> read(Path file, Words words, OutsideBots outside) throws IOException {
        try {
            return read(GameKit.of(RecordFile.game(file)), file, words, outside);
        } catch (IllegalArgumentException | IllegalStateException unplayable) {
            throw new RefusedFileException(file, String.valueOf(unplayable.getMessage()));
        }
    }

    private static <A extends AnyAction, V extends AnyView<A>> Match<A, V> read(
            GameKit<A, V> kit, Path file, Words words, OutsideBots outside) throws IOException {
        AnyGame<A, V> game = RecordFile.read(kit, file).replay();
        return Match.of(kit.withEditionOf(game.setup()), game, words, outside);
    }

    /** Whether the game in a file is over. */
    static boolean isOver(Path file) throws IOException {
        return !RecordFile.read(GameKit.of(RecordFile.game(file)), file)
                .result()
                .isEmpty();
    }
}
