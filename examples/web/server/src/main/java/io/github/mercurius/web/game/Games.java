package io.github.mercurius.web.game;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.RulesException;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The games that tables can have: the one place that names them. */
public final class Games {
    /** The game of a table that names none. */
    public static final String FIRST = "mercurius";

    private static final int MOST_READ = 200;

    private static final List<TableGame<?, ?>> ALL = List.of(
            new MercuriusGame(),
            new MercatoresGame(io.github.mercurius.mercatores.Edition.standIn()),
            new MercadoGame(io.github.mercurius.mercado.Edition.standIn()));

    /** Those with editions of people that were asked for last. */
    private static final Cache<String, TableGame<?, ?>> READ =
            Caffeine.newBuilder().maximumSize(MOST_READ).build();

    private Games() {}

    /** All games, each with its stand-in edition if it has editions. */
    public static List<TableGame<?, ?>> all() {
        return ALL;
    }

    /**
     * A game.
     *
     * @param edition a document; null for the stand-in, or for a game without editions
     * @throws IllegalArgumentException if there is no such game, or it has no such edition
     */
    public static TableGame<?, ?> of(String name, @Nullable String edition) {
        TableGame<?, ?> standIn = ALL.stream()
                .filter(game -> game.rules().id().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("game: unknown, expected one of "
                        + ALL.stream().map(game -> game.rules().id()).toList()));
        if (edition == null || edition.equals(standIn.edition())) {
            return standIn;
        }
        if (standIn.edition() == null) {
            throw new IllegalArgumentException("edition: one of " + name + ", expected none");
        }
        try {
            return READ.get(name + edition, key -> read(name, edition));
        } catch (RulesException e) {
            throw new IllegalArgumentException("edition: " + Objects.requireNonNull(e.getMessage()), e);
        }
    }

    private static TableGame<?, ?> read(String name, String edition) {
        return name.equals("mercado")
                ? new MercadoGame(MercadoJson.EDITION.read(edition))
                : new MercatoresGame(MercatoresJson.EDITION.read(edition));
    }
}
