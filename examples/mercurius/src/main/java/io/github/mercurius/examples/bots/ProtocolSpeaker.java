package io.github.mercurius.examples.bots;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.GameStart;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Standing;
import io.github.mercurius.core.Arbiter;
import io.github.mercurius.core.Decision;
import io.github.mercurius.examples.games.BotKind;
import io.github.mercurius.json.MercuriusJson;
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

    private final BotKind kind;
    private final Consumer<String> complaints;
    private final Executor threads = Executors.newCachedThreadPool(task -> {
        Thread thread = new Thread(task, "bot");
        thread.setDaemon(true);
        return thread;
    });
    private Bot bot;

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

    /**
     * Takes a message of the host.
     *
     * @return what to answer, if the message asks for an answer
     * @throws IllegalArgumentException if it is no message of the protocol
     */
    Optional<String> take(String line) {
        JsonNode message = Messages.read(line);
        return switch (message.path("type").asText()) {
            case "hello" -> Optional.of("{\"type\":\"ready\",\"name\":\"" + kind.name() + "\"}");
            case "choose" -> Optional.of("{\"action\":\"" + choose(message).notation() + "\"}");
            default -> {
                listen(message);
                yield Optional.empty();
            }
        };
    }

    /** A later version may say more than is known here. */
    private void listen(JsonNode message) {
        switch (message.path("type").asText()) {
            case "begin" -> begin(message);
            case "update" ->
                bot.observe(MercuriusJson.UPDATE.read(message.path("update").toString()));
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
            bot.begin(new GameStart(view, seed, TimeUnit.MILLISECONDS.toNanos(millis(message))));
        }
    }

    private static long millis(JsonNode message) {
        return Math.max(1, message.path("millis").asLong(MILLIS));
    }

    private Action choose(JsonNode message) {
        PlayerView view = MercuriusJson.VIEW.read(message.path("view").toString());
        Decision decision = Arbiter.standard()
                .withTimeLimit(millis(message), TimeUnit.MILLISECONDS, threads)
                .ask(view, bot);
        decision.failure().ifPresent(complaints);
        return decision.action();
    }

    private static List<Standing> ranking(JsonNode standings) {
        List<Standing> ranking = new ArrayList<>();
        standings.forEach(standing -> ranking.add(new Standing(
                standing.path("place").asInt(),
                standing.path("seat").asInt(),
                standing.path("wealth").asInt())));
        return ranking;
    }
}
