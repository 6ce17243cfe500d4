package io.github.mercurius.mercado;

import io.github.mercurius.model.DoorLaws;

/** What comes through the doors of Mercado that all games have is what was asked for. */
class DoorsTest extends DoorLaws<Action, PlayerView> {
    DoorsTest() {
        super(
                Mercado.rules(),
                event -> event instanceof Event.TokenPlayed
                        || event instanceof Event.CoinsDrawn
                        || event instanceof Event.TileTurnedUp
                        || event instanceof Event.StallFilled
                        || event instanceof Event.TokenDrawn
                        || event instanceof Event.TokenDiscarded
                        || event instanceof Event.FinalScored
                        || (event instanceof Event.Asked asked && asked.ask() == Ask.DISCARD));
    }
}
