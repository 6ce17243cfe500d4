package io.github.mercurius.examples.games.terminal;

import io.github.mercurius.examples.games.text.Paragraph;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A position drawn for people: the table as it is played at, what is allowed, and why the rest is not. */
public final class TablePicture {
    private TablePicture() {}

    /** The lines of the picture. */
    public static <A extends AnyAction, V extends AnyView<A>> List<String> of(
            AnyPosition<A, V> position, Face<A, V> face, Words words) {
        V view = toShow(position, face);
        List<String> lines = new ArrayList<>();
        face.table(view, words).forEach(line -> lines.add(line.toString().stripTrailing()));
        List<String> legal =
                view.legalActions().stream().map(AnyAction::notation).toList();
        if (!legal.isEmpty()) {
            lines.add(words.get("position.allowed"));
            ActionList.of(legal)
                    .lines(words, "position.kind")
                    .forEach(line -> lines.addAll(Paragraph.wrap("  ", line)));
        }
        List<String> refused = refused(view, face, words);
        if (!refused.isEmpty()) {
            lines.add(words.get("position.refused"));
            refused.forEach(line -> lines.addAll(Paragraph.wrap("  ", line)));
        }
        return lines;
    }

    /** Why the player who decides may not do other things. */
    private static <A extends AnyAction, V extends AnyView<A>> List<String> refused(
            V view, Face<A, V> face, Words words) {
        boolean decides =
                view.viewer().equals(view.table().decider()) && view.viewer().isPresent();
        return decides
                ? Refusals.of(face.samples(view), view::check, view.table().setup(), words)
                : List.of();
    }

    /** What the seat sees that is to act, if that is known; else what everybody sees. */
    private static <A extends AnyAction, V extends AnyView<A>> V toShow(AnyPosition<A, V> position, Face<A, V> face) {
        Optional<V> active = Optional.empty();
        if (face.active(position.table()).isPresent()) {
            int seat = face.active(position.table()).getAsInt();
            active = new Sight<>(position).from(seat);
        }
        return active.or(new Sight<>(position)::view)
                .orElseGet(() -> position.seenBySpectator().view());
    }
}
