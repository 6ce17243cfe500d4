package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.MapperFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A program's mapper that takes everything is as strict as any within the things of the game. */
class LaxMapperTest {
    private static final ObjectMapper LAX = lax();

    private static ObjectMapper lax() {
        JsonMapper.Builder builder = JsonMapper.builder()
                .addModule(new MercuriusModule())
                .enable(MapperFeature.ALLOW_COERCION_OF_SCALARS, MapperFeature.ACCEPT_CASE_INSENSITIVE_ENUMS)
                .enable(
                        DeserializationFeature.ACCEPT_SINGLE_VALUE_AS_ARRAY,
                        DeserializationFeature.UNWRAP_SINGLE_VALUE_ARRAYS)
                .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);
        for (JsonReadFeature feature : JsonReadFeature.values()) {
            builder.enable(feature);
        }
        return builder.build();
    }

    /** What a program has of its own beside an action. */
    record Message(int before, Action action, int after) {}

    private interface Reading {
        Object read() throws IOException;
    }

    /** Double quotes are written as single ones, single ones as back quotes, line feeds as semicolons. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            value = {
                "Action   | {'type':'buy',`asset`:'AMS'}",
                "Action   | {'type':'buy','asset':`AMS`}",
                "Action   | {'type':'buy',asset:'AMS'}",
                "Action   | {type:'buy','asset':'AMS'}",
                "Action   | {'asset':'AMS',type:'buy'}",
                "Action   | {/**/'type':'buy','asset':'AMS'}",
                "Action   | {'type':'buy',/**/'asset':'AMS'}",
                "Action   | {'type':'buy','asset':'AMS' #;}",
                "Action   | {'type':'buy','asset':'AMS',}",
                "Action   | {'type':'buy','asset':'\\AMS'}",
                "Action   | {'type':'buy','asset':'AMS','asset':'AMS'}",
                "Action   | {'asset':'AMS','type':'buy','asset':'AMS'}",
                "Action   | {'asset':'AMS','type':'buy','type':'buy'}",
                "Action   | {'type':'buy','asset':'AMS','more':1}",
                "Action   | {'type':'buy','asset':['AMS']}",
                "Action   | {'type':'buy','asset':'ams'}",
                "Action   | {'type':'buy','asset':0}",
                "Action   | [{'type':'buy','asset':'AMS'}]",
                "Action   | ''",
                "Asset    | 0",
                "Tokens   | ['HOO',`HOO`]",
                "Tokens   | ['HOO',]",
                "Tokens   | 'HOO'",
                "Standing | {'place':01,'seat':0,'score':103}",
                "Standing | {'place':+1,'seat':0,'score':103}",
                "Standing | {'place':1.,'seat':0,'score':103}",
                "Standing | {'place':NaN,'seat':0,'score':103}",
                "Standing | {'place':'1','seat':0,'score':103}",
                "Standing | {'place':1,'seat':0,'score':103,'seat':0}",
                "Standing | {place:1,'seat':0,'score':103}",
                "Board    | [,'NEWS',]",
                "Board    | [null,'NEWS',null,]",
                "Board    | [null,'NEWS',]",
                "Event    | {'type':'turnBegan','turn':-0,'seat':0}",
                "Event    | {'turn':-0,'type':'turnBegan','seat':0}",
                "Event    | {'turn':00,'type':'turnBegan','seat':0}",
                "Event    | {'turn':+0,'type':'turnBegan','seat':0}",
                "Standing | {'place':1,'seat':-0,'score':103}",
            })
    void whatIsNotWrittenAsItShouldBeIsRefused(String type, String text) throws Exception {
        Class<?> wanted = Class.forName("io.github.mercurius.api." + type);
        String json = text.replace('\'', '"').replace('`', '\'').replace(';', '\n');
        refused(json, () -> LAX.readValue(json, wanted));
        refused(json, () -> LAX.readValue(json.getBytes(StandardCharsets.UTF_8), wanted));
        refused(json, () -> LAX.readValue(new StringReader(json), wanted));
        refused(json, () -> LAX.readValue(new ByteArrayInputStream(json.getBytes(StandardCharsets.UTF_8)), wanted));
        String inside = "{before:1,'value':" + json + "}";
        refused(inside, () -> LAX.readerFor(wanted).at("/value").readValue(inside));
    }

    private static void refused(String json, Reading reading) {
        assertThatThrownBy(reading::read).as(json).isInstanceOf(JsonProcessingException.class);
    }

    @Test
    void outsideOfThemTheMapperIsAsLaxAsBefore() throws Exception {
        String json = "{before:+01,/**/'action':{\"type\":\"buy\",\"asset\":\"AMS\"},'after':002,}";
        Message message = new Message(1, Action.parse("+AMS"), 2);
        assertThat(LAX.readValue(json, Message.class)).isEqualTo(message);
        assertThat(LAX.readValue(json.getBytes(StandardCharsets.UTF_8), Message.class))
                .isEqualTo(message);
        String actions = "[{\"type\":\"hop\"},'b',]";
        assertThatThrownBy(() -> LAX.readValue(actions, Action[].class)).isInstanceOf(JsonProcessingException.class);
        // A refusal leaves the parser as it was.
        try (var parser = new JsonFactory().createParser("{\"type\":\"hop\"}")) {
            parser.setCodec(LAX);
            parser.enable(JsonReadFeature.ALLOW_SINGLE_QUOTES.mappedFeature());
            assertThatThrownBy(() -> parser.readValueAs(Action.class)).isInstanceOf(JsonProcessingException.class);
            assertThat(parser.isEnabled(JsonReadFeature.ALLOW_SINGLE_QUOTES.mappedFeature()))
                    .isTrue();
            assertThat(parser.isEnabled(JsonReadFeature.ALLOW_TRAILING_COMMA.mappedFeature()))
                    .isFalse();
        }
    }

    /** A tree or a copy has forgotten how its parts were written; what they are is checked as ever. */
    @Test
    void treesAndCopiesCannotTellHowTheyWereWritten() throws Exception {
        assertThat(LAX.treeToValue(LAX.readTree("{type:'buy','asset':'AMS',}"), Action.class))
                .isEqualTo(Action.parse("+AMS"));
        assertThatThrownBy(() -> LAX.treeToValue(LAX.readTree("{'type':'buy','asset':0}"), Action.class))
                .isInstanceOf(JsonProcessingException.class);
        // Nor can a code on its own: the parser has read it before it is asked for.
        assertThat(LAX.readValue("'AMS'", Asset.class)).isEqualTo(Asset.AMS);
    }
}
