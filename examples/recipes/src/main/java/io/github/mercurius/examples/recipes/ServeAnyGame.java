package io.github.mercurius.examples.recipes;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;

/**
 * Serves a table of any game: the room does not know which, and only {@code main} names one. Actions and updates are
 * parts of the room's own messages.
 */
public final class ServeAnyGame {
    private ServeAnyGame() {}

    /** A room for one game. What it sends is what would go through a socket. */
    private static final class Room<A extends AnyAction, V extends AnyView<A>> {
        private final Formats<A, V> formats;
        private final IntUnaryOperator random;
        private AnyGame<A, V> game;

        Room(Rules<A, V> rules, Formats<A, V> formats, List<String> names, IntUnaryOperator random) {
            this.formats = formats;
            this.random = random;
            game = rules.start(names, random);
        }

        /** Takes what came from the connection of a seat: a message with an action. */
        void receive(int seat, JsonNode message) {
            A action = formats.action().readTree(message.path("action"));
            Optional<? extends AnyViolation> refused = game.check(seat, action);
            if (refused.isPresent()) {
                String why = refused.get().message(Locale.ENGLISH, game.setup());
                send(seat, "refused", TextNode.valueOf(refused.get().rule().id() + ": " + why));
            } else {
                advance(game.applyAction(seat, action));
            }
        }

        /** Tells each seat what happened, as that seat may know it, and draws where chance comes next. */
        private void advance(AnyGame<A, V> next) {
            int from = game.updateCount();
            game = next;
            for (int seat : game.setup().seats()) {
                for (AnyUpdate update : game.updatesFor(seat, from)) {
                    send(seat, "update", formats.update().writeTree(update));
                }
            }
            if (game.state().asksChance()) {
                advance(game.applyOutcome(game.state().drawOutcome(random)));
            }
        }

        private void send(int seat, String type, JsonNode content) {
            if (seat == 1) { // here, one connection is enough to see
                System.out.println("to " + game.setup().name(seat) + ": " + message(type, content));
            }
        }

        private static JsonNode message(String type, JsonNode content) {
            return JsonNodeFactory.instance.objectNode().put("table", "red").set(type, content);
        }

        /** Lets the player who has to decide take the first legal action, and another player try the same. */
        void playOnce() {
            int seat = game.state().decider().orElseThrow();
            A first = game.state().legalActions().get(0);
            JsonNode message = message("action", formats.action().writeTree(first));
            receive(1 - seat, message);
            receive(seat, message);
        }
    }

    public static void main(String[] args) {
        play(Mercurius.rules(), MercuriusJson.formats(), List.of("Robert", "Magda", "Anna"));
        play(Mercado.rules(), MercadoJson.formats(), List.of("Robert", "Magda"));
    }

    private static <A extends AnyAction, V extends AnyView<A>> void play(
            Rules<A, V> rules, Formats<A, V> formats, List<String> names) {
        System.out.println(rules.id());
        new Room<>(rules, formats, names, new SplittableRandom(1602)::nextInt).playOnce();
    }
}
