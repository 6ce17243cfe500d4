/**
 * Tools for tests of programs that use Mercurius: random games and positions, assertions in the words of the game, and
 * the laws that every bot keeps.
 *
 * <p>A first test, with JUnit or any other framework:
 *
 * <pre>{@code
 * import static io.github.mercurius.testkit.MercuriusAssertions.assertThat;
 *
 * class MyTableTest {
 *     @Test
 *     void nobodySellsWhatTheyDoNotOwn() {
 *         GameState state = GameState.start(Setup.of(3), Deal.seeded(1602));
 *         assertThat(state).accepts(0, "+AMS").refuses(0, "-TEA").because(Rule.TRD_6);
 *     }
 *
 *     @Test
 *     void myScreenShowsEveryPosition() {
 *         RandomPlay random = RandomPlay.from(new SplittableRandom(1602));
 *         for (int i = 0; i < 1000; i++) {
 *             new MyScreen().show(random.state().viewFor(0));
 *         }
 *     }
 *
 *     @Test
 *     void myBotKeepsTheLaws() {
 *         BotLaws.of(MyBot::new).check();
 *     }
 * }
 * }</pre>
 *
 * <p>With jqwik, {@link io.github.mercurius.testkit.MercuriusDomain} gives properties the same games and positions, and
 * makes them small when a property fails:
 *
 * <pre>{@code
 * @Property
 * @Domain(MercuriusDomain.class)
 * void whatIsSavedIsReadAgain(@ForAll GameState state) {
 *     assertEquals(state, MyStore.read(MyStore.write(state)));
 * }
 * }</pre>
 *
 * <p>jqwik is optional: {@link io.github.mercurius.testkit.MercuriusArbitraries} and
 * {@link io.github.mercurius.testkit.MercuriusDomain} need it, nothing else does. No class needs JUnit or AssertJ.
 */
@NullMarked
package io.github.mercurius.testkit;

import org.jspecify.annotations.NullMarked;
