package io.github.mercurius.examples.recipes;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.SeatGame;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/**
 * Serves a table: actions come from seats, updates go out to all, and a client that lost its connection catches up. Any
 * number of threads may do so: a game never changes, so the table is a reference to the latest, without a lock.
 */
public final class ServeATable {
    private ServeATable() {}

    /** The server's side: the game, and how many updates each client has been sent. */
    private static final class Server {
        private final List<Client> clients = new ArrayList<>();
        private final AtomicReference<Game> latest =
                new AtomicReference<>(Game.start(Setup.of("Robert", "Magda", "Anna"), Deal.seeded(1602)));

        Server() {
            game().setup()
                    .seats()
                    .forEach(seat -> clients.add(new Client(game().state().viewFor(seat))));
        }

        Game game() {
            return Objects.requireNonNull(latest.get());
        }

        /** Takes an action from a seat, or answers why not, in the player's language. */
        Optional<String> act(int seat, Action action, Locale language) {
            Game game = game();
            Either<Violation, Game> next = game.tryAction(seat, action);
            if (next.isRight() && !latest.compareAndSet(game, next.get())) {
                return act(seat, action, language); // another thread was faster: it may no longer be legal
            }
            game.setup().seats().forEach(this::send);
            return next.swap()
                    .map(violation -> violation.rule().id() + ": " + violation.message(language, game.setup()))
                    .toJavaOptional();
        }

        /** Sends a client all that it does not have yet: one update, or those of an hour without a connection. */
        void send(int seat) {
            Client client = clients.get(seat);
            synchronized (client) {
                Game game = game();
                int from = client.mine.nextNumber();
                if (client.connected) {
                    Iterator<String> hashes = game.hashesFor(seat, from).iterator();
                    game.updatesFor(seat, from).forEach(update -> client.receive(update, hashes.next()));
                }
            }
        }
    }

    /** A client's side: what its player may know, and nothing else. */
    private static final class Client {
        private SeatGame mine;
        private boolean connected = true;

        Client(PlayerView view) {
            mine = SeatGame.of(view);
        }

        /** Takes an update, or says what is wrong with it: an exception, and the client still has what it had. */
        void receive(Update update, String hash) {
            SeatGame next = mine.after(update);
            if (!next.hash().equals(hash)) {
                throw new IllegalStateException("out of step with the server, expected the hash " + hash);
            }
            mine = next;
        }
    }

    public static void main(String[] args) {
        Server server = new Server();
        Client anna = server.clients.get(2);

        server.act(0, Action.parse("+AMS"), Locale.ENGLISH).ifPresent(System.out::println);
        server.act(1, Action.parse("+AMS"), Locale.ENGLISH).ifPresent(System.out::println);
        server.act(0, Action.parse("-TEA"), new Locale("pl")).ifPresent(System.out::println);

        anna.connected = false;
        server.act(0, Action.parse("+TEA"), Locale.ENGLISH);
        server.act(0, Action.parse("+SPI"), Locale.ENGLISH);
        System.out.println(
                "Anna has " + anna.mine.nextNumber() + " of " + server.game().updateCount() + " updates");

        anna.connected = true;
        server.send(2);
        System.out.println("Anna has " + anna.mine.nextNumber() + " of "
                + server.game().updateCount() + " updates, and is in step: "
                + anna.mine.hash().equals(server.game().hashFor(2)));
    }
}
