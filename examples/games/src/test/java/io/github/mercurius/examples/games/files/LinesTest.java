package io.github.mercurius.examples.games.files;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A text falls into lines in one way only. */
class LinesTest {
    private static Lines lines(String text) {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        return new Lines(new ByteArrayInputStream(bytes), bytes.length);
    }

    private static List<String> all(Lines lines) throws IOException {
        List<String> all = new ArrayList<>();
        for (Optional<byte[]> line = lines.next(); line.isPresent(); line = lines.next()) {
            all.add(Lines.text(line.get()));
        }
        return all;
    }

    @Test
    void linesEndWithALineFeed() throws IOException {
        assertThat(all(lines(""))).isEmpty();
        assertThat(all(lines("\n"))).containsExactly("");
        assertThat(all(lines("ł\r\n\nc"))).containsExactly("ł", "", "c");
        assertThat(all(lines("a\u2028b\u0085c\n"))).containsExactly("a\u2028b\u0085c");
        assertThatThrownBy(() -> all(lines("a\rb\r"))).hasMessageStartingWith("a carriage return");
        assertThatThrownBy(() -> Lines.text(new byte[] {(byte) 0xc0, (byte) 0x80}))
                .hasMessageStartingWith("bytes that are not UTF-8");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 8190, 8191, 8192, 8193, 16384})
    void itIsKnownWhereALineEndsWhateverItsLength(int length) throws IOException {
        Lines lines = lines("x".repeat(length) + "\nab");
        assertThat(lines.next().orElseThrow()).hasSize(length);
        assertThat(lines.isOpen()).isFalse();
        assertThat(lines.ended()).isEqualTo(length + 1);
        assertThat(lines.next().orElseThrow()).hasSize(2);
        assertThat(lines.isOpen()).isTrue();
        assertThat(lines.ended()).isEqualTo(length + 1);
        assertThat(lines.number()).isEqualTo(2);
    }

    @Test
    void anEndlessStreamIsReadNoFurtherThanItShould() throws IOException {
        InputStream zeros = new InputStream() {
            @Override
            public int read() {
                return 0;
            }
        };
        assertThat(new Lines(zeros, 0).next()).isEmpty();
        assertThat(new Lines(zeros, 10).next().orElseThrow()).hasSize(10);
        Lines longest = new Lines(zeros, Long.MAX_VALUE);
        assertThatThrownBy(longest::next).hasMessage("a longer line, expected at most 1048576 bytes");
    }
}
