package io.github.mercurius.examples.play;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.Game;
import io.github.mercurius.examples.replay.Paragraph;
import io.github.mercurius.examples.replay.Records;
import io.github.mercurius.examples.replay.Story;
import io.github.mercurius.examples.replay.Words;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jline.utils.AttributedString;

/** A game of a person against bots at a console, saved after each action. */
final class TerminalGame {
    private final Console console;
    private final Words words;
    private final Path file;
    private final Story story;
    private final Screen screen;
    private final int person;
    private Game game;

    TerminalGame(Game game, Console console, Words words, Path file) {
        this.game = game;
        this.person = Opponents.personsSeat(game.setup());
        this.console = console;
        this.words = words;
        this.file = file;
        this.story = new Story(game.setup(), words);
        this.screen = new Screen(words);
    }

    /** Goes on with the game until it is over or the person leaves. */
    void run() throws IOException {
        console.print(Paragraph.wrap("", words.get("play.welcome")));
        Dialogue dialogue = new Dialogue(this, console, words);
        boolean stays = true;
        while (stays && !game.state().isOver()) {
            if (isPersonsTurn()) {
                show();
                stays = dialogue.untilAction();
            } else {
                act(game.state().table().activeSeat(), Opponents.choose(game));
            }
        }
        console.print("");
        console.print(
                List.of(words.get(stays ? "play.over" : "play.saved", file).split("\n")));
    }

    private boolean isPersonsTurn() {
        return game.state().table().activeSeat() == person;
    }

    Game game() {
        return game;
    }

    PlayerView view() {
        return game.state().viewFor(person);
    }

    /** Shows the table as the person sees it. */
    void show() {
        console.print("");
        screen.lines(view()).forEach(console::print);
    }

    /** Takes a legal action of the person. */
    void act(Action action) throws IOException {
        act(person, action);
    }

    /** Takes a legal action of the player on a seat, tells what came of it, and saves the game. */
    private void act(int seat, Action action) throws IOException {
        if (beginsTurn()) {
            int cash = game.state().table().player(seat).cash();
            console.print("");
            console.print(
                    new AttributedString(words.get("story.turn", game.setup().name(seat), cash), Look.STRONG));
        }
        int told = game.updateCount();
        game = game.applyAction(seat, action);
        save();
        for (Update update : game.updatesFor(person, told)) {
            for (Event event : update.events()) {
                story.tell(event).forEach(line -> console.print(Paragraph.wrap("  ", line)));
            }
        }
    }

    private boolean beginsTurn() {
        return game.state().table().step() == 0;
    }

    /** Takes back the person's last action if nobody has learned a card from it; says which one it was, or why not. */
    String takeBack() throws IOException {
        int before = game.steps().size() - 1;
        if (before < 0 || game.steps().get(before).seat() != person) {
            return words.get("play.undo.nothing");
        }
        if (game.undoRevealsCards(before)) {
            return words.get("play.undo.seen");
        }
        Action undone = game.actions().get(before);
        game = game.undo(before);
        save();
        return words.get("play.undone", undone);
    }

    void save() throws IOException {
        Records.write(game.toRecord(), file);
    }
}
