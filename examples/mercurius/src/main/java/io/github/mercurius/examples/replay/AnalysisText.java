package io.github.mercurius.examples.replay;

import io.github.mercurius.examples.games.common.AdviceText;
import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.search.Estimate;
import io.github.mercurius.search.Judged;
import io.github.mercurius.search.RankedPlan;
import io.github.mercurius.search.Review;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** An analysis as text, in 80 columns: the curve of each player, the chances after each turn, the costliest turns. */
final class AnalysisText<A extends AnyAction, V extends AnyView<A>> {
    private static final int MOST_TURNS_TOLD = 5;
    private static final int CURVE_NAME = 20;
    private static final int TURN = 4;
    private static final int PLAYER = 12;
    private static final int COST = 7;
    private static final int CHANCES = 53;
    private static final int PERCENT = 100;

    private final List<String> lines = new ArrayList<>();
    private final Analysis<A, V> analysis;
    private final AnySetup setup;
    private final List<List<AnyStep<A, V>>> turns;
    private final Words words;
    private final AdviceText<A, V> texts;
    private final int width;

    private AnalysisText(Analysis<A, V> analysis, Words words) {
        this.analysis = analysis;
        this.setup = analysis.game().setup();
        this.words = words;
        this.turns = Review.turns(analysis.game());
        this.texts = new AdviceText<>(analysis.kit().rules(), words);
        this.width = CHANCES / setup.players() - 1;
    }

    static <A extends AnyAction, V extends AnyView<A>> List<String> lines(Analysis<A, V> analysis, Words words) {
        AnalysisText<A, V> text = new AnalysisText<>(analysis, words);
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
        return analysis.seat().isPresent()
                ? words.get("analysis.title.seat", name(analysis.seat().getAsInt()))
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
            lines.add(Columns.fitted(name(seat), CURVE_NAME) + "  " + Columns.line(curve, PERCENT));
        }
        lines.add("");
    }

    private void table() {
        StringBuilder heading = new StringBuilder(right(words.get("plot.turn"), TURN) + "  "
                + Columns.fitted(words.get("play.table.player"), PLAYER) + right(words.get("analysis.cost"), COST));
        setup.seats().forEach(seat -> heading.append(" ").append(right(name(seat), width)));
        lines.add(heading.toString());
        Map<Integer, Judged<A, V>> judged = new HashMap<>();
        analysis.judged().forEach(one -> judged.merge(one.turn(), one, AnalysisText::dearer));
        analysis.costliest().forEach(one -> judged.put(one.turn(), one));
        int first = analysis.game().firstState().table().turn();
        for (int i = 0; i < analysis.chances().size(); i++) {
            lines.add(row(i, first + i, judged.get(first + i)));
        }
        lines.add("");
    }

    /** Of two decisions of one turn the one that cost more. */
    private static <A extends AnyAction, V extends AnyView<A>> Judged<A, V> dearer(
            Judged<A, V> one, Judged<A, V> other) {
        return other.loss().value() > one.loss().value() ? other : one;
    }

    private String row(int index, int turn, @Nullable Judged<A, V> judged) {
        String player = index == 0
                ? ""
                : name(turns.get(index - 1).get(0).update().actor().orElse(setup.startSeat()));
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
        List<Judged<A, V>> costliest =
                analysis.costliest().stream().limit(MOST_TURNS_TOLD).toList();
        say(words.get(costliest.isEmpty() ? "analysis.costliest.none" : "analysis.costliest"));
        for (int i = 0; i < costliest.size(); i++) {
            Judged<A, V> turn = costliest.get(i);
            lines.add("");
            say(words.get("analysis.turn", i + 1, turn.turn(), name(turn.seat()), texts.percent(turn.loss())));
            say("analysis.played", turn.view(), turn.played());
            say("analysis.better", turn.view(), turn.better());
        }
        lines.add("");
    }

    private void say(String key, V view, RankedPlan<A> advice) {
        String plan = AdviceText.notation(advice.actions());
        indent("   ", words.get(key, plan, texts.percent(advice.chance())));
        indent("     ", texts.inWords(view, advice.actions()));
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
        lines.addAll(Columns.wrap(indent, text));
    }
}
