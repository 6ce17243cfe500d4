package io.github.mercurius.rules.jackson3;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.GameTypes;
import io.github.mercurius.json.common.JsonInput;
import io.github.mercurius.json.common.JsonTokens;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.PlainValues;
import io.github.mercurius.json.common.Refusals;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.NotWritableException;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
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
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.module.SimpleDeserializers;
import tools.jackson.databind.module.SimpleKeyDeserializers;
import tools.jackson.databind.module.SimpleSerializers;
import tools.jackson.databind.type.CollectionType;

/**
 * The formats of games in the forms in which Jackson 3 asks for them. What the library has no format for is refused:
 * Jackson would write its properties, or an empty object.
 *
 * @param games of which the first counts that knows a type
 */
record ModuleFormats(List<GameTypes> games) {
    private @Nullable GameTypes game(Class<?> type) {
        return games.stream().filter(game -> game.isOurs(type)).findFirst().orElse(null);
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
        public @Nullable ValueSerializer<?> findSerializer(
                SerializationConfig config,
                JavaType type,
                BeanDescription.Supplier bean,
                JsonFormat.@Nullable Value overrides) {
            Class<?> raw = type.getRawClass();
            GameTypes game = formats.game(raw);
            if (game == null) {
                return null;
            }
            return keys
                    ? new KeyWriter(game.codes(raw), game.noKey(raw))
                    : new Writer(game.written(raw), game.refusal(raw));
        }

        /** None: a collection, such as the legal actions, is written as what is in it, if a player may see it. */
        @Override
        public @Nullable ValueSerializer<?> findCollectionSerializer(
                SerializationConfig config,
                CollectionType type,
                BeanDescription.Supplier bean,
                JsonFormat.@Nullable Value overrides,
                @Nullable TypeSerializer typed,
                @Nullable ValueSerializer<Object> items) {
            Class<?> raw = type.getRawClass();
            return formats.games.stream()
                    .map(game -> game.refusalOfList(raw))
                    .filter(Objects::nonNull)
                    .map(refusal -> new Writer(null, refusal))
                    .findFirst()
                    .orElse(null);
        }
    }

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

    private static final class Writer extends ValueSerializer<Object> {
        private final GameTypes.@Nullable Format<?> format;
        private final String refusal;

        Writer(GameTypes.@Nullable Format<?> format, String refusal) {
            this.format = format;
            this.refusal = refusal;
        }

        @Override
        public void serialize(Object value, JsonGenerator out, SerializationContext context) {
            if (value instanceof LogEntry.Acted<?> acted) { // of the log of any game, which knows how it is written
                context.findValueSerializer(acted.action().getClass()).serialize(acted.action(), out, context);
            } else if (value instanceof LogEntry<?> entry) {
                ModuleFormats.write(LogFormat.write(entry), out);
            } else if (format != null) {
                write(format, value, out);
            } else {
                throw new Refused(out, refusal);
            }
        }

        private static void write(GameTypes.Format<?> format, Object value, JsonGenerator out) {
            try {
                ModuleFormats.write(format.write(value), out);
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

    private static final class KeyWriter extends ValueSerializer<Object> {
        private final @Nullable Codes<Object> codes;
        private final String refusal;

        KeyWriter(@Nullable Codes<Object> codes, String refusal) {
            this.codes = codes;
            this.refusal = refusal;
        }

        @Override
        public void serialize(Object key, JsonGenerator out, SerializationContext context) {
            if (codes == null) {
                throw new Refused(out, refusal);
            }
            out.writeName(codes.write(key));
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

    static final class Reading extends SimpleDeserializers {
        private static final long serialVersionUID = 1L;

        private final transient ModuleFormats formats;

        Reading(ModuleFormats formats) {
            this.formats = formats;
        }

        @Override
        public @Nullable ValueDeserializer<?> findBeanDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription.Supplier bean) {
            for (JavaType action : type.findTypeParameters(LogEntry.class)) {
                for (GameTypes game : formats.games) {
                    GameTypes.Format<?> log = game.log(type.getRawClass(), action.getRawClass());
                    if (log != null) {
                        return new Reader(log, "");
                    }
                }
            }
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
            GameTypes game = formats.game(type);
            return game == null ? null : new Reader(game.read(type), game.refusal(type));
        }

        @Override
        public boolean hasDeserializerFor(DeserializationConfig config, Class<?> type) {
            GameTypes game = formats.game(type);
            return game != null && game.read(type) != null;
        }
    }

    private static final class Reader extends ValueDeserializer<Object> {
        private final GameTypes.@Nullable Format<?> format;
        private final String refusal;

        Reader(GameTypes.@Nullable Format<?> format, String refusal) {
            this.format = format;
            this.refusal = refusal;
        }

        @Override
        public Object deserialize(JsonParser parser, DeserializationContext context) {
            if (format == null) {
                throw DatabindException.from(parser, refusal);
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

    static final class ReadingKeys extends SimpleKeyDeserializers {
        private static final long serialVersionUID = 1L;

        private final transient ModuleFormats formats;

        ReadingKeys(ModuleFormats formats) {
            this.formats = formats;
        }

        @Override
        public @Nullable KeyDeserializer findKeyDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription.Supplier bean) {
            Class<?> raw = type.getRawClass();
            GameTypes game = formats.game(raw);
            return game == null ? null : new KeyReader(game.codes(raw), game.noKey(raw));
        }
    }

    private static final class KeyReader extends KeyDeserializer {
        private final @Nullable Codes<Object> codes;
        private final String refusal;

        KeyReader(@Nullable Codes<Object> codes, String refusal) {
            this.codes = codes;
            this.refusal = refusal;
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) {
            Object value = codes == null ? null : codes.find(key);
            if (value == null) {
                String expected = codes == null ? refusal : Refusals.quoted(key) + ", expected " + codes.expected();
                throw DatabindException.from(context, expected);
            }
            return value;
        }
    }
}
