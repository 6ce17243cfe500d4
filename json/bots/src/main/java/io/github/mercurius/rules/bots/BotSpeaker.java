package io.github.mercurius.rules.bots;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.Decision;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import io.github.mercurius.rules.GameStart;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.json.Formats;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * The bot's side of the protocol: lets a bot written in Java play at hosts in other languages.
 *
 * <pre>{@code
 * BotSpeaker.of(Mercurius.rules(), MercuriusJson.formats(), kind, System.err::println).speak(System.in, System.out);
 * }</pre>
 *
 * <p>It plays one game after the other, each with a new bot. Not thread-safe.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
public final class BotSpeaker<A extends AnyAction, V extends AnyView<A>> {
    private static final int LONGEST_MESSAGE = 1 << 20;
    private static final int MILLIS = 1000;
    private static final int REHEARSAL_MILLIS = 500;

    private final Rules<A, V> rules;
    private final Messages<A, V> messages;
    private final BotKind<A, V> kind;
    private final Consumer<String> complaints;
    private final Executor threads;
    private AnyBot<A, V> bot;
    private boolean over;

    /** A speaker whose bots run in such threads. */
    BotSpeaker(
            Rules<A, V> rules,
            Messages<A, V> messages,
            BotKind<A, V> kind,
            Consumer<String> complaints,
            Executor threads) {
        this.rules = rules;
        this.messages = messages;
        this.kind = kind;
        this.complaints = complaints;
        this.threads = threads;
        bot = kind.make(0);
    }

    /** Where a player ended, as the host says. */
    private record Place(int place, int seat, int score) implements AnyStanding {}

    /**
     * A speaker for bots of a kind.
     *
     * @param complaints is told what goes wrong with a decision
     */
    public static <A extends AnyAction, V extends AnyView<A>> BotSpeaker<A, V> of(
            Rules<A, V> rules, Formats<A, V> formats, BotKind<A, V> kind, Consumer<String> complaints) {
        Arguments.notNull(rules, "rules", "the rules of a game");
        Arguments.notNull(formats, "formats", "the formats of the same game");
        Arguments.notNull(kind, "kind", "a kind of bot");
        Arguments.notNull(complaints, "complaints", "somebody to tell");
        Executor threads = Executors.newCachedThreadPool(task -> {
            Thread thread = new Thread(task, "bot");
            thread.setDaemon(true);
            return thread;
        });
        return new BotSpeaker<>(rules, new Messages<>(rules, formats), kind, complaints, threads);
    }

    /**
     * Answers a host until it says goodbye, or to the end of its messages.
     *
     * @throws IllegalArgumentException if the host does not keep to the protocol: what it did
     */
    public void speak(InputStream in, OutputStream out) throws IOException {
        LineInput lines = new LineInput(in, LONGEST_MESSAGE);
        try {
            String line = lines.read();
            while (line != null) {
                String answer = take(line).orElse("");
                if (!answer.isEmpty()) {
                    out.write((answer + "\n").getBytes(StandardCharsets.UTF_8));
                    out.flush();
                }
                line = over ? null : lines.read();
            }
        } catch (BrokenProcessException wrong) {
            throw new IllegalArgumentException(wrong.getMessage(), wrong);
        }
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
        JsonNode message = messages.read(line);
        return switch (message.path("type").asText()) {
            case "hello" -> {
                rehearse();
                yield Optional.of(messages.ready(kind.name()));
            }
            case "choose" ->
                Optional.of(messages.answer(message.path("question").asInt(), choose(message)));
            default -> {
                listen(message);
                yield Optional.empty();
            }
        };
    }

    /** Decides once before the first game: there is more time now than there is for the first decision. */
    private void rehearse() {
        V view = messages.rehearse();
        Arbiter<A, V> arbiter = within(REHEARSAL_MILLIS);
        AnyBot<A, V> rehearsing = kind.make(0);
        arbiter.seat(rehearsing, view).choose(view);
        arbiter.close(rehearsing);
    }

    /** A later version may say more than is known here. */
    private void listen(JsonNode message) {
        switch (message.path("type").asText()) {
            case "begin" -> begin(message);
            case "update" -> bot.observe(messages.update(message));
            case "bye" -> over = true;
            case "end" -> bot.end(ranking(message.path("ranking")));
            default -> {}
        }
    }

    private void begin(JsonNode message) {
        messages.checkGame(message);
        long seed = Long.parseUnsignedLong(message.path("seed").asText("0"));
        bot.close();
        bot = kind.make(seed);
        if (message.has("view")) {
            V view = messages.view(message);
            bot.begin(new GameStart<>(view, seed, TimeUnit.MILLISECONDS.toNanos(millis(message))));
        }
    }

    private static long millis(JsonNode message) {
        return Math.max(1, message.path("millis").asLong(MILLIS));
    }

    private A choose(JsonNode message) {
        Decision<A> decision = within(millis(message)).ask(messages.view(message), bot);
        decision.failure().ifPresent(complaints);
        return decision.action();
    }

    private Arbiter<A, V> within(long milliseconds) {
        return Arbiter.of(rules).withTimeLimit(milliseconds, TimeUnit.MILLISECONDS, threads);
    }

    private static List<AnyStanding> ranking(JsonNode standings) {
        List<AnyStanding> ranking = new ArrayList<>();
        standings.forEach(standing -> ranking.add(new Place(
                standing.path("place").asInt(),
                standing.path("seat").asInt(),
                standing.path("score").asInt())));
        return ranking;
    }
}
