package io.github.mercurius.core;

import static io.github.mercurius.core.Misbehaviour.endless;
import static io.github.mercurius.core.Misbehaviour.failing;
import static io.github.mercurius.core.Misbehaviour.firstCard;
import static io.github.mercurius.core.Misbehaviour.playing;
import static io.github.mercurius.core.Misbehaviour.throwing;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.nio.charset.StandardCharsets;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** All kinds of bad bots. */
final class HostileBots {
    static final Setup SETUP = Setup.of(3);
    static final Deal DEAL = Deal.seeded(1602);

    private static final String PACKAGE = "io\\.github\\.mercurius\\.core\\.";
    private static final String HOSTILE = PACKAGE + "HostileException";

    /** How many test classes are over. */
    private static final AtomicInteger ENDED = new AtomicInteger();

    private HostileBots() {}

    /** Ends the bots that nothing else ends. */
    static void end() {
        ENDED.incrementAndGet();
    }

    /** A whole game. What stops it is named and not shown, as the test engine would trip over some of it. */
    static BotGame play(Arbiter arbiter, Bot first, Bot second, Bot third) {
        try {
            return arbiter.play(SETUP, DEAL, List.of(first, second, third));
        } catch (Throwable thrown) {
            throw new AssertionError(
                    "the game was stopped by " + thrown.getClass().getName());
        }
    }

    static Stream<Misbehaviour> all() {
        return Stream.of(throwables(), messages(), answers(), interference(), tooLate())
                .flatMap(kinds -> kinds);
    }

    private static Stream<Misbehaviour> throwables() {
        return Stream.of(
                throwing("RuntimeException", "java.lang.IllegalStateException: no idea", view -> {
                    throw new IllegalStateException("no idea");
                }),
                throwing("checked exception", "java.io.IOException: no disk", view -> {
                    throw new IOException("no disk");
                }),
                throwing("AssertionError", "java.lang.AssertionError: never", view -> {
                    throw new AssertionError("never");
                }),
                throwing("LinkageError", "java.lang.NoClassDefFoundError: lib/Missing", view -> {
                    throw new NoClassDefFoundError("lib/Missing");
                }),
                throwing(
                        "class that cannot be initialized",
                        "java.lang.(ExceptionIn|NoClassDef).*",
                        view -> Broken.action),
                throwing("StackOverflowError", "java.lang.StackOverflowError", HostileBots::recurse),
                throwing("OutOfMemoryError", "java.lang.OutOfMemoryError: Requested array size.*", view -> {
                    throw new IllegalStateException("length " + new long[Integer.MAX_VALUE].length);
                }),
                throwing("InternalError", "java.lang.InternalError: bad", view -> {
                    throw new InternalError("bad");
                }),
                throwing("ThreadDeath", "java.lang.ThreadDeath", view -> {
                    throw made(Class.forName("java.lang.ThreadDeath"));
                }),
                throwing("Throwable of its own", PACKAGE + "HostileBots\\$Strange: strange", view -> {
                    throw new Strange();
                }),
                throwing("InterruptedException", "java.lang.InterruptedException", view -> {
                    throw new InterruptedException();
                }),
                throwing("TimeoutException", "java.util.concurrent.TimeoutException: mine", view -> {
                    throw new TimeoutException("mine");
                }),
                throwing("CancellationException", "java.util.concurrent.CancellationException", view -> {
                    throw new CancellationException();
                }),
                throwing("ExecutionException", "java.util.concurrent.ExecutionException: mine", view -> {
                    throw new ExecutionException("mine", new HostileException(() -> "cause"));
                }),
                throwing("circle of causes", "java.lang.IllegalStateException: one", view -> {
                    IllegalStateException one = new IllegalStateException("one");
                    one.initCause(new IllegalStateException("two", one));
                    throw one;
                }),
                throwing("exception while interrupted", "java.lang.IllegalStateException: no idea", view -> {
                    Thread.currentThread().interrupt();
                    throw new IllegalStateException("no idea");
                }),
                throwing(
                        "class name that changes the direction",
                        PACKAGE + "HostileBots\\$Name\\\\u202e: name",
                        view -> {
                            throw made(WITH_CONTROLS_IN_ITS_NAME);
                        }),
                throwing(
                        "bad random numbers",
                        "java.lang..*Exception.*",
                        view -> view.legalActions().sample(bound -> -1)),
                throwing(
                        "null as action to check",
                        "java.lang.NullPointerException: action: null, expected an action",
                        view -> {
                            throw new IllegalStateException("checked: " + view.check(null));
                        }));
    }

    private static Stream<Misbehaviour> messages() {
        return Stream.of(
                message("none", HOSTILE, () -> null),
                message("empty", HOSTILE + ": ", () -> ""),
                message("that throws", HOSTILE, () -> {
                    throw new HostileException(() -> "again");
                }),
                message("that throws an Error", HOSTILE, () -> {
                    throw new AssertionError();
                }),
                message("that recurses", HOSTILE, HostileBots::recurse),
                message("that needs too much memory", HOSTILE, () -> "length " + new long[Integer.MAX_VALUE].length),
                message("that interrupts", HOSTILE + ": me", () -> {
                    Thread.currentThread().interrupt();
                    return "me";
                }),
                message("of a megabyte", HOSTILE + ": x+…", () -> "x".repeat(1 << 20)),
                message("of a megabyte of controls", HOSTILE + ": (\\\\u0000)+…", () -> "\0".repeat(1 << 20)),
                message(
                        "with controls",
                        HOSTILE + ": \\\\u001b\\[2J\\\\u000d\\\\u000a\\\\u0009\\\\u007f\\\\u0085",
                        () -> "\u001b[2J\r\n\t\u007f\u0085"),
                message("with line separators", HOSTILE + ": \\\\u2028\\\\u2029", () -> "\u2028\u2029"),
                message(
                        "that changes the direction",
                        HOSTILE + ": \\\\u202eabc\\\\u202c\\\\u2066\\\\u200f",
                        () -> "\u202eabc\u202c\u2066\u200f"),
                message(
                        "with invisible characters",
                        HOSTILE + ": \\\\ufeff\\\\u200b\\\\udb40\\\\udc41\\\\ue000",
                        () -> "\ufeff\u200b\udb40\udc41\ue000"),
                message("with halves of characters", HOSTILE + ": \\\\udc00-\\\\ud800", () -> "\udc00-\ud800"));
    }

    private static Misbehaviour message(String which, String what, Supplier<String> message) {
        return throwing("message " + which, what, view -> {
            throw new HostileException(message);
        });
    }

    private static Stream<Misbehaviour> answers() {
        String notChecked = "an action that cannot be checked: java.lang.ClassCastException: .*";
        return Stream.of(
                failing("null", "no action \\(null\\)", view -> null),
                failing("card of another hand", "[A-Z]{3}.....: TRN-2: .*", HostileBots::cardOfAnother),
                failing(
                        "News with four discards",
                        "N:(.*,){3}.*: NWS-2: .*",
                        view -> Action.playNews(
                                view.unseen().kind(0),
                                view.unseen().kind(0),
                                view.unseen().kind(0),
                                view.unseen().kind(0))),
                failing("Black Market of nothing", "B:: BLK-2: .*", view -> Action.blackMarket()),
                failing("Black Market of 10^7 tokens", "B:(AMS,)+A?…: BLK-2: .*", view -> Huge.BLACK_MARKET),
                failing("News of 10^7 cards", "N:(AMS.SIL-,)+.*…: NWS-2: .*", view -> Huge.NEWS),
                failing(
                        "Black Market of 300 tokens",
                        "B:(TEA,)+T?…: BLK-2: .*",
                        view -> new Action.BlackMarket(Collections.nCopies(300, Asset.TEA))),
                failing("Black Market of chambers", notChecked, view -> new Action.BlackMarket(polluted(Chamber.AMS))),
                failing(
                        "Black Market of hostile enums",
                        notChecked,
                        view -> new Action.BlackMarket(polluted(Hostile.ONE))),
                failing("News of hostile enums", notChecked, view -> new Action.PlayNews(polluted(Hostile.ONE))),
                throwing(
                        "Black Market of texts",
                        "java.lang.ClassCastException.*",
                        view -> new Action.BlackMarket(polluted("AMS"))),
                throwing(
                        "list that hides null",
                        "java.lang.NullPointerException.*",
                        view -> new Action.BlackMarket(new Changing())),
                failing("list that is changed later", "B:AMS,AMS,AMS,AMS: BLK-2: .*", view -> {
                    List<Asset> tokens = new ArrayList<>(Collections.nCopies(4, Asset.AMS));
                    Action action = new Action.BlackMarket(tokens);
                    tokens.clear();
                    return action;
                }));
    }

    private static Stream<Misbehaviour> interference() {
        return Stream.of(
                playing("leaves the interrupt flag set", view -> {
                    Thread.currentThread().interrupt();
                    return null;
                }),
                playing("changes what it was given", HostileBots::change),
                playing("collects garbage", view -> {
                    if (view.table().turn() == 1) {
                        System.gc();
                    }
                    return null;
                }),
                playing("spawns threads", view -> {
                    Thread thread = new Thread(() -> {
                        Thread.currentThread().setUncaughtExceptionHandler((dying, thrown) -> {});
                        throw new IllegalStateException(view.toString());
                    });
                    thread.setDaemon(true);
                    thread.start();
                    return null;
                }),
                playing("changes its thread", view -> {
                    Thread.currentThread().setName("\u202e\0");
                    Thread.currentThread().setContextClassLoader(null);
                    return null;
                }),
                playing("uses the last bit of the stack", view -> {
                    try {
                        return recurse(view);
                    } catch (StackOverflowError expected) {
                        return null;
                    }
                }),
                playing("plays games in a game", view -> {
                    Bot bot = Misbehaviour::firstCard;
                    Arbiter.standard().play(SETUP, DEAL, List.of(bot, bot, bot));
                    return null;
                }),
                new Misbehaviour("whose own methods throw", new Unspeakable(), "", 0, false));
    }

    private static Stream<Misbehaviour> tooLate() {
        return Stream.of(
                endless("ignores interrupts", view -> stay()),
                endless("heeds interrupts", view -> {
                    Thread.sleep(60_000);
                    return firstCard(view);
                }),
                endless("answers after the limit", view -> {
                    try {
                        Thread.sleep(60_000);
                    } catch (InterruptedException late) {
                        Thread.currentThread().interrupt();
                    }
                    return firstCard(view);
                }),
                endless("throws after the limit", view -> {
                    try {
                        Thread.sleep(60_000);
                    } catch (InterruptedException late) {
                        throw new HostileException(() -> "late");
                    }
                    return firstCard(view);
                }),
                endless("message that never comes", view -> {
                    throw new HostileException(() -> String.valueOf(stay()));
                }),
                endless("waits for a lock", view -> {
                    synchronized (view) {
                        view.wait();
                    }
                    return firstCard(view);
                }),
                endless(
                        "list without an end",
                        view -> new Action.BlackMarket(new Changing() {
                            @Override
                            public Iterator<Asset> iterator() {
                                int ended = ENDED.get();
                                return Stream.generate(() -> ENDED.get() == ended ? Asset.AMS : null)
                                        .iterator();
                            }
                        })));
    }

    static Action stay() {
        int ended = ENDED.get();
        while (ENDED.get() == ended) {
            try {
                Thread.sleep(20);
            } catch (InterruptedException ignored) {
                // this is what it is bad at
            }
        }
        return Action.playNews();
    }

    private static Throwable made(Class<?> type) throws ReflectiveOperationException {
        return type.asSubclass(Throwable.class).getDeclaredConstructor().newInstance();
    }

    private static Action cardOfAnother(PlayerView view) {
        return Action.playCard(view.unseen().kinds().stream()
                .filter(card -> !view.hand().has(card))
                .findFirst()
                .orElseThrow());
    }

    private static Action recurse(PlayerView view) {
        return view.legalActions().isEmpty() ? Action.playNews() : recurse(view);
    }

    @SuppressWarnings("InfiniteRecursion")
    private static String recurse() {
        return recurse() + ".";
    }

    private static Action change(PlayerView view) {
        List<List<?>> lists = List.of(
                view.legalActions(),
                view.hand().kinds(),
                view.table().players(),
                view.table().trades(),
                view.table().discardPile(),
                view.table().dividendsPaid(),
                view.table().ranking(),
                view.table().setup().names());
        for (List<?> list : lists) {
            for (Runnable change : List.<Runnable>of(
                    list::clear, () -> list.remove(0), () -> list.add(null), () -> Collections.reverse(list))) {
                try {
                    change.run();
                } catch (RuntimeException refused) {
                    // so it stays as it is
                }
            }
        }
        Arrays.fill(PriceCard.values(), null);
        return null;
    }

    @SuppressWarnings({"unchecked", "rawtypes", "TypeParameterUnusedInFormals"})
    private static <E> List<E> polluted(Object element) {
        return (List) List.of(element);
    }

    /** Actions of ten million, made once. */
    private static final class Huge {
        static final Action BLACK_MARKET = new Action.BlackMarket(Collections.nCopies(10_000_000, Asset.AMS));
        static final Action NEWS = new Action.PlayNews(Collections.nCopies(10_000_000, PriceCard.AMS_UP_SIL_DOWN));
    }

    /** A list of one token, that is null when it is looked at for the second time. */
    private static class Changing extends AbstractList<Asset> {
        private int reads;

        @Override
        public Asset get(int index) {
            reads++;
            return reads > 1 ? null : Asset.AMS;
        }

        @Override
        public int size() {
            return 1;
        }
    }

    private static final class Broken {
        static Action action = Action.parse("?");
    }

    private static final class Strange extends Throwable {
        private static final long serialVersionUID = 1L;

        Strange() {
            super("strange");
        }
    }

    private enum Hostile {
        ONE;

        @Override
        public String toString() {
            throw new HostileException(() -> "enum");
        }
    }

    private static final class Unspeakable implements Bot {
        @Override
        public Action choose(PlayerView view) {
            return firstCard(view);
        }

        @Override
        public boolean equals(Object other) {
            throw new HostileException(() -> "equals");
        }

        @Override
        public int hashCode() {
            throw new HostileException(() -> "hashCode");
        }

        @Override
        public String toString() {
            throw new HostileException(() -> "toString");
        }
    }

    /** To be renamed. */
    static final class NameXXX extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NameXXX() {
            super("name");
        }
    }

    private static final Class<?> WITH_CONTROLS_IN_ITS_NAME = renamed();

    private static Class<?> renamed() {
        try (InputStream file = HostileBots.class.getResourceAsStream("HostileBots$NameXXX.class")) {
            // three bytes as well
            String bytes = new String(file.readAllBytes(), StandardCharsets.ISO_8859_1);
            String override = new String("\u202e".getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
            return MethodHandles.lookup()
                    .defineClass(bytes.replace("XXX", override).getBytes(StandardCharsets.ISO_8859_1));
        } catch (IOException | IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
