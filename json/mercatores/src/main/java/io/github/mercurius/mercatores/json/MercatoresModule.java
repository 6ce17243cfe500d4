package io.github.mercurius.mercatores.json;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.mercurius.json.common.GameFormats;
import io.github.mercurius.json.common.GameTypes;
import io.github.mercurius.json.common.KnownFormats;
import io.github.mercurius.json.jackson2.ModuleFormats;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;

/**
 * Teaches Jackson to write and read the library's values, also inside a program's own objects.
 *
 * <pre>{@code
 * ObjectMapper mapper = JsonMapper.builder().addModule(new MercatoresModule()).build();
 * }</pre>
 *
 * <p>States, views, records, tables and set-ups carry their edition. All else that names cards, such as an action, is
 * of the edition of the module.
 *
 * <p>Each value is written as {@link MercatoresJson} writes it, whatever the mapper's own settings. It is read as
 * strictly, as far as Jackson reports how it was written; {@code FORMAT.md} names the exceptions. What is refused comes
 * as Jackson's own exception, with the {@link FormatException} as its cause if it is well-formed JSON. Goods and cards
 * can be keys of maps. Everything around these values, and the limits on sizes, are the mapper's.
 *
 * <p>A type of the library that has no format, such as {@link io.github.mercurius.mercatores.Game}, is refused: it may
 * hold hidden cards. So is what a server should not send: a state, a position, a deal, a deck, what
 * {@code updatesForHost} gives, and a record with secrets while its game goes on. {@link #forHosts} gives a module for
 * its store. Legal actions are written as an array of actions.
 */
public final class MercatoresModule extends SimpleModule implements KnownFormats {
    private static final long serialVersionUID = 1L;

    private final transient GameTypes types;

    /** A module for games with the stand-in edition, to be registered with an object mapper. */
    public MercatoresModule() {
        this(Edition.standIn());
    }

    /** A module for games with an edition, to be registered with an object mapper. */
    public MercatoresModule(Edition edition) {
        this(EditionFormats.of(edition).types);
    }

    private MercatoresModule(GameTypes types) {
        super("mercatores", Version.unknownVersion());
        this.types = types;
        ModuleFormats.add(types, this);
    }

    /** The formats of these values, for programs that serve any game. */
    @Override
    public Formats<Action, PlayerView> formats() {
        return new GameFormats<>(types);
    }

    /** This module for a host's own store: it writes and reads all that a game has, with its hidden cards. */
    public MercatoresModule forHosts() {
        return new MercatoresModule(types.forHosts());
    }
}
