package io.github.mercurius.web;

import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Why;
import java.util.Locale;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.io.Content;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;

/** What is said of requests that never came to the server's own code: JSON, as the protocol has it. */
final class JsonErrors extends ErrorHandler {
    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        RefusedException refusal = refusal(response.getStatus());
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "application/json");
        Content.Sink.write(response, true, Wire.error(refusal, Locale.ENGLISH).toString(), callback);
        return true;
    }

    /** What stands for a status of HTTP. */
    static RefusedException refusal(int status) {
        if (status >= 500 && status != 505) {
            return new RefusedException(Why.FAILED, "server: failed, try again");
        }
        return switch (status) {
            case 404 -> new RefusedException(Why.NOT_FOUND, "path: nothing is there, expected one of the protocol");
            case 408 -> new RefusedException(Why.TOO_SLOW, "request: came too slowly, expected all of it");
            case 413, 414, 431 ->
                new RefusedException(Why.TOO_LARGE, "request: too large, expected at most 16 kB, headers 8 kB");
            default ->
                new RefusedException(Why.MALFORMED, "request: not as HTTP or the protocol has it (" + status + ")");
        };
    }
}
