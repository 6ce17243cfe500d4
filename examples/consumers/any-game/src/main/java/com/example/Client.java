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
import java.util.SplittableRandom;

/** A client of any game: its side of it, kept from what it is told, in step or refused. */
final class Client<A extends AnyAction, V extends AnyView<A>> {
    private final Rules<A, V> rules;
    private final Formats<A, V> formats;
    private final int seat;
    private final int port;
    private final SplittableRandom random;
    private final Tally tally;

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
                case "refused" -> {} // an undo, or what was sent before an update had come
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
        mine = mine.after(update);
        if (!mine.hash().equals(hash)) {
            throw new IllegalStateException("out of step: " + update.notation());
        }
    }

    private void decide() {
        if (mine.view().legalActions().isEmpty()) {
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
        }
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
