package io.github.mercurius.json;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.json.testing.FormatPageLaws;

/** The examples on the page of the formats of Mercurius. */
class FormatPageTest extends FormatPageLaws<Action, PlayerView> {
    FormatPageTest() {
        super(MercuriusJson.formats(), Game.start(Setup.of(3), Deal.seeded(1)), 6);
    }
}
