package io.github.mercurius.web.http;

import io.javalin.http.Context;

/** What the browser is told to refuse: scripts, frames and connections of others, and to tell others of this page. */
final class SecurityHeaders {
    private static final String POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
            + " img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self';"
            + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private SecurityHeaders() {}

    static void add(Context context) {
        context.header("Content-Security-Policy", POLICY);
        context.header("Referrer-Policy", "no-referrer");
        context.header("X-Content-Type-Options", "nosniff");
        context.header("Cross-Origin-Opener-Policy", "same-origin");
        context.header("Cross-Origin-Resource-Policy", "same-origin");
        context.header("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
        if (context.path().startsWith("/api/")) {
            context.header("Cache-Control", "no-store");
        }
    }
}
