package com.example;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import tools.jackson.databind.json.JsonMapper;

/** A table: its game, whose record is stored after each action. */
class Table {
    private final JsonMapper mapper;
    private final Path file;
    private final List<Runnable> watchers = new CopyOnWriteArrayList<>();
    private volatile Game game;

    Table(JsonMapper mapper, Path file) {
        this.mapper = mapper;
        this.file = file;
        game = Files.exists(file)
                ? mapper.readValue(file, GameRecord.class).replay()
                : Game.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(1602));
    }

    Game game() {
        return game;
    }

    /** Takes an action, stores the record, and only then shows the game that follows. */
    synchronized Game act(int seat, Action action) {
        Game next = game.applyAction(seat, action);
        try {
            Files.write(file, mapper.writeValueAsBytes(next.toRecord()));
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
