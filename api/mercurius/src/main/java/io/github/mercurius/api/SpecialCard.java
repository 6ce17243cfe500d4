package io.github.mercurius.api;

import java.util.Locale;

/** One of the three special cards that each player has, each usable once (THG-4). */
public enum SpecialCard implements Card {
    /** Sells one to three tokens at the start of the next turn, each at its full price (BLK-1 to BLK-4). */
    BLACK_MARKET,
    /** Makes a chamber pay its one dividend to everybody who owns its shares (DIV-1 to DIV-3). */
    DIVIDEND,
    /** Takes the place of a price card, and renews the hand (NWS-1 to NWS-3). */
    NEWS;

    @Override
    public String code() {
        return name();
    }

    @Override
    public String displayName(Locale locale) {
        return Texts.in(locale).get("card." + name());
    }
}
