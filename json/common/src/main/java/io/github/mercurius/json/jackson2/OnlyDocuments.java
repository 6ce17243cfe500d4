package io.github.mercurius.json.jackson2;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.jsontype.TypeDeserializer;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.module.SimpleDeserializers;
import com.fasterxml.jackson.databind.module.SimpleKeyDeserializers;
import com.fasterxml.jackson.databind.module.SimpleSerializers;
import com.fasterxml.jackson.databind.type.CollectionType;
import io.github.mercurius.json.common.GameTypes;
import io.github.mercurius.rules.LogEntry;
import java.io.IOException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Refuses to write or read what the library has no format for: Jackson would write its fields, hidden cards included.
 */
final class OnlyDocuments {
    private OnlyDocuments() {}

    /**
     * The serializers that are added to it, of values or of keys, and a refusal for every other type of the library.
     */
    static final class Writing extends SimpleSerializers {
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
            JsonSerializer<?> known = super.findSerializer(config, type, bean);
            Class<?> raw = type.getRawClass();
            if (known != null || !types.isOurs(raw)) {
                return known;
            }
            if (!keys && LogEntry.class.isAssignableFrom(raw)) {
                return ModuleCodecs.Serializer.ofLog();
            }
            return new ModuleCodecs.Refuser(keys ? refusedKey(types.noKey(raw)) : refused(types.noFormat(raw)));
        }

        /** None: a collection, such as the legal actions, is written as what is in it. */
        @Override
        public @Nullable JsonSerializer<?> findCollectionSerializer(
                SerializationConfig config,
                CollectionType type,
                BeanDescription bean,
                @Nullable TypeSerializer typed,
                @Nullable JsonSerializer<Object> items) {
            return null;
        }
    }

    /** The deserializers that are added to it, and a refusal for every other type of the library. */
    static final class Reading extends SimpleDeserializers {
        private static final long serialVersionUID = 1L;

        private final transient GameTypes types;

        Reading(GameTypes types) {
            this.types = types;
        }

        @Override
        public @Nullable JsonDeserializer<?> findBeanDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription bean) throws JsonMappingException {
            for (JavaType action : type.findTypeParameters(LogEntry.class)) {
                if (!types.isOurs(action.getRawClass())) {
                    return null; // the log of another game, which has a module of its own
                }
                Optional<? extends GameTypes.Format<?>> log = types.log(type.getRawClass(), action.getRawClass());
                if (log.isPresent()) {
                    return ModuleCodecs.Deserializer.of(log.get());
                }
            }
            return orRefuser(super.findBeanDeserializer(type, config, bean), type.getRawClass());
        }

        @Override
        public @Nullable JsonDeserializer<?> findEnumDeserializer(
                Class<?> type, DeserializationConfig config, BeanDescription bean) throws JsonMappingException {
            return orRefuser(super.findEnumDeserializer(type, config, bean), type);
        }

        @Override
        public @Nullable JsonDeserializer<?> findCollectionDeserializer(
                CollectionType type,
                DeserializationConfig config,
                BeanDescription bean,
                @Nullable TypeDeserializer typed,
                @Nullable JsonDeserializer<?> items)
                throws JsonMappingException {
            return orRefuser(super.findCollectionDeserializer(type, config, bean, typed, items), type.getRawClass());
        }

        private @Nullable JsonDeserializer<?> orRefuser(@Nullable JsonDeserializer<?> known, Class<?> type) {
            return known == null && types.isOurs(type) ? refuser(types.noFormat(type)) : known;
        }
    }

    /** The deserializers of keys that are added to it, and a refusal for every other type of the library. */
    static final class ReadingKeys extends SimpleKeyDeserializers {
        private static final long serialVersionUID = 1L;

        private final transient GameTypes types;

        ReadingKeys(GameTypes types) {
            this.types = types;
        }

        @Override
        public @Nullable KeyDeserializer findKeyDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription bean) {
            KeyDeserializer known = super.findKeyDeserializer(type, config, bean);
            Class<?> raw = type.getRawClass();
            return known == null && types.isOurs(raw) ? keyRefuser(types.noKey(raw)) : known;
        }
    }

    private static ModuleCodecs.Written<Object> refused(String refusal) {
        return (value, out, provider) -> {
            throw JsonMappingException.from(out, refusal);
        };
    }

    private static ModuleCodecs.Written<Object> refusedKey(String refusal) {
        return (key, out, provider) -> {
            // To an exception of its own Jackson would add where it happened: the key as text, with its hidden cards.
            throw new IOException(refusal);
        };
    }

    private static JsonDeserializer<?> refuser(String refusal) {
        return new ModuleCodecs.Deserializer<>(parser -> {
            throw JsonMappingException.from(parser, refusal);
        });
    }

    private static KeyDeserializer keyRefuser(String refusal) {
        return new ModuleCodecs.KeyReader((key, parser) -> {
            throw JsonMappingException.from(parser, refusal);
        });
    }
}
