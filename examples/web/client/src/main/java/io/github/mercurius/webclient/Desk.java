package io.github.mercurius.webclient;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnyRule;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.Languages;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.json.FormatException;
import io.nayuki.qrcodegen.QrCode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * The rules of a game, as the page's worker asks them: texts in, JSON out, {@code {"value":…}} or
 * {@code {"error":"…"}}, with {@code "lie":true} if the server lies. There is one game at a time.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
final class Desk<A extends AnyAction, V extends AnyView<A>> {
    private final Kind<A, V> standIn;
    private Kind<A, V> kind;
    private ReviewDesk<A, V> reviews;
    private @Nullable Play<A, V> play;
    private @Nullable Dealing dealing;

    Desk(Kind<A, V> standIn) {
        this.standIn = standIn;
        kind = standIn;
        reviews = standIn.reviews();
    }

    /** The answer to a question, as {@link Json#answer} gives it; what a question does not need is empty. */
    String ask(String question, String... with) {
        return Json.answer(() -> switch (question) {
            case "names" -> names(locale(with[0]));
            case "edition" -> edition(with[0]);
            case "standIn" -> new Json.Raw(standIn.document());
            case "problems" -> problems(with[0]);
            case "start" -> start(with);
            case "from" -> startFrom(with);
            case "replay" -> {
                local().replay(action(with[0]));
                yield "replayed";
            }
            case "act" -> {
                local().act(action(with[0]));
                yield "acted";
            }
            case "bot" -> {
                local().bot();
                yield "acted";
            }
            case "advice" -> local().advice().map(AnyAction::notation);
            case "undo" -> {
                local().undo();
                yield "undone";
            }
            case "saved" -> local().actions().stream().map(AnyAction::notation).toList();
            case "follow" -> follow(with[0], with[1].equals("true"));
            case "told" -> {
                online().told(kind.formats().update().read(with[0]), with[1]);
                yield online().side().hash();
            }
            case "compare" -> {
                online().compare(with[0]);
                yield "equal";
            }
            case "page" -> page(locale(with[0]), Integer.parseInt(with[1]));
            case "then" -> kind.show(then(Integer.parseInt(with[0])), locale(with[1]));
            case "preview" -> preview(action(with[0]), locale(with[1]));
            case "state" -> state(kind.rules().state(with[0]), with[1], with[2]);
            case "deal" -> deal(with);
            case "verify" -> verify(with);
            case "qr" -> qrCode(with[0]);
            case "review" -> reviews.begin(play().whole(), Integer.parseInt(with[0]), Integer.parseInt(with[1]));
            case "judge" -> reviews.judge(Integer.parseInt(with[0]));
            case "costliest" -> reviews.costliest();
            case "before" ->
                ReviewDesk.before(play().whole(), Integer.parseInt(with[0])).toText();
            case "record" ->
                new Json.Raw(kind.formats().record().write(play().whole().toRecord()));
            default -> throw new IllegalArgumentException("question: '" + question + "', expected a known one");
        });
    }

    private Map<String, @Nullable Object> names(Locale language) {
        Map<String, @Nullable Object> names = kind.names(language);
        for (AnyRule rule : kind.rules().all()) {
            names.put(rule.id(), rule.text(language));
        }
        return names;
    }

    /** Plays with an edition from now on, or with the stand-in if there is none. */
    private String edition(String document) {
        kind = document.isEmpty() ? standIn : standIn.of(document);
        reviews = kind.reviews();
        return "chosen";
    }

    /** Everything that is wrong with an edition; nothing if it can be played with. */
    private List<Object> problems(String document) {
        List<Object> problems = new ArrayList<>();
        try {
            standIn.of(document);
        } catch (FormatException refused) {
            if (!(refused.getCause() instanceof EditionException broken)) {
                throw refused;
            }
            for (EditionProblem one : broken.problems()) {
                String rule = one.rule().id();
                String place = one.place();
                problems.add(
                        Json.object("rule", rule, "place", place, "found", one.found(), "expected", one.expected()));
            }
        }
        return problems;
    }

    private String start(String... with) {
        AnySetup setup =
                setup(List.of(with[0].split("\n", -1)), Integer.parseInt(with[1]), List.of(with[2].split(" ", -1)));
        long seed = Long.parseLong(with[3]);
        return start(kind.rules().start(setup, seed), seed, Integer.parseInt(with[4]), with[5]);
    }

    /** Starts a game from a position. */
    private String startFrom(String... with) {
        AnyGame<A, V> game = kind.rules().from(kind.rules().state(with[0]));
        return start(game, Long.parseLong(with[1]), Integer.parseInt(with[2]), with[3]);
    }

    private String start(AnyGame<A, V> game, long seed, int seat, String kinds) {
        List<AnyBot<A, V>> bots = new ArrayList<>();
        for (String bot : kinds.split(" ", -1)) {
            bots.add(kind.bot(bot, seed + bots.size()));
        }
        play = new LocalGame<>(game, seat, bots, new SplittableRandom(seed)::nextInt);
        return "started";
    }

    private String follow(String first, boolean again) {
        play = again && play instanceof OnlineGame<A, V> before
                ? before.again(first)
                : OnlineGame.of(kind.rules(), first);
        return "following";
    }

    /**
     * Takes what the server shows of the deal, and says what to keep of it and what to send ({@link Dealing#take}).
     *
     * @param with what was kept last; the seat of this page, -1 for a spectator; its part; the lines of
     *     {@link DealingLines}; whether the game has begun and this page follows it
     */
    private Map<String, @Nullable Object> deal(String... with) {
        Dealing now = dealing(with[0], Integer.parseInt(with[1]), with[2]);
        return now.take(with[3], with[4].equals("true"));
    }

    /**
     * Checks the record against what was shown of the deal and what this page was told.
     *
     * @param with the record; what was kept of the deal; the seat of this page and its part; what stands for all
     *     commitments, for a page without a part in the deal, empty if nothing was shown
     */
    private Map<String, @Nullable Object> verify(String... with) {
        AnyRecord<A, V> record = kind.formats().record().read(with[0]);
        online().recorded(record);
        Dealing now = dealing(with[1], Integer.parseInt(with[2]), with[3]);
        VerificationReport report = now.verify(record, online().side(), with[4]);
        return Json.object(
                "proof", report.isProof(),
                "wrong", report.discrepancy().map(Discrepancy::message),
                "checked", report.checked(),
                "gaps", report.gaps(),
                "undone",
                        record.log().stream()
                                .filter(LogEntry.Undone.class::isInstance)
                                .map(entry -> ((LogEntry.Undone<A>) entry).steps())
                                .toList());
    }

    private Dealing dealing(String kept, int seat, String part) {
        if (dealing == null || !dealing.goesOnFrom(kept, seat, part)) {
            dealing = new Dealing(this::joint, kept, seat, part);
        }
        return dealing;
    }

    private JointDeal joint(List<String> names, int startSeat, List<String> rulings, String table) {
        return kind.jointDeal(setup(names, startSeat, rulings), table);
    }

    /**
     * A set-up.
     *
     * @param rulings what was chosen, a word for each ruling
     */
    private AnySetup setup(List<String> names, int startSeat, List<String> rulings) {
        List<String> all = List.copyOf(kind.rules().choices().all().keySet());
        if (rulings.size() != all.size()) {
            throw new IllegalArgumentException(
                    "rulings: '" + String.join(" ", rulings) + "', expected one word for each of " + all);
        }
        Map<String, String> chosen = new HashMap<>();
        for (int i = 0; i < all.size(); i++) {
            chosen.put(all.get(i), rulings.get(i));
        }
        return kind.rules().setup(names, startSeat, chosen);
    }

    private Map<String, @Nullable Object> page(Locale language, int from) {
        AnySetup setup = play().view().table().setup();
        List<Object> updates = new ArrayList<>();
        for (AnyUpdate update : play().updates(from)) {
            updates.add(Json.update(update, setup, language));
        }
        Map<String, @Nullable Object> view = kind.show(play().view(), language);
        boolean canUndo = play instanceof LocalGame<A, V> local && local.canUndo();
        return Json.object("view", view, "updates", updates, "next", play().nextNumber(), "canUndo", canUndo);
    }

    /** What this seat saw before a turn of the game, which is over. */
    private V then(int turn) {
        AnyState<A, V> before = ReviewDesk.before(play().whole(), turn);
        OptionalInt viewer = play().view().viewer();
        return viewer.isPresent() ? before.viewFor(viewer.getAsInt()) : before.viewForSpectator();
    }

    /** What an action would do, or why it is refused: the facts of the case, the rule and the text. */
    private Map<String, @Nullable Object> preview(A action, Locale language) {
        Optional<? extends AnyViolation> refused = play().view().check(action);
        return refused.isPresent()
                ? Json.object("refused", refusal(refused.get(), language))
                : Json.object("effect", kind.effect(play().view(), action));
    }

    private Map<String, @Nullable Object> refusal(AnyViolation violation, Locale language) {
        Map<String, @Nullable Object> refusal = Json.object("type", violation.type());
        refusal.putAll(violation.facts());
        refusal.put("rule", violation.rule().id());
        refusal.put("text", violation.rule().text(language));
        refusal.put("message", violation.message(language, play().view().table().setup()));
        return refusal;
    }

    /**
     * What the rules say of a state.
     *
     * @param asked actions, one a line: the rule that refuses each, or nothing
     * @param taken the action or outcome that comes next, or nothing
     */
    private Map<String, @Nullable Object> state(AnyState<A, V> state, String asked, String taken) {
        List<@Nullable Object> refused = new ArrayList<>();
        for (String one : asked.isEmpty() ? new String[0] : asked.split("\n", -1)) {
            refused.add(state.check(action(one))
                    .map(violation -> violation.rule().id())
                    .orElse(null));
        }
        AnyState<A, V> after = taken.isEmpty()
                ? state
                : state.asksChance() ? state.applyOutcome(action(taken)) : state.applyAction(action(taken));
        List<String> legal =
                state.legalActions().stream().map(AnyAction::notation).toList();
        List<Integer> winners = after.table().winners();
        return Json.object("legal", legal, "refused", refused, "after", after.toText(), "winners", winners);
    }

    private A action(String notation) {
        return kind.rules().action(notation);
    }

    private Play<A, V> play() {
        if (play == null) {
            throw new IllegalStateException("no game, expected one that is started or followed");
        }
        return play;
    }

    private LocalGame<A, V> local() {
        if (play() instanceof LocalGame<A, V> local) {
            return local;
        }
        throw new IllegalStateException("a game of a server, expected one against bots");
    }

    private OnlineGame<A, V> online() {
        if (play() instanceof OnlineGame<A, V> online) {
            return online;
        }
        throw new IllegalStateException("a game against bots, expected one of a server");
    }

    /** The language that the page names. */
    private static Locale locale(String language) {
        for (Locale locale : Languages.all()) {
            if (locale.getLanguage().equals(language)) {
                return locale;
            }
        }
        throw new IllegalArgumentException("language: '" + language + "', expected en, pl or it");
    }

    /** The QR code of a text, which a camera reads even if some of it is hidden: lines of 1 for a dark square. */
    private static List<String> qrCode(String text) {
        QrCode code = QrCode.encodeText(text, QrCode.Ecc.MEDIUM);
        List<String> lines = new ArrayList<>();
        for (int y = 0; y < code.size; y++) {
            StringBuilder line = new StringBuilder();
            for (int x = 0; x < code.size; x++) {
                line.append(code.getModule(x, y) ? '1' : '0');
            }
            lines.add(line.toString());
        }
        return lines;
    }
}
