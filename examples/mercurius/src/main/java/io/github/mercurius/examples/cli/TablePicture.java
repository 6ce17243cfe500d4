package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.common.ActionList;
import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.Face;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.vavr.control.Try;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;

/** A position drawn for people: the table as it is played at, what is allowed, and why the rest is not. */
final class TablePicture {
    /** Actions of one kind that break one rule: the first of them, why it is refused, and how many there are. */
    private record Refused(AnyAction first, String message, int number) {
        Refused plus(Refused other) {
            return new Refused(first, message, number + other.number);
        }
    }

    private TablePicture() {}

    /** The lines of the picture. */
    static <A extends AnyAction, V extends AnyView<A>> List<String> of(
            AnyPosition<A, V> position, GameKit<A, V> kit, Words words) {
        Face<A, V> face = kit.face(words);
        V view = toShow(position, face);
        List<String> lines = new ArrayList<>(kit.text(view, words));
        List<String> legal =
                view.legalActions().stream().map(AnyAction::notation).toList();
        if (!legal.isEmpty()) {
            lines.add(words.get("position.allowed"));
            ActionList.of(legal, "")
                    .lines(words, "position.kind")
                    .forEach(line -> lines.addAll(Columns.wrap("  ", line)));
        }
        List<String> refused = refused(view, face, words);
        if (!refused.isEmpty()) {
            lines.add(words.get("position.refused"));
            refused.forEach(line -> lines.addAll(Columns.wrap("  ", line)));
        }
        return lines;
    }

    /** Why the player who decides may not do other things. */
    private static <A extends AnyAction, V extends AnyView<A>> List<String> refused(
            V view, Face<A, V> face, Words words) {
        boolean decides =
                view.viewer().equals(view.table().decider()) && view.viewer().isPresent();
        return decides ? refusals(face.samples(view), view::check, view.table().setup(), words) : List.of();
    }

    /** What the seat sees that is to act, if that is known; else what everybody sees. */
    private static <A extends AnyAction, V extends AnyView<A>> V toShow(AnyPosition<A, V> position, Face<A, V> face) {
        OptionalInt active = face.active(position.table());
        return Try.of(() -> position.seenBy(active.orElseThrow()).view())
                .orElse(Try.of(position::view))
                .getOrElse(() -> position.seenBySpectator().view());
    }

    /**
     * The lines for actions that may be refused; kinds of which the same is said share one.
     *
     * @param check says why an action is refused
     */
    private static <A extends AnyAction> List<String> refusals(
            List<? extends A> actions,
            Function<A, ? extends Optional<? extends AnyViolation>> check,
            AnySetup setup,
            Words words) {
        Map<List<Object>, Refused> byKindAndRule = new LinkedHashMap<>();
        for (A action : actions) {
            check.apply(action).ifPresent(violation -> {
                Refused refused = new Refused(action, words.refusal(violation, setup), 1);
                byKindAndRule.merge(List.of(action.getClass(), violation.rule()), refused, Refused::plus);
            });
        }
        Map<String, Refused> byMessage = new LinkedHashMap<>();
        byKindAndRule.values().forEach(refused -> byMessage.merge(refused.message(), refused, Refused::plus));
        List<String> lines = new ArrayList<>();
        byMessage.values().forEach(refused -> lines.add(line(refused, words)));
        return lines;
    }

    private static String line(Refused refused, Words words) {
        return refused.number() == 1
                ? refused.first().notation() + ": " + refused.message()
                : words.get(
                        "position.refused.more", refused.first().notation(), refused.number() - 1, refused.message());
    }
}
