package io.github.mercurius.json.jackson2;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.json.JsonReadFeature;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.module.SimpleDeserializers;
import com.fasterxml.jackson.databind.module.SimpleKeyDeserializers;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.module.SimpleSerializers;
import com.fasterxml.jackson.databind.type.CollectionType;
import io.github.mercurius.json.common.GameTypes;
import io.github.mercurius.json.common.JsonInput;
import io.github.mercurius.json.common.JsonTokens;
import io.github.mercurius.json.common.PlainValues;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.NotWritableException;
import java.io.IOException;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The formats of a game in a module of Jackson 2. What the library has no format for is refused: Jackson would write
 * its fields, hidden cards included.
 */
public final class ModuleFormats {
    /** All that a parser may be told to read beside JSON: comments, single quotes, leading zeros, and so on. */
    private static final int LAXITIES = Arrays.stream(JsonReadFeature.values())
            .mapToInt(feature -> feature.mappedFeature().getMask())
            .reduce(0, (some, more) -> some | more);

    private ModuleFormats() {}

    /** Adds all to a module. */
    public static void add(GameTypes types, SimpleModule module) {
        module.setSerializers(new Writing(types, false));
        module.setKeySerializers(new Writing(types, true));
        module.setDeserializers(new Reading(types));
        module.setKeyDeserializers(new ReadingKeys(types));
    }

    private static final class Writing extends SimpleSerializers {
        private static final long serialVersionUID = 1L;

        private final transient GameTypes types;
        private final boolean keys;

        Writing(GameTypes types, boolean keys) {
            this.types = types;
            this.keys = keys;
        }

        @Override
        public @Nullable JsonSerializer<?> findSerializer(
                SerializationConfig config, JavaType type, BeanDescription bean) {
            GameTypes.Format format = types.written(type.getRawClass());
            return format == null ? null : new Writer(format, keys);
        }
    }

    private static final class Writer extends JsonSerializer<Object> {
        private final GameTypes.Format format;
        private final boolean key;

        Writer(GameTypes.Format format, boolean key) {
            this.format = format;
            this.key = key;
        }

        @Override
        public void serialize(Object value, JsonGenerator out, SerializerProvider provider) throws IOException {
            try {
                if (key) {
                    out.writeFieldName(format.key(value));
                } else {
                    format.write(value, new Jackson2.GeneratorOutput(out));
                }
            } catch (NotWritableException refused) {
                String message = String.valueOf(refused.getMessage());
                // To an exception of its own Jackson would add where it happened: the key as text, with hidden cards.
                throw key ? new IOException(message) : JsonMappingException.from(out, message, refused);
            }
        }

        /** No class name is added, even where the mapper adds some to everything: the codec tells kinds apart. */
        @Override
        public void serializeWithType(
                Object value, JsonGenerator out, SerializerProvider provider, TypeSerializer typed) throws IOException {
            serialize(value, out, provider);
        }
    }

    private static final class Reading extends SimpleDeserializers {
        private static final long serialVersionUID = 1L;

        private final transient GameTypes types;

        Reading(GameTypes types) {
            this.types = types;
        }

        @Override
        public @Nullable JsonDeserializer<?> findBeanDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription bean) {
            return find(type.getRawClass());
        }

        @Override
        public @Nullable JsonDeserializer<?> findEnumDeserializer(
                Class<?> type, DeserializationConfig config, BeanDescription bean) {
            return find(type);
        }

        @Override
        public @Nullable JsonDeserializer<?> findCollectionDeserializer(
                CollectionType type,
                DeserializationConfig config,
                BeanDescription bean,
                @Nullable TypeDeserializer typed,
                @Nullable JsonDeserializer<?> items) {
            return find(type.getRawClass());
        }

        private @Nullable JsonDeserializer<?> find(Class<?> type) {
            GameTypes.Format format = types.read(type);
            return format == null ? null : new Reader(format);
        }
    }

    private static final class Reader extends JsonDeserializer<Object> {
        private final GameTypes.Format format;

        Reader(GameTypes.Format format) {
            this.format = format;
        }

        @Override
        public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
            if (!format.refusal().isEmpty()) {
                throw JsonMappingException.from(parser, format.refusal());
            }
            // What the mapper is lax about, it is lax about outside of our values.
            int lax = parser.getFeatureMask() & LAXITIES;
            parser.overrideStdFeatures(0, LAXITIES);
            try {
                JsonTokens tokens = new Jackson2.ParserTokens(parser);
                String place = tokens.pointer();
                return format.read(new JsonInput(PlainValues.read(tokens), place));
            } catch (FormatException refused) {
                throw JsonMappingException.from(parser, String.valueOf(refused.getMessage()), refused);
            } finally {
                parser.overrideStdFeatures(lax, LAXITIES);
            }
        }

        @Override
        public Object deserializeWithType(JsonParser parser, DeserializationContext context, TypeDeserializer typed)
                throws IOException {
            return deserialize(parser, context);
        }
    }

    private static final class ReadingKeys extends SimpleKeyDeserializers {
        private static final long serialVersionUID = 1L;

        private final transient GameTypes types;

        ReadingKeys(GameTypes types) {
            this.types = types;
        }

        @Override
        public @Nullable KeyDeserializer findKeyDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription bean) {
            GameTypes.Format format = types.written(type.getRawClass());
            return format == null ? null : new KeyReader(format);
        }
    }

    private static final class KeyReader extends KeyDeserializer {
        private final GameTypes.Format format;

        KeyReader(GameTypes.Format format) {
            this.format = format;
        }

        @Override
        public Object deserializeKey(String key, DeserializationContext context) throws IOException {
            try {
                return format.ofKey(key);
            } catch (IllegalArgumentException refused) {
                throw JsonMappingException.from(context.getParser(), String.valueOf(refused.getMessage()));
            }
        }
    }
}
