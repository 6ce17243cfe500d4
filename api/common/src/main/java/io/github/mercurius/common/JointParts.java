package io.github.mercurius.common;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What the host and the seats of a game have shown to make chance together: a commitment each, and later the part that
 * fits it.
 *
 * <p>Equal if all that was shown is. This class is immutable and thread-safe.
 */
public final class JointParts {
    /** The host, among the numbers of the seats. */
    public static final int HOST = -1;

    private final Protocol protocol;
    private final int players;
    private final String table;
    private final SortedMap<Integer, String> commitments;
    private final SortedMap<Integer, String> parts;

    /**
     * How a game makes chance together.
     *
     * @param game what its hashes begin with
     * @param citation what a refusal ends with to cite a rule; empty if no rule applies
     */
    public record Protocol(String game, String citation) {
        /** What the host or a seat shows of its part before anybody opens. */
        public String commitment(String table, int seat, String part) {
            return Hashing.sha256(game + "-part/1\n" + Hashing.check("table", table) + "\n" + role(seat) + "\n"
                    + Hashing.check("part", part) + "\n");
        }
    }

    private JointParts(
            Protocol protocol,
            int players,
            String table,
            SortedMap<Integer, String> commitments,
            SortedMap<Integer, String> parts) {
        this.protocol = protocol;
        this.players = players;
        this.table = table;
        this.commitments = commitments;
        this.parts = parts;
    }

    /** Nothing shown yet, at a table that has 64 hexadecimal digits for a name. */
    public static JointParts none(Protocol protocol, int players, String table) {
        return new JointParts(protocol, players, Hashing.check("table", table), new TreeMap<>(), new TreeMap<>());
    }

    /** These parts with the commitment that the host or a seat has shown. */
    public JointParts committed(int seat, String commitment) {
        Hashing.check("commitment", commitment);
        refuseSecond(commitments, check(seat), "commitment");
        return new JointParts(protocol, players, table, with(commitments, seat, commitment), parts);
    }

    /** These parts with the one that the host or a seat has opened; nobody opens before all have committed. */
    public JointParts opened(int seat, String part) {
        Hashing.check("part", part);
        check(seat);
        if (!isCommitted()) {
            throw refusal("part of " + role(seat) + ", expected all commitments first: " + waitingFor());
        }
        refuseSecond(parts, seat, "part");
        checkFits(seat, part);
        return new JointParts(protocol, players, table, commitments, with(parts, seat, part));
    }

    /** The same for the host, who opens when all seats have. */
    public JointParts openedByHost(String part) {
        Hashing.check("part", part);
        if (!isOpen()) {
            throw new IllegalArgumentException("part of the host, expected those of all seats first: " + waitingFor());
        }
        return opened(HOST, part);
    }

    /** Refuses a part that does not fit the commitment that was shown. */
    public void checkFits(int seat, String part) {
        String fits = protocol.commitment(table, seat, part);
        String shown = commitments.getOrDefault(seat, "which is none");
        if (!fits.equals(shown)) {
            throw refusal("part of " + role(seat) + ": has commitment " + fits + ", expected the one that was shown, "
                    + shown);
        }
    }

    private void refuseSecond(SortedMap<Integer, String> known, int seat, String what) {
        if (known.containsKey(seat)) {
            throw refusal("second " + what + " of " + role(seat) + ", expected one");
        }
    }

    private IllegalArgumentException refusal(String message) {
        return new IllegalArgumentException(message + protocol.citation);
    }

    private int check(int seat) {
        return seat == HOST ? HOST : Seats.check(seat, players);
    }

    private static SortedMap<Integer, String> with(SortedMap<Integer, String> texts, int seat, String text) {
        SortedMap<Integer, String> more = new TreeMap<>(texts);
        more.put(seat, text);
        return more;
    }

    /** These parts without the host's, as they can be shown during the game. */
    public JointParts withoutHostPart() {
        SortedMap<Integer, String> ofSeats = new TreeMap<>(parts);
        ofSeats.remove(HOST);
        return new JointParts(protocol, players, table, commitments, ofSeats);
    }

    /** The table, in 64 hexadecimal digits. */
    public String table() {
        return table;
    }

    /** What the host or a seat has shown, if it has. */
    public Optional<String> commitment(int seat) {
        return Optional.ofNullable(commitments.get(check(seat)));
    }

    /** The part that the host or a seat has opened, if it has. */
    public Optional<String> part(int seat) {
        return Optional.ofNullable(parts.get(check(seat)));
    }

    /** Whether all commitments are known. */
    public boolean isCommitted() {
        return commitments.size() == players + 1;
    }

    /** Whether all seats have opened. */
    public boolean isOpen() {
        return parts.tailMap(HOST + 1).size() == players;
    }

    /** Who has yet to commit or, when all have, to open. The host opens last, when the game is over. */
    public List<String> waitingFor() {
        SortedMap<Integer, String> known = isCommitted() ? parts : commitments;
        List<String> waiting = new ArrayList<>();
        for (int seat = HOST; seat < players; seat++) {
            boolean due = seat != HOST || !isCommitted() || isOpen();
            if (due && !known.containsKey(seat)) {
                waiting.add(role(seat));
            }
        }
        return Collections.unmodifiableList(waiting);
    }

    /** The one hash that stands for all commitments and the set-up, in 64 hexadecimal digits. */
    public String commitment(String setup) {
        if (!isCommitted()) {
            throw new IllegalStateException("not all have committed: waiting for " + waitingFor());
        }
        return hash("commitments", setup, commitments);
    }

    /** The seed that follows from all parts and the set-up, in 64 hexadecimal digits. */
    public String seed(String setup) {
        if (parts.size() <= players) {
            throw new IllegalStateException("not all have opened: waiting for " + waitingFor());
        }
        return hash("joint", setup, parts);
    }

    private String hash(String what, String setup, SortedMap<Integer, String> shown) {
        StringBuilder text = new StringBuilder(protocol.game + "-" + what + "/1\n");
        text.append(table).append('\n').append(setup);
        shown.forEach(
                (seat, one) -> text.append(role(seat)).append(' ').append(one).append('\n'));
        return Hashing.sha256(text.toString());
    }

    /** The host or a seat as messages and hashes name it. */
    public static String role(int seat) {
        return seat == HOST ? "host" : "seat " + seat;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof JointParts that
                && that.protocol.equals(protocol)
                && that.players == players
                && that.table.equals(table)
                && that.commitments.equals(commitments)
                && that.parts.equals(parts);
    }

    @Override
    public int hashCode() {
        return table.hashCode();
    }

    /** The table, and who is waited for; no part is in it. */
    @Override
    public String toString() {
        return "table " + table + ", waiting for " + waitingFor();
    }
}
