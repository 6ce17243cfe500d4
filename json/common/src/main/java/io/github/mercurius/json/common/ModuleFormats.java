package io.github.mercurius.json.common;

import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.mercurius.rules.AnyGame;
import java.util.ArrayList;
import java.util.List;

/** The formats of a game in a Jackson module, which refuses all types of the game that have none. */
public final class ModuleFormats {
    private final SimpleModule module;

    /**
     * A module without formats, to which some are added.
     *
     * @param packages those of the game
     * @param documents what a message says of the types that have a format
     * @param keys what a message says of the types that can be keys of maps
     */
    public ModuleFormats(SimpleModule module, List<Package> packages, String documents, String keys) {
        this.module = module;
        List<Package> all = new ArrayList<>(packages);
        all.add(AnyGame.class.getPackage());
        OnlyDocuments only = new OnlyDocuments(all, documents, keys);
        module.setSerializers(new OnlyDocuments.Writing(only, false));
        module.setKeySerializers(new OnlyDocuments.Writing(only, true));
        module.setDeserializers(new OnlyDocuments.Reading(only));
        module.setKeyDeserializers(new OnlyDocuments.ReadingKeys(only));
    }

    /** Adds a type. */
    public <T> ModuleFormats with(Class<T> type, Codec<T> codec) {
        module.addSerializer(type, new ModuleCodecs.Serializer<>(codec));
        module.addDeserializer(type, new ModuleCodecs.Deserializer<>(type, codec));
        return this;
    }

    /** Adds a type whose values can be keys of maps too. */
    public <T> ModuleFormats withCodes(Class<T> type, Codes<T> codes) {
        module.addKeySerializer(type, new ModuleCodecs.KeySerializer<>(codes));
        module.addKeyDeserializer(type, new ModuleCodecs.KeyReader<>(codes));
        return with(type, codes);
    }

    /** Adds a type, and each of its kinds, which can be asked for alone. */
    public <T> ModuleFormats withKinds(Class<T> type, Variants<T> codec) {
        codec.kinds().forEach(kind -> addKind(kind, codec));
        return with(type, codec);
    }

    private <T, S extends T> void addKind(Class<S> kind, Variants<T> codec) {
        module.addDeserializer(kind, new ModuleCodecs.Deserializer<>(kind, codec));
    }

    /** Whether a serializer writes one of the formats. */
    public static boolean isFormat(Object serializer) {
        return serializer instanceof ModuleCodecs.Serializer;
    }
}
