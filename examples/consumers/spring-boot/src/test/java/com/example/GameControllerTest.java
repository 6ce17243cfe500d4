package com.example;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Game;
import io.github.mercurius.json.MercuriusJson;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.SpringBootVersion;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.http.MediaType;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import org.springframework.web.context.WebApplicationContext;

@SpringBootTest(properties = "table.file=target/${random.uuid}.json")
@DirtiesContext(classMode = DirtiesContext.ClassMode.BEFORE_EACH_TEST_METHOD)
class GameControllerTest {
    private static final Game START = Game.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(1602));
    private static final Game BOUGHT = START.applyAction(Action.parse("+AMS"));

    private final JsonMapper mapper = new JsonMapper();

    private MockMvcTester mvc;

    @BeforeEach
    void serve(@Autowired WebApplicationContext context) {
        mvc = MockMvcTester.from(context);
    }

    @Test
    void showsTheSetup() throws Exception {
        assertThat(MercuriusJson.SETUP.read(get("/setup"))).isEqualTo(START.setup());
    }

    @Test
    void showsAPlayerTheOwnViewOfTheGame() throws Exception {
        String json = get("/seats/1");
        JsonNode page = mapper.readTree(json);
        assertThat(MercuriusJson.VIEW.read(page.get("view").toString()))
                .isEqualTo(START.state().viewFor(1));
        assertThat(page.get("prices").get("AMS").asInt()).isEqualTo(10);
        JsonNode legal = mapper.readTree(get("/seats/0")).get("legal");
        assertThat(legal.get(0).toString()).isEqualTo("{\"type\":\"buy\",\"asset\":\"AMS\"}");
        assertThat(legal).hasSize(START.state().legalActions().size());
    }

    @Test
    void takesAnActionAndTellsIt() throws Exception {
        MvcTestResult answer = act(0, "{\"type\":\"buy\",\"asset\":\"AMS\"}");
        assertThat(answer).hasStatusOk();
        assertThat(MercuriusJson.VIEW.read(text(answer)))
                .isEqualTo(BOUGHT.state().viewFor(0));
        JsonNode updates = mapper.readTree(get("/seats/2/updates"));
        assertThat(List.of(MercuriusJson.UPDATE.read(updates.get(0).toString())))
                .isEqualTo(BOUGHT.updatesFor(2, 0));
        assertThat(MercuriusJson.RECORD.read(get("/record")))
                .isEqualTo(BOUGHT.toRecord().withoutSecrets());
    }

    @Test
    void explainsARefusal() throws Exception {
        MvcTestResult answer = act(1, "{\"type\":\"buy\",\"asset\":\"AMS\"}");
        assertThat(answer).hasStatus(409).hasContentType(MediaType.APPLICATION_PROBLEM_JSON);
        JsonNode problem = mapper.readTree(text(answer));
        assertThat(problem.get("rule").asText()).isEqualTo("TRN-4");
        assertThat(MercuriusJson.VIOLATION.read(problem.get("violation").toString()))
                .isEqualTo(new Violation.NotYourTurn(0));
    }

    @Test
    void refusesWhatIsNoAction() {
        assertThat(act(0, "{\"type\":\"buy\",\"asset\":\"GOLD\"}")).hasStatus(400);
        assertThat(act(0, "{}")).hasStatus(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"game", "steps"})
    void neverSendsWhatIsHidden(String what) {
        assertThat(failure(what)).hasMessageContaining("has no JSON format");
    }

    /** Jackson 2 refuses it too. */
    @Test
    void theModuleForJackson3SendsNoState() {
        assumeThat(SpringBootVersion.getVersion()).startsWith("4.");
        assertThat(failure("state")).hasMessageContaining("GameState is for the host alone");
    }

    private Throwable failure(String what) {
        act(0, "{\"type\":\"buy\",\"asset\":\"AMS\"}");
        MvcTestResult answer = mvc.get().uri("/mistake/" + what).exchange();
        Throwable unresolved = answer.getUnresolvedException();
        return unresolved != null ? unresolved : answer.getMvcResult().getResolvedException();
    }

    private String get(String path) throws Exception {
        MvcTestResult answer = mvc.get().uri(path).exchange();
        assertThat(answer).hasStatusOk();
        return text(answer);
    }

    private MvcTestResult act(int seat, String action) {
        return mvc.post()
                .uri("/seats/{seat}/actions", seat)
                .contentType(MediaType.APPLICATION_JSON)
                .content(action)
                .exchange();
    }

    private static String text(MvcTestResult answer) throws Exception {
        return answer.getResponse().getContentAsString(StandardCharsets.UTF_8);
    }
}
