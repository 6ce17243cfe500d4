package io.github.mercurius.mercado.json;

import io.github.mercurius.json.testing.FormatPageLaws;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;

/** The examples on the page of the formats of Mercado. */
class FormatPageTest extends FormatPageLaws<Action, PlayerView> {
    FormatPageTest() {
        super(MercadoJson.formats(Edition.standIn()), Game.start(Setup.of(3), Deal.seeded(Edition.standIn(), 1)), 4);
    }
}
