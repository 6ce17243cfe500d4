package io.github.mercurius.web.http;

import org.eclipse.jetty.http.HttpFields;

/** What the browser is told to refuse: scripts, frames and connections of others, and to tell others of this page. */
final class SecurityHeaders {
    private static final String POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
            + " img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self';"
            + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private SecurityHeaders() {}

    static void addTo(HttpFields.Mutable headers, String path) {
        headers.put("Content-Security-Policy", POLICY);
        headers.put("Referrer-Policy", "no-referrer");
        headers.put("X-Content-Type-Options", "nosniff");
        headers.put("Cross-Origin-Opener-Policy", "same-origin");
        headers.put("Cross-Origin-Resource-Policy", "same-origin");
        headers.put("Permissions-Policy", "camera=(), geolocation=(), microphone=()");
        if (path.startsWith("/api/")) {
            headers.put("Cache-Control", "no-store");
        }
    }
}
