package io.github.mercurius.web.table;

/** The kinds of refusals, with their names in the protocol and their status in HTTP. */
public enum Why {
    /** Not what the protocol describes. */
    MALFORMED("malformed", 400),
    /** A value that the library refuses: a name, a set-up. */
    REFUSED("refused", 400),
    /** An action that breaks a rule of the game. */
    ILLEGAL("illegal", 400),
    /** A request for an update that has happened already. */
    STALE("stale", 409),
    /** A token or an invitation that is missing or wrong. */
    UNAUTHORIZED("unauthorized", 401),
    /** Something that is closed to this visitor. */
    FORBIDDEN("forbidden", 403),
    /** No such table, or it has expired. */
    NOT_FOUND("not-found", 404),
    /** A seat that somebody else has. */
    SEAT_TAKEN("seat-taken", 409),
    /** Too early or too late in the life of a table. */
    WRONG_PHASE("wrong-phase", 409),
    /** A request that does not fit what others did. */
    CONFLICT("conflict", 409),
    /** A request that only players can make. */
    SPECTATOR("spectator", 403),
    /** An undo that would give hidden cards away. */
    REVEALS("reveals", 409),
    /** A part that does not fit its commitment (RUL-12). */
    COMMITMENT("commitment", 400),
    /** A body that is too large. */
    TOO_LARGE("too-large", 413),
    /** A body that does not come. */
    TOO_SLOW("too-slow", 408),
    /** Too many requests. */
    TOO_MANY("too-many", 429),
    /** The database does not answer. */
    UNAVAILABLE("unavailable", 503),
    /** A table that a newer server has changed in a way that this one does not know. */
    NEWER("newer", 503),
    /** The server is going down. */
    CLOSING("closing", 503),
    /** A mistake of the server. */
    FAILED("failed", 500);

    private final String code;
    private final int status;

    Why(String code, int status) {
        this.code = code;
        this.status = status;
    }

    /** The name in the protocol. */
    public String code() {
        return code;
    }

    /** The status in HTTP. */
    public int status() {
        return status;
    }
}
