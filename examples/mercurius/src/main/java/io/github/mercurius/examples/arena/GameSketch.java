package io.github.mercurius.examples.arena;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.Game;
import io.github.mercurius.examples.replay.Blocks;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/** A finished game as a few lines of text: what the players had after each turn, and the prices after each round. */
final class GameSketch {
    private static final int PRICES_IN_A_LINE = 3;

    private final Game game;
    private final List<Table> afterTurns = new ArrayList<>();

    GameSketch(Game game) {
        this.game = game;
        game.turns()
                .forEach(
                        turn -> afterTurns.add(turn.get(turn.size() - 1).after().table()));
    }

    List<String> lines() {
        List<String> lines = new ArrayList<>();
        lines.addAll(wealth());
        lines.add("");
        lines.addAll(prices());
        return lines;
    }

    private List<String> wealth() {
        List<String> lines = new ArrayList<>();
        List<String> names = game.setup().names();
        int width = names.stream().mapToInt(String::length).max().orElse(0);
        int most = afterTurns.stream()
                .flatMapToInt(table -> IntStream.range(0, names.size()).map(table::wealth))
                .max()
                .orElse(0);
        for (int seat = 0; seat < names.size(); seat++) {
            int player = seat;
            List<Integer> values =
                    afterTurns.stream().map(table -> table.wealth(player)).toList();
            int last = values.get(values.size() - 1);
            lines.add(String.format(
                    Locale.ROOT, "  %-" + width + "s %s %d", names.get(seat), Blocks.line(values, most), last));
        }
        return lines;
    }

    private List<String> prices() {
        List<String> prices = Asset.all().stream().map(this::price).toList();
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < prices.size(); i += PRICES_IN_A_LINE) {
            lines.add("  " + String.join("    ", prices.subList(i, i + PRICES_IN_A_LINE)));
        }
        return lines;
    }

    private String price(Asset asset) {
        List<Integer> values = new ArrayList<>();
        int players = game.setup().players();
        for (int turn = players - 1; turn < afterTurns.size(); turn += players) {
            values.add(afterTurns.get(turn).price(asset));
        }
        int last = values.get(values.size() - 1);
        return String.format(Locale.ROOT, "%s %s %2d", asset, Blocks.line(values, Market.HIGHEST_PRICE), last);
    }
}
