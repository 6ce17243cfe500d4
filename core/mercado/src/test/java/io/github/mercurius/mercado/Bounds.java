package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Texts of positions that are just accepted or just refused. A text leaves out what all have in common: the edition,
 * and, if it says nothing else, two players and the tiles O01 to O04, P01 and P02.
 */
final class Bounds {
    private Bounds() {}

    /** The position that the parts of a text say. */
    static Position position(String parts) {
        Edition edition = Edition.standIn();
        String players = parts.contains("players=") ? "" : " players=2";
        String tiles = parts.contains("tiles=") ? "" : " tiles=O01,O02,O03,O04,P01,P02";
        String text = "mdn/1 edition=" + edition.mark() + players + tiles + " " + parts;
        if (text.contains("SEAL") && !text.contains("seals=")) {
            text += " seals=0/1";
        }
        if (!text.contains("positions=")) {
            text += " positions=" + moved(text);
        } else if (turn(text) > 2 && !text.matches(".* (objects|perfumes|sold|todo=close).*")) {
            text += sold(text);
        }
        return Position.parse(text, edition);
    }

    /** The start player alone has moved, by the points of the tiles sold and the tokens that went (SCO-1, PRV-3). */
    private static String moved(String text) {
        List<String> tiles = part(text, "tiles");
        List<String> sold = new ArrayList<>(part(text, "objects"));
        sold.addAll(part(text, "perfumes"));
        part(text, "sold").stream()
                .filter(stall -> stall.matches("[1-6]"))
                .forEach(stall -> sold.add(tiles.get(Integer.parseInt(stall) - 1)));
        Pattern.compile("close:([1-6])")
                .matcher(text)
                .results()
                .forEach(close -> sold.add(tiles.get(Integer.parseInt(close.group(1)) - 1)));
        int points = Edition.standIn().tiles().stream()
                .filter(tile -> sold.contains(tile.id()))
                .mapToInt(tile -> tile.points().type() == Points.Type.RANK
                        ? 1
                        : tile.points().number())
                .sum();
        int moved = points
                + part(text, "gone").stream()
                        .mapToInt(code -> code.charAt(1) - '0')
                        .sum();
        int start = part(text, "start").stream().mapToInt(Integer::parseInt).sum();
        return IntStream.range(0, Integer.parseInt(part(text, "players").get(0)))
                .mapToObj(seat -> seat == start ? "" + moved : "0")
                .collect(Collectors.joining("/"));
    }

    private static int turn(String text) {
        return part(text, "turn").stream().mapToInt(Integer::parseInt).sum();
    }

    /**
     * Objects that give nothing but seals and white coins, whose points have moved the players as far as they are; none
     * if they are too few.
     */
    private static String sold(String text) {
        int points = numbers(text, "positions", "");
        for (String code : part(text, "gone")) {
            points -= code.charAt(1) - '0';
        }
        if (text.contains("ask=OVER")) {
            int players = Integer.parseInt(part(text, "players").get(0));
            points -= text.contains("seals=") ? numbers(text, "seals", "") : players;
            points -= numbers(text, "hands", "?");
        }
        List<Tile> plain = Edition.standIn().objects().stream()
                .filter(tile -> List.of(Effect.SEAL, Effect.WHITE).containsAll(tile.effects()))
                .filter(tile -> tile.points().type() == Points.Type.NUMBER)
                .filter(tile -> !part(text, "tiles").contains(tile.id()))
                .toList();
        for (int subset = 1; subset < 1 << plain.size(); subset++) {
            int chosen = subset;
            List<Tile> some = IntStream.range(0, plain.size())
                    .filter(i -> (chosen >> i & 1) == 1)
                    .mapToObj(plain::get)
                    .toList();
            if (some.stream().mapToInt(tile -> tile.points().number()).sum() == points) {
                return " objects=" + some.stream().map(Tile::id).collect(Collectors.joining(","));
            }
        }
        return "";
    }

    private static int numbers(String text, String name, String unit) {
        return part(text, name).stream()
                .flatMap(value -> Stream.of(value.split("/")))
                .filter(value -> !value.equals("-"))
                .mapToInt(value -> Integer.parseInt(value.replace(unit, "")))
                .sum();
    }

    private static List<String> part(String text, String name) {
        Matcher part = Pattern.compile(" " + name + "=(\\S+)").matcher(text);
        return part.find() ? List.of(part.group(1).split(",")) : List.of();
    }

    /** What a position says of what was gained and paid before. */
    private static final Set<String> HISTORY = Set.of(
            "coins paid",
            "seals",
            "seals paid",
            "seals in all",
            "tokens drawn",
            "W coins in all",
            "B coins in all",
            "spaces moved in all",
            "position",
            "extra turns",
            "objects discarded",
            "perfumes discarded");

    /**
     * The first position is accepted; the second has the problem that is given, and others only of what was gained and
     * paid before, where the same change makes them.
     */
    static void check(String accepted, String refused, String problem) {
        assertThat(position(accepted).problems()).isEmpty();
        assertThatThrownBy(() -> position(refused))
                .isInstanceOfSatisfying(
                        PositionException.class,
                        exception -> assertThat(exception.problems().stream()
                                        .filter(one -> message(one).equals(problem) || !isHistory(one))
                                        .map(Bounds::message))
                                .containsExactly(problem));
    }

    private static boolean isHistory(PositionProblem problem) {
        return HISTORY.contains(problem.what().replaceFirst(" of seat \\d+$", ""));
    }

    private static String message(PositionProblem problem) {
        return new PositionProblem(
                        OptionalInt.empty(), problem.what(), problem.given(), problem.expected(), problem.rules())
                .message();
    }
}
