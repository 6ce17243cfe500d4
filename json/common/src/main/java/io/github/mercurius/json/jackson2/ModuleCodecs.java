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
import io.github.mercurius.json.common.JsonTokens;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.PlainValues;
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

    /** How a value or a key is written. */
    interface Written<T> {
        void write(T value, JsonGenerator out, SerializerProvider provider) throws IOException;
    }

    static class Serializer<T> extends JsonSerializer<T> {
        private final Written<T> written;

        Serializer(Written<T> written) {
            this.written = written;
        }

        static <T> Serializer<T> of(Codec<T> codec) {
            return new Serializer<>((value, out, provider) -> Jackson2.write(codec.write(value), out));
        }

        static <T> Serializer<T> ofKeys(Codes<T> codes) {
            return new Serializer<>((key, out, provider) -> out.writeFieldName(codes.write(key)));
        }

        /** Entries of the log of any game: an action is written by the module of its game. */
        static Serializer<LogEntry<?>> ofLog() {
            return new Serializer<>((entry, out, provider) -> {
                if (entry instanceof LogEntry.Acted<?> acted) {
                    provider.findValueSerializer(acted.action().getClass()).serialize(acted.action(), out, provider);
                } else {
                    Jackson2.write(LogFormat.write(entry), out);
                }
            });
        }

        @Override
        public void serialize(T value, JsonGenerator out, SerializerProvider provider) throws IOException {
            written.write(value, out, provider);
        }

        /** No class name is added, even where the mapper adds some to everything: the codec tells kinds apart. */
        @Override
        public void serializeWithType(T value, JsonGenerator out, SerializerProvider provider, TypeSerializer types)
                throws IOException {
            serialize(value, out, provider);
        }
    }

    /** Refuses what has no format. */
    static final class Refuser extends Serializer<Object> {
        Refuser(Written<Object> refusal) {
            super(refusal);
        }
    }

    /** How a value is read. */
    interface Read<T> {
        T from(JsonParser parser) throws IOException;
    }

    static final class Deserializer<T> extends JsonDeserializer<T> {
        private final Read<T> read;

        Deserializer(Read<T> read) {
            this.read = read;
        }

        static <T> Deserializer<T> of(GameTypes.Format<T> format) {
            return new Deserializer<>(parser -> strictly(format, parser));
        }

        private static <T> T strictly(GameTypes.Format<T> format, JsonParser parser) throws IOException {
            // What the mapper is lax about, it is lax about outside of our values.
            int lax = parser.getFeatureMask() & LAXITIES;
            parser.overrideStdFeatures(0, LAXITIES);
            try {
                JsonTokens tokens = new ParserTokens(parser);
                String place = tokens.pointer();
                return format.read(new JsonInput(PlainValues.read(tokens), place));
            } catch (RefusedJson refused) {
                throw JsonMappingException.from(parser, refused.message(), refused.toException());
            } finally {
                parser.overrideStdFeatures(lax, LAXITIES);
            }
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            return read.from(parser);
        }

        @Override
        public T deserializeWithType(JsonParser parser, DeserializationContext context, TypeDeserializer types)
                throws IOException {
            return deserialize(parser, context);
        }
    }

    /** How a key is read. */
    interface ReadKey {
        Object from(String key, JsonParser parser) throws IOException;
    }

    static final class KeyReader extends KeyDeserializer {
        private final ReadKey read;

        KeyReader(ReadKey read) {
            this.read = read;
        }

        static <T> KeyReader of(Codes<T> codes) {
            return new KeyReader((key, parser) -> {
                T value = codes.find(key);
                if (value == null) {
                    throw JsonMappingException.from(parser, RefusedJson.quoted(key) + ", expected " + codes.expected());
                }
                return value;
            });
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            return read.from(key, context.getParser());
        }
    }
}
