package io.github.mercurius.rules.jackson3;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.GameTypes;
import io.github.mercurius.json.common.JsonInput;
import io.github.mercurius.json.common.JsonTokens;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.PlainValues;
import io.github.mercurius.json.common.RefusedJson;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.rules.LogEntry;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
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

    private static void write(@Nullable Object value, JsonGenerator out) {
        // texts first, of which there are most: a text is seen to be none of the interfaces below only slowly
        if (value instanceof String text) {
            out.writeString(Scalars.writable(text));
        } else if (value instanceof Integer number) {
            out.writeNumber(number);
        } else if (value instanceof List<?> array) {
            out.writeStartArray();
            array.forEach(item -> write(item, out));
            out.writeEndArray();
        } else if (value instanceof Map<?, ?> object) {
            out.writeStartObject();
            object.forEach((name, property) -> {
                out.writeName(Scalars.writable((String) name));
                write(property, out);
            });
            out.writeEndObject();
        } else if (value instanceof Boolean truth) {
            out.writeBoolean(truth);
        } else {
            out.writeNull();
        }
    }

    /** How a value or a key is written. */
    interface Written<T> {
        void write(T value, JsonGenerator out, SerializationContext context) throws IOException;
    }

    static final class Writer<T> extends ValueSerializer<T> {
        private final Written<T> written;

        Writer(Written<T> written) {
            this.written = written;
        }

        static <T> Writer<T> of(Codec<T> codec) {
            return new Writer<>((value, out, context) -> write(codec.write(value), out));
        }

        static <T> Writer<T> ofKeys(Codes<T> codes) {
            return new Writer<>((key, out, context) -> out.writeName(codes.write(key)));
        }

        /** Entries of the log of any game: an action is written by the codec of its game. */
        static Writer<LogEntry<?>> ofLog() {
            return new Writer<>((entry, out, context) -> {
                if (entry instanceof LogEntry.Acted<?> acted) {
                    context.findValueSerializer(acted.action().getClass()).serialize(acted.action(), out, context);
                } else {
                    ModuleCodecs.write(LogFormat.write(entry), out);
                }
            });
        }

        @Override
        public void serialize(T value, JsonGenerator out, SerializationContext context) {
            try {
                written.write(value, out, context);
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

    static final class Reader<T> extends ValueDeserializer<T> {
        private final Function<JsonParser, T> read;

        Reader(Function<JsonParser, T> read) {
            this.read = read;
        }

        static <T> Reader<T> of(GameTypes.Format<T> format) {
            return new Reader<>(parser -> {
                try {
                    JsonTokens tokens = new ParserTokens(parser);
                    String place = tokens.pointer();
                    return format.read(new JsonInput(PlainValues.read(tokens), place));
                } catch (RefusedJson refused) {
                    throw DatabindException.from(parser, refused.message(), refused.toException());
                } catch (IOException e) {
                    throw JacksonIOException.construct(e);
                }
            });
        }

        @Override
        public T deserialize(JsonParser parser, DeserializationContext context) {
            return read.apply(parser);
        }

        @Override
        public Object deserializeWithType(JsonParser parser, DeserializationContext context, TypeDeserializer typed) {
            return deserialize(parser, context);
        }
    }

    static final class KeyReader extends KeyDeserializer {
        private final BiFunction<String, DeserializationContext, Object> read;

        KeyReader(BiFunction<String, DeserializationContext, Object> read) {
            this.read = read;
        }

        static <T> KeyReader of(Codes<T> codes) {
            return new KeyReader((key, context) -> {
                T value = codes.find(key);
                if (value == null) {
                    throw DatabindException.from(context, RefusedJson.quoted(key) + ", expected " + codes.expected());
                }
                return value;
            });
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) {
            return read.apply(key, context);
        }
    }
}
