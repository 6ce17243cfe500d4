package io.github.mercurius.webclient;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.SeatGame;
import io.github.mercurius.rules.Languages;
import io.github.mercurius.rules.LyingHostException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/**
 * The rules, as the page's worker calls them: texts and numbers in, JSON out, {@code {"value":…}} or
 * {@code {"error":"…"}}, with {@code "lie":true} if the server lies. There is one game at a time.
 */
public final class Rules {
    private static @Nullable Play play;

    private Rules() {}

    /** Needed by the compiler, as the class that all begins with. */
    public static void main(String[] arguments) {}

    /** The names of assets, cards and rules in a language. */
    @JSExport
    public static String names(String language) {
        return answer(() -> {
            Locale locale = locale(language);
            Map<String, Object> names = new LinkedHashMap<>();
            Asset.all().forEach(asset -> names.put(asset.name(), asset.displayName(locale)));
            for (SpecialCard card : SpecialCard.values()) {
                names.put(card.name(), card.displayName(locale));
            }
            for (Rule rule : Rule.values()) {
                names.put(rule.id(), rule.text(locale));
            }
            return names;
        });
    }

    /** Starts a game against bots. The bots' names are parted by blanks, the set-up is that of {@link Setups#of}. */
    @JSExport
    public static String start(String names, int startSeat, String rulings, String seed, int seat, String bots) {
        return answer(() -> {
            Setup setup = Setups.of(names, startSeat, rulings);
            play = new LocalGame(setup, Setups.seed(seed), seat, List.of(bots.split(" ", -1)));
            return "started";
        });
    }

    /** Takes an action in the game against bots, of the player whose turn it is: to resume a saved game. */
    @JSExport
    public static String replay(String action) {
        return answer(() -> {
            local().replay(Action.parse(action));
            return "replayed";
        });
    }

    /** Takes an action of this page's seat in the game against bots. */
    @JSExport
    public static String act(String action) {
        return answer(() -> {
            local().act(Action.parse(action));
            return "acted";
        });
    }

    /** Lets the bot act whose turn it is. */
    @JSExport
    public static String bot() {
        return answer(() -> {
            local().bot();
            return "acted";
        });
    }

    /** What a bot would do in this page's seat. */
    @JSExport
    public static String advice() {
        return answer(() -> local().advice().notation());
    }

    /** Takes back the last action in the game against bots. */
    @JSExport
    public static String undo() {
        return answer(() -> {
            local().undo();
            return "undone";
        });
    }

    /** The actions of the game against bots, to save them. */
    @JSExport
    public static String saved() {
        return answer(() -> {
            List<String> actions = new ArrayList<>();
            local().actions().forEach(action -> actions.add(action.notation()));
            return actions;
        });
    }

    /**
     * Follows a game of a server from its first view.
     *
     * @param again whether this page has followed it before, and is told all of it once more
     */
    @JSExport
    public static String follow(String first, boolean again) {
        return answer(() -> {
            play = again && play instanceof OnlineGame before ? before.again(first) : OnlineGame.of(first);
            return "following";
        });
    }

    /** Takes an update of the server's game, and checks it. */
    @JSExport
    public static String told(String update, String hash) {
        return answer(() -> {
            online().told(update, hash);
            return online().side().hash();
        });
    }

    /** Compares the server's view with the one that its updates led to. */
    @JSExport
    public static String compare(String view) {
        return answer(() -> {
            online().compare(view);
            return "equal";
        });
    }

    /** What the page shows: the view, and the updates from a number on. */
    @JSExport
    public static String page(String language, int from) {
        return answer(() -> {
            Locale locale = locale(language);
            Setup setup = play().view().table().setup();
            List<Object> updates = new ArrayList<>();
            for (Update update : play().updates(from)) {
                updates.add(UpdateJson.of(update, setup, locale));
            }
            return Json.object(
                    "view",
                    ViewJson.of(play().view(), locale),
                    "updates",
                    updates,
                    "next",
                    play().nextNumber(),
                    "canUndo",
                    play instanceof LocalGame local && local.canUndo());
        });
    }

    /** What an action would do, or why it is refused. */
    @JSExport
    public static String preview(String action, String language) {
        return answer(() -> Preview.of(play().view(), Action.parse(action), locale(language)));
    }

    /**
     * Takes what the server shows of the deal, and says what to keep of it and what to send ({@link Dealing#take}).
     *
     * @param kept what was kept of it last, empty at first
     * @param seat of this page; -1 for a spectator
     * @param shown the lines of {@link DealingLines}
     * @param isPlaying whether the game has begun, and this page follows it
     */
    @JSExport
    public static String deal(String kept, int seat, String part, String shown, boolean isPlaying) {
        return answer(() ->
                Dealing.of(kept, seat, part).take(shown, isPlaying ? Optional.of(online().side()) : Optional.empty()));
    }

    /**
     * Checks the proof of the server's game against what was shown before it and what this page was told.
     *
     * @param kept what was kept of the deal
     * @param shown what stands for all commitments, for a page without a part in the deal; empty if nothing was shown
     */
    @JSExport
    public static String verify(String proof, String kept, int seat, String part, String shown) {
        return answer(() -> {
            GameRecord record = Proof.read(proof);
            Dealing dealing = Dealing.of(kept, seat, part);
            SeatGame side = online().side();
            if (dealing.isJoint()) {
                return Proof.report(dealing.session().verify(record, side));
            }
            return Proof.report(shown.isEmpty() ? record.verify(side) : record.verify(shown, side));
        });
    }

    /** Plays a conformance vector, and says what the rules say of each of its lines ({@link VectorLines}). */
    @JSExport
    public static String vector(String game, String lines) {
        return answer(() -> VectorLines.play(game, lines));
    }

    private static String answer(Supplier<@Nullable Object> question) {
        try {
            return Json.of(Json.object("value", question.get()));
        } catch (LyingHostException lie) {
            return Json.of(Json.object("error", lie.lie().message(), "lie", true));
        } catch (RuntimeException refused) {
            return Json.of(Json.object("error", String.valueOf(refused.getMessage())));
        }
    }

    private static Locale locale(String language) {
        for (Locale locale : Languages.all()) {
            if (locale.getLanguage().equals(language)) {
                return locale;
            }
        }
        throw new IllegalArgumentException("language: '" + language + "', expected en, pl or it");
    }

    private static Play play() {
        if (play == null) {
            throw new IllegalStateException("no game, expected one that is started or followed");
        }
        return play;
    }

    private static LocalGame local() {
        if (play() instanceof LocalGame local) {
            return local;
        }
        throw new IllegalStateException("a game of a server, expected one against bots");
    }

    private static OnlineGame online() {
        if (play() instanceof OnlineGame online) {
            return online;
        }
        throw new IllegalStateException("a game against bots, expected one of a server");
    }
}
