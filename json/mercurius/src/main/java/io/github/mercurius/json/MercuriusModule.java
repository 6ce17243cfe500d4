package io.github.mercurius.json;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.core.Game;
import io.github.mercurius.json.common.GameTypes;
import io.github.mercurius.json.common.KnownFormats;
import io.github.mercurius.json.jackson2.ModuleFormats;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;

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
 * hidden cards. So is what a server should not send: a state, a position, a deal, a deck, what
 * {@link Game#updatesForHost} gives, and a record with secrets while its game goes on. {@link #forHosts} gives a module
 * for its store. Legal actions are written as an array of actions.
 */
public final class MercuriusModule extends SimpleModule implements KnownFormats {
    private static final long serialVersionUID = 1L;

    /** A module to be registered with an object mapper. */
    public MercuriusModule() {
        this(Documents.TYPES);
    }

    private MercuriusModule(GameTypes types) {
        super("mercurius", Version.unknownVersion());
        ModuleFormats.add(types, this);
    }

    /** The formats of these values, for programs that serve any game. */
    @Override
    public Formats<Action, PlayerView> formats() {
        return MercuriusJson.formats();
    }

    /** This module for a host's own store: it writes and reads all that a game has, with its hidden cards. */
    public MercuriusModule forHosts() {
        return new MercuriusModule(Documents.TYPES.forHosts());
    }
}
