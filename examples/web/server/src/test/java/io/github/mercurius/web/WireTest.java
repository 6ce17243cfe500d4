package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.web.table.GameRequest;
import io.github.mercurius.web.table.RefusedException;
import io.github.mercurius.web.table.Why;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What pages send is read strictly, and a refusal says where it is wrong. */
class WireTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '#',
            value = {
                "{\"type\":\"act\",\"number\":1}|action: missing, expected a text",
                "{\"type\":\"act\",\"number\":1,\"action\":null}|action: of another kind, expected a text",
                "{\"type\":\"act\",\"number\":1,\"action\":2}|action: of another kind, expected a text",
                "{\"type\":\"act\",\"number\":1,\"action\":true}|action: of another kind, expected a text",
                "{\"type\":\"act\",\"number\":1,\"action\":[\"A\"]}|action: of another kind, expected a text",
                "{\"type\":\"act\",\"action\":\"A\"}|number: missing, expected a whole number",
                "{\"type\":\"act\",\"number\":null,\"action\":\"A\"}|number: of another kind, expected a whole number",
                "{\"type\":\"act\",\"number\":\"1\",\"action\":\"A\"}|number: of another kind, expected a whole number",
                "{\"type\":\"act\",\"number\":1.0,\"action\":\"A\"}|number: of another kind, expected a whole number",
                "{\"type\":\"act\",\"number\":1e0,\"action\":\"A\"}|number: of another kind, expected a whole number",
                "{\"type\":\"act\",\"number\":1,\"action\":\"A\",\"seat\":0}|seat: unknown, expected only what the protocol has",
                "{\"type\":\"act\",\"number\":1,\"action\":\"A\",\"<b>\":0}|a field: unknown, expected only what the protocol has",
                "{\"type\":\"answer\",\"number\":1,\"agree\":1}|agree: of another kind, expected true or false",
                "{\"type\":\"answer\",\"number\":1,\"agree\":\"true\"}|agree: of another kind, expected true or false",
                "{\"type\":\"fly\"}|type: unknown, expected one of the protocol",
                "{}|type: unknown, expected one of the protocol"
            })
    void whatIsNotDescribedIsRefused(String json, String message) {
        assertThatThrownBy(() -> Wire.read(Wire.object(json), GameRequest.class))
                .isInstanceOfSatisfying(
                        RefusedException.class, e -> assertThat(e.why()).isEqualTo(Why.MALFORMED))
                .hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '#',
            value = {
                "{\"players\":3,\"players\":3}|body: not JSON at column",
                "{\"players\":3}{}|body: not JSON at column",
                "[]|body: expected one JSON object",
                "##|body: expected one JSON object"
            })
    void whatIsNoObjectIsRefused(String json, String message) {
        assertThatThrownBy(() -> Wire.object(json)).hasMessageStartingWith(message);
    }

    /** It is JSON, so the refusal does not say that it is none. */
    @Test
    void aLongTextIsRefusedAsLong() {
        assertThatThrownBy(() -> Wire.object("{\"a\":\"" + "x".repeat(5_000) + "\"}"))
                .hasMessageStartingWith("body: a text of more than 4096 characters");
        assertThat(Wire.object("{\"a\":\"" + "x".repeat(4_000) + "\"}").size()).isEqualTo(1);
    }

    @Test
    void whatMayBeLeftOutMayBeNull() {
        TableRequest request = Wire.read(
                Wire.object("{\"players\":3,\"public\":null,\"game\":null,\"me\":null,\"edition\":null}"),
                TableRequest.class);
        assertThat(request.options().listed()).isTrue();
        assertThat(request.options().game()).isEqualTo("mercurius");
    }
}
