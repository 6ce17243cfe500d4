package io.github.mercurius.examples.games;

import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import java.util.Map;

/**
 * A game that the commands know, with all that they need of it.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param edition the name of the edition that is played with; empty for a game that has none
 * @param document describes the edition
 */
public record GameKit<A extends AnyAction, V extends AnyView<A>>(
        GameName name, Rules<A, V> rules, Formats<A, V> formats, String edition, Map<String, Object> document) {
    /** Mercurius. */
    public static GameKit<io.github.mercurius.api.Action, io.github.mercurius.api.PlayerView> mercurius() {
        return new GameKit<>(GameName.MERCURIUS, Mercurius.rules(), MercuriusJson.formats(), "", Map.of());
    }

    /** Mercatores with an edition. */
    public static GameKit<io.github.mercurius.mercatores.Action, io.github.mercurius.mercatores.PlayerView> mercatores(
            io.github.mercurius.mercatores.Edition edition) {
        return new GameKit<>(
                GameName.MERCATORES,
                Mercatores.rules(edition),
                MercatoresJson.formats(edition),
                edition.name(),
                edition.toDocument());
    }

    /** Mercado with an edition. */
    public static GameKit<io.github.mercurius.mercado.Action, io.github.mercurius.mercado.PlayerView> mercado(
            io.github.mercurius.mercado.Edition edition) {
        return new GameKit<>(
                GameName.MERCADO,
                Mercado.rules(edition),
                MercadoJson.formats(edition),
                edition.name(),
                edition.toDocument());
    }

    /** The game with its stand-in edition, if it has editions. */
    public static GameKit<?, ?> of(GameName name) {
        return switch (name) {
            case MERCURIUS -> mercurius();
            case MERCATORES -> mercatores(io.github.mercurius.mercatores.Edition.standIn());
            case MERCADO -> mercado(io.github.mercurius.mercado.Edition.standIn());
        };
    }

    /** The same game with the edition that a set-up of it has. */
    public GameKit<?, ?> withEditionOf(AnySetup setup) {
        if (setup instanceof io.github.mercurius.mercatores.Setup mercatores) {
            return mercatores(mercatores.edition());
        }
        return setup instanceof io.github.mercurius.mercado.Setup mercado ? mercado(mercado.edition()) : this;
    }
}
