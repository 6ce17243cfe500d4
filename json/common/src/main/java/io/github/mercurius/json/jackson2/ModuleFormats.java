package io.github.mercurius.json.jackson2;

import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.Codes;
import io.github.mercurius.json.common.GameTypes;

/** The formats of a game in a module of Jackson 2, which refuses all types of the game that have none. */
public final class ModuleFormats {
    private ModuleFormats() {}

    /** Adds all to a module. */
    public static void add(GameTypes types, SimpleModule module) {
        module.setSerializers(new OnlyDocuments.Writing(types, false));
        module.setKeySerializers(new OnlyDocuments.Writing(types, true));
        module.setDeserializers(new OnlyDocuments.Reading(types));
        module.setKeyDeserializers(new OnlyDocuments.ReadingKeys(types));
        types.formats().forEach(format -> add(format, module));
    }

    @SuppressWarnings("unchecked") // a type that is no kind has a codec of its own
    private static <T> void add(GameTypes.Format<T> format, SimpleModule module) {
        module.addDeserializer(format.type(), ModuleCodecs.Deserializer.of(format));
        if (!format.isKind()) {
            module.addSerializer(format.type(), ModuleCodecs.Serializer.of((Codec<T>) format.codec()));
        }
        Codes<T> codes = format.codes();
        if (codes != null) {
            module.addKeySerializer(format.type(), ModuleCodecs.Serializer.ofKeys(codes));
            module.addKeyDeserializer(format.type(), ModuleCodecs.KeyReader.of(codes));
        }
    }
}
