package com.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameState;
import io.github.mercurius.json.MercuriusJson;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.autoconfigure.web.servlet.AutoConfigureMockMvc;
import org.springframework.http.MediaType;
import org.springframework.test.annotation.DirtiesContext;
import org.springframework.test.web.servlet.assertj.MockMvcTester;
import org.springframework.test.web.servlet.assertj.MvcTestResult;

@SpringBootTest
@AutoConfigureMockMvc
@DirtiesContext(classMode = DirtiesContext.ClassMode.BEFORE_EACH_TEST_METHOD)
class GameControllerTest {
    private static final GameState START = GameState.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(1602));

    @Autowired
    private MockMvcTester mvc;

    @Test
    void showsAPlayerTheOwnViewOfTheGame() throws Exception {
        PlayerView view = MercuriusJson.VIEW.read(text(mvc.get().uri("/seats/1").exchange()));
        assertThat(view).isEqualTo(START.viewFor(1));
    }

    @Test
    void takesAnActionAndShowsTheGameAfterIt() throws Exception {
        MvcTestResult answer = act(0, "{\"type\":\"buy\",\"asset\":\"AMS\"}");
        assertThat(answer).hasStatusOk();
        assertThat(MercuriusJson.VIEW.read(text(answer)))
                .isEqualTo(START.applyAction(Action.parse("+AMS")).viewFor(0));
    }

    @Test
    void explainsARefusal() throws Exception {
        MvcTestResult answer = act(1, "{\"type\":\"buy\",\"asset\":\"AMS\"}");
        assertThat(answer).hasStatus(409);
        assertThat(MercuriusJson.VIOLATION.read(text(answer))).isEqualTo(new Violation.NotYourTurn(0));
    }

    @Test
    void refusesWhatIsNoAction() {
        assertThat(act(0, "{\"type\":\"buy\",\"asset\":\"GOLD\"}")).hasStatus(400);
    }

    private MvcTestResult act(int seat, String action) {
        return mvc.post()
                .uri("/seats/{seat}/actions", seat)
                .contentType(MediaType.APPLICATION_JSON)
                .content(action)
                .exchange();
    }

    private static String text(MvcTestResult answer) throws Exception {
        return answer.getResponse().getContentAsString();
    }
}
