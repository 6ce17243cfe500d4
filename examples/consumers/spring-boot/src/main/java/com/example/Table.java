package com.example;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.json.MercuriusJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/** A table: its game, whose record is stored after each action. */
class Table {
    private final Path file;
    private final List<Runnable> watchers = new CopyOnWriteArrayList<>();
    private volatile Game game;

    Table(Path file) {
        this.file = file;
        try {
            game = Files.exists(file)
                    ? MercuriusJson.RECORD.read(Files.readString(file)).replay()
                    : Game.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(1602));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    Game game() {
        return game;
    }

    /** Takes an action, stores the record, and only then shows the game that follows. */
    synchronized Game act(int seat, Action action) {
        Game next = game.applyAction(seat, action);
        try {
            Files.writeString(file, MercuriusJson.RECORD.write(next.toRecord()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        game = next;
        watchers.forEach(Runnable::run);
        return next;
    }

    /** Runs something after each action. */
    void watch(Runnable watcher) {
        watchers.add(watcher);
    }
}
