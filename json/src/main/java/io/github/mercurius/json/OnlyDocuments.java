package io.github.mercurius.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.deser.BeanDeserializerModifier;
import com.fasterxml.jackson.databind.jsontype.TypeSerializer;
import com.fasterxml.jackson.databind.ser.BeanSerializerModifier;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.GameState;
import java.io.IOException;

/**
 * Refuses to write or read what the library has no format for: Jackson would write its fields, hidden cards included.
 */
final class OnlyDocuments {
    private OnlyDocuments() {}

    /** Whether a class is one of the library's. */
    private static boolean isOurs(Class<?> type) {
        Package itsPackage = type.getPackage();
        return itsPackage != null
                && (itsPackage.equals(Table.class.getPackage()) || itsPackage.equals(GameState.class.getPackage()));
    }

    private static String refusal(Class<?> type) {
        return type.getSimpleName()
                + " has no JSON format, expected a type that MercuriusJson has a format for, such as"
                + " PlayerView, Update, Action or GameRecord";
    }

    static final class Writing extends BeanSerializerModifier {
        private static final long serialVersionUID = 1L;

        @Override
        public JsonSerializer<?> modifySerializer(
                SerializationConfig config, BeanDescription bean, JsonSerializer<?> serializer) {
            boolean known = serializer instanceof ModuleCodecs.Serializer || !isOurs(bean.getBeanClass());
            return known ? serializer : new Refuser(bean.getBeanClass());
        }

        @Override
        public JsonSerializer<?> modifyEnumSerializer(
                SerializationConfig config, JavaType type, BeanDescription bean, JsonSerializer<?> serializer) {
            return modifySerializer(config, bean, serializer);
        }
    }

    private static final class Refuser extends JsonSerializer<Object> {
        private final Class<?> type;

        Refuser(Class<?> type) {
            this.type = type;
        }

        @Override
        public void serialize(Object value, JsonGenerator out, SerializerProvider provider) throws IOException {
            throw JsonMappingException.from(out, refusal(type));
        }

        @Override
        public void serializeWithType(
                Object value, JsonGenerator out, SerializerProvider provider, TypeSerializer types) throws IOException {
            serialize(value, out, provider);
        }
    }

    static final class Reading extends BeanDeserializerModifier {
        private static final long serialVersionUID = 1L;

        @Override
        public JsonDeserializer<?> modifyDeserializer(
                DeserializationConfig config, BeanDescription bean, JsonDeserializer<?> deserializer) {
            Class<?> type = bean.getBeanClass();
            return isOurs(type) ? refusing(type) : deserializer;
        }

        @Override
        public JsonDeserializer<?> modifyEnumDeserializer(
                DeserializationConfig config, JavaType type, BeanDescription bean, JsonDeserializer<?> deserializer) {
            boolean known = deserializer instanceof ModuleCodecs.Deserializer || !isOurs(bean.getBeanClass());
            return known ? deserializer : refusing(bean.getBeanClass());
        }

        private static JsonDeserializer<Object> refusing(Class<?> type) {
            return new JsonDeserializer<>() {
                @Override
                public Object deserialize(JsonParser parser, DeserializationContext context) throws IOException {
                    throw JsonMappingException.from(parser, refusal(type));
                }
            };
        }
    }
}
