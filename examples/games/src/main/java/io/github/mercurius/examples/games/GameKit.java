package io.github.mercurius.examples.games;

import io.github.mercurius.bots.Analyst;
import io.github.mercurius.bots.Bots;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.examples.games.common.Analysts;
import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.Face;
import io.github.mercurius.examples.games.common.Fields;
import io.github.mercurius.examples.games.common.Look;
import io.github.mercurius.examples.games.common.OrdinaryFile;
import io.github.mercurius.examples.games.common.Printable;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.examples.games.common.Vectors;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.examples.games.mercado.MercadoFace;
import io.github.mercurius.examples.games.mercado.MercadoVectors;
import io.github.mercurius.examples.games.mercatores.MercatoresFace;
import io.github.mercurius.examples.games.mercatores.MercatoresVectors;
import io.github.mercurius.examples.games.mercurius.MercuriusFace;
import io.github.mercurius.examples.games.mercurius.MercuriusVectors;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercatores.Mercatores;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.learning.Encoding;
import io.vavr.Lazy;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jline.utils.AttributedString;

/**
 * A game, with all that tools need of it. With {@link GameName} this is the one place of the tools that names all
 * games.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param json the formats, made when they are first asked for: a game is played sooner without them
 * @param numbers the game in numbers, made when it is first asked for
 * @param pieces the edition that is played with, as its file describes it, made when it is first asked for; empty for a
 *     game that has none
 * @param faces how people see it, in each language
 * @param vectors how vectors tell of it
 * @param analysts who judges plans
 * @param bots its own bots, by name; throws an IllegalArgumentException if there is none with a name
 */
public record GameKit<A extends AnyAction, V extends AnyView<A>>(
        GameName name,
        Rules<A, V> rules,
        Lazy<Formats<A, V>> json,
        Lazy<Encoding<A, V>> numbers,
        Lazy<Map<String, Object>> pieces,
        Function<Words, Face<A, V>> faces,
        Vectors<A, V> vectors,
        Analysts<A, V> analysts,
        Function<String, BotKind<A, V>> bots) {
    private static final int MOST_OF_A_NAME = 200;
    private static final int MOST_BYTES = 1 << 20;
    private static final int MOST_PROBLEMS = 20;

    /** The formats of JSON. */
    public Formats<A, V> formats() {
        return json.get();
    }

    /** The game in numbers, for programs that learn. */
    public Encoding<A, V> encoding() {
        return numbers.get();
    }

    /** The edition as its file describes it; empty for a game that has none. */
    public Map<String, Object> document() {
        return pieces.get();
    }

    /** The name of the edition that is played with, printable in one line; empty for a game that has none. */
    public String edition() {
        return Printable.of(document().getOrDefault("name", ""), MOST_OF_A_NAME);
    }

    /** The same in words; and if its pieces are those of the stand-in, whatever it is called, that it is one. */
    public String edition(Words words) {
        if (document().isEmpty()) {
            return "";
        }
        boolean isStandIn = pieces(document()).equals(pieces(of(name).document()));
        return words.get(isStandIn ? "edition.standIn" : "edition", edition());
    }

    private static Map<String, Object> pieces(Map<String, Object> edition) {
        Map<String, Object> pieces = new HashMap<>(edition);
        pieces.keySet().removeAll(List.of("id", "name"));
        return pieces;
    }

    /** How people see it, in a language. */
    public Face<A, V> face(Words words) {
        return faces.apply(words);
    }

    /** The table as a player or a spectator sees it, in 80 columns, below the name of its edition. */
    public List<AttributedString> table(V view, Words words) {
        List<AttributedString> lines = new ArrayList<>();
        String edition = withEditionOf(view.table().setup()).edition(words);
        if (!edition.isEmpty()) {
            lines.add(new AttributedString(Columns.shortened(edition, Columns.WIDTH - 1), Look.FAINT));
        }
        lines.addAll(face(words).table(view));
        return lines;
    }

    /** The same as plain text. */
    public List<String> text(V view, Words words) {
        return table(view, words).stream()
                .map(line -> line.toString().stripTrailing())
                .toList();
    }

    /** Mercurius. */
    public static GameKit<io.github.mercurius.api.Action, io.github.mercurius.api.PlayerView> mercurius() {
        return new GameKit<>(
                GameName.MERCURIUS,
                Mercurius.rules(),
                Lazy.of(MercuriusJson::formats),
                Lazy.of(Encoding::mercurius),
                Lazy.of(Map::of),
                MercuriusFace::new,
                new MercuriusVectors(),
                new Analysts<>(400, Analyst.withMilliseconds(1000, 0), Analyst::withPlayouts),
                Bots::parse);
    }

    /** Mercatores with an edition. */
    public static GameKit<io.github.mercurius.mercatores.Action, io.github.mercurius.mercatores.PlayerView> mercatores(
            io.github.mercurius.mercatores.Edition edition) {
        return new GameKit<>(
                GameName.MERCATORES,
                Mercatores.rules(edition),
                Lazy.of(() -> MercatoresJson.formats(edition)),
                Lazy.of(() -> Encoding.mercatores(edition)),
                Lazy.of(() -> Fields.document(MercatoresJson.EDITION.write(edition))),
                MercatoresFace::new,
                new MercatoresVectors(),
                Analysts.of(io.github.mercurius.mercatores.Bots::analyst),
                io.github.mercurius.mercatores.Bots::parse);
    }

    /** Mercado with an edition. */
    public static GameKit<io.github.mercurius.mercado.Action, io.github.mercurius.mercado.PlayerView> mercado(
            io.github.mercurius.mercado.Edition edition) {
        return new GameKit<>(
                GameName.MERCADO,
                Mercado.rules(edition),
                Lazy.of(() -> MercadoJson.formats(edition)),
                Lazy.of(() -> Encoding.mercado(edition)),
                Lazy.of(() -> Fields.document(MercadoJson.EDITION.write(edition))),
                MercadoFace::new,
                new MercadoVectors(),
                Analysts.of(io.github.mercurius.mercado.Bots::analyst),
                io.github.mercurius.mercado.Bots::parse);
    }

    /** The game with its stand-in edition, if it has editions. */
    public static GameKit<?, ?> of(GameName name) {
        return switch (name) {
            case MERCURIUS -> mercurius();
            case MERCATORES -> mercatores(io.github.mercurius.mercatores.Edition.standIn());
            case MERCADO -> mercado(io.github.mercurius.mercado.Edition.standIn());
        };
    }

    /**
     * The game with the edition in a document.
     *
     * @throws EditionException that names all rules that it breaks
     * @throws FormatException if there is none in it
     * @throws IllegalArgumentException if the game has no editions
     */
    public static GameKit<?, ?> read(GameName name, byte[] edition) {
        return switch (name) {
            case MERCURIUS -> throw new IllegalArgumentException("edition: of mercurius, which has none");
            case MERCATORES -> mercatores(Fields.edition(MercatoresJson.EDITION, edition));
            case MERCADO -> mercado(Fields.edition(MercadoJson.EDITION, edition));
        };
    }

    /**
     * A game with the edition in a file.
     *
     * @throws RefusedTextException that says all that is wrong
     */
    public static GameKit<?, ?> read(Path file, GameName game) throws IOException {
        try {
            return read(game, OrdinaryFile.read(file, MOST_BYTES));
        } catch (FormatException refused) {
            throw new RefusedTextException(file, "no edition: " + refused.getMessage());
        } catch (EditionException broken) {
            List<String> problems =
                    broken.problems().stream().map(EditionProblem::message).toList();
            List<String> more = new ArrayList<>();
            problems.stream()
                    .skip(1)
                    .limit(MOST_PROBLEMS - 1)
                    .forEach(problem -> more.addAll(Columns.wrap("  ", problem)));
            if (problems.size() > MOST_PROBLEMS) {
                more.add("  and " + (problems.size() - MOST_PROBLEMS) + " more");
            }
            throw new RefusedTextException(file + ": no edition: " + problems.get(0), more);
        }
    }

    /** The same game with the edition that a set-up of it has. */
    @SuppressWarnings("unchecked") // it is the same game
    public GameKit<A, V> withEditionOf(AnySetup setup) {
        GameKit<?, ?> same = this;
        if (setup instanceof io.github.mercurius.mercatores.Setup mercatores) {
            same = mercatores(mercatores.edition());
        } else if (setup instanceof io.github.mercurius.mercado.Setup mercado) {
            same = mercado(mercado.edition());
        }
        return (GameKit<A, V>) same;
    }
}
