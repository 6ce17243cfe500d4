package io.github.mercurius.examples.replay;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Step;
import io.github.mercurius.examples.games.mercurius.Story;
import io.github.mercurius.examples.games.text.Paragraph;
import io.github.mercurius.examples.games.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/** A whole game in words: a part for each turn, so that it can be read step by step. */
record GameStory(Game game, Words words) {
    /** What comes before the first turn. */
    List<String> opening() {
        String players = setup().seats().stream().map(this::name).collect(Collectors.joining(", "));
        return Paragraph.wrap("", words.get("story.title", players, name(beginner())));
    }

    private Setup setup() {
        return game.setup();
    }

    private int beginner() {
        Table first = game.firstState().table();
        return first.isOver() ? setup().startSeat() : first.activeSeat();
    }

    /** The turns, each as the lines that tell it. */
    List<List<String>> turns() {
        List<List<String>> parts = new ArrayList<>();
        Table table = game.firstState().table();
        for (List<Step> turn : game.turns()) {
            parts.add(turn(table, turn));
            table = turn.get(turn.size() - 1).after().table();
        }
        return parts;
    }

    private List<String> turn(Table before, List<Step> turn) {
        List<String> lines = new ArrayList<>();
        if (before.turn() % setup().players() == 0) {
            lines.addAll(round(before));
        }
        int seat = turn.get(0).update().seat();
        Story story = new Story(setup(), words);
        lines.add("");
        lines.add(words.get("story.turn", name(seat), before.player(seat).cash()));
        turn.stream()
                .flatMap(step -> step.update().events().stream())
                .flatMap(event -> story.tell(event).stream())
                .forEach(line -> lines.addAll(Paragraph.wrap("  ", line)));
        return lines;
    }

    /** The heading of a round: where the prices and the players are. */
    private List<String> round(Table table) {
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add("== " + words.get("story.round", table.round(), setup().rounds()) + " ==");
        lines.add(prices(table, Asset::isShare));
        lines.add(prices(table, asset -> !asset.isShare()));
        String wealth = table.ranking().stream()
                .map(standing -> name(standing.seat()) + " " + standing.score())
                .collect(Collectors.joining(", "));
        lines.addAll(Paragraph.wrap("", words.get("story.wealth", wealth)));
        return lines;
    }

    private String name(int seat) {
        return setup().name(seat, words.locale());
    }

    private static String prices(Table table, Predicate<Asset> which) {
        return Asset.all().stream()
                .filter(which)
                .map(asset -> String.format("%s %2d", asset, table.price(asset)))
                .collect(Collectors.joining("   "));
    }
}
