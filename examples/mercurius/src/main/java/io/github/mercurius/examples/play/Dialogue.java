package io.github.mercurius.examples.play;

import io.github.mercurius.examples.games.terminal.ActionList;
import io.github.mercurius.examples.games.terminal.Completions;
import io.github.mercurius.examples.games.terminal.Look;
import io.github.mercurius.examples.games.text.Paragraph;
import io.github.mercurius.examples.games.text.Typed;
import io.github.mercurius.examples.games.text.Words;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/** What the person types, and what is answered: an action in notation, or a command. */
final class Dialogue {
    static final List<String> COMMANDS = List.of("help", "board", "legal", "hint", "why", "rule", "undo", "quit");

    private final TerminalGame table;
    private final Console console;
    private final Words words;
    private Match.@Nullable Refused lastRefusal;

    Dialogue(TerminalGame table, Console console, Words words) {
        this.table = table;
        this.console = console;
        this.words = words;
    }

    /** Asks until the person has acted, or taken something back; false if the person leaves. */
    boolean untilAction() throws IOException {
        while (true) {
            Optional<String> line =
                    console.read(words.get("play.prompt"), begun -> Completions.of(match().legal(), COMMANDS, begun));
            String typed = line.orElse("quit").trim();
            String[] parts = typed.split("\\s+", 2);
            String command = parts[0].toLowerCase(Locale.ROOT);
            String rest = parts.length > 1 ? parts[1] : "";
            if (command.equals("quit")) {
                return false;
            }
            if (command.equals("undo")) {
                say(table.takeBack());
                return true;
            }
            if (!answer(command, rest) && act(typed)) {
                return true;
            }
        }
    }

    /** Answers a question; false if it is none. */
    private boolean answer(String command, String rest) {
        switch (command) {
            case "" -> {}
            case "board" -> table.show();
            case "help" -> console.print(Arrays.asList(match().help().split("\n")));
            case "hint" -> table.hint();
            case "legal" -> list(Typed.upper(rest));
            case "rule" -> rule(rest);
            case "why" -> why(rest);
            default -> {
                return false;
            }
        }
        return true;
    }

    private Match<?, ?> match() {
        return table.match();
    }

    private boolean act(String text) throws IOException {
        if (!isAction(text)) {
            return false;
        }
        Optional<Match.Refused> refused = match().check(text);
        if (refused.isPresent()) {
            lastRefusal = refused.get();
            refuse(words.get("play.refused", lastRefusal.message()));
            say(words.get("play.whyMore"));
            return false;
        }
        table.act(text);
        return true;
    }

    /** Whether a text is an action; says from where on it is none. */
    private boolean isAction(String text) {
        OptionalInt misread = match().misread(text);
        misread.ifPresent(at -> refuse(
                at == 0 ? words.get("play.unknown", text) : words.get("play.notation", text, text.substring(at))));
        return misread.isEmpty();
    }

    private void why(String text) {
        if (!text.isEmpty()) {
            whyNot(text);
        } else if (lastRefusal == null) {
            say(words.get("play.why.nothing"));
        } else {
            explain(lastRefusal);
        }
    }

    private void whyNot(String text) {
        if (isAction(text)) {
            match().check(text)
                    .ifPresentOrElse(this::explain, () -> say(words.get("play.why.legal", Typed.upper(text))));
        }
    }

    private void explain(Match.Refused refused) {
        say(refused.message());
        console.print(Paragraph.wrap("  ", refused.rule()));
    }

    private void rule(String id) {
        say(
                id.isEmpty()
                        ? String.join("  ", match().rules())
                        : match().rule(id).orElseGet(() -> words.get("play.rule.unknown", id)));
    }

    /** Lists what is allowed and begins so; kinds of which there is much only if it begins so. */
    private void list(String begun) {
        ActionList list = ActionList.of(match().legal(), begun);
        if (list.isEmpty()) {
            say(words.get("play.legal.none"));
        } else {
            list.lines(words, "play.legal.kind").forEach(this::say);
        }
    }

    private void refuse(String text) {
        Paragraph.wrap("", text).forEach(line -> console.print(new AttributedString(line, Look.ERROR)));
    }

    private void say(String text) {
        console.print(Paragraph.wrap("", text));
    }
}
