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
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/** All kinds of bad bots. */
final class HostileBots {
    private static final String OTHER_THINGS = "java.lang.IllegalArgumentException: one of (tokens|discard): .*";

    static final Setup SETUP = Setup.of(3);
    static final Deal DEAL = Deal.seeded(1602);

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
        return Stream.of(ThrowingBots.throwables(), ThrowingBots.messages(), answers(), interference(), tooLate())
                .flatMap(kinds -> kinds);
    }

    private static Stream<Misbehaviour> answers() {
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
                throwing(
                        "Black Market of chambers",
                        OTHER_THINGS,
                        view -> new Action.BlackMarket(polluted(Chamber.AMS))),
                throwing(
                        "Black Market of hostile enums",
                        OTHER_THINGS,
                        view -> new Action.BlackMarket(polluted(Hostile.ONE))),
                throwing("News of hostile enums", OTHER_THINGS, view -> new Action.PlayNews(polluted(Hostile.ONE))),
                throwing("Black Market of texts", OTHER_THINGS, view -> new Action.BlackMarket(polluted("AMS"))),
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
                                // After so many it stops to give more, as the tests share their memory with it.
                                AtomicInteger given = new AtomicInteger();
                                return Stream.generate(() -> {
                                            if (given.incrementAndGet() > 100_000) {
                                                stay();
                                                throw new IllegalStateException("ended");
                                            }
                                            return Asset.AMS;
                                        })
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

    private static Action cardOfAnother(PlayerView view) {
        return Action.playCard(view.unseen().kinds().stream()
                .filter(card -> !view.hand().has(card))
                .findFirst()
                .orElseThrow());
    }

    static Action recurse(PlayerView view) {
        return view.legalActions().isEmpty() ? Action.playNews() : recurse(view);
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
}
