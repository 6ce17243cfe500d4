package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.rules.Rules;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The rules in a browser are those of the library: what they say of each state of many games. */
@Tag("nightly")
class SameRulesTest extends PageTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    @Test
    void ofEachStateOfRandomGamesOfMercurius() throws IOException {
        saysTheSame("mercurius", games(Mercurius.rules()));
    }

    @Test
    void ofEachStateOfRandomGamesOfMercatores() throws IOException {
        saysTheSame("mercatores", games(Mercatores.rules()));
    }

    @Test
    void ofEachStateOfRandomGamesOfMercado() throws IOException {
        saysTheSame("mercado", games(Mercado.rules()));
    }

    private static List<StateCase> games(Rules<?, ?> rules) {
        List<StateCase> cases = new ArrayList<>();
        for (int players = rules.fewestPlayers(); players <= rules.mostPlayers(); players++) {
            cases.addAll(StateCase.random(rules, players, players));
        }
        return cases;
    }

    private void saysTheSame(String game, List<StateCase> cases) throws IOException {
        List<List<String>> questions = cases.stream().map(StateCase::question).toList();
        Object answers = browser.await(
                "const {ask, chooseGame} = await import('./rules.js'); chooseGame(a[0]); const said = [];"
                        + "for (const question of a[1]) said.push(await ask('state', ...question));"
                        + "return JSON.stringify(said)",
                game,
                questions);
        JsonNode said = JSON.readTree(String.valueOf(answers));
        assertThat(said.size()).isEqualTo(cases.size()).isPositive();
        for (int i = 0; i < said.size(); i++) {
            StateCase one = cases.get(i);
            assertThat(said.get(i)).as(one.question().toString()).isEqualTo(JSON.valueToTree(one.answer()));
        }
    }
}
