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
import tools.jackson.databind.JavaType;
import tools.jackson.databind.type.TypeFactory;

/**
 * The golden documents of all games, each with the format that reads it.
 *
 * @param <T> what a document stands for
 */
record Documents<T>(String game, String name, JavaType type, WireFormat<T> format) {
    private static final io.github.mercurius.mercatores.Edition MERCATORES =
            io.github.mercurius.mercatores.Edition.standIn();
    private static final io.github.mercurius.mercado.Edition MERCADO = io.github.mercurius.mercado.Edition.standIn();

    private static final TypeFactory TYPES = TypeFactory.createDefaultInstance();

    /** Those of all games and formats. */
    static Stream<Documents<?>> all() {
        return Stream.of(
                of("mercurius", "action", io.github.mercurius.api.Action.class, MercuriusJson.ACTION),
                of("mercurius", "event", io.github.mercurius.api.Event.class, MercuriusJson.EVENT),
                of("mercurius", "update", io.github.mercurius.api.Update.class, MercuriusJson.UPDATE),
                of("mercurius", "violation", io.github.mercurius.api.Violation.class, MercuriusJson.VIOLATION),
                of("mercurius", "state", io.github.mercurius.core.GameState.class, MercuriusJson.STATE),
                of("mercurius", "view", io.github.mercurius.api.PlayerView.class, MercuriusJson.VIEW),
                of("mercurius", "game", io.github.mercurius.core.GameRecord.class, MercuriusJson.RECORD),
                of("mercatores", "edition", io.github.mercurius.mercatores.Edition.class, MercatoresJson.EDITION),
                of("mercatores", "setup", io.github.mercurius.mercatores.Setup.class, MercatoresJson.SETUP),
                of(
                        "mercatores",
                        "action",
                        io.github.mercurius.mercatores.Action.class,
                        MercatoresJson.action(MERCATORES)),
                of("mercatores", "event", io.github.mercurius.mercatores.Event.class, MercatoresJson.event(MERCATORES)),
                of(
                        "mercatores",
                        "update",
                        io.github.mercurius.mercatores.Update.class,
                        MercatoresJson.update(MERCATORES)),
                of(
                        "mercatores",
                        "violation",
                        io.github.mercurius.mercatores.Violation.class,
                        MercatoresJson.violation(MERCATORES)),
                of("mercatores", "state", io.github.mercurius.mercatores.GameState.class, MercatoresJson.STATE),
                of("mercatores", "view", io.github.mercurius.mercatores.PlayerView.class, MercatoresJson.VIEW),
                of("mercatores", "game", io.github.mercurius.mercatores.GameRecord.class, MercatoresJson.RECORD),
                of("mercado", "edition", io.github.mercurius.mercado.Edition.class, MercadoJson.EDITION),
                of("mercado", "setup", io.github.mercurius.mercado.Setup.class, MercadoJson.SETUP),
                of("mercado", "action", io.github.mercurius.mercado.Action.class, MercadoJson.action(MERCADO)),
                of("mercado", "chance", io.github.mercurius.mercado.Chance.class, MercadoJson.chance(MERCADO)),
                of("mercado", "event", io.github.mercurius.mercado.Event.class, MercadoJson.event(MERCADO)),
                of("mercado", "update", io.github.mercurius.mercado.Update.class, MercadoJson.update(MERCADO)),
                of("mercado", "violation", io.github.mercurius.mercado.Violation.class, MercadoJson.violation(MERCADO)),
                of("mercado", "state", io.github.mercurius.mercado.GameState.class, MercadoJson.STATE),
                of("mercado", "view", io.github.mercurius.mercado.PlayerView.class, MercadoJson.VIEW),
                of("mercado", "game", io.github.mercurius.mercado.GameRecord.class, MercadoJson.RECORD),
                of("mercurius", "setup", io.github.mercurius.api.Setup.class, MercuriusJson.SETUP),
                of("mercurius", "position", io.github.mercurius.core.Position.class, MercuriusJson.POSITION),
                of(
                        "mercatores",
                        "position",
                        io.github.mercurius.mercatores.Position.class,
                        MercatoresJson.position(MERCATORES)),
                of("mercado", "position", io.github.mercurius.mercado.Position.class, MercadoJson.position(MERCADO)));
    }

    private static <T> Documents<T> of(String game, String name, Class<T> type, WireFormat<T> format) {
        return new Documents<>(game, name, TYPES.constructType(type), format);
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
