package io.github.mercurius.webclient;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.bots.Analyst;
import io.github.mercurius.bots.Bots;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.AnyUpdate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.teavm.jso.JSExport;

/**
 * The rules, as the page's worker calls them: texts and numbers in, JSON out, {@code {"value":…}} or
 * {@code {"error":"…"}}, with {@code "lie":true} if the server lies. There is one game at a time.
 */
public final class Rules {
    private static final ReviewDesk<Action, PlayerView> REVIEWS = new ReviewDesk<>(Analyst::withPlayouts, true);

    private static @Nullable Play<Action, PlayerView> play;

    private Rules() {}

    /** Needed by the compiler, as the class that all begins with. */
    public static void main(String[] arguments) {}

    /** The names of assets, cards and rules in a language. */
    @JSExport
    public static String names(String language) {
        return Answers.answer(() -> {
            Locale locale = Answers.locale(language);
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
        return Answers.answer(() -> {
            Setup setup = Setups.of(names, startSeat, rulings);
            return start(Game.start(setup, Deal.seeded(Setups.seed(seed))), seed, seat, bots);
        });
    }

    /** Starts a game against bots from a position. */
    @JSExport
    public static String from(String state, String seed, int seat, String bots) {
        return Answers.answer(() -> start(Game.from(GameState.parse(state)), seed, seat, bots));
    }

    private static String start(Game game, String seed, int seat, String bots) {
        long number = Setups.seed(seed);
        List<Bot> players = new ArrayList<>();
        for (String bot : bots.split(" ", -1)) {
            players.add(Bots.parse(bot).make(number + players.size()));
        }
        play = new LocalGame<>(game, seat, players, bound -> 0);
        return "started";
    }

    /** Answers a question about a game that is over: {@link ReviewDesk#answer}. */
    @JSExport
    public static String ask(String question, String a, String b) {
        return Answers.answer(() ->
                REVIEWS.answer(play()::whole, () -> MercuriusJson.formats().record(), question, a, b));
    }

    /** Takes an action in the game against bots, of the player whose turn it is: to resume a saved game. */
    @JSExport
    public static String replay(String action) {
        return Answers.answer(() -> {
            local().replay(Action.parse(action));
            return "replayed";
        });
    }

    /** Takes an action of this page's seat in the game against bots. */
    @JSExport
    public static String act(String action) {
        return Answers.answer(() -> {
            local().act(Action.parse(action));
            return "acted";
        });
    }

    /** Lets the bot act whose turn it is. */
    @JSExport
    public static String bot() {
        return Answers.answer(() -> {
            local().bot();
            return "acted";
        });
    }

    /** What a bot would do in this page's seat. */
    @JSExport
    public static String advice() {
        return Answers.answer(() -> local().advice().notation());
    }

    /** Takes back the last action in the game against bots. */
    @JSExport
    public static String undo() {
        return Answers.answer(() -> {
            local().undo();
            return "undone";
        });
    }

    /** The actions of the game against bots, to save them. */
    @JSExport
    public static String saved() {
        return Answers.answer(() -> {
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
        return Answers.answer(() -> {
            play = again && play instanceof OnlineGame<Action, PlayerView> before
                    ? before.again(first)
                    : OnlineGame.of(Mercurius.rules(), first);
            return "following";
        });
    }

    /** Takes an update of the server's game, and checks it. */
    @JSExport
    public static String told(String update, String hash) {
        return Answers.answer(() -> {
            online().told(UpdateReader.read(update), hash);
            return online().side().hash();
        });
    }

    /** Compares the server's view with the one that its updates led to. */
    @JSExport
    public static String compare(String view) {
        return Answers.answer(() -> {
            online().compare(view);
            return "equal";
        });
    }

    /** What the page shows: the view, and the updates from a number on. */
    @JSExport
    public static String page(String language, int from) {
        return Answers.answer(() -> {
            Locale locale = Answers.locale(language);
            Setup setup = play().view().table().setup();
            List<Object> updates = new ArrayList<>();
            for (AnyUpdate update : play().updates(from)) {
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
                    play instanceof LocalGame<Action, PlayerView> local && local.canUndo());
        });
    }

    /** What an action would do, or why it is refused. */
    @JSExport
    public static String preview(String action, String language) {
        return Answers.answer(() -> Preview.of(play().view(), Action.parse(action), Answers.locale(language)));
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
        return Answers.answer(() -> new Dealing(Setups::joint, kept, seat, part)
                .take(shown, isPlaying ? Optional.of(online().side()) : Optional.empty(), false));
    }

    /**
     * Checks the proof of the server's game against what was shown before it and what this page was told.
     *
     * @param kept what was kept of the deal
     * @param shown what stands for all commitments, for a page without a part in the deal; empty if nothing was shown
     */
    @JSExport
    public static String verify(String proof, String kept, int seat, String part, String shown) {
        return Answers.answer(() -> {
            GameRecord record = Proof.read(proof);
            online().recorded(record);
            Dealing dealing = new Dealing(Setups::joint, kept, seat, part);
            return Proof.report(dealing.verify(record, online().side(), shown));
        });
    }

    /** A text as a QR code: {@link QrLines}. */
    @JSExport
    public static String qr(String text) {
        return Answers.answer(() -> QrLines.of(text));
    }

    /** Plays a conformance vector, and says what the rules say of each of its lines ({@link VectorLines}). */
    @JSExport
    public static String vector(String game, String lines) {
        return Answers.answer(() -> VectorLines.play(game, lines));
    }

    private static Play<Action, PlayerView> play() {
        if (play == null) {
            throw new IllegalStateException("no game, expected one that is started or followed");
        }
        return play;
    }

    private static LocalGame<Action, PlayerView> local() {
        if (play() instanceof LocalGame<Action, PlayerView> local) {
            return local;
        }
        throw new IllegalStateException("a game of a server, expected one against bots");
    }

    private static OnlineGame<Action, PlayerView> online() {
        if (play() instanceof OnlineGame<Action, PlayerView> online) {
            return online;
        }
        throw new IllegalStateException("a game against bots, expected one of a server");
    }
}
