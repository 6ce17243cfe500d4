package com.example;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntUnaryOperator;

/** A table of any game: no line of it knows which. */
final class Room<A extends AnyAction, V extends AnyView<A>> {
    /** A game without a winner in sight ends here. */
    private static final int MOST_UPDATES = 3000;

    private final Rules<A, V> rules;
    private final Formats<A, V> formats;
    private final IntUnaryOperator random;
    private final Tally tally;
    private final Connection[] connections;
    private final boolean[] left;
    private AnyGame<A, V> game;
    private boolean over;

    Room(Rules<A, V> rules, Formats<A, V> formats, List<String> names, IntUnaryOperator random, Tally tally) {
        this.rules = rules;
        this.formats = formats;
        this.random = random;
        this.tally = tally;
        connections = new Connection[names.size()];
        left = new boolean[names.size()];
        game = rules.start(names, random);
    }

    AnySetup setup() {
        return game.setup();
    }

    /** A player takes a seat, or comes back with all updates before a number. */
    synchronized void connect(int seat, int from, Connection connection) {
        boolean first = Arrays.stream(connections).allMatch(Objects::isNull);
        connections[seat] = connection;
        if (from < 0) {
            connection.send("view " + formats.view().write(game.firstState().viewFor(seat)));
        }
        tell(seat, Math.max(0, from));
        if (over) {
            sayOver(seat);
        } else if (first) {
            goOn();
        }
    }

    /** From the connection of a seat. */
    synchronized void receive(int seat, String line) {
        String[] words = line.split(" ", 4);
        if (over || words.length < 3) {
            return;
        }
        String id = words[1];
        if (!words[2].equals(Integer.toString(game.updateCount()))) {
            refuse(seat, id, "-", "stale: expected number " + game.updateCount());
        } else if (words[0].equals("act")) {
            act(seat, id, words[3]);
        } else if (words[0].equals("undo")) {
            undo(seat, id, Integer.parseInt(words[3]));
        } else if (words[0].equals("leave")) {
            left[seat] = true;
            tally.add(Tally.Event.LEFT);
            advance(game.note(new Note(seat, "left: the host plays on")));
        }
    }

    private void act(int seat, String id, String json) {
        A action;
        try {
            action = formats.action().read(json);
        } catch (FormatException malformed) {
            refuse(seat, id, "-", String.valueOf(malformed.getMessage()));
            return;
        }
        Optional<? extends AnyViolation> refused = game.check(seat, action);
        if (refused.isPresent()) {
            String message = refused.get().message(Locale.ENGLISH, game.setup());
            refuse(seat, id, refused.get().rule().id(), message);
        } else {
            tally.add(Tally.Event.ACTION);
            advance(game.applyAction(seat, action));
        }
    }

    private void undo(int seat, String id, int to) {
        if (to < 0 || to >= game.actions().size() || game.undoReveals(to)) {
            refuse(seat, id, "-", "no undo that shows something");
        } else {
            tally.add(Tally.Event.UNDO);
            advance(game.undo(to));
        }
    }

    /** Saves the game and goes on with what was read back. */
    private void saveAndRead() {
        String saved = formats.record().write(game.toRecord());
        AnyGame<A, V> read = formats.record().read(saved).replay();
        if (!read.equals(game)) {
            throw new IllegalStateException("another game came back: " + read);
        }
        game = read;
        tally.add(Tally.Event.SAVED_AND_READ);
    }

    private void advance(AnyGame<A, V> next) {
        int from = game.updateCount();
        game = next;
        for (int seat : game.setup().seats()) {
            tell(seat, from);
        }
        goOn();
    }

    /** What is nobody's decision at a connection: chance, a player who has left, the end. */
    private void goOn() {
        if (random.applyAsInt(200) == 0) {
            saveAndRead();
        }
        if (game.state().isOver() || game.updateCount() > MOST_UPDATES) {
            over = true;
            game.setup().seats().forEach(this::sayOver);
        } else if (game.state().asksChance()) {
            advance(game.applyOutcome(game.state().drawOutcome(random)));
        } else if (left[game.state().decider().getAsInt()]) {
            int seat = game.state().decider().getAsInt();
            tally.add(Tally.Event.PLAYED_FOR_AN_ABSENT_PLAYER);
            advance(game.applyAction(seat, rules.actionInAbsence(game.state().viewFor(seat))));
        }
    }

    private void tell(int seat, int from) {
        if (connections[seat] != null) {
            List<String> hashes = game.hashesFor(seat, from);
            int next = 0;
            for (AnyUpdate update : game.updatesFor(seat, from)) {
                connections[seat].send(
                        "update " + hashes.get(next++) + " " + formats.update().write(update));
            }
        }
    }

    private void refuse(int seat, String id, String rule, String message) {
        connections[seat].send("refused " + id + " " + rule + " " + message.replace('\n', ' '));
    }

    private void sayOver(int seat) {
        if (connections[seat] != null) {
            connections[seat].send("over " + formats.record().write(game.toRecord()));
        }
    }
}
