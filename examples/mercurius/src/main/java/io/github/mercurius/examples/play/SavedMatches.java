package io.github.mercurius.examples.play;

import io.github.mercurius.examples.bots.OutsideBots;
import io.github.mercurius.examples.cli.RefusedFileException;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.examples.replay.Records;
import io.github.mercurius.examples.replay.Words;
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
                    MercatoresMatch.of(RecordFile.mercatores(file).replay(), words);
                case MERCADO -> MercadoMatch.of(RecordFile.mercado(file).replay(), words);
            };
        } catch (IllegalArgumentException | IllegalStateException unplayable) {
            throw new RefusedFileException(file, String.valueOf(unplayable.getMessage()));
        }
    }

    /** Whether the game in a file is over. */
    static boolean isOver(Path file) throws IOException {
        return switch (RecordFile.game(file)) {
            case MERCURIUS -> !Records.read(file).result().isEmpty();
            case MERCATORES -> !RecordFile.mercatores(file).result().isEmpty();
            case MERCADO -> !RecordFile.mercado(file).result().isEmpty();
        };
    }
}
