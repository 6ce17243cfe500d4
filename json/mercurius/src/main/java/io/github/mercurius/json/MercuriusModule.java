package io.github.mercurius.json;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.mercurius.json.jackson2.ModuleFormats;
import io.github.mercurius.rules.json.FormatException;

/**
 * Teaches Jackson to write and read the library's values, also inside a program's own objects.
 *
 * <pre>{@code
 * ObjectMapper mapper = JsonMapper.builder().addModule(new MercuriusModule()).build();
 * }</pre>
 *
 * <p>Each value is written as {@link MercuriusJson} writes it, whatever the mapper's own settings. It is read as
 * strictly, as far as Jackson reports how it was written; {@code FORMAT.md} names the exceptions. What is refused comes
 * as Jackson's own exception, with the {@link FormatException} as its cause if it is well-formed JSON. Assets, chambers
 * and cards can be keys of maps. Everything around these values, and the limits on sizes, are the mapper's.
 *
 * <p>A type of the library that has no format, such as {@link io.github.mercurius.core.Step}, is refused: it may hold
 * hidden cards. Legal actions are written as an array of actions.
 */
public final class MercuriusModule extends SimpleModule {
    private static final long serialVersionUID = 1L;

    /** A module to be registered with an object mapper. */
    public MercuriusModule() {
        super("mercurius", Version.unknownVersion());
        ModuleFormats.add(MercuriusTypes.TYPES, this);
    }
}
