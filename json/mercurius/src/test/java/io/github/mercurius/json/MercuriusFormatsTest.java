package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.architecture.Serialized;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.json.testing.Play;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomPlay;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** The formats of Mercurius as a program sees them that serves any game. */
class MercuriusFormatsTest {
    private static final Formats<Action, PlayerView> FORMATS = MercuriusJson.formats();
    private static final Game GAME =
            Play.noted(RandomPlay.from(new Random(7)).game(PlayStyle.VARIED).game(40));

    /** Each format with one of its values and with the format of Mercurius that writes the same. */
    private static Map<WireFormat<?>, Map.Entry<Object, WireFormat<?>>> formats() {
        Map<WireFormat<?>, Map.Entry<Object, WireFormat<?>>> formats = new LinkedHashMap<>();
        Update update = GAME.updatesForHost(3).get(0);
        formats.put(FORMATS.setup(), Map.entry(GAME.setup(), MercuriusJson.SETUP));
        formats.put(FORMATS.action(), Map.entry(GAME.actions().get(3), MercuriusJson.ACTION));
        formats.put(FORMATS.update(), Map.entry(update, MercuriusJson.UPDATE));
        formats.put(FORMATS.event(), Map.entry(update.events().get(0), MercuriusJson.EVENT));
        formats.put(FORMATS.violation(), Map.entry(new Violation.GameOver(), MercuriusJson.VIOLATION));
        formats.put(FORMATS.view(), Map.entry(GAME.state().viewFor(1), MercuriusJson.VIEW));
        formats.put(FORMATS.state(), Map.entry(GAME.state(), MercuriusJson.STATE));
        formats.put(FORMATS.record(), Map.entry(GAME.toRecord(), MercuriusJson.RECORD));
        return formats;
    }

    @SuppressWarnings("unchecked")
    private static WireFormat<Object> any(WireFormat<?> format) {
        return (WireFormat<Object>) format;
    }

    @Test
    void theyWriteAndReadWhatTheFormatsOfMercuriusDo() {
        assertThat(formats()).hasSize(8);
        formats().forEach((format, sample) -> {
            String json = any(format).write(sample.getKey());
            assertThat(json).isEqualTo(any(sample.getValue()).write(sample.getKey()));
            assertThat(format.read(json)).isEqualTo(sample.getKey());
            assertThat(any(format).writeBytes(sample.getKey()))
                    .isEqualTo(any(sample.getValue()).writeBytes(sample.getKey()));
            assertThat(any(format).writePretty(sample.getKey()))
                    .isEqualTo(any(sample.getValue()).writePretty(sample.getKey()));
        });
    }

    @Test
    void whatIsOfAnotherClassIsRefused() {
        List<Object> things = new ArrayList<>(List.of("text", 7, GAME));
        formats().values().forEach(sample -> things.add(sample.getKey()));
        Map<Class<?>, Class<?>> kinds = new LinkedHashMap<>();
        formats().forEach((format, sample) -> {
            Class<?> own = kindOf(sample.getKey());
            kinds.put(own, own);
            for (Object thing : things) {
                if (!own.isInstance(thing)) {
                    assertThatThrownBy(() -> any(format).write(thing))
                            .as(own + " " + thing.getClass())
                            .isInstanceOf(IllegalArgumentException.class)
                            .hasMessage("cannot be written as JSON: "
                                    + thing.getClass().getName() + ", expected " + own.getName());
                }
            }
        });
        assertThat(kinds).hasSize(8);
    }

    private static Class<?> kindOf(Object value) {
        return List.of(
                        Setup.class,
                        Action.class,
                        Update.class,
                        Event.class,
                        Violation.class,
                        PlayerView.class,
                        GameState.class,
                        GameRecord.class)
                .stream()
                .filter(type -> type.isInstance(value))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void whatIsNotJsonOfTheGameIsRefused() {
        formats()
                .keySet()
                .forEach(format -> assertThatThrownBy(() -> format.read("{}")).isInstanceOf(FormatException.class));
    }

    @Test
    void aFormatExceptionKeepsItsFactsWhenItIsSerialized() {
        FormatException thrown =
                (FormatException) catchThrowable(() -> FORMATS.action().read("{\"type\":\"buy\",\"asset\":\"AMX\"}"));
        FormatException copy = Serialized.copy(thrown);
        assertThat(copy).hasMessage(thrown.getMessage());
        assertThat(copy.pointer()).isEqualTo("/asset").isEqualTo(thrown.pointer());
        assertThat(copy.found()).isEqualTo("\"AMX\"").isEqualTo(thrown.found());
        assertThat(copy.expected()).isEqualTo(thrown.expected());
    }
}
