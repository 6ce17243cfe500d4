package io.github.mercurius.rules.jackson3;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Position;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.json.MercuriusModule;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.json.MercadoModule;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DefaultTyping;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.jsontype.BasicPolymorphicTypeValidator;

/** Logs of several games in one program, under both versions of Jackson. */
class LogsTest {
    private static final JsonMapper THREE =
            JsonMapper.builder().addModule(new RulesModule()).build();
    private static final ObjectMapper TWO = com.fasterxml.jackson.databind.json.JsonMapper.builder()
            .addModules(new MercuriusModule(), new MercadoModule())
            .build();

    record Logs(
            List<LogEntry<Action>> mercurius,
            List<LogEntry<io.github.mercurius.mercado.Action>> mercado,
            LogEntry.Undone<Action> undone,
            Note note) {}

    private static final Game GAME = Game.start(Setup.of(3), Deal.seeded(7))
            .applyAction(Action.parse("+AMS"))
            .undo(0)
            .note(new Note(2, "left"));
    private static final Logs LOGS = new Logs(
            GAME.toRecord().log(),
            io.github.mercurius.mercado.Game.start(
                            io.github.mercurius.mercado.Setup.of(3),
                            io.github.mercurius.mercado.Deal.seeded(Edition.standIn(), 7))
                    .applyAction(new io.github.mercurius.mercado.Action.Draw())
                    .toRecord()
                    .log(),
            new LogEntry.Undone<>(3),
            new Note(1, "goes to Łódź"));

    @Test
    void eachEntryIsOfItsGame() throws Exception {
        String json = THREE.writeValueAsString(LOGS);
        assertThat(json)
                .isEqualTo("{\"mercurius\":[{\"type\":\"buy\",\"asset\":\"AMS\"},{\"type\":\"undo\",\"steps\":1},"
                        + "{\"type\":\"note\",\"seat\":2,\"text\":\"left\"}],\"mercado\":[{\"type\":\"draw\"}],"
                        + "\"undone\":{\"type\":\"undo\",\"steps\":3},"
                        + "\"note\":{\"seat\":1,\"text\":\"goes to Łódź\"}}")
                .isEqualTo(TWO.writeValueAsString(LOGS));
        assertThat(THREE.readValue(json, Logs.class)).isEqualTo(LOGS);
        assertThat(TWO.readValue(json, Logs.class)).isEqualTo(LOGS);
    }

    @Test
    void aLogWhoseGameIsNotSaidIsRefused() {
        assertThatThrownBy(() -> THREE.readValue("{\"type\":\"undo\",\"steps\":1}", LogEntry.class))
                .hasMessageContaining("LogEntry has no JSON format");
        assertThatThrownBy(() -> TWO.readValue("{\"type\":\"undo\",\"steps\":1}", LogEntry.class))
                .hasMessageContaining("LogEntry has no JSON format");
    }

    @Test
    void noClassNameIsAddedToEntries() {
        JsonMapper typed = JsonMapper.builder()
                .addModule(new RulesModule())
                .activateDefaultTyping(
                        BasicPolymorphicTypeValidator.builder()
                                .allowIfSubType(Object.class)
                                .build(),
                        DefaultTyping.NON_FINAL)
                .build();
        assertThat(typed.writeValueAsString(LOGS.mercurius().get(0))).isEqualTo("{\"type\":\"buy\",\"asset\":\"AMS\"}");
        assertThat(typed.writeValueAsString(LOGS.undone())).isEqualTo("{\"type\":\"undo\",\"steps\":3}");
    }

    /** It may hold all hands. */
    @Test
    void aPositionIsForTheHostAlone() {
        Position position = Position.of(GAME.state());
        assertThatThrownBy(() -> THREE.writeValueAsString(position))
                .isInstanceOf(DatabindException.class)
                .hasMessageContaining("Position is for the host alone");
        JsonMapper store =
                JsonMapper.builder().addModule(new RulesModule().forHosts()).build();
        assertThat(store.writeValueAsString(position)).isEqualTo(MercuriusJson.POSITION.write(position));
    }
}
