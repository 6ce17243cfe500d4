package io.github.mercurius.examples.games.common;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyTable;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jline.utils.AttributedString;

/**
 * What people see of a game: its table, and the texts that are its own.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public interface Face<A extends AnyAction, V extends AnyView<A>> {
    /** The name of the game as a title. */
    String title();

    /** The name of the game in the names of texts. */
    private String id() {
        return title().toLowerCase(Locale.ROOT);
    }

    /** The table as a player or a spectator sees it, in 80 columns, below the name of its edition. */
    default List<AttributedString> table(V view, Words words) {
        List<AttributedString> lines = new ArrayList<>();
        String edition = edition(view.table().setup(), words);
        if (!edition.isEmpty()) {
            lines.add(new AttributedString(Columns.shortened(edition, Columns.WIDTH - 1), Look.FAINT));
        }
        lines.addAll(screen(view, words));
        return lines;
    }

    /** The table without the name of its edition. */
    List<AttributedString> screen(V view, Words words);

    /** The table as plain text. */
    default List<String> text(V view, Words words) {
        return table(view, words).stream()
                .map(line -> line.toString().stripTrailing())
                .toList();
    }

    /** The seat whose view shows a table best; none after the end. */
    default OptionalInt active(AnyTable table) {
        return table.decider();
    }

    /** The edition that a set-up has, in words; empty for a game that has none. */
    default String edition(AnySetup setup, Words words) {
        return "";
    }

    /** What is said at the beginning of a game. */
    default String welcome(AnySetup setup, Words words) {
        return words.get("play.welcome.sister", title(), edition(setup, words));
    }

    /** The list of all that can be typed. */
    default String help(Words words) {
        return words.get("play.help." + id()) + "\n" + words.get("play.help.commands");
    }

    /** What was typed, as the notation has it. */
    default String notation(String typed) {
        return typed.toUpperCase(Locale.ROOT);
    }

    /** Actions of each kind, to say why they are refused. */
    List<A> samples(V view);

    /** The heading of the turn that begins with the next action, if one does. */
    Optional<String> heading(AnyGame<A, V> game, Words words);

    /** What happened, as the lines that tell it. */
    default List<String> tell(AnyGame<A, V> after, List<? extends AnyUpdate> updates, Words words) {
        List<String> lines = new ArrayList<>();
        updates.forEach(update -> lines.addAll(Told.lines(update, after.setup(), words)));
        if (after.state().isOver()) {
            after.state().table().ranking().forEach(standing -> {
                String player = after.setup().name(standing.seat());
                lines.add(words.get("story.place." + id(), standing.place(), player, standing.score()));
            });
        }
        return lines;
    }

    /** What is said when an action cannot be taken back, as somebody has learned something since. */
    default String tooLate(Words words) {
        return words.get("play.undo.seen");
    }
}
