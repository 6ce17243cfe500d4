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
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import java.util.List;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.json.JsonMapper;

/** Entries of logs and positions, which may hold what is hidden, under both versions of Jackson. */
class LogsTest {
    private static final JsonMapper THREE =
            JsonMapper.builder().addModule(new RulesModule()).build();
    private static final JsonMapper STORE = JsonMapper.builder()
            .addModule(RulesModule.with(MercuriusJson.formats()).forHosts())
            .build();
    private static final ObjectMapper TWO = com.fasterxml.jackson.databind.json.JsonMapper.builder()
            .addModules(new MercuriusModule().forHosts())
            .build();

    private static final Game GAME = Game.start(Setup.of(3), Deal.seeded(7))
            .applyAction(Action.parse("+AMS"))
            .undo(0)
            .note(new Note(2, "left"));

    record Log(List<LogEntry<Action>> entries, Note note) {}

    @Test
    void aHostOfOneGameWritesAndReadsItsLog() throws Exception {
        Log log = new Log(GAME.toRecord().log(), new Note(1, "goes to Łódź"));
        String json = STORE.writeValueAsString(log);
        assertThat(json)
                .isEqualTo("{\"entries\":[{\"type\":\"buy\",\"asset\":\"AMS\"},{\"type\":\"undo\",\"steps\":1},"
                        + "{\"type\":\"note\",\"seat\":2,\"text\":\"left\"}],"
                        + "\"note\":{\"seat\":1,\"text\":\"goes to Łódź\"}}")
                .isEqualTo(TWO.writeValueAsString(log));
        assertThat(STORE.readValue(json, Log.class)).isEqualTo(log);
        assertThat(TWO.readValue(json, Log.class)).isEqualTo(log);
    }

    @Test
    void allOthersRefuseIt() {
        LogEntry<Action> entry = GAME.toRecord().log().get(0);
        for (JsonMapper mapper : List.of(
                THREE,
                JsonMapper.builder().addModule(new RulesModule().forHosts()).build())) {
            assertThatThrownBy(() -> mapper.writeValueAsString(entry))
                    .isInstanceOf(DatabindException.class)
                    .hasMessageContaining("Acted has no JSON format");
            assertThatThrownBy(() -> mapper.readValue("{\"type\":\"undo\",\"steps\":1}", LogEntry.class))
                    .hasMessageContaining("LogEntry has no JSON format");
        }
    }

    /** It may hold all hands. */
    @Test
    void aPositionIsForTheHostAlone() {
        Position position = Position.of(GAME.state());
        assertThatThrownBy(() -> THREE.writeValueAsString(position))
                .isInstanceOf(DatabindException.class)
                .hasMessageContaining("Position is for the host alone");
        assertThat(STORE.writeValueAsString(position)).isEqualTo(MercuriusJson.POSITION.write(position));
    }
}
