package io.github.mercurius.web.http;

import io.javalin.http.Context;
import io.javalin.websocket.WsContext;
import java.net.InetAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jetty.server.Request;
import org.jspecify.annotations.Nullable;

/**
 * Who a request comes from: the visitor that it counts for, and whether a page of this server sent it.
 *
 * @param behindProxy whether a proxy before the server says the address of the visitor
 * @param origins other origins whose pages may use the server
 */
record Visitors(boolean behindProxy, Set<String> origins) {
    private static final String FORWARDED = "X-Forwarded-For";
    private static final String VISITOR = "visitor";
    private static final int BYTES_OF_V6 = 16;
    private static final String BYTE = "(?:25[0-5]|2[0-4][0-9]|1?[0-9]?[0-9])";

    /** 1.2.3.4, 1.2.3.4:5678, 2001:db8::1 or [2001:db8::1]:5678. */
    private static final Pattern ADDRESS = Pattern.compile("\\[([0-9a-fA-F:.]*:[0-9a-fA-F:.]*)](?::[0-9]+)?|(" + BYTE
            + "(?:\\." + BYTE + "){3})(?::[0-9]+)?|[0-9a-fA-F:.]*:[0-9a-fA-F:.]*:[0-9a-fA-F:.]*");

    /** Notes on a request who it comes from, before anything else looks at it. */
    void note(Request request) {
        List<String> forwarded = behindProxy ? request.getHeaders().getValuesList(FORWARDED) : List.of();
        request.setAttribute(VISITOR, of(forwarded, Request.getRemoteAddr(request)));
    }

    /** The address, or the network of one household in IPv6. */
    static String visitor(Request request) {
        return String.valueOf(request.getAttribute(VISITOR));
    }

    /** The same. */
    static String visitor(Context context) {
        return String.valueOf(context.<String>attribute(VISITOR));
    }

    /** The same, of a WebSocket. */
    static String visitor(WsContext context) {
        return String.valueOf(context.<String>attribute(VISITOR));
    }

    /**
     * The visitor by what proxies say. The last proxy adds the address that it sees to the end of the last line; what
     * stands before it, anybody can write.
     *
     * @param forwarded the lines of the header
     * @param otherwise the address that counts if the header has none
     */
    static String of(List<String> forwarded, String otherwise) {
        String line = forwarded.isEmpty() ? "" : forwarded.get(forwarded.size() - 1);
        return network(line.substring(line.lastIndexOf(',') + 1).strip())
                .or(() -> network(otherwise))
                .orElse(otherwise);
    }

    /** An address without its port, or the network of one household in IPv6; empty if it is no address. */
    private static Optional<String> network(String text) {
        Matcher address = ADDRESS.matcher(text);
        if (!address.matches()) {
            return Optional.empty();
        }
        String literal = address.group(1) != null ? address.group(1) : address.group(2);
        try {
            // A literal: no name is looked up.
            byte[] bytes =
                    InetAddress.getByName(literal == null ? text : literal).getAddress();
            if (bytes.length == BYTES_OF_V6) {
                Arrays.fill(bytes, BYTES_OF_V6 / 2, BYTES_OF_V6, (byte) 0);
            }
            return Optional.of(InetAddress.getByAddress(bytes).getHostAddress());
        } catch (UnknownHostException e) {
            return Optional.empty();
        }
    }

    /** Whether the request came through a proxy, and so from outside. */
    static boolean isForwarded(Request request) {
        return request.getHeaders().contains(FORWARDED);
    }

    /** Whether a request comes from a page of this server, or from no page. */
    boolean isOwn(Context context) {
        String origin = context.header("Origin");
        return origin == null || origins.contains(origin) || isOwn(origin, context.header("Host"));
    }

    private static boolean isOwn(String origin, @Nullable String host) {
        try {
            String authority = new URI(origin).getRawAuthority();
            return authority != null
                    && host != null
                    && authority.toLowerCase(Locale.ROOT).equals(host.toLowerCase(Locale.ROOT));
        } catch (URISyntaxException e) {
            return false;
        }
    }
}
