package io.github.mercurius.examples.bots;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.Decision;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.examples.games.BotKind;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.GameStart;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** The bot's side of the protocol: one of our bots for hosts in other languages. */
final class ProtocolSpeaker {
    private static final int MILLIS = 1000;
    private static final int REHEARSAL_MILLIS = 500;

    private final BotKind kind;
    private final Consumer<String> complaints;
    private final Executor threads = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "bot");
        thread.setDaemon(true);
        return thread;
    });
    private Bot bot;
    private boolean over;

    /**
     * A bot of a kind.
     *
     * @param complaints is told what goes wrong with a decision
     */
    ProtocolSpeaker(BotKind kind, Consumer<String> complaints) {
        this.kind = kind;
        this.complaints = complaints;
        bot = (Bot) kind.make(0);
    }

    /** Whether the host said goodbye. */
    boolean isOver() {
        return over;
    }

    /**
     * Takes a message of the host.
     *
     * @return what to answer, if the message asks for an answer
     * @throws IllegalArgumentException if it is no message of the protocol
     */
    Optional<String> take(String line) {
        JsonNode message = Messages.read(line);
        return switch (message.path("type").asText()) {
            case "hello" -> {
                rehearse();
                yield Optional.of("{\"type\":\"ready\",\"name\":" + TextNode.valueOf(kind.name()) + "}");
            }
            case "choose" -> Optional.of("{\"action\":\"" + choose(message).notation() + "\"}");
            default -> {
                listen(message);
                yield Optional.empty();
            }
        };
    }

    /** Decides once before the first game: there is more time now than there is for the first decision. */
    private void rehearse() {
        PlayerView first = GameState.start(Setup.of(3), Deal.seeded(0)).viewFor(0);
        PlayerView view = MercuriusJson.VIEW.read(MercuriusJson.VIEW.write(first));
        Arbiter<Action, PlayerView> arbiter = within(REHEARSAL_MILLIS);
        Bot rehearsing = (Bot) kind.make(0);
        arbiter.seat(rehearsing, view).choose(view);
        arbiter.close(rehearsing);
    }

    /** A later version may say more than is known here. */
    private void listen(JsonNode message) {
        switch (message.path("type").asText()) {
            case "begin" -> begin(message);
            case "update" ->
                bot.observe(MercuriusJson.UPDATE.read(message.path("update").toString()));
            case "bye" -> over = true;
            case "end" -> bot.end(ranking(message.path("ranking")));
            default -> {}
        }
    }

    private void begin(JsonNode message) {
        long seed = Long.parseUnsignedLong(message.path("seed").asText("0"));
        bot.close();
        bot = (Bot) kind.make(seed);
        if (message.has("view")) {
            PlayerView view = MercuriusJson.VIEW.read(message.path("view").toString());
            bot.begin(new GameStart<>(view, seed, TimeUnit.MILLISECONDS.toNanos(millis(message))));
        }
    }

    private static long millis(JsonNode message) {
        return Math.max(1, message.path("millis").asLong(MILLIS));
    }

    private Action choose(JsonNode message) {
        PlayerView view = MercuriusJson.VIEW.read(message.path("view").toString());
        Decision<Action> decision = within(millis(message)).ask(view, bot);
        decision.failure().ifPresent(complaints);
        return decision.action();
    }

    private Arbiter<Action, PlayerView> within(long milliseconds) {
        return Arbiter.of(Mercurius.rules()).withTimeLimit(milliseconds, TimeUnit.MILLISECONDS, threads);
    }

    private static List<Standing> ranking(JsonNode standings) {
        List<Standing> ranking = new ArrayList<>();
        standings.forEach(standing -> ranking.add(new Standing(
                standing.path("place").asInt(),
                standing.path("seat").asInt(),
                standing.path("score").asInt())));
        return ranking;
    }
}
