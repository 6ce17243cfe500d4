package io.github.mercurius.web.http;

/** Why the server closes a WebSocket, with the code and the text that the page gets. */
enum Close {
    GOING_DOWN(1001, "the server goes down"),
    MALFORMED(4400, "not what the protocol describes"),
    UNAUTHORIZED(4401, "the token fits no seat"),
    FORBIDDEN(4403, "no spectators here"),
    NOT_FOUND(4404, "no such table"),
    TOO_SLOW(4408, "no hello, or not reading"),
    TOO_MANY(4429, "too many messages or connections"),
    FAILED(1011, "the server failed");

    final int code;
    final String text;

    Close(int code, String text) {
        this.code = code;
        this.text = text;
    }
}
