package io.github.mercurius.examples.rule;

import static java.util.stream.Collectors.joining;

import io.github.mercurius.examples.games.terminal.RefusalText;
import io.github.mercurius.examples.games.terminal.Told;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyView;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The page of a rule: its sentence, its text in full, games in which it shows, and what else there is to read.
 *
 * @param page the address of the page in which games are played; empty if there is none
 */
record RulePageHtml(
        GameRule rule, Words words, RuleHtml text, List<GameRule> all, List<Dispute> disputes, String page) {
    String of(@Nullable RuleExample<?, ?> example, @Nullable GameRule before, @Nullable GameRule after) {
        return "<p class=\"sentence\">%s</p><section lang=\"%s\">%s</section>"
                        .formatted(
                                text.text(rule.rule().text(words.locale())),
                                rule.passage().language(),
                                text.of(rule.passage().markdown()))
                + rule.rulebook(words).map(this::paragraph).orElse("")
                + demonstrations()
                + (example == null ? "" : played(example))
                + list("site.disputes", answers())
                + list("site.named", naming())
                + neighbours(before, after);
    }

    private String paragraph(String words) {
        return "<p class=\"rulebook\">" + RuleHtml.escaped(words) + "</p>";
    }

    private String demonstrations() {
        return Demonstration.of(rule.rule())
                .map(one -> "<pre tabindex=\"0\">"
                        + RuleHtml.escaped(String.join("\n", DemonstrationText.of(one, words))) + "</pre>")
                .collect(joining());
    }

    /** A game with its table after each step, and what is refused at the end. */
    private <A extends AnyAction, V extends AnyView<A>> String played(RuleExample<A, V> example) {
        List<String> steps =
                new ArrayList<>(List.of(picture(example, example.game().firstState())));
        for (AnyStep<A, V> step : example.game().steps()) {
            String told =
                    String.join(" ", Told.lines(step.update(), example.game().setup(), words));
            steps.add("<p><code>%s</code> %s</p>".formatted(step.action().notation(), RuleHtml.escaped(told))
                    + picture(example, step.after()));
        }
        steps.add(steps.remove(steps.size() - 1) + refused(example));
        return "<h2>%s</h2><p>%s</p><ol class=\"steps\" data-back=\"%s\" data-on=\"%s\">%s</ol>"
                .formatted(
                        words.get("site.example"),
                        words.get(
                                "site.seed", example.seed(), rule.kit().rules().fewestPlayers()),
                        words.get("site.back"),
                        words.get("site.on"),
                        steps.stream().map(step -> "<li>" + step + "</li>").collect(joining()));
    }

    private String refused(RuleExample<?, ?> example) {
        return "<p class=\"refused\"><code>%s</code> %s</p>"
                .formatted(
                        example.attempt().notation(),
                        text.text(RefusalText.of(
                                example.violation(), example.game().setup(), words)));
    }

    private <A extends AnyAction, V extends AnyView<A>> String picture(
            RuleExample<A, V> example, AnyState<A, V> state) {
        V view = state.decider().isPresent() ? state.viewFor(state.decider().getAsInt()) : state.viewForSpectator();
        return "<pre tabindex=\"0\">"
                + example.kit().face().table(view, words).stream()
                        .map(line -> RuleHtml.escaped(line.toString().stripTrailing()))
                        .collect(joining("\n"))
                + "</pre>"
                + (page.isEmpty() || state.decider().isEmpty()
                        ? ""
                        : playedOn(state, view.viewer().orElseThrow()));
    }

    /** A link to where the position is played on, from a seat. */
    private String playedOn(AnyState<?, ?> state, int seat) {
        String position =
                URLEncoder.encode(state.toText(), StandardCharsets.UTF_8).replace("+", "%20");
        return "<p><a class=\"play\" href=\"%s#/from/%s/%d/%d/%s\">%s</a></p>"
                .formatted(
                        page,
                        rule.kit().name(),
                        state.table().setup().players(),
                        seat,
                        position,
                        words.get("site.play"));
    }

    private Stream<String> answers() {
        return Stream.iterate(0, i -> i < disputes.size(), i -> i + 1)
                .filter(i -> disputes.get(i).game().equals(rule.kit().name().toString())
                        && disputes.get(i).rules().contains(rule.rule().id()))
                .map(i -> "<a href=\"../../disputes/index.html#d%d\">%s</a>"
                        .formatted(i + 1, RuleHtml.escaped(disputes.get(i).question())));
    }

    /** The rules whose text names this one. */
    private Stream<String> naming() {
        Pattern number = Pattern.compile("\\b" + rule.rule().id() + "\\b");
        return all.stream()
                .filter(one -> !one.rule().id().equals(rule.rule().id())
                        && number.matcher(String.join(" ", one.passage().markdown()))
                                .find())
                .map(this::linkTo);
    }

    private String neighbours(@Nullable GameRule before, @Nullable GameRule after) {
        return "<div class=\"neighbours\">"
                + Stream.of(before, after)
                        .map(one -> one == null ? "<span></span>" : linkTo(one))
                        .collect(joining())
                + "</div>";
    }

    private String linkTo(GameRule one) {
        return "<a href=\"../%1$s/index.html\">%1$s: %2$s</a>"
                .formatted(one.rule().id(), RuleHtml.escaped(one.rule().text(words.locale())));
    }

    private String list(String title, Stream<String> items) {
        String html = items.map(item -> "<li>" + item + "</li>").collect(joining());
        return html.isEmpty() ? "" : "<h2>%s</h2><ul>%s</ul>".formatted(words.get(title), html);
    }
}
