package io.github.mercurius.web.table;

import java.util.Locale;

/** The kinds of refusals, with their status in HTTP. */
public enum Why {
    /** Not what the protocol describes. */
    MALFORMED(400),
    /** A value that the library refuses: a name, a set-up. */
    REFUSED(400),
    /** An action that breaks a rule of the game. */
    ILLEGAL(400),
    /** A request for an update that has happened already. */
    STALE(409),
    /** A token or an invitation that is missing or wrong. */
    UNAUTHORIZED(401),
    /** Something that is closed to this visitor. */
    FORBIDDEN(403),
    /** No such table, or it has expired. */
    NOT_FOUND(404),
    /** A seat that somebody else has. */
    SEAT_TAKEN(409),
    /** Too early or too late in the life of a table. */
    WRONG_PHASE(409),
    /** A request that does not fit what others did. */
    CONFLICT(409),
    /** A request that only players can make. */
    SPECTATOR(403),
    /** An undo that would give hidden cards away. */
    REVEALS(409),
    /** A part that does not fit its commitment (RUL-12). */
    COMMITMENT(400),
    /** A body that is too large. */
    TOO_LARGE(413),
    /** A body that does not come, a page that does not say hello, or does not read. */
    TOO_SLOW(408),
    /** Too many requests. */
    TOO_MANY(429),
    /** The database does not answer. */
    UNAVAILABLE(503),
    /** A table that a newer server has changed in a way that this one does not know. */
    NEWER(503),
    /** The server is going down. */
    CLOSING(503),
    /** A mistake of the server. */
    FAILED(500);

    private final int status;

    Why(int status) {
        this.status = status;
    }

    /** The name in the protocol. */
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The status in HTTP. */
    public int status() {
        return status;
    }

    /** With what code a WebSocket is closed: one that stands for the status, or the usual one for what servers do. */
    public int closeCode() {
        return this == CLOSING ? 1001 : status < 500 ? 4000 + status : 1011;
    }
}
