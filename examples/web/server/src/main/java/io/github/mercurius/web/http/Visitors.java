package io.github.mercurius.web.http;

import io.javalin.http.Context;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Who a request comes from: the visitor that it counts for, and whether a page of this server sent it.
 *
 * @param behindProxy whether a proxy before the server says the address of the visitor
 * @param origins other origins whose pages may use the server
 */
record Visitors(boolean behindProxy, Set<String> origins) {
    private static final String FORWARDED = "X-Forwarded-For";
    private static final int GROUPS_OF_NETWORK = 4;

    /** The address, or the network of one household in IPv6. */
    String visitor(Context context) {
        String address = behindProxy ? lastOf(context.header(FORWARDED), context.ip()) : context.ip();
        return address.contains(":") ? network(address) : address;
    }

    /** The proxy adds the address that it sees to the end; what stands before it, anybody can write. */
    private static String lastOf(@Nullable String forwarded, String otherwise) {
        return forwarded == null
                ? otherwise
                : forwarded.substring(forwarded.lastIndexOf(',') + 1).strip();
    }

    private static String network(String address) {
        String[] groups = address.replace("[", "").split(":", -1);
        return String.join(":", java.util.Arrays.copyOf(groups, Math.min(groups.length, GROUPS_OF_NETWORK)));
    }

    /** Whether the request came through a proxy, and so from outside. */
    static boolean isForwarded(Context context) {
        return context.header(FORWARDED) != null;
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
