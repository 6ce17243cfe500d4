package com.example;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;

/** One game over sockets: a room with its server, and a client on each seat. */
final class Evening<A extends AnyAction, V extends AnyView<A>> {
    private final Rules<A, V> rules;
    private final Formats<A, V> formats;
    private final SplittableRandom random;
    private final Tally tally;

    Evening(Rules<A, V> rules, Formats<A, V> formats, long seed, Tally tally) {
        this.rules = rules;
        this.formats = formats;
        this.random = new SplittableRandom(seed);
        this.tally = tally;
    }

    void play() throws Exception {
        List<String> names = names();
        SplittableRandom ofRoom = random.split();
        Room<A, V> room = new Room<>(rules, formats, names, ofRoom::nextInt, tally);
        ExecutorService threads = Executors.newCachedThreadPool();
        try (ServerSocket server = new ServerSocket(0, 50, InetAddress.getLoopbackAddress())) {
            threads.execute(() -> accept(server, room, threads));
            List<Future<?>> clients = new ArrayList<>();
            for (int seat = 0; seat < names.size(); seat++) {
                Client<A, V> client = new Client<>(rules, formats, seat, server.getLocalPort(), random.split(), tally);
                clients.add(threads.submit(() -> {
                    client.play();
                    return null;
                }));
            }
            for (Future<?> client : clients) {
                client.get(60, TimeUnit.SECONDS);
            }
        } finally {
            threads.shutdownNow();
        }
        tally.add(Tally.Event.GAME);
    }

    private List<String> names() {
        int players = rules.fewestPlayers() + random.nextInt(rules.mostPlayers() - rules.fewestPlayers() + 1);
        return List.of("Robert", "Magda", "Rafał", "Anna", "Ugo").subList(0, players);
    }

    private void accept(ServerSocket server, Room<A, V> room, ExecutorService threads) {
        try {
            while (true) {
                Connection connection = new Connection(server.accept());
                threads.execute(() -> serve(connection, room));
            }
        } catch (IOException closed) {
            // the game is over
        }
    }

    /** The first line says the seat and the number of the next update; −1 before the first view. */
    private void serve(Connection connection, Room<A, V> room) {
        String hello = connection.receive();
        if (hello != null) {
            String[] words = hello.split(" ");
            int seat = Integer.parseInt(words[0]);
            room.connect(seat, Integer.parseInt(words[1]), connection);
            for (String line = connection.receive(); line != null; line = connection.receive()) {
                room.receive(seat, line);
            }
        }
    }
}
