package io.github.mercurius.examples.play;

import io.github.mercurius.examples.bots.OutsideBots;
import io.github.mercurius.examples.cli.RefusedFileException;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.examples.replay.Records;
import io.github.mercurius.examples.replay.Words;
import io.github.mercurius.rules.AnyGame;
import java.io.IOException;
import java.nio.file.Path;

/** Matches in files: each file says which of the games it holds. */
final class SavedMatches {
    private SavedMatches() {}

    /**
     * The match in a file.
     *
     * @throws RefusedFileException if there is none that can go on
     */
    static Match read(Path file, Words words) throws IOException {
        return read(file, words, OutsideBots.none());
    }

    /**
     * The match in a file, with bots that may be from outside. No command in it is started: a file can be anybody's.
     *
     * @throws RefusedFileException if there is none that can go on
     */
    static Match read(Path file, Words words, OutsideBots outside) throws IOException {
        try {
            return switch (RecordFile.game(file)) {
                case MERCURIUS -> MercuriusMatch.of(Records.read(file).replay(), words, outside);
                case MERCATORES ->
                    MercatoresMatch.of(
                            (io.github.mercurius.mercatores.Game) replayed(GameName.MERCATORES, file), words);
                case MERCADO ->
                    MercadoMatch.of((io.github.mercurius.mercado.Game) replayed(GameName.MERCADO, file), words);
            };
        } catch (IllegalArgumentException | IllegalStateException unplayable) {
            throw new RefusedFileException(file, String.valueOf(unplayable.getMessage()));
        }
    }

    /** Whether the game in a file is over. */
    static boolean isOver(Path file) throws IOException {
        return !RecordFile.read(GameKit.of(RecordFile.game(file)), file)
                .result()
                .isEmpty();
    }

    private static AnyGame<?, ?> replayed(GameName game, Path file) throws IOException {
        return RecordFile.read(GameKit.of(game), file).replay();
    }
}
