package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.LogEntry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;

/**
 * Saves a game line by line: first the record of its beginning, then each entry of the log, appended before anybody is
 * told of it. A crash costs at most the line that was being written.
 */
public final class SaveEachAction {
    private final Path file;
    private Game game;

    private SaveEachAction(Path file, Game game) {
        this.file = file;
        this.game = game;
    }

    static SaveEachAction begin(Path file, Game game) throws IOException {
        SaveEachAction saved = new SaveEachAction(file, game);
        saved.append(MercuriusJson.RECORD.write(game.toRecord()));
        return saved;
    }

    /** Reads what is whole: a line without its end was never told to anybody. */
    static SaveEachAction resume(Path file) throws IOException {
        String text = Files.readString(file);
        List<String> lines = text.substring(0, text.lastIndexOf('\n')).lines().toList();
        Game game = MercuriusJson.RECORD.read(lines.get(0)).replay();
        for (String line : lines.subList(1, lines.size())) {
            game = after(game, MercuriusJson.LOG_ENTRY.read(line));
        }
        Files.writeString(file, text.substring(0, text.lastIndexOf('\n') + 1));
        return new SaveEachAction(file, game);
    }

    private static Game after(Game game, LogEntry<Action> entry) {
        if (entry instanceof LogEntry.Acted<Action> acted) {
            return game.applyAction(acted.action());
        } else if (entry instanceof LogEntry.Undone<Action> undone) {
            return game.undo(game.actions().size() - undone.steps());
        }
        return game.note(((LogEntry.Noted<Action>) entry).note());
    }

    void act(int seat, Action action) throws IOException {
        Game next = game.applyAction(seat, action);
        append(MercuriusJson.LOG_ENTRY.write(new LogEntry.Acted<>(action)));
        game = next;
    }

    /** On the disk when it returns. */
    private void append(String line) throws IOException {
        Files.writeString(
                file, line + "\n", StandardOpenOption.CREATE, StandardOpenOption.APPEND, StandardOpenOption.DSYNC);
    }

    public static void main(String[] args) throws IOException {
        Path file = Files.createTempFile("mercurius", ".jsonl");
        SaveEachAction saved = begin(file, Game.start(Setup.of("Robert", "Magda", "Anna"), Deal.seeded(1602)));
        saved.act(0, Action.parse("+AMS"));
        saved.act(0, Action.parse("AMS+SIL-"));
        Files.writeString(file, "{\"type\":\"buy\",\"as", StandardOpenOption.APPEND); // a crash

        SaveEachAction resumed = resume(file);
        System.out.println("The same game: " + resumed.game.equals(saved.game));
        resumed.act(1, Action.parse("+TEA"));
        System.out.println("It goes on: " + resume(file).game.actions());
        Files.delete(file);
    }
}
