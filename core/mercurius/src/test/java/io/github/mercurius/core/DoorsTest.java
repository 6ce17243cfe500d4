package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.model.DoorLaws;

/** What comes through the doors of Mercurius that all games have is what was asked for. */
class DoorsTest extends DoorLaws<Action, PlayerView> {
    DoorsTest() {
        super(
                Mercurius.rules(),
                event -> event instanceof Event.CardPlayed
                        || event instanceof Event.CardDrawn
                        || event instanceof Event.HiddenCardDrawn
                        || (event instanceof Event.NewsPlayed news
                                && !news.discarded().isEmpty()));
    }
}
