package com.example;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.autoconfigure.json.JsonTest;
import org.springframework.boot.test.json.JacksonTester;
import org.springframework.boot.test.json.JsonContent;

/** The slice of an application that tests its JSON knows the library's types too. */
@JsonTest
class PageJsonTest {
    @Autowired
    private JacksonTester<GameController.Page> json;

    @Test
    void aPageComesBack() throws Exception {
        GameState state = GameState.start(Setup.of(3), Deal.seeded(1602));
        GameController.Page page = new GameController.Page(
                state.viewFor(0), List.of(Action.buy(Asset.AMS)), Map.of(Asset.TEA, 15));
        JsonContent<GameController.Page> written = json.write(page);
        assertThat(written).extractingJsonPathNumberValue("prices.TEA").isEqualTo(15);
        assertThat(json.parseObject(written.getJson())).isEqualTo(page);
    }
}
