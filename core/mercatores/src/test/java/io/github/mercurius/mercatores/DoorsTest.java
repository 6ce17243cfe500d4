package io.github.mercurius.mercatores;

import io.github.mercurius.model.DoorLaws;

class DoorsTest extends DoorLaws<Action, PlayerView> {
    DoorsTest() {
        super(
                Mercatores.rules(),
                event -> event instanceof Event.Given
                        || event instanceof Event.Loaded
                        || event instanceof Event.MarketFilled);
    }
}
