package io.github.mercurius.core;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Setup;
import org.jspecify.annotations.Nullable;

/**
 * A chain of SHA-256 hashes over what happened: each event's hash covers the event and the hash before it, so that two
 * chains with the same end have the same events from the start.
 *
 * <p>The chain of a record covers the deal too, and all events in full: keep it until the game is over. The chain of a
 * seat covers what that seat is told, and can be sent along with it. What exactly is hashed the reference of the
 * notation says. This class is immutable and thread-safe.
 */
public final class HashChain {
    private final String hash;

    private HashChain(String hash) {
        this.hash = hash;
    }

    /** The start of the chain of a record: over the set-up and the deal. */
    public static HashChain ofRecord(Setup setup, Deal deal) {
        Arguments.notNull(deal, "deal", "a deal");
        return new HashChain(Hashing.sha256("mercurius-chain/1\n" + text(setup) + "deal " + deal + "\n"));
    }

    /** The start of the chain of a seat, or of those who only watch: over the set-up. */
    public static HashChain ofSeat(Setup setup) {
        return new HashChain(Hashing.sha256("mercurius-chain/1\n" + text(setup)));
    }

    private static String text(Setup setup) {
        Arguments.notNull(setup, "setup", "a set-up");
        StringBuilder text = new StringBuilder();
        text.append("players ").append(setup.players()).append('\n');
        // A name has no line breaks.
        setup.names().forEach(name -> text.append("name ").append(name).append('\n'));
        text.append("start ").append(setup.startSeat()).append('\n');
        text.append("dividends ").append(setup.rulings().dividendScale()).append('\n');
        text.append("order ").append(setup.rulings().cardOrder()).append('\n');
        text.append("end ").append(setup.rulings().blackMarketAtEnd()).append('\n');
        return text.toString();
    }

    /** The chain with one more event. */
    public HashChain plus(Event event) {
        Arguments.notNull(event, "event", "an event");
        return new HashChain(Hashing.sha256(hash + "\n" + event.notation() + "\n"));
    }

    /** The hash of the last event, in 64 hexadecimal digits. */
    public String hash() {
        return hash;
    }

    /** Equal if the hashes are. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof HashChain that && that.hash.equals(hash);
    }

    @Override
    public int hashCode() {
        return hash.hashCode();
    }

    /** The hash. */
    @Override
    public String toString() {
        return hash;
    }
}
