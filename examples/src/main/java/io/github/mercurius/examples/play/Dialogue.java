package io.github.mercurius.examples.play;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.NotationException;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Violation;
import io.github.mercurius.examples.replay.Paragraph;
import io.github.mercurius.examples.replay.Words;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/** What the person types, and what is answered: an action in notation, or a command. */
final class Dialogue {
    static final List<String> COMMANDS = List.of("help", "board", "legal", "hint", "why", "rule", "undo", "quit");

    private final TerminalGame table;
    private final Console console;
    private final Words words;
    private @Nullable Violation lastRefusal;

    Dialogue(TerminalGame table, Console console, Words words) {
        this.table = table;
        this.console = console;
        this.words = words;
    }

    /** Asks until the person has acted, or taken something back; false if the person leaves. */
    boolean untilAction() throws IOException {
        while (true) {
            Optional<String> line =
                    console.read(words.get("play.prompt"), begun -> Completions.of(table.view(), COMMANDS, begun));
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
            case "help" -> console.print(Arrays.asList(words.get("play.help").split("\n")));
            case "hint" -> say(words.get("play.hint", Opponents.hint(table.view())));
            case "legal" -> list(rest.toUpperCase(Locale.ROOT));
            case "rule" -> rule(rest);
            case "why" -> why(rest);
            default -> {
                return false;
            }
        }
        return true;
    }

    private boolean act(String text) throws IOException {
        Optional<Action> action = parse(text);
        if (action.isEmpty()) {
            return false;
        }
        Optional<Violation> violation = table.view().check(action.get());
        if (violation.isPresent()) {
            lastRefusal = violation.get();
            refuse(words.get("play.refused", message(lastRefusal)));
            say(words.get("play.whyMore"));
            return false;
        }
        table.act(action.get());
        return true;
    }

    private Optional<Action> parse(String text) {
        String notation = text.toUpperCase(Locale.ROOT);
        try {
            return Optional.of(Action.parse(notation));
        } catch (NotationException wrong) {
            boolean fromTheStart = wrong.position() == 0;
            refuse(
                    fromTheStart
                            ? words.get("play.unknown", text)
                            : words.get("play.notation", text, text.substring(wrong.position())));
            return Optional.empty();
        }
    }

    private void why(String text) {
        if (text.isEmpty()) {
            if (lastRefusal == null) {
                say(words.get("play.why.nothing"));
            } else {
                explain(lastRefusal);
            }
            return;
        }
        parse(text).ifPresent(action -> {
            Optional<Violation> violation = table.view().check(action);
            violation.ifPresentOrElse(this::explain, () -> say(words.get("play.why.legal", action)));
        });
    }

    private void explain(Violation violation) {
        say(message(violation));
        console.print(Paragraph.wrap("  ", violation.rule().text(words.locale())));
    }

    private String message(Violation violation) {
        return violation.message(words.locale(), table.game().setup());
    }

    private void rule(String id) {
        if (id.isEmpty()) {
            say(Arrays.stream(Rule.values()).map(Rule::id).collect(Collectors.joining("  ")));
            return;
        }
        Optional<Rule> rule = Arrays.stream(Rule.values())
                .filter(candidate -> candidate.id().equalsIgnoreCase(id))
                .findFirst();
        say(rule.map(found -> found.id() + ": " + found.text(words.locale()))
                .orElseGet(() -> words.get("play.rule.unknown", id)));
    }

    /** Lists what is allowed and begins so; kinds of which there is much only if it begins so. */
    private void list(String begun) {
        ActionList list = ActionList.of(table.view().legalActions(), begun);
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
