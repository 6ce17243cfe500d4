package io.github.mercurius.webclient.browser;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.github.mercurius.json.common.Token;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.json.MercadoJson;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The page's own JSON is that of Jackson. */
class JsonReaderTest {
    private static final Map<JsonToken, Token> TOKENS = Map.ofEntries(
            Map.entry(JsonToken.START_OBJECT, Token.START_OBJECT),
            Map.entry(JsonToken.END_OBJECT, Token.END_OBJECT),
            Map.entry(JsonToken.START_ARRAY, Token.START_ARRAY),
            Map.entry(JsonToken.END_ARRAY, Token.END_ARRAY),
            Map.entry(JsonToken.FIELD_NAME, Token.NAME),
            Map.entry(JsonToken.VALUE_STRING, Token.TEXT),
            Map.entry(JsonToken.VALUE_NUMBER_INT, Token.WHOLE_NUMBER),
            Map.entry(JsonToken.VALUE_TRUE, Token.TRUE),
            Map.entry(JsonToken.VALUE_FALSE, Token.FALSE),
            Map.entry(JsonToken.VALUE_NULL, Token.NULL));

    @Test
    void everyTokenIsThatOfJackson() throws IOException {
        String view = MercadoJson.VIEW.write(Mercado.rules()
                .start(List.of("Anna \"A\" \\", "Łucja", "Jan"), new Random(7)::nextInt)
                .state()
                .viewFor(0));
        List<String> documents = List.of(
                view,
                MercadoJson.EDITION.write(Edition.standIn()),
                " { \"a\\u0041\\/\" : [ ] , \"b\" : { } , \"c\" : [ -1 , 0 , 12345678901 , true , false , null ] } ",
                "\"\\t𝄞\"",
                "-7");
        for (String document : documents) {
            JsonReader ours = new JsonReader(document);
            JsonWriter copy = new JsonWriter();
            try (JsonParser theirs = new JsonFactory().createParser(document)) {
                for (JsonToken token = theirs.nextToken(); token != null; token = theirs.nextToken()) {
                    assertThat(ours.next()).as(ours.pointer()).isEqualTo(TOKENS.get(token));
                    assertThat(ours.text()).isEqualTo(theirs.getText());
                    assertThat(ours.pointer())
                            .isEqualTo(theirs.getParsingContext()
                                    .pathAsPointer()
                                    .toString()
                                    .replace("~1", "/"));
                    if (token == JsonToken.VALUE_NUMBER_INT) {
                        assertThat(ours.number()).isEqualTo(theirs.getNumberValue());
                    }
                    write(ours, copy);
                }
            }
            assertThat(ours.next()).isNull();
            if (document.equals(view)) {
                assertThat(copy).hasToString(view);
            }
        }
    }

    private static void write(JsonReader token, JsonWriter copy) {
        switch (token.current()) {
            case START_OBJECT -> copy.startObject();
            case END_OBJECT -> copy.endObject();
            case START_ARRAY -> copy.startArray();
            case END_ARRAY -> copy.endArray();
            case NAME -> copy.name(token.text());
            case TEXT -> copy.text(token.text());
            case WHOLE_NUMBER -> copy.number(token.number().intValue());
            case TRUE, FALSE -> copy.truth(token.current() == Token.TRUE);
            default -> copy.none();
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                " ",
                "{",
                "[1",
                "[1,]",
                "[,1]",
                "[1 2]",
                "{\"a\"}",
                "{\"a\":1,}",
                "{a:1}",
                "{\"a\" 1}",
                "\"a",
                "\"\\x\"",
                "\"\\u12\"",
                "tru",
                "01",
                "-",
                "1e3",
                "1.5",
                "+1",
                "[1] 2",
                "[1}",
                "{\"a\":1]",
                "nul"
            })
    void whatIsNoJsonIsRefused(String text) {
        assertThatThrownBy(() -> {
                    JsonReader reader = new JsonReader(text);
                    while (reader.next() != null) {
                        // to the end
                    }
                })
                .isInstanceOf(IllegalArgumentException.class);
    }
}
