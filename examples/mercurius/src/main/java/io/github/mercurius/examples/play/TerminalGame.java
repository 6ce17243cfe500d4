package io.github.mercurius.examples.play;

import io.github.mercurius.examples.games.terminal.Look;
import io.github.mercurius.examples.games.text.Paragraph;
import io.github.mercurius.examples.games.text.Words;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.jline.utils.AttributedString;

/** A game of a person against bots at a console, saved after each action. */
final class TerminalGame {
    private final Console console;
    private final Words words;
    private final Path file;
    private final boolean hinting;
    private Match<?, ?> match;

    /**
     * A game at a console.
     *
     * @param hinting whether the person is given a hint each time, without asking for it
     */
    TerminalGame(Match<?, ?> match, Console console, Words words, Path file, boolean hinting) {
        this.match = match;
        this.console = console;
        this.words = words;
        this.file = file;
        this.hinting = hinting;
    }

    /** Goes on with the game until it is over or the person leaves. */
    void run() throws IOException {
        console.print(Paragraph.wrap("", match.welcome()));
        console.print(Paragraph.wrap("", match.about()));
        if (console.columns() < Paragraph.WIDTH) {
            console.print(Paragraph.wrap("", words.get("play.narrow", console.columns(), Paragraph.WIDTH)));
        }
        Dialogue dialogue = new Dialogue(this, console, words);
        boolean stays = true;
        while (stays && !match.isOver()) {
            if (match.isPersonAsked()) {
                show();
                if (hinting) {
                    hint();
                }
                stays = dialogue.untilAction();
            } else {
                goOn(match.proceed());
            }
        }
        console.print("");
        console.print(
                List.of(words.get(stays ? "play.over" : "play.saved", file).split("\n")));
    }

    Match<?, ?> match() {
        return match;
    }

    /** Shows the table as the person sees it. */
    void show() {
        console.print("");
        match.screen().forEach(console::print);
    }

    /** Tells what the person could do. */
    void hint() {
        match.hint().forEach(line -> console.print(Paragraph.wrap("", line)));
    }

    /** Takes a legal action of the person. */
    void act(String action) throws IOException {
        goOn(match.act(action));
    }

    /** Saves the game after an action, and tells what came of it. */
    private void goOn(Match.Told told) throws IOException {
        told.turn().ifPresent(turn -> {
            console.print("");
            console.print(new AttributedString(turn, Look.STRONG));
        });
        match = told.after();
        save();
        told.lines().forEach(line -> console.print(Paragraph.wrap("  ", line)));
    }

    /** Takes back the person's last action if nobody has learned anything from it; says what came of it. */
    String takeBack() throws IOException {
        Match.TakenBack taken = match.takeBack();
        if (!taken.after().equals(match)) {
            match = taken.after();
            save();
        }
        return taken.said();
    }

    void save() throws IOException {
        match.save(file);
    }
}
