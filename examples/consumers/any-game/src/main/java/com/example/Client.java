package com.example;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.json.Formats;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** A client of any game: its side of it, kept from what it is told, in step or refused. It misbehaves now and then. */
final class Client<A extends AnyAction, V extends AnyView<A>> {
    private final Rules<A, V> rules;
    private final Formats<A, V> formats;
    private final int seat;
    private final int port;
    private final SplittableRandom random;
    private final Tally tally;
    /** What is expected to be refused, by the id of its message. */
    private final Map<String, Tally.Event> hostile = new HashMap<>();

    private Connection connection;
    private AnySeatGame<A, V> mine;
    private String undo = "";
    private int messages;
    private boolean left;

    Client(Rules<A, V> rules, Formats<A, V> formats, int seat, int port, SplittableRandom random, Tally tally) {
        this.rules = rules;
        this.formats = formats;
        this.seat = seat;
        this.port = port;
        this.random = random;
        this.tally = tally;
    }

    void play() throws IOException {
        connect(-1);
        while (true) {
            String line = connection.receive();
            if (line == null) {
                throw new IllegalStateException("the room closed the connection");
            }
            String[] words = line.split(" ", 2);
            switch (words[0]) {
                case "view" -> mine = rules.seatGame(formats.view().read(words[1]));
                case "update" -> update(words[1].substring(0, 64), words[1].substring(65));
                case "refused" -> refused(words[1].split(" ", 3));
                case "over" -> {
                    verify(words[1]);
                    connection.close();
                    return;
                }
                default -> throw new IllegalStateException(line);
            }
            if (!words[0].equals("refused") || words[1].startsWith(undo + " ")) {
                undo = "-";
                if (random.nextInt(100) == 0) {
                    reconnect();
                } else {
                    decide();
                }
            }
            if (left) {
                connection.close();
                return;
            }
        }
    }

    private void connect(int from) throws IOException {
        connection = new Connection(new Socket(InetAddress.getLoopbackAddress(), port));
        connection.send(seat + " " + from);
    }

    /** The connection is lost, and the client asks for what it missed. */
    private void reconnect() throws IOException {
        connection.close();
        tally.add(Tally.Event.RECONNECTION);
        connect(mine.nextNumber());
        decide();
    }

    private void update(String hash, String json) {
        AnyUpdate update = formats.update().read(json);
        AnySeatGame<A, V> before = mine;
        mine = mine.after(update);
        if (!mine.hash().equals(hash)) {
            throw new IllegalStateException("out of step: " + update.notation());
        }
        if (random.nextInt(50) == 0) {
            isRefused(mine, update, Tally.Event.REPEATED_UPDATE_REFUSED);
            if (before.nextNumber() > 0) {
                isRefused(before, before.updates().get(before.nextNumber() - 1), Tally.Event.REORDERED_UPDATE_REFUSED);
            }
        }
    }

    private void isRefused(AnySeatGame<A, V> side, AnyUpdate update, Tally.Event event) {
        try {
            side.after(update);
        } catch (IllegalArgumentException expected) {
            tally.add(event);
            return;
        }
        throw new IllegalStateException(event + ": " + update.notation());
    }

    private void refused(String[] answer) {
        Tally.Event expected = hostile.remove(answer[0]);
        boolean byRule = !answer[1].equals("-");
        if (expected != null && byRule == (expected == Tally.Event.WRONG_SEAT_REFUSED)) {
            tally.add(expected);
        }
    }

    private void decide() {
        boolean asked = !mine.view().legalActions().isEmpty();
        if (random.nextInt(40) == 0) {
            misbehave(asked);
        }
        if (!asked) {
            return;
        }
        int actions = mine.views().size() - 1;
        if (actions > 0 && random.nextInt(40) == 0) {
            undo = send("undo", Integer.toString(actions - 1 - random.nextInt(Math.min(actions, 3))));
        } else if (random.nextInt(2000) == 0 && seat > 0) {
            left = true;
            send("leave", "");
        } else {
            send("act", formats.action().write(mine.view().legalActions().sample(random::nextInt)));
            if (random.nextInt(40) == 0) { // the same number is not up twice
                expect(Tally.Event.TWICE_REFUSED, mine.nextNumber(), anyAction());
            }
        }
    }

    private void misbehave(boolean asked) {
        String action = anyAction();
        switch (random.nextInt(4)) {
            case 0 -> {
                if (!asked && !mine.view().table().isOver()) {
                    expect(Tally.Event.WRONG_SEAT_REFUSED, mine.nextNumber(), action);
                }
            }
            case 1 -> expect(Tally.Event.STALE_REFUSED, mine.nextNumber() - 1, action);
            case 2 -> expect(Tally.Event.DAMAGED_REFUSED, mine.nextNumber(), damaged(action));
            default ->
                expect(Tally.Event.FOREIGN_REFUSED, mine.nextNumber(), "{\"type\":\"castle\",\"side\":\"king\"}");
        }
    }

    private String damaged(String json) {
        int at = random.nextInt(json.length());
        return json.substring(0, at) + "~" + json.substring(at + 1);
    }

    /** A legal action, or the last one that was taken. */
    @SuppressWarnings("unchecked") // of an update that this game accepted
    private String anyAction() {
        List<A> known = new ArrayList<>();
        mine.updates().forEach(update -> update.action().ifPresent(action -> known.add((A) action)));
        mine.view().legalActions().stream().limit(1).forEach(known::add);
        return known.isEmpty() ? "{}" : formats.action().write(known.get(known.size() - 1));
    }

    private void expect(Tally.Event refusal, int number, String action) {
        String id = seat + "-" + messages++;
        hostile.put(id, refusal);
        connection.send("act " + id + " " + number + " " + action);
    }

    private String send(String what, String rest) {
        String id = seat + "-" + messages++;
        connection.send(what + " " + id + " " + mine.nextNumber() + " " + rest);
        return id;
    }

    private void verify(String json) {
        VerificationReport report = formats.record().read(json).verify(mine);
        if (report.discrepancy().isPresent()
                || report.gaps().contains(VerificationReport.Gap.TOLD_LESS)
                || report.gaps().contains(VerificationReport.Gap.UNDONE)) {
            throw new IllegalStateException(report.message());
        }
        tally.add(Tally.Event.VERIFIED_BY_A_SEAT);
    }
}
