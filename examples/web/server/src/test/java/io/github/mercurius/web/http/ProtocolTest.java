package io.github.mercurius.web.http;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.web.table.Why;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** PROTOCOL.md names each refusal, each status and each code with which a connection is closed. */
class ProtocolTest {
    private static final Path PAGE = Path.of("../PROTOCOL.md");
    /** Jetty closes these by itself: it goes down, or a frame is too large. */
    private static final Set<Integer> OF_JETTY = Set.of(1009);

    private String page;

    @BeforeEach
    void read() throws IOException {
        page = Files.readString(PAGE);
    }

    private String part(String from, String to) {
        int begin = page.indexOf(from);
        assertThat(begin).as(from).isNotNegative();
        int end = page.indexOf(to, begin);
        assertThat(end).as(to).isNotNegative();
        return page.substring(begin, end);
    }

    private static Set<String> found(String in, String pattern) {
        Set<String> all = new TreeSet<>();
        Matcher matcher = Pattern.compile(pattern, Pattern.MULTILINE).matcher(in);
        while (matcher.find()) {
            for (String name : matcher.group(1).split("`?, `?", -1)) {
                all.add(name + (matcher.groupCount() > 1 ? " " + matcher.group(2) : ""));
            }
        }
        return all;
    }

    @Test
    void eachRefusalIsThereWithItsStatus() {
        Set<String> http = found(part("## HTTP", "### `GET /api/bots`"), "^\\| `([^|]*)` \\| (\\d+)");
        Set<String> socket = found(part("**`refused`**", "### Closing"), "^\\| `([^|]*)` \\|");
        for (Why why : Why.values()) {
            boolean isInHttp = http.contains(why.code() + " " + why.status());
            assertThat(isInHttp || socket.contains(why.code())).as(why.code()).isTrue();
        }
        Set<String> known = new TreeSet<>();
        Set<String> codes = new TreeSet<>();
        for (Why why : Why.values()) {
            known.add(why.code() + " " + why.status());
            codes.add(why.code());
        }
        assertThat(known).containsAll(http);
        assertThat(codes).containsAll(socket);
    }

    @Test
    void eachClosingIsThere() {
        Set<Integer> there = new TreeSet<>();
        found(part("### Closing", "After a reconnect"), "^\\| (\\d{4}) \\|")
                .forEach(code -> there.add(Integer.valueOf(code)));
        Set<Integer> all = new TreeSet<>(OF_JETTY);
        Arrays.stream(Close.values()).forEach(close -> all.add(close.code));
        assertThat(there).isEqualTo(all);
    }

    @Test
    void eachPathIsThere() throws IOException {
        Set<String> paths = new TreeSet<>();
        for (String file : new String[] {"Api.java", "Operations.java"}) {
            String source = Files.readString(Path.of("src/main/java/io/github/mercurius/web/http", file))
                    .replace("SEAT + \"", "TABLE + \"/seats/{seat}")
                    .replace("SEAT,", "TABLE + \"/seats/{seat}\",")
                    .replace("TABLE + \"", "\"/api/tables/{id}")
                    .replace("(TABLE,", "(\"/api/tables/{id}\",");
            Matcher route = Pattern.compile("routes\\.(get|put|post|delete)\\(\"([^\"]*)\"")
                    .matcher(source);
            while (route.find()) {
                paths.add(route.group(1).toUpperCase(Locale.ROOT) + " " + route.group(2));
            }
        }
        assertThat(paths).hasSizeGreaterThan(10);
        assertThat(found(page, "`((?:GET|PUT|POST|DELETE) /[^`]*)`")).containsAll(paths);
    }
}
