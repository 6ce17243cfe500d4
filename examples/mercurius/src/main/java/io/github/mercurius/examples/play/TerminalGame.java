package io.github.mercurius.examples.play;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.OutsideBots;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.examples.games.common.ActionList;
import io.github.mercurius.examples.games.common.AdviceText;
import io.github.mercurius.examples.games.common.Columns;
import io.github.mercurius.examples.games.common.Look;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.FullLogException;
import io.github.mercurius.rules.NotationException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;
import org.jspecify.annotations.Nullable;

/**
 * A game of a person against bots at a console, saved after each action: what the person types is an action in
 * notation, or a command.
 *
 * <p>All chance after the first deal follows from this and from how much happened. So what was taken back and is done
 * again comes out the same, and so does a game that is resumed.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
final class TerminalGame<A extends AnyAction, V extends AnyView<A>> {
    static final List<String> COMMANDS = List.of("help", "board", "legal", "hint", "why", "rule", "undo", "quit");

    private static final int HINTS = 3;

    private final GameKit<A, V> kit;
    private final int person;
    private final SeatedBots<A, V> bots;
    private final Console console;
    private final Words words;
    private final Path file;
    private final boolean hinting;
    private AnyGame<A, V> game;
    private @Nullable AnyViolation lastRefusal;

    /**
     * A game at a console.
     *
     * @param hinting whether the person is given a hint each time, without asking for it
     */
    TerminalGame(Match<A, V> match, Console console, Words words, Path file, boolean hinting, OutsideBots outside) {
        kit = match.kit();
        person = match.person();
        game = match.game();
        bots = new SeatedBots<>(kit, outside);
        this.console = console;
        this.words = words;
        this.file = file;
        this.hinting = hinting;
    }

    /** Goes on with the game until it is over or the person leaves. */
    void run() throws IOException {
        say(words.get(
                kit.name().hasEditions() ? "play.welcome.sister" : "play.welcome",
                kit.name().title(),
                kit.edition(words)));
        say(words.get("play.about." + kit.name()));
        if (console.columns() < Columns.WIDTH) {
            say(words.get("play.narrow", console.columns(), Columns.WIDTH));
        }
        boolean stays = true;
        try {
            while (stays && !game.state().isOver()) {
                if (game.state().decider().orElse(-1) == person) {
                    show();
                    if (hinting) {
                        hint();
                    }
                    stays = untilAction();
                } else {
                    goOn(proceed());
                }
            }
        } finally {
            bots.close(game);
        }
        console.print("");
        print(stays ? "play.over" : "play.saved", file);
    }

    /** Saves the game so that it can be resumed. */
    void save() throws IOException {
        RecordFile.write(kit, game.toRecord(), file);
    }

    /** Lets those act who are not the person: a bot, or chance. */
    private AnyGame<A, V> proceed() {
        if (game.state().asksChance()) {
            long chance =
                    31L * game.firstState().toText().hashCode() + game.actions().size();
            return game.applyOutcome(game.state().drawOutcome(new SplittableRandom(chance)::nextInt));
        }
        return game.applyAction(game.state().decider().orElseThrow(), bots.choose(game));
    }

    /** Saves the game after an action, and tells what came of it. */
    private void goOn(AnyGame<A, V> after) throws IOException {
        kit.face(words).heading(game).ifPresent(turn -> {
            console.print("");
            console.print(new AttributedString(turn, Look.STRONG));
        });
        var updates = after.updatesFor(person, game.updateCount());
        game = after;
        save();
        updates.forEach(update -> words.told(update, game.setup()).forEach(this::tell));
        if (game.isOver()) {
            game.ranking()
                    .forEach(one -> tell(words.get("story.place." + kit.name(), one.place(), one.name(), one.score())));
        }
    }

    private void tell(String line) {
        console.print(Columns.wrap("  ", line));
    }

    private V view() {
        return game.state().viewFor(person);
    }

    /** The notations of all that the person may do. */
    private List<String> legal() {
        return view().legalActions().stream().map(AnyAction::notation).toList();
    }

    /** Shows the table as the person sees it. */
    private void show() {
        console.print("");
        kit.table(view(), words).forEach(console::print);
    }

    /** Tells what the person could do. */
    private void hint() {
        V view = view();
        new AdviceText<>(kit.rules(), words)
                .advice(view, kit.analysts().adviser().plans(view, HINTS))
                .forEach(this::say);
    }

    /** Asks until the person has acted, or taken something back; false if the person leaves. */
    private boolean untilAction() throws IOException {
        while (true) {
            String typed = console.read(
                            words.get("play.prompt"), begun -> ActionList.completions(legal(), COMMANDS, begun))
                    .orElse("quit")
                    .trim();
            String[] parts = typed.split("\\s+", 2);
            String command = parts[0].toLowerCase(Locale.ROOT);
            if (command.equals("quit")) {
                return false;
            }
            if (command.equals("undo")) {
                takeBack();
                return true;
            }
            if (!answer(command, parts.length > 1 ? parts[1] : "") && act(typed)) {
                return true;
            }
        }
    }

    /** Takes back the person's last action, with the chance after it, if nothing was revealed by them. */
    private void takeBack() throws IOException {
        List<? extends AnyStep<A, V>> steps = game.steps();
        int before = steps.size() - 1;
        while (before >= 0 && steps.get(before).update().actor().isEmpty()) {
            before--;
        }
        if (before < 0 || steps.get(before).update().actor().orElseThrow() != person) {
            say(words.get("play.undo.nothing"));
        } else if (game.undoReveals(before)) {
            say(words.get("play.undo.seen"));
        } else {
            String action = game.actions().get(before).notation();
            try {
                game = game.undo(before);
                save();
                say(words.get("play.undone", action));
            } catch (FullLogException full) {
                say(String.valueOf(full.getMessage()));
            }
        }
    }

    /** Answers a question; false if it is none. */
    private boolean answer(String command, String rest) {
        switch (command) {
            case "" -> {}
            case "board" -> show();
            case "help" -> {
                print("play.help." + kit.name());
                print("play.help.commands");
            }
            case "hint" -> hint();
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
        Optional<A> action = parse(text);
        if (action.isEmpty()) {
            return false;
        }
        Optional<? extends AnyViolation> refused = game.check(person, action.get());
        if (refused.isPresent()) {
            lastRefusal = refused.get();
            refuse(words.get("play.refused", words.refusal(lastRefusal, game.setup())));
            say(words.get("play.whyMore"));
            return false;
        }
        goOn(game.applyAction(person, action.get()));
        return true;
    }

    /** The action in a text; says from where on it is none. */
    private Optional<A> parse(String text) {
        try {
            return Optional.of(kit.rules().action(kit.face(words).notation(text)));
        } catch (NotationException wrong) {
            refuse(
                    wrong.position() == 0
                            ? words.get("play.unknown", text)
                            : words.get("play.notation", text, text.substring(wrong.position())));
            return Optional.empty();
        }
    }

    private void why(String text) {
        if (!text.isEmpty()) {
            parse(text)
                    .ifPresent(action -> game.check(person, action)
                            .ifPresentOrElse(
                                    this::explain,
                                    () -> say(words.get("play.why.legal", text.toUpperCase(Locale.ROOT)))));
        } else if (lastRefusal == null) {
            say(words.get("play.why.nothing"));
        } else {
            explain(lastRefusal);
        }
    }

    private void explain(AnyViolation refused) {
        say(words.refusal(refused, game.setup()));
        console.print(Columns.wrap("  ", refused.rule().text(words.locale())));
    }

    /** Says a rule, or the numbers of all. */
    private void rule(String id) {
        List<? extends AnyRule> rules = kit.rules().all();
        say(
                id.isEmpty()
                        ? rules.stream().map(AnyRule::id).collect(Collectors.joining("  "))
                        : rules.stream()
                                .filter(rule -> rule.id().equalsIgnoreCase(id))
                                .findFirst()
                                .map(rule -> rule.id() + ": " + rule.text(words.locale()))
                                .orElseGet(() -> words.get("play.rule.unknown", id)));
    }

    /** Lists what is allowed and begins so; kinds of which there is much only if it begins so. */
    private void list(String begun) {
        ActionList list = ActionList.of(legal(), begun);
        if (list.isEmpty()) {
            say(words.get("play.legal.none"));
        } else {
            list.lines(words, "play.legal.kind").forEach(this::say);
        }
    }

    private void refuse(String text) {
        Columns.wrap("", text).forEach(line -> console.print(new AttributedString(line, Look.ERROR)));
    }

    private void print(String key, Object... facts) {
        console.print(List.of(words.get(key, facts).split("\n")));
    }

    private void say(String text) {
        console.print(Columns.wrap("", text));
    }
}
