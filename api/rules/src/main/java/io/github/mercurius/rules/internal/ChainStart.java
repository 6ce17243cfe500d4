package io.github.mercurius.rules.internal;

import io.github.mercurius.rules.AnySetup;

/**
 * The hashes with which the chains of a game begin, and those of its sealed and joint deals.
 *
 * @param game what they begin with
 */
public record ChainStart(String game) {
    /** The lines of a set-up that every game has. */
    public static StringBuilder lines(AnySetup setup) {
        StringBuilder text = new StringBuilder();
        text.append("players ").append(setup.players()).append('\n');
        // A name has no line breaks.
        setup.names().forEach(name -> text.append("name ").append(name).append('\n'));
        return text.append("start ").append(setup.startSeat()).append('\n');
    }

    /** The start of a chain over a set-up alone. */
    public String over(String setup) {
        return hash("chain", setup);
    }

    /** The start of a chain over a set-up and a deal. */
    public String dealt(String setup, Object deal) {
        return over(setup + "deal " + deal + "\n");
    }

    /** The start of a chain over a set-up and a position. */
    public String at(String setup, String position) {
        return over(setup + "position " + position + "\n");
    }

    /** The commitment to a sealed deal. */
    public String sealed(String setup, Object deal, String nonce) {
        return hash("deal", setup + "deal " + deal + "\nnonce " + nonce + "\n");
    }

    /** The hash of a text, after a line that says of which game it is, and what it is. */
    public String hash(String what, String text) {
        return Hashing.sha256(game + "-" + what + "/1\n" + text);
    }
}
