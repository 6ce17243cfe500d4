package io.github.mercurius.web.http;

import org.eclipse.jetty.server.Handler;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ThreadLimitHandler;
import org.eclipse.jetty.util.Callback;

/**
 * What stands before the API: the files of the page, what operators ask, and how many threads the requests of a visitor
 * hold at most.
 */
final class Front extends Handler.Wrapper {
    /** The name of the connector for operators. */
    static final String INSIDE = "inside";

    private final PageFiles files = PageFiles.in("/public");
    private final Operations operations;

    Front(Operations operations, Visitors visitors, Limits limits) {
        super(new Threads(visitors, limits.threadsPerVisitor()));
        this.operations = operations;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) throws Exception {
        String path = Request.getPathInContext(request);
        SecurityHeaders.addTo(response.getHeaders(), path);
        if (operations.answer(path, request, response, callback)) {
            return true;
        }
        if (INSIDE.equals(request.getConnectionMetaData().getConnector().getName())) {
            Response.writeError(request, response, callback, 404);
            return true;
        }
        return files.answer(path, request, response, callback) || super.handle(request, response, callback);
    }

    /** Requests in excess wait, without a thread. */
    private static final class Threads extends ThreadLimitHandler {
        private final Visitors visitors;

        Threads(Visitors visitors, int most) {
            this.visitors = visitors;
            setThreadLimit(most);
        }

        @Override
        protected String getRemoteIP(Request request) {
            return visitors.visitor(request);
        }
    }
}
