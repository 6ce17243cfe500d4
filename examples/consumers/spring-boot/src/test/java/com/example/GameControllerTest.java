package com.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Game;
import io.github.mercurius.json.MercuriusJson;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.webmvc.test.autoconfigure.AutoConfigureMockMvc;
import org.springframework.http.MediaType;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

@SpringBootTest(properties = "table.file=target/${random.uuid}.json")
@AutoConfigureMockMvc
@DirtiesContext(classMode = DirtiesContext.ClassMode.BEFORE_EACH_TEST_METHOD)
class GameControllerTest {
    private static final Game START = Game.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(1602));
    private static final Game BOUGHT = START.applyAction(Action.parse("+AMS"));

    @Autowired
    private MockMvcTester mvc;

    @Autowired
    private JsonMapper mapper;

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
        assertThat(mapper.readValue(json, GameController.Page.class).view())
                .isEqualTo(START.state().viewFor(1));
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
        assertThat(problem.get("rule").asString()).isEqualTo("TRN-4");
        assertThat(MercuriusJson.VIOLATION.read(problem.get("violation").toString()))
                .isEqualTo(new Violation.NotYourTurn(0));
    }

    @Test
    void refusesWhatIsNoAction() {
        assertThat(act(0, "{\"type\":\"buy\",\"asset\":\"GOLD\"}")).hasStatus(400);
        assertThat(act(0, "{}")).hasStatus(400);
    }

    @ParameterizedTest
    @ValueSource(strings = {"game", "state", "steps"})
    void neverSendsWhatIsHidden(String what) {
        act(0, "{\"type\":\"buy\",\"asset\":\"AMS\"}");
        assertThat(mvc.get().uri("/mistake/" + what).exchange())
                .hasFailed()
                .failure()
                .hasMessageContaining(what.equals("state") ? "GameState is for the host alone" : "has no JSON format");
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
