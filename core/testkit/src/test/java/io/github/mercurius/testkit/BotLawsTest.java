package io.github.mercurius.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.GameStart;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongFunction;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A bot that keeps the laws passes, and one that breaks a law is found, with the seed and the view. */
@Timeout(value = 100, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BotLawsTest {
    private static final CountDownLatch NEVER = new CountDownLatch(1);

    @AfterAll
    static void endBots() {
        NEVER.countDown();
    }

    private static Action first(PlayerView view) {
        return view.legalActions().get(0);
    }

    private static Action last(PlayerView view) {
        return view.legalActions().get(view.legalActions().size() - 1);
    }

    private static List<BrokenLaw> brokenBy(LongFunction<Bot> bots) {
        return laws(bots).withGames(3).brokenLaws();
    }

    /** The laws with a time limit that a bot does not exceed on any machine. */
    private static BotLaws laws(LongFunction<Bot> bots) {
        return BotLaws.of(bots).withTimeLimit(1, TimeUnit.HOURS);
    }

    /** The laws that a bot breaks that is late as soon as it says so, and in no other case. */
    private static List<BrokenLaw> brokenByLate(LongFunction<Bot> bots, AtomicReference<CountDownLatch> answered) {
        return BotLaws.of(bots).withTimeLimit(1, TimeUnit.MILLISECONDS).brokenLaws(task -> {
            CountDownLatch done = new CountDownLatch(1);
            answered.set(done);
            Thread thread = new Thread(() -> {
                task.run();
                done.countDown();
            });
            thread.setDaemon(true);
            thread.start();
            try {
                done.await();
            } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
            }
        });
    }

    /** Says that the bot that is asked is late, and never answers. */
    private static void stay(AtomicReference<CountDownLatch> answered) {
        answered.get().countDown();
        while (NEVER.getCount() > 0) {
            try {
                NEVER.await();
            } catch (InterruptedException ignored) {
                // it hears nothing
            }
        }
    }

    @Test
    void aBotWhoseChoicesFollowFromSeedAndViewKeepsAllLaws() {
        laws(seed -> BotLawsTest::first).check();
        laws(seed -> view -> view.legalActions()
                        .sample(new SplittableRandom(seed ^ view.toText().hashCode())::nextInt))
                .check();
    }

    @Test
    void aGeneratorThatIsKeptBreaksTwoLaws() {
        assertThat(brokenBy(seed -> PlayStyle.UNIFORM.bot(new SplittableRandom(seed))))
                .extracting(BrokenLaw::law)
                .containsExactly(BotLaw.ASKED_TWICE, BotLaw.ANY_ORDER);
    }

    @Test
    void anIllegalActionIsFoundWithItsRule() {
        List<BrokenLaw> broken =
                brokenBy(seed -> view -> seed == 1 && view.table().round() == 5 ? Action.blackMarket() : first(view));
        assertThat(broken).singleElement().satisfies(found -> {
            assertThat(found.law()).isEqualTo(BotLaw.LEGAL);
            assertThat(found.seed()).isEqualTo(1);
            assertThat(found.view().table().round()).isEqualTo(5);
            assertThat(found.what()).startsWith("gave no legal action (B:: BLK-2");
            assertThat(found.toString())
                    .isEqualTo("LEGAL: the bot of seed 1 " + found.what() + System.lineSeparator() + "  in: "
                            + found.view().toText());
        });
    }

    @Test
    void anExceptionAndNullAreFound() {
        List<BrokenLaw> broken = brokenBy(seed -> view -> {
            throw new IllegalStateException("no idea");
        });
        assertThat(broken).singleElement().satisfies(found -> {
            assertThat(found.law()).isEqualTo(BotLaw.LEGAL);
            assertThat(found.what()).contains("threw java.lang.IllegalStateException: no idea");
        });
        assertThat(brokenBy(seed -> view -> null)).extracting(BrokenLaw::law).containsExactly(BotLaw.LEGAL);
    }

    @Test
    void aLateAnswerIsFoundAndEndsTheTrial() {
        AtomicReference<CountDownLatch> answered = new AtomicReference<>();
        AtomicInteger asked = new AtomicInteger();
        assertThat(brokenByLate(
                        seed -> view -> {
                            if (view.table().round() == 3) {
                                asked.incrementAndGet();
                                stay(answered);
                            }
                            return first(view);
                        },
                        answered))
                .singleElement()
                .satisfies(found -> {
                    assertThat(found.law()).isEqualTo(BotLaw.IN_TIME);
                    assertThat(found.view().table().round()).isEqualTo(3);
                    assertThat(found.what()).contains("no answer in time");
                });
        assertThat(asked).hasValue(1);
    }

    /** A bot that plays well, and does something where it is told something. */
    private static class Living implements Bot {
        @Override
        public Action choose(PlayerView view) {
            return first(view);
        }
    }

    private static final class Fragile extends Living {
        private final String call;
        private int updates;

        Fragile(String call) {
            this.call = call;
        }

        private void come(String now) {
            if (call.equals(now)) {
                throw new IllegalStateException("no idea");
            }
        }

        @Override
        public void begin(GameStart<PlayerView> start) {
            updates = 0;
            come("begin");
        }

        @Override
        public boolean observe(AnyUpdate update) {
            if (updates++ == 5) {
                come("observe");
            }
            return true;
        }

        @Override
        public void end(List<? extends AnyStanding> ranking) {
            come("end");
        }

        @Override
        public void close() {
            come("close");
        }
    }

    @Test
    void aFailureInItsLifeIsFound() {
        for (String call : List.of("begin", "observe", "end", "close")) {
            assertThat(brokenBy(seed -> new Fragile(call))).singleElement().satisfies(found -> {
                assertThat(found.law()).isEqualTo(BotLaw.LIFE);
                assertThat(found.what()).isEqualTo(call + ": threw java.lang.IllegalStateException: no idea");
            });
        }
        assertThat(brokenBy(seed -> new Fragile("nothing"))).isEmpty();
    }

    @Test
    void aCallThatNeverEndsIsFoundAndEndsTheTrial() {
        AtomicInteger began = new AtomicInteger();
        AtomicReference<CountDownLatch> answered = new AtomicReference<>();
        assertThat(brokenByLate(
                        seed -> new Living() {
                            @Override
                            public void begin(GameStart<PlayerView> start) {
                                began.incrementAndGet();
                                stay(answered);
                            }
                        },
                        answered))
                .allSatisfy(found -> assertThat(found.what())
                        .contains("begin: no answer in time; not asked: the bot has not returned from an earlier call"))
                .extracting(BrokenLaw::law)
                .containsExactly(BotLaw.IN_TIME, BotLaw.LIFE);
        assertThat(began).hasValue(2);
    }

    @Test
    void everyBotIsClosed() {
        AtomicInteger open = new AtomicInteger();
        laws(seed -> {
                    open.incrementAndGet();
                    return new Living() {
                        @Override
                        public void close() {
                            open.decrementAndGet();
                        }
                    };
                })
                .withGames(2)
                .check();
        assertThat(open).hasValue(0);
    }

    @Test
    void anotherAnswerOfTheSameSeedIsFound() {
        AtomicInteger made = new AtomicInteger();
        List<BrokenLaw> broken = brokenBy(seed -> {
            boolean odd = made.incrementAndGet() % 2 == 1;
            return view -> odd ? first(view) : last(view);
        });
        assertThat(broken).extracting(BrokenLaw::law).containsExactly(BotLaw.SAME_SEED);
        assertThat(broken.get(0).what()).matches("played \\S+, where the first bot of this seed played \\S+");
    }

    @Test
    void anotherAnswerToTheSameQuestionIsFound() {
        assertThat(brokenBy(seed -> new Bot() {
                    private PlayerView before;

                    @Override
                    public Action choose(PlayerView view) {
                        boolean again = view.equals(before);
                        before = view;
                        return again ? last(view) : first(view);
                    }
                }))
                .extracting(BrokenLaw::law)
                .containsExactly(BotLaw.ASKED_TWICE);
    }

    @Test
    void aBotThatMixesUpTwoGamesIsFound() {
        assertThat(brokenBy(seed -> new Bot() {
                    private final Map<Setup, Integer> games = new HashMap<>();

                    @Override
                    public Action choose(PlayerView view) {
                        games.put(view.table().setup(), 1);
                        return games.size() > 1 ? last(view) : first(view);
                    }
                }))
                .extracting(BrokenLaw::law)
                .containsExactly(BotLaw.ANY_ORDER);
    }

    @Test
    void aBotThatRemembersTheLastTurnIsFound() {
        assertThat(brokenBy(seed -> new Bot() {
                    private final Map<Setup, Integer> turns = new HashMap<>();

                    @Override
                    public Action choose(PlayerView view) {
                        int turn = view.table().turn();
                        Integer before = turns.put(view.table().setup(), turn);
                        return before != null && turn < before ? last(view) : first(view);
                    }
                }))
                .extracting(BrokenLaw::law)
                .contains(BotLaw.ANY_ORDER)
                .doesNotContain(BotLaw.LEGAL, BotLaw.SAME_SEED, BotLaw.ASKED_TWICE);
    }
}
