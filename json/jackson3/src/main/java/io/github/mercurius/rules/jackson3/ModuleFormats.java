package io.github.mercurius.rules.jackson3;

import io.github.mercurius.json.common.GameTypes;
import io.github.mercurius.json.common.GameTypes.Format;
import io.github.mercurius.json.common.JsonInput;
import io.github.mercurius.json.common.JsonOutput;
import io.github.mercurius.json.common.JsonTokens;
import io.github.mercurius.json.common.PlainValues;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.NotWritableException;
import java.io.IOException;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.deser.Deserializers;
import tools.jackson.databind.deser.KeyDeserializers;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.module.SimpleSerializers;
import tools.jackson.databind.type.CollectionType;

/**
 * The formats of games in the forms in which Jackson 3 asks for them. What the library has no format for is refused:
 * Jackson would write its properties, or an empty object.
 *
 * @param games of which the first counts that knows a type
 */
record ModuleFormats(List<GameTypes> games) implements Deserializers, KeyDeserializers {
    private @Nullable Format first(Function<GameTypes, @Nullable Format> format) {
        return games.stream().map(format).filter(Objects::nonNull).findFirst().orElse(null);
    }

    static final class Writing extends SimpleSerializers {
        private static final long serialVersionUID = 1L;

        private final transient ModuleFormats formats;
        private final boolean keys;

        Writing(ModuleFormats formats, boolean keys) {
            this.formats = formats;
            this.keys = keys;
        }

        @Override
        protected @Nullable ValueSerializer<?> _findSerializer(SerializationConfig config, JavaType type) {
            Format format = formats.first(game -> game.written(type.getRawClass()));
            return format == null ? null : new Writer(format, keys);
        }
    }

    private static final class Writer extends ValueSerializer<Object> {
        private final Format format;
        private final boolean key;

        Writer(Format format, boolean key) {
            this.format = format;
            this.key = key;
        }

        @Override
        public void serialize(Object value, JsonGenerator out, SerializationContext context) {
            try {
                if (key) {
                    out.writeName(format.key(value));
                } else {
                    format.write(value, new GeneratorOutput(out));
                }
            } catch (IOException e) {
                throw JacksonIOException.construct(e);
            } catch (NotWritableException refused) { // Jackson 3 does not make it its own
                throw new Refused(out, String.valueOf(refused.getMessage()));
            }
        }

        /** No class name is added, even where the mapper adds some to everything: the codec tells kinds apart. */
        @Override
        public void serializeWithType(
                Object value, JsonGenerator out, SerializationContext context, TypeSerializer typed) {
            serialize(value, out, context);
        }
    }

    /** A refusal to which Jackson does not add where it happened: a key as text, with its hidden cards. */
    private static final class Refused extends DatabindException {
        private static final long serialVersionUID = 1L;

        Refused(JsonGenerator out, String message) {
            super(out, message);
        }

        @Override
        public Refused prependPath(Reference reference) {
            return this;
        }

        @Override
        public Refused prependPath(Object referrer, String property) {
            return this;
        }

        @Override
        public Refused prependPath(Object referrer, int index) {
            return this;
        }
    }

    @Override
    public @Nullable ValueDeserializer<?> findBeanDeserializer(
            JavaType type, DeserializationConfig config, BeanDescription.Supplier bean) {
        return find(type.getRawClass());
    }

    @Override
    public @Nullable ValueDeserializer<?> findEnumDeserializer(
            JavaType type, DeserializationConfig config, BeanDescription.Supplier bean) {
        return find(type.getRawClass());
    }

    @Override
    public @Nullable ValueDeserializer<?> findCollectionDeserializer(
            CollectionType type,
            DeserializationConfig config,
            BeanDescription.Supplier bean,
            @Nullable TypeDeserializer typed,
            @Nullable ValueDeserializer<?> items) {
        return find(type.getRawClass());
    }

    private @Nullable ValueDeserializer<?> find(Class<?> type) {
        Format format = first(game -> game.read(type));
        return format == null ? null : new Reader(format);
    }

    @Override
    public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
        Format format = first(game -> game.read(type));
        return format != null && format.refusal().isEmpty();
    }

    @Override
    public @Nullable KeyDeserializer findKeyDeserializer(
            JavaType type, DeserializationConfig config, BeanDescription.Supplier bean) {
        Format format = first(game -> game.written(type.getRawClass()));
        return format == null ? null : new KeyReader(format);
    }

    private static final class Reader extends ValueDeserializer<Object> {
        private final Format format;

        Reader(Format format) {
            this.format = format;
        }

        @Override
        public Object deserialize(JsonParser parser, DeserializationContext context) {
            if (!format.refusal().isEmpty()) {
                throw DatabindException.from(parser, format.refusal());
            }
            try {
                JsonTokens tokens = new ParserTokens(parser);
                String place = tokens.pointer();
                return format.read(new JsonInput(PlainValues.read(tokens), place));
            } catch (FormatException refused) {
                throw DatabindException.from(parser, String.valueOf(refused.getMessage()), refused);
            } catch (IOException e) {
                throw JacksonIOException.construct(e);
            }
        }

        @Override
        public Object deserializeWithType(JsonParser parser, DeserializationContext context, TypeDeserializer typed) {
            return deserialize(parser, context);
        }
    }

    private static final class KeyReader extends KeyDeserializer {
        private final Format format;

        KeyReader(Format format) {
            this.format = format;
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) {
            try {
                return format.ofKey(key);
            } catch (IllegalArgumentException refused) {
                throw DatabindException.from(context, String.valueOf(refused.getMessage()));
            }
        }
    }

    /** What a generator of Jackson 3 writes. */
    private record GeneratorOutput(JsonGenerator out) implements JsonOutput {
        @Override
        public void startObject() {
            out.writeStartObject();
        }

        @Override
        public void endObject() {
            out.writeEndObject();
        }

        @Override
        public void startArray() {
            out.writeStartArray();
        }

        @Override
        public void endArray() {
            out.writeEndArray();
        }

        @Override
        public void name(String name) {
            out.writeName(name);
        }

        @Override
        public void value(@Nullable Object scalar) {
            if (scalar instanceof String text) {
                out.writeString(text);
            } else if (scalar instanceof Integer number) {
                out.writeNumber(number);
            } else if (scalar instanceof Boolean truth) {
                out.writeBoolean(truth);
            } else {
                out.writeNull();
            }
        }
    }

    /** What a parser of Jackson 3 reads. */
    private record ParserTokens(JsonParser parser) implements JsonTokens {
        @Override
        public int next() {
            parser.nextToken();
            return current();
        }

        @Override
        public int current() {
            return parser.currentTokenId();
        }

        @Override
        public String text() {
            return parser.getString();
        }

        @Override
        public Number number() {
            return parser.getNumberValue();
        }

        @Override
        public String pointer() {
            return parser.streamReadContext().pathAsPointer().toString();
        }
    }
}
