package io.github.mercurius.mercado.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.json.testing.Refusals;
import io.github.mercurius.json.testing.StrictLaws;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Chance;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Violation;
import io.github.mercurius.rules.json.WireFormat;
import org.junit.jupiter.api.Test;

/** Whatever is not exactly a value of Mercado is refused, with the place, what was found, and what was expected. */
class StrictInputTest extends StrictLaws<Action, PlayerView> {
    private static final Edition EDITION = Edition.standIn();
    private static final Game GAME = Game.start(Setup.of(3), Deal.seeded(EDITION, 7));

    StrictInputTest() {
        super(RandomGames.GAMES, GAME, "V3", "hands");
    }

    @Test
    void whatNamesUnknownTokensBeforeTheEditionIsRefused() {
        String first = inFront("hands", MercadoJson.STATE.write(GAME.state()));
        assertThat(Refusals.of(MercadoJson.STATE, first.replaceFirst("\"hands\":\\[\\[", "\"hands\":[[\"X\"")))
                .hasMessageStartingWith("/hands/0/0: found \"X\", expected one of V3");
    }

    @Test
    void aChanceIsRefusedForItsMistake() {
        WireFormat<Chance> format = MercadoJson.chance(EDITION);
        assertThat(Refusals.of(format, "{\"outcome\":{\"type\":\"draw\"},\"weight\":1}"))
                .hasMessage("/outcome: found action A, expected an outcome of chance (CHN-1)");
        assertThat(Refusals.of(format, "{\"outcome\":{\"type\":\"coins\",\"coins\":[]},\"weight\":0}"))
                .hasMessage("/weight: found 0, expected a whole number from 1 to 2147483647");
    }

    @Test
    void aPriceIsOneThatATileCanHave() {
        String json = MercadoJson.violation(EDITION)
                .write(new Violation.CoinDoesNotFit(
                        Coin.G,
                        Stall.OBJECTS_3,
                        Coins.none(),
                        EDITION.tiles().get(6).price()));
        assertThat(Refusals.of(MercadoJson.violation(EDITION), json, "'stacks':[]", "'stacks':[4]"))
                .hasMessageStartingWith("/price: found price of: 6 coins, expected 2 to 4 (EDN-3)");
        String possible = MercadoJson.violation(EDITION)
                .write(new Violation.MustSetCoin(new Action.SetCoin(Coin.W, Stall.OBJECTS_3)));
        String other = possible.replaceFirst("\\{\"type\":\"setCoin\"[^}]*\\}", "{\"type\":\"finish\"}");
        assertThat(Refusals.of(MercadoJson.violation(EDITION), other))
                .hasMessage("/possible: found ., expected a coin that is set");
    }
}
