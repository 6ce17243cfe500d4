package io.github.mercurius.examples.replay;

import io.github.mercurius.api.Setup;
import io.github.mercurius.bots.Estimate;
import io.github.mercurius.bots.RankedPlan;
import io.github.mercurius.examples.games.mercurius.AdviceText;
import io.github.mercurius.examples.games.text.Columns;
import io.github.mercurius.examples.games.text.Paragraph;
import io.github.mercurius.examples.games.text.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An analysis as text, in 80 columns: the curve of each player, the chances after each turn, the costliest turns. */
final class AnalysisText {
    private static final int MOST_TURNS_TOLD = 5;
    private static final int CURVE_NAME = 20;
    private static final int TURN = 4;
    private static final int PLAYER = 12;
    private static final int COST = 7;
    private static final int CHANCES = 53;
    private static final int PERCENT = 100;

    private final List<String> lines = new ArrayList<>();
    private final Analysis analysis;
    private final Setup setup;
    private final Words words;
    private final AdviceText texts;
    private final int width;

    private AnalysisText(Analysis analysis, Words words) {
        this.analysis = analysis;
        this.setup = analysis.game().setup();
        this.words = words;
        this.texts = new AdviceText(words);
        this.width = CHANCES / setup.players() - 1;
    }

    static List<String> lines(Analysis analysis, Words words) {
        AnalysisText text = new AnalysisText(analysis, words);
        text.say(text.title());
        text.lines.add("");
        text.curves();
        text.table();
        text.costliest();
        text.say(text.words.get(
                "analysis.method", analysis.playouts(), text.texts.number(text.widest()), analysis.playoutsAgain()));
        return text.lines;
    }

    private String title() {
        Viewpoint viewpoint = analysis.viewpoint();
        if (viewpoint.open()) {
            return words.get("analysis.title.open");
        }
        return viewpoint.seat().isPresent()
                ? words.get("analysis.title.seat", name(viewpoint.seat().getAsInt()))
                : words.get("analysis.title.spectator");
    }

    private String name(int seat) {
        return setup.name(seat, words.locale());
    }

    private void curves() {
        for (int seat = 0; seat < setup.players(); seat++) {
            int player = seat;
            List<Integer> curve = analysis.chances().stream()
                    .map(chances ->
                            (int) Math.round(PERCENT * chances.get(player).value()))
                    .toList();
            lines.add(Columns.fitted(name(seat), CURVE_NAME) + "  " + Blocks.line(curve, PERCENT));
        }
        lines.add("");
    }

    private void table() {
        StringBuilder heading = new StringBuilder(right(words.get("plot.turn"), TURN) + "  "
                + Columns.fitted(words.get("play.table.player"), PLAYER) + right(words.get("analysis.cost"), COST));
        setup.seats().forEach(seat -> heading.append(" ").append(right(name(seat), width)));
        lines.add(heading.toString());
        Map<Integer, Judged> judged = new HashMap<>();
        analysis.judged().forEach(turn -> judged.put(turn.turn(), turn));
        analysis.costliest().forEach(turn -> judged.put(turn.turn(), turn));
        int first = analysis.game().firstState().table().turn();
        for (int i = 0; i < analysis.chances().size(); i++) {
            lines.add(row(i, first + i, judged.get(first + i)));
        }
        lines.add("");
    }

    private String row(int index, int turn, @Nullable Judged judged) {
        String player = index == 0
                ? ""
                : name(analysis.game().turns().get(index - 1).get(0).seat());
        String cost = judged == null ? "" : texts.number(judged.loss().value());
        StringBuilder row =
                new StringBuilder(right(Integer.toString(turn), TURN) + "  " + Columns.fitted(player, PLAYER)
                        + right(cost, COST) + (analysis.costliest().contains(judged) ? "*" : " "));
        for (Estimate chance : analysis.chances().get(index)) {
            row.append(right(texts.number(chance.value()), width)).append(" ");
        }
        return row.toString().stripTrailing();
    }

    private static String right(String text, int width) {
        String shortened = Columns.shortened(text, width);
        return " ".repeat(width - Columns.width(shortened)) + shortened;
    }

    private void costliest() {
        List<Judged> costliest =
                analysis.costliest().stream().limit(MOST_TURNS_TOLD).toList();
        say(words.get(costliest.isEmpty() ? "analysis.costliest.none" : "analysis.costliest"));
        for (int i = 0; i < costliest.size(); i++) {
            Judged turn = costliest.get(i);
            lines.add("");
            say(words.get("analysis.turn", i + 1, turn.turn(), name(turn.seat()), texts.percent(turn.loss())));
            say("analysis.played", turn.played());
            say("analysis.better", turn.better());
        }
        lines.add("");
    }

    private void say(String key, RankedPlan advice) {
        String plan = AdviceText.notation(advice.actions());
        indent("   ", words.get(key, plan, texts.percent(advice.chance())));
        indent("     ", texts.plan(advice.actions()));
    }

    private double widest() {
        return analysis.chances().stream()
                .flatMap(List::stream)
                .mapToDouble(chance -> (chance.high() - chance.low()) / 2)
                .max()
                .orElse(0);
    }

    private void say(String text) {
        indent("", text);
    }

    private void indent(String indent, String text) {
        lines.addAll(Paragraph.wrap(indent, text));
    }
}
