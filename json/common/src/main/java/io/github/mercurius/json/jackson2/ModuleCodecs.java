package io.github.mercurius.json.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.GameTypes;
import io.github.mercurius.json.common.JsonInput;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.RefusedJson;
import io.github.mercurius.rules.LogEntry;
import java.io.IOException;
import java.util.Arrays;

/** The codecs in the forms in which Jackson asks for them. */
final class ModuleCodecs {
    /** All that a parser may be told to read beside JSON: comments, single quotes, leading zeros, and so on. */
    private static final int LAXITIES = Arrays.stream(JsonReadFeature.values())
            .mapToInt(feature -> feature.mappedFeature().getMask())
            .reduce(0, (some, more) -> some | more);

    private ModuleCodecs() {}

    static final class Serializer<T> extends JsonSerializer<T> {
        private final Codec<T> codec;

        Serializer(Codec<T> codec) {
            this.codec = codec;
        }

        @Override
        public void serialize(T value, JsonGenerator out, SerializerProvider provider) throws IOException {
            codec.write(value, new GeneratorOutput(out));
        }

        /** No class name is added, even where the mapper adds some to everything: the codec tells kinds apart. */
        @Override
        public void serializeWithType(T value, JsonGenerator out, SerializerProvider provider, TypeSerializer types)
                throws IOException {
            codec.write(value, new GeneratorOutput(out));
        }
    }

    /** Entries of the log of any game: an action is written by the module of its game. */
    static final class LogSerializer extends JsonSerializer<LogEntry<?>> {
        @Override
        public void serialize(LogEntry<?> entry, JsonGenerator out, SerializerProvider provider) throws IOException {
            if (entry instanceof LogEntry.Acted<?> acted) {
                provider.findValueSerializer(acted.action().getClass()).serialize(acted.action(), out, provider);
            } else {
                LogFormat.write(entry, new GeneratorOutput(out));
            }
        }

        @Override
        public void serializeWithType(
                LogEntry<?> entry, JsonGenerator out, SerializerProvider provider, TypeSerializer types)
                throws IOException {
            serialize(entry, out, provider);
        }
    }

    static final class Deserializer<T> extends JsonDeserializer<T> {
        private final GameTypes.Format<T> format;

        Deserializer(GameTypes.Format<T> format) {
            this.format = format;
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            // What the mapper is lax about, it is lax about outside of our values.
            int lax = parser.getFeatureMask() & LAXITIES;
            parser.overrideStdFeatures(0, LAXITIES);
            try {
                return format.read(new JsonInput(new ParserTokens(parser, Writing.BY_LENGTH)));
            } catch (RefusedJson refused) {
                throw JsonMappingException.from(parser, refused.message(), refused.toException());
            } finally {
                parser.overrideStdFeatures(lax, LAXITIES);
            }
        }

        @Override
        public T deserializeWithType(JsonParser parser, DeserializationContext context, TypeDeserializer types)
                throws IOException {
            return deserialize(parser, context);
        }
    }

    static final class KeySerializer<T> extends JsonSerializer<T> {
        private final Codes<T> codes;

        KeySerializer(Codes<T> codes) {
            this.codes = codes;
        }

        @Override
        public void serialize(T value, JsonGenerator out, SerializerProvider provider) throws IOException {
            out.writeFieldName(codes.code(value));
        }
    }

    static final class KeyReader<T> extends KeyDeserializer {
        private final Codes<T> codes;

        KeyReader(Codes<T> codes) {
            this.codes = codes;
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            T value = codes.find(key);
            if (value == null) {
                throw JsonMappingException.from(
                        context.getParser(), JsonInput.quoted(key) + ", expected " + codes.expected());
            }
            return value;
        }
    }
}
