package io.github.mercurius.rules.jackson3;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.GameTypes;
import io.github.mercurius.json.common.JsonInput;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.RefusedJson;
import io.github.mercurius.rules.LogEntry;
import java.io.IOException;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.TypeSerializer;

/** The codecs in the forms in which Jackson 3 asks for them. */
final class ModuleCodecs {
    private ModuleCodecs() {}

    static final class Writer<T> extends ValueSerializer<T> {
        private final Codec<T> codec;

        Writer(Codec<T> codec) {
            this.codec = codec;
        }

        @Override
        public void serialize(T value, JsonGenerator out, SerializationContext context) {
            try {
                codec.write(value, new GeneratorOutput(out));
            } catch (IOException e) {
                throw JacksonIOException.construct(e);
            }
        }

        /** No class name is added, even where the mapper adds some to everything: the codec tells kinds apart. */
        @Override
        public void serializeWithType(T value, JsonGenerator out, SerializationContext context, TypeSerializer typed) {
            serialize(value, out, context);
        }
    }

    /** Entries of the log of any game: an action is written by the codec of its game. */
    static final class LogWriter extends ValueSerializer<LogEntry<?>> {
        @Override
        public void serialize(LogEntry<?> entry, JsonGenerator out, SerializationContext context) {
            if (entry instanceof LogEntry.Acted<?> acted) {
                context.findValueSerializer(acted.action().getClass()).serialize(acted.action(), out, context);
                return;
            }
            try {
                LogFormat.write(entry, new GeneratorOutput(out));
            } catch (IOException e) {
                throw JacksonIOException.construct(e);
            }
        }

        @Override
        public void serializeWithType(
                LogEntry<?> entry, JsonGenerator out, SerializationContext context, TypeSerializer typed) {
            serialize(entry, out, context);
        }
    }

    static final class Reader<T> extends ValueDeserializer<T> {
        private final GameTypes.Format<T> format;

        Reader(GameTypes.Format<T> format) {
            this.format = format;
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) {
            try {
                return format.read(new JsonInput(new ParserTokens(parser)));
            } catch (RefusedJson refused) {
                throw DatabindException.from(parser, refused.message(), refused.toException());
            } catch (IOException e) {
                throw JacksonIOException.construct(e);
            }
        }

        @Override
        public Object deserializeWithType(JsonParser parser, DeserializationContext context, TypeDeserializer typed) {
            return deserialize(parser, context);
        }
    }

    static final class KeyWriter<T> extends ValueSerializer<T> {
        private final Codes<T> codes;

        KeyWriter(Codes<T> codes) {
            this.codes = codes;
        }

        @Override
        public void serialize(T value, JsonGenerator out, SerializationContext context) {
            out.writeName(codes.code(value));
        }
    }

    static final class KeyReader<T> extends KeyDeserializer {
        private final Codes<T> codes;

        KeyReader(Codes<T> codes) {
            this.codes = codes;
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) {
            T value = codes.find(key);
            if (value == null) {
                throw DatabindException.from(context, JsonInput.quoted(key) + ", expected " + codes.expected());
            }
            return value;
        }
    }
}
