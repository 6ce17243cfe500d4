package io.github.mercurius.examples.rule;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameState;
import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.Told;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.rules.PositionException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Carries out a demonstration, and tells what the library says: what happens, or why an action is refused. */
final class DemonstrationText {
    private static final Pattern OF_SEAT = Pattern.compile("(\\d):(.+)");
    private static final String INDENT = "  ";

    private final Words words;
    private final List<String> lines = new ArrayList<>();

    private DemonstrationText(Words words) {
        this.words = words;
    }

    /** The lines that tell it. */
    static List<String> of(Demonstration demonstration, Words words) {
        DemonstrationText text = new DemonstrationText(words);
        try {
            GameState state = demonstration.state();
            text.say("", shown(demonstration, state));
            demonstration
                    .game()
                    .ifPresent(game -> text.say(
                            INDENT,
                            words.get("rule.game", Long.toString(game.seed()), String.join(" ", game.actions()))));
            text.tryAll(state, demonstration.attempts());
        } catch (PositionException refused) {
            text.say("", demonstration.position());
            refused.problems().forEach(problem -> text.say(INDENT, words.get("rule.noPosition", problem.message())));
        }
        return text.lines;
    }

    /** The position, after a game as the active player sees it. */
    private static String shown(Demonstration demonstration, GameState state) {
        return demonstration.game().isEmpty()
                ? demonstration.position()
                : state.viewFor(state.table().activeSeat()).toText();
    }

    private void tryAll(GameState first, List<String> attempts) {
        GameState state = first;
        for (String attempt : attempts) {
            state = after(state, attempt);
        }
    }

    private GameState after(GameState state, String attempt) {
        Matcher ofSeat = OF_SEAT.matcher(attempt);
        boolean isOfSeat = ofSeat.matches();
        Action action = Action.parse(isOfSeat ? ofSeat.group(2) : attempt);
        Optional<Violation> violation =
                isOfSeat ? state.check(Integer.parseInt(ofSeat.group(1)), action) : state.check(action);
        Setup setup = state.table().setup();
        lines.add(INDENT
                + (isOfSeat ? setup.name(Integer.parseInt(ofSeat.group(1)), words.locale()) + ": " : "")
                + action);
        if (violation.isPresent()) {
            say(INDENT + INDENT, words.get("play.refused", Told.refusal(violation.get(), setup, words)));
            return state;
        }
        return state.applyAction(action, event -> tell(event, setup));
    }

    private void tell(Event event, Setup setup) {
        // The price can stay the same while the marker moves (PRC-2): the notation has the spaces.
        String spaces = event instanceof Event.PricesMoved ? " [" + event.notation() + "]" : "";
        say(INDENT + INDENT, event.message(words.locale(), setup) + spaces);
    }

    private void say(String indent, String text) {
        lines.addAll(Columns.wrap(indent, text));
    }
}
