package io.github.mercurius.webclient;

import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Update;
import java.util.List;

/** A game as one seat of this page sees it: one against bots in this browser, or one of a server. */
interface Play {
    /** What the seat sees now. */
    PlayerView view();

    /** What the seat was told from an update's number on. */
    List<Update> updates(int from);

    /** The number of the update that comes next. */
    int nextNumber();
}
