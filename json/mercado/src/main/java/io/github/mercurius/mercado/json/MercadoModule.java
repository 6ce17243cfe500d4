package io.github.mercurius.mercado.json;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.mercurius.json.common.GameFormats;
import io.github.mercurius.json.common.GameTypes;
import io.github.mercurius.json.common.KnownFormats;
import io.github.mercurius.json.jackson2.ModuleFormats;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;

/**
 * Teaches Jackson to write and read the library's values, also inside a program's own objects.
 *
 * <pre>{@code
 * ObjectMapper mapper = JsonMapper.builder().addModule(new MercadoModule()).build();
 * }</pre>
 *
 * <p>States, views, records, tables and set-ups carry their edition. Other values that name tiles or tokens, such as
 * actions, are of the edition of the module.
 *
 * <p>Each value is written as {@link MercadoJson} writes it, whatever the mapper's own settings. It is read as
 * strictly, as far as Jackson reports how it was written; {@code FORMAT.md} names the exceptions. What is refused comes
 * as Jackson's own exception, with the {@link FormatException} as its cause if it is well-formed JSON. Coins, stalls,
 * tiles and kinds of tokens can be keys of maps. Everything around these values, and the limits on sizes, are the
 * mapper's.
 *
 * <p>A type of the library that has no format, such as {@link io.github.mercurius.mercado.Game}, is refused: it may
 * hold hidden tokens. So is what a server should not send: a state, a position, what {@code updatesForHost} gives, and
 * a record with secrets while its game goes on. {@link #forHosts} gives a module for its store. Legal actions are
 * written as an array of actions.
 */
public final class MercadoModule extends SimpleModule implements KnownFormats {
    private static final long serialVersionUID = 1L;

    private final transient GameTypes types;

    /** A module for games with the stand-in edition, to be registered with an object mapper. */
    public MercadoModule() {
        this(Edition.standIn());
    }

    /** A module for games with an edition, to be registered with an object mapper. */
    public MercadoModule(Edition edition) {
        this(EditionFormats.of(edition).types);
    }

    private MercadoModule(GameTypes types) {
        super("mercado", Version.unknownVersion());
        this.types = types;
        ModuleFormats.add(types, this);
    }

    /** The formats of these values, for programs that serve any game. */
    @Override
    public Formats<Action, PlayerView> formats() {
        return new GameFormats<>(types);
    }

    /** This module for a host's own store: it writes and reads all that a game has, with its hidden tokens. */
    public MercadoModule forHosts() {
        return new MercadoModule(types.forHosts());
    }
}
