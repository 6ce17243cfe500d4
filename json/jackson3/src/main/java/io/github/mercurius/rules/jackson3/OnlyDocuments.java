package io.github.mercurius.rules.jackson3;

import com.fasterxml.jackson.annotation.JsonFormat;
import io.github.mercurius.json.common.GameTypes;
import io.github.mercurius.rules.LogEntry;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.jsontype.TypeDeserializer;
import tools.jackson.databind.jsontype.TypeSerializer;
import tools.jackson.databind.module.SimpleDeserializers;
import tools.jackson.databind.module.SimpleKeyDeserializers;
import tools.jackson.databind.module.SimpleSerializers;
import tools.jackson.databind.type.CollectionType;

/**
 * Refuses to write or read what the library has no format for: Jackson would write its properties, or an empty object.
 */
final class OnlyDocuments {
    private OnlyDocuments() {}

    /** What a game says of a type of its own; nothing if the type is of no game. */
    private static Optional<String> refusal(
            List<GameTypes> games, Class<?> type, BiFunction<GameTypes, Class<?>, String> message) {
        return games.stream().filter(game -> game.isOurs(type)).findFirst().map(game -> message.apply(game, type));
    }

    private static String noFormat(GameTypes game, Class<?> type) {
        return game.formats().stream()
                        .anyMatch(format -> format.isForHosts() && format.type().isAssignableFrom(type))
                ? game.onlyForHosts(type)
                : game.noFormat(type);
    }

    /**
     * The serializers that are added to it, of values or of keys, and a refusal for every other type of the library.
     */
    static final class Writing extends SimpleSerializers {
        private static final long serialVersionUID = 1L;

        private final transient List<GameTypes> games;
        private final boolean keys;

        Writing(List<GameTypes> games, boolean keys) {
            this.games = games;
            this.keys = keys;
        }

        @Override
        public @Nullable ValueSerializer<?> findSerializer(
                SerializationConfig config,
                JavaType type,
                BeanDescription.Supplier bean,
                JsonFormat.@Nullable Value overrides) {
            ValueSerializer<?> known = super.findSerializer(config, type, bean, overrides);
            if (!keys && LogEntry.class.isAssignableFrom(type.getRawClass())) {
                return ModuleCodecs.Writer.ofLog();
            }
            return known != null
                    ? known
                    : refusal(games, type.getRawClass(), keys ? GameTypes::noKey : OnlyDocuments::noFormat)
                            .map(OnlyDocuments::refuser)
                            .orElse(null);
        }

        /** None: a collection, such as the legal actions, is written as what is in it. */
        @Override
        public @Nullable ValueSerializer<?> findCollectionSerializer(
                SerializationConfig config,
                CollectionType type,
                BeanDescription.Supplier bean,
                JsonFormat.@Nullable Value overrides,
                @Nullable TypeSerializer typed,
                @Nullable ValueSerializer<Object> items) {
            return null;
        }
    }

    /** The deserializers that are added to it, and a refusal for every other type of the library. */
    static final class Reading extends SimpleDeserializers {
        private static final long serialVersionUID = 1L;

        private final transient List<GameTypes> games;

        Reading(List<GameTypes> games) {
            this.games = games;
        }

        @Override
        public @Nullable ValueDeserializer<?> findBeanDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription.Supplier bean) {
            Class<?> raw = type.getRawClass();
            for (JavaType action : type.findTypeParameters(LogEntry.class)) {
                for (GameTypes game : games) {
                    Optional<? extends GameTypes.Format<?>> log = game.log(raw, action.getRawClass());
                    if (log.isPresent()) {
                        return ModuleCodecs.Reader.of(log.get());
                    }
                }
            }
            return orRefuser(super.findBeanDeserializer(type, config, bean), raw);
        }

        @Override
        public @Nullable ValueDeserializer<?> findEnumDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription.Supplier bean) {
            return orRefuser(super.findEnumDeserializer(type, config, bean), type.getRawClass());
        }

        @Override
        public @Nullable ValueDeserializer<?> findCollectionDeserializer(
                CollectionType type,
                DeserializationConfig config,
                BeanDescription.Supplier bean,
                @Nullable TypeDeserializer typed,
                @Nullable ValueDeserializer<?> items) {
            return orRefuser(super.findCollectionDeserializer(type, config, bean, typed, items), type.getRawClass());
        }

        private @Nullable ValueDeserializer<?> orRefuser(@Nullable ValueDeserializer<?> known, Class<?> type) {
            return known != null
                    ? known
                    : refusal(games, type, OnlyDocuments::noFormat)
                            .map(OnlyDocuments::readingRefuser)
                            .orElse(null);
        }
    }

    /** The deserializers of keys that are added to it, and a refusal for every other type of the library. */
    static final class ReadingKeys extends SimpleKeyDeserializers {
        private static final long serialVersionUID = 1L;

        private final transient List<GameTypes> games;

        ReadingKeys(List<GameTypes> games) {
            this.games = games;
        }

        @Override
        public @Nullable KeyDeserializer findKeyDeserializer(
                JavaType type, DeserializationConfig config, BeanDescription.Supplier bean) {
            KeyDeserializer known = super.findKeyDeserializer(type, config, bean);
            return known != null
                    ? known
                    : refusal(games, type.getRawClass(), GameTypes::noKey)
                            .map(OnlyDocuments::keyRefuser)
                            .orElse(null);
        }
    }

    private static ValueSerializer<Object> refuser(String refusal) {
        return new ModuleCodecs.Writer<>((value, out, context) -> {
            throw new Refused(out, refusal);
        });
    }

    private static ValueDeserializer<Object> readingRefuser(String refusal) {
        return new ModuleCodecs.Reader<>(parser -> {
            throw DatabindException.from(parser, refusal);
        });
    }

    private static KeyDeserializer keyRefuser(String refusal) {
        return new ModuleCodecs.KeyReader((key, context) -> {
            throw DatabindException.from(context, refusal);
        });
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
}
