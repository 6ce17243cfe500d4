package io.github.mercurius.json;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.jsontype.BasicPolymorphicTypeValidator;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.json.jackson2.ModuleFormats;
import java.util.List;

/** Mappers that a program may have, with the module registered. */
final class Mappers {
    static final ObjectMapper PLAIN =
            JsonMapper.builder().addModule(new MercuriusModule()).build();

    /** Adds the name of its class to each object that is not of a final class. */
    static final ObjectMapper TYPING = typing(ObjectMapper.DefaultTyping.NON_FINAL);

    static final List<ObjectMapper> ALL = List.of(PLAIN, TYPING, typing(ObjectMapper.DefaultTyping.JAVA_LANG_OBJECT));

    /** A program's own object. */
    record Box<V>(String before, V value, String after) {}

    private Mappers() {}

    private static ObjectMapper typing(ObjectMapper.DefaultTyping typing) {
        return JsonMapper.builder()
                .addModule(new MercuriusModule())
                .activateDefaultTyping(
                        BasicPolymorphicTypeValidator.builder()
                                .allowIfSubType(Object.class)
                                .build(),
                        typing)
                .build();
    }

    /** Whether a value is written by one of the library's codecs, or as a list of such values. */
    static boolean isDocument(Object value) throws JsonMappingException {
        JsonSerializer<Object> serializer =
                PLAIN.getSerializerProviderInstance().findValueSerializer(value.getClass());
        return ModuleFormats.isFormat(serializer) || value instanceof LegalActions;
    }
}
