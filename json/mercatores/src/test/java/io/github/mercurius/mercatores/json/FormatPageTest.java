package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.testing.FormatPageLaws;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Setup;

/** The examples on the page of the formats of Mercatores. */
class FormatPageTest extends FormatPageLaws<Action, PlayerView> {
    FormatPageTest() {
        super(MercatoresJson.formats(Edition.standIn()), Game.start(Setup.of(3), Deal.seeded(Edition.standIn(), 1)), 3);
    }
}
