package io.github.mercurius.web;

import io.github.mercurius.web.Visitors.Visitor;
import java.util.List;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ThreadLimitHandler;
import org.eclipse.jetty.util.Callback;

/**
 * What stands before the API: the files of the page, what operators ask, what the browser is told to refuse, and how
 * many threads the requests of a visitor hold at most.
 */
final class Front extends Handler.Wrapper {
    /** The name of the connector for operators. */
    static final String INSIDE = "inside";

    /** The attribute of a request that has its {@link Visitor}. */
    static final String VISITOR = "visitor";

    /** The header in which proxies say who they ask for. */
    static final String FORWARDED = "X-Forwarded-For";

    /** No scripts, frames and connections of others. */
    private static final String POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self';"
            + " img-src 'self' data:; font-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self';"
            + " base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

    private final PageFiles files = PageFiles.in("/public");
    private final Operations operations;
    private final Visitors visitors;
    private final boolean behindProxy;

    Front(Operations operations, Visitors visitors, boolean behindProxy, int threadsPerVisitor) {
        super(new Threads(threadsPerVisitor));
        this.operations = operations;
        this.visitors = visitors;
        this.behindProxy = behindProxy;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        String path = Request.getPathInContext(request);
        addHeaders(response.getHeaders(), path);
        if (operations.answer(path, request, response, callback)) {
            return true;
        }
        if (INSIDE.equals(request.getConnectionMetaData().getConnector().getName())) {
            Response.writeError(request, response, callback, 404);
            return true;
        }
        List<String> forwarded = behindProxy ? request.getHeaders().getValuesList(FORWARDED) : List.of();
        request.setAttribute(VISITOR, visitors.of(forwarded, Request.getRemoteAddr(request)));
        return files.answer(path, request, response, callback) || super.handle(request, response, callback);
    }

    private static void addHeaders(HttpFields.Mutable headers, String path) {
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

    /** Requests in excess wait, without a thread. */
    private static final class Threads extends ThreadLimitHandler {
        Threads(int most) {
            setThreadLimit(most);
        }

        @Override
        protected String getRemoteIP(Request request) {
            return ((Visitor) request.getAttribute(VISITOR)).address();
        }
    }
}
