package io.github.mercurius.rules.jackson3;

import io.github.mercurius.json.common.GameFormats;
import io.github.mercurius.json.common.GameTypes;
import io.github.mercurius.json.common.KnownFormats;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.stream.Collectors;
import tools.jackson.core.Version;
import tools.jackson.databind.module.SimpleModule;

/**
 * Teaches Jackson 3 to write and read the values of all games, also inside a program's own objects.
 *
 * <pre>{@code
 * JsonMapper mapper = JsonMapper.builder().addModule(new RulesModule()).build();
 * }</pre>
 *
 * <p>It serves each game whose JSON module the program has. Jackson finds this module by itself where it looks for
 * modules; Spring Boot 4 registers it without a property.
 *
 * <p>Each value is written as the game's JSON module writes it, whatever the mapper's own settings. It is read as
 * strictly, but for signs that the mapper is told to allow, such as comments; {@code FORMAT.md} names the exceptions.
 * What is refused comes as Jackson's own exception, with the {@link FormatException} as its cause if it is well-formed
 * JSON.
 *
 * <p>A type of a game that has no format, such as a game itself, is refused, as it may hold what is hidden. So is what
 * a server should not send: a state, a position, a hidden deal, a deck, what {@link AnyGame#updatesForHost} gives, and
 * a record with secrets while its game goes on. {@link #forHosts} gives a module for its store.
 */
public final class RulesModule extends SimpleModule {
    private static final long serialVersionUID = 1L;

    private final transient List<GameTypes> games;

    /** A module for all games, with stand-in editions. */
    public RulesModule() {
        this(all(new ArrayList<>()));
    }

    private RulesModule(List<GameTypes> games) {
        super("mercurius-rules", Version.unknownVersion());
        this.games = games;
    }

    @Override
    public void setupModule(SetupContext context) {
        super.setupModule(context);
        ModuleFormats formats = new ModuleFormats(games);
        context.addSerializers(new ModuleFormats.Writing(formats, false));
        context.addKeySerializers(new ModuleFormats.Writing(formats, true));
        context.addDeserializers(formats);
        context.addKeyDeserializers(formats);
    }

    /**
     * A module for all games, with these formats instead of those of the stand-in editions. With those of one game, it
     * reads a type of any game, such as {@code AnyAction}, as that of this game.
     *
     * @param formats of different games, such as {@code MercadoJson.formats(edition)}
     * @throws IllegalArgumentException if formats are not those that a game's JSON module gives
     */
    public static RulesModule with(Formats<?, ?>... formats) {
        List<GameTypes> games = new ArrayList<>();
        for (Formats<?, ?> each : Objects.requireNonNull(formats, "formats: null, expected formats")) {
            games.add(typesOf(Objects.requireNonNull(each, "formats: null, expected those of a game")));
        }
        return new RulesModule(all(games));
    }

    /** This module for a host's own store: it writes and reads all that a game has, with what is hidden. */
    public RulesModule forHosts() {
        return new RulesModule(games.stream().map(GameTypes::forHosts).collect(Collectors.toList()));
    }

    /** Those that were chosen, and then all that are found. */
    private static List<GameTypes> all(List<GameTypes> chosen) {
        List<GameTypes> games = new ArrayList<>(chosen);
        ServiceLoader.load(KnownFormats.class, KnownFormats.class.getClassLoader())
                .forEach(known -> games.add(typesOf(known.formats())));
        if (chosen.size() != 1 && games.size() != 1) { // nothing says of which of them an action of any game is
            games.add(0, new GameTypes());
        }
        return games;
    }

    private static GameTypes typesOf(Formats<?, ?> formats) {
        if (formats instanceof GameFormats<?, ?> known) {
            return known.types();
        }
        throw new IllegalArgumentException(
                "formats: " + formats.getClass().getName() + ", expected those of a game's JSON module");
    }
}
