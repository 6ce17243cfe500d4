package io.github.mercurius.examples.play;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.examples.games.outside.OutsideBots;
import io.github.mercurius.examples.games.terminal.AdviceText;
import io.github.mercurius.examples.games.terminal.RefusalText;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.AnyStep;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.NotationException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.jline.utils.AttributedString;

/**
 * A game of a person against bots at one moment, in the words of a language; actions go by their notation, as they are
 * typed. A match is immutable, but for its bots.
 *
 * <p>All chance after the first deal follows from this and from how much happened. So what was taken back and is done
 * again comes out the same, and so does a game that is resumed.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 * @param person the seat of the person
 */
record Match<A extends AnyAction, V extends AnyView<A>>(
        GameKit<A, V> kit, AnyGame<A, V> game, int person, Words words, SeatedBots<A, V> bots) {
    private static final int HINTS = 3;

    /**
     * Why an action is refused.
     *
     * @param message the rule and the facts
     * @param rule what the rule says
     */
    record Refused(String message, String rule) {}

    /**
     * The result of an action.
     *
     * @param turn the heading of the turn that began with it, if one did
     * @param lines what happened
     */
    record Told(Match<?, ?> after, Optional<String> turn, List<String> lines) {}

    /** The result of taking an action back: the earlier match if there is one, and what to say. */
    record TakenBack(Match<?, ?> after, String said) {}

    /**
     * A match of the person whose name is not that of a bot.
     *
     * @throws IllegalArgumentException if there are several such persons
     */
    static <A extends AnyAction, V extends AnyView<A>> Match<A, V> of(
            GameKit<A, V> kit, AnyGame<A, V> game, Words words, OutsideBots outside) {
        int person = Opponents.personsSeat(kit, game.setup().names(), outside);
        return new Match<>(kit, game, person, words, new SeatedBots<>(kit, outside));
    }

    private Match<A, V> with(AnyGame<A, V> next) {
        return new Match<>(kit, next, person, words, bots);
    }

    /** What is said at the beginning. */
    String welcome() {
        return kit.face().welcome(kit.edition(), words);
    }

    /** What the game is about, in a sentence or two. */
    String about() {
        return words.get("play.about." + kit.name());
    }

    /** The list of all that can be typed. */
    String help() {
        return kit.face().help(words);
    }

    boolean isOver() {
        return game.state().isOver();
    }

    /** Whether the person is to act. */
    boolean isPersonAsked() {
        return game.state().decider().orElse(-1) == person;
    }

    /** How many actions there were. */
    int actions() {
        return game.actions().size();
    }

    /** The table as the person sees it. */
    List<AttributedString> screen() {
        return kit.face().table(view(), words);
    }

    private V view() {
        return game.state().viewFor(person);
    }

    /** The notations of all that the person may do. */
    List<String> legal() {
        return view().legalActions().stream().map(AnyAction::notation).toList();
    }

    /** From which character on a text is no action; nothing if it is one. */
    OptionalInt misread(String text) {
        try {
            parse(text);
            return OptionalInt.empty();
        } catch (NotationException wrong) {
            return OptionalInt.of(wrong.position());
        }
    }

    private A parse(String text) {
        return kit.rules().action(kit.face().notation(text));
    }

    /** Why the person may not take an action now; nothing if it is legal. */
    Optional<Refused> check(String action) {
        return game.check(person, parse(action))
                .map(violation -> new Refused(
                        RefusalText.of(violation, game.setup(), words),
                        violation.rule().text(words.locale())));
    }

    /** Takes a legal action of the person. */
    Told act(String action) {
        return told(game.applyAction(person, parse(action)));
    }

    /** Lets those act who are not the person: a bot, or chance. */
    Told proceed() {
        if (game.state().asksChance()) {
            long chance = 31L * game.firstState().toText().hashCode() + actions();
            return told(game.applyOutcome(game.state().drawOutcome(new SplittableRandom(chance)::nextInt)));
        }
        return told(game.applyAction(game.state().decider().orElseThrow(), bots.choose(game)));
    }

    private Told told(AnyGame<A, V> after) {
        var updates = after.updatesFor(person, game.updateCount());
        List<String> lines = kit.face().tell(after, updates, words);
        return new Told(with(after), kit.face().heading(game, words), lines);
    }

    /** Takes the person's last action back, with the chance after it, if nothing was revealed by them. */
    TakenBack takeBack() {
        List<? extends AnyStep<A, V>> steps = game.steps();
        int before = steps.size() - 1;
        while (before >= 0 && steps.get(before).update().actor().isEmpty()) {
            before--;
        }
        if (before < 0 || steps.get(before).update().actor().orElseThrow() != person) {
            return new TakenBack(this, words.get("play.undo.nothing"));
        }
        if (game.undoReveals(before)) {
            return new TakenBack(this, kit.face().tooLate(words));
        }
        return new TakenBack(
                with(game.undo(before)),
                words.get("play.undone", game.actions().get(before).notation()));
    }

    /** What the person could do, each line being a paragraph. */
    List<String> hint() {
        V view = view();
        return new AdviceText<>(kit.rules(), kit.face(), words)
                .advice(view, kit.analysts().adviser().plans(view, HINTS));
    }

    /** The numbers of all rules. */
    List<String> rules() {
        return kit.rules().all().stream().map(AnyRule::id).toList();
    }

    /** The text of a rule with a number. */
    Optional<String> rule(String id) {
        return kit.rules().all().stream()
                .filter(rule -> rule.id().equalsIgnoreCase(id))
                .findFirst()
                .map(rule -> rule.id() + ": " + rule.text(words.locale()));
    }

    /** Saves the game so that it can be resumed. */
    void save(Path file) throws IOException {
        RecordFile.write(kit, game.toRecord(), file);
    }

    /** Lets the bots go: nobody acts any more. */
    void close() {
        bots.close(game);
    }
}
