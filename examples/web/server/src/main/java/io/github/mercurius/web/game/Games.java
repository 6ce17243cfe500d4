package io.github.mercurius.web.game;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.bots.Bots;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.core.SealedDeal;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.RulesException;
import io.github.mercurius.web.game.TableGame.Together;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The games that tables can have: the one place that names them. */
public final class Games {
    /** The game of a table that names none. */
    public static final String FIRST = "mercurius";

    private static final int MOST_READ = 200;
    private static final List<String> BOTS_OF_SISTERS =
            List.of("easy", "medium", "hard", "random", "greedy", "search:20", "search:100");

    private static final List<TableGame<?, ?>> ALL = List.of(
            mercurius(),
            mercatores(io.github.mercurius.mercatores.Edition.standIn()),
            mercado(io.github.mercurius.mercado.Edition.standIn()));

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
                ? mercado(MercadoJson.EDITION.read(edition))
                : mercatores(MercatoresJson.EDITION.read(edition));
    }

    private static TableGame<Action, PlayerView> mercurius() {
        return new TableGame<>(
                Mercurius.rules(),
                MercuriusJson.formats(),
                null,
                null,
                List.of("easy", "medium", "hard", "random", "greedy", "regent:easy", "regent:medium", "regent:hard"),
                Bots::parse,
                random -> Deal.shuffled(random).toString(),
                (setup, deal, nonce) ->
                        Game.start(new SealedDeal((Setup) setup, Deal.of(pieces(deal, PriceCard::parse)), nonce)),
                Optional.of(new Together<>((setup, table) -> Mercurius.jointDeal((Setup) setup, table), Game::start)));
    }

    private static TableGame<io.github.mercurius.mercatores.Action, io.github.mercurius.mercatores.PlayerView>
            mercatores(io.github.mercurius.mercatores.Edition cards) {
        return new TableGame<>(
                Mercatores.rules(cards),
                MercatoresJson.formats(cards),
                MercatoresJson.EDITION.write(cards),
                cards.name(),
                BOTS_OF_SISTERS,
                io.github.mercurius.mercatores.Bots::parse,
                random -> io.github.mercurius.mercatores.Deal.shuffled(cards, random)
                        .toString(),
                (setup, deal, nonce) ->
                        io.github.mercurius.mercatores.Game.start(new io.github.mercurius.mercatores.SealedDeal(
                                (io.github.mercurius.mercatores.Setup) setup,
                                io.github.mercurius.mercatores.Deal.of(
                                        cards,
                                        pieces(deal, code -> cards.card(code).orElseThrow())),
                                nonce)),
                Optional.of(new Together<>(
                        (setup, table) -> Mercatores.jointDeal((io.github.mercurius.mercatores.Setup) setup, table),
                        io.github.mercurius.mercatores.Game::start)));
    }

    private static TableGame<io.github.mercurius.mercado.Action, io.github.mercurius.mercado.PlayerView> mercado(
            io.github.mercurius.mercado.Edition tiles) {
        return new TableGame<>(
                Mercado.rules(tiles),
                MercadoJson.formats(tiles),
                MercadoJson.EDITION.write(tiles),
                tiles.name(),
                BOTS_OF_SISTERS,
                io.github.mercurius.mercado.Bots::parse,
                random ->
                        io.github.mercurius.mercado.Deal.shuffled(tiles, random).toString(),
                // without a commitment: what chance brings later is not in the deal
                (setup, deal, nonce) -> io.github.mercurius.mercado.Game.start(
                        (io.github.mercurius.mercado.Setup) setup,
                        io.github.mercurius.mercado.Deal.of(
                                tiles, pieces(deal, id -> tiles.tile(id).orElseThrow()))),
                Optional.empty());
    }

    /** The pieces of a deal, each of which a word of its text names. */
    private static <T> List<T> pieces(String deal, Function<String, T> piece) {
        return Stream.of(deal.split(" ", -1)).map(piece).toList();
    }
}
