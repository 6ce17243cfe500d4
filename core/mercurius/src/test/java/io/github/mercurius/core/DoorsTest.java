package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.model.DoorLaws;

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
