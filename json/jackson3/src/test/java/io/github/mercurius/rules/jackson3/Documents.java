package io.github.mercurius.rules.jackson3;

import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The golden documents of all games, each with the format that reads it.
 *
 * @param <T> what a document stands for
 */
record Documents<T>(String game, String name, Class<T> type, WireFormat<T> format) {
    private static final io.github.mercurius.mercatores.Edition MERCATORES =
            io.github.mercurius.mercatores.Edition.standIn();
    private static final io.github.mercurius.mercado.Edition MERCADO = io.github.mercurius.mercado.Edition.standIn();

    /** Those of all games and formats. */
    static Stream<Documents<?>> all() {
        return Stream.of(
                new Documents<>("mercurius", "action", io.github.mercurius.api.Action.class, MercuriusJson.ACTION),
                new Documents<>("mercurius", "event", io.github.mercurius.api.Event.class, MercuriusJson.EVENT),
                new Documents<>("mercurius", "update", io.github.mercurius.api.Update.class, MercuriusJson.UPDATE),
                new Documents<>(
                        "mercurius", "violation", io.github.mercurius.api.Violation.class, MercuriusJson.VIOLATION),
                new Documents<>("mercurius", "state", io.github.mercurius.core.GameState.class, MercuriusJson.STATE),
                new Documents<>("mercurius", "view", io.github.mercurius.api.PlayerView.class, MercuriusJson.VIEW),
                new Documents<>("mercurius", "game", io.github.mercurius.core.GameRecord.class, MercuriusJson.RECORD),
                new Documents<>(
                        "mercatores", "edition", io.github.mercurius.mercatores.Edition.class, MercatoresJson.EDITION),
                new Documents<>(
                        "mercatores", "setup", io.github.mercurius.mercatores.Setup.class, MercatoresJson.SETUP),
                new Documents<>(
                        "mercatores",
                        "action",
                        io.github.mercurius.mercatores.Action.class,
                        MercatoresJson.action(MERCATORES)),
                new Documents<>(
                        "mercatores",
                        "event",
                        io.github.mercurius.mercatores.Event.class,
                        MercatoresJson.event(MERCATORES)),
                new Documents<>(
                        "mercatores",
                        "update",
                        io.github.mercurius.mercatores.Update.class,
                        MercatoresJson.update(MERCATORES)),
                new Documents<>(
                        "mercatores",
                        "violation",
                        io.github.mercurius.mercatores.Violation.class,
                        MercatoresJson.violation(MERCATORES)),
                new Documents<>(
                        "mercatores", "state", io.github.mercurius.mercatores.GameState.class, MercatoresJson.STATE),
                new Documents<>(
                        "mercatores", "view", io.github.mercurius.mercatores.PlayerView.class, MercatoresJson.VIEW),
                new Documents<>(
                        "mercatores",
                        "joint",
                        io.github.mercurius.mercatores.JointDeal.class,
                        MercatoresJson.JOINT_DEAL),
                new Documents<>(
                        "mercatores", "game", io.github.mercurius.mercatores.GameRecord.class, MercatoresJson.RECORD),
                new Documents<>("mercado", "edition", io.github.mercurius.mercado.Edition.class, MercadoJson.EDITION),
                new Documents<>("mercado", "setup", io.github.mercurius.mercado.Setup.class, MercadoJson.SETUP),
                new Documents<>(
                        "mercado", "action", io.github.mercurius.mercado.Action.class, MercadoJson.action(MERCADO)),
                new Documents<>(
                        "mercado", "chance", io.github.mercurius.mercado.Chance.class, MercadoJson.chance(MERCADO)),
                new Documents<>(
                        "mercado", "event", io.github.mercurius.mercado.Event.class, MercadoJson.event(MERCADO)),
                new Documents<>(
                        "mercado", "update", io.github.mercurius.mercado.Update.class, MercadoJson.update(MERCADO)),
                new Documents<>(
                        "mercado",
                        "violation",
                        io.github.mercurius.mercado.Violation.class,
                        MercadoJson.violation(MERCADO)),
                new Documents<>("mercado", "state", io.github.mercurius.mercado.GameState.class, MercadoJson.STATE),
                new Documents<>("mercado", "view", io.github.mercurius.mercado.PlayerView.class, MercadoJson.VIEW),
                new Documents<>(
                        "mercado", "joint", io.github.mercurius.mercado.JointChance.class, MercadoJson.JOINT_CHANCE),
                new Documents<>("mercado", "game", io.github.mercurius.mercado.GameRecord.class, MercadoJson.RECORD));
    }

    /** The documents, one a line. */
    List<String> lines() {
        try {
            return Files.readAllLines(
                    Path.of("..", game, "src/test/resources/golden", name + "-1.jsonl"), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return game + " " + name;
    }
}
