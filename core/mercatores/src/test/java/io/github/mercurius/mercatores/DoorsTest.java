package io.github.mercurius.mercatores;

import io.github.mercurius.model.DoorLaws;

/** What comes through the doors of Mercatores that all games have is what was asked for. */
class DoorsTest extends DoorLaws<Action, PlayerView> {
    DoorsTest() {
        super(
                Mercatores.rules(),
                event -> event instanceof Event.Given
                        || event instanceof Event.Loaded
                        || event instanceof Event.MarketFilled);
    }
}
