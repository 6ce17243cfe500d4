/**
 * Tools for tests of programs that use Mercurius: random games and positions, and the laws that every bot keeps.
 *
 * <p>A first test, with JUnit or any other framework:
 *
 * <pre>{@code
 * class MyTableTest {
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
 * <p>jqwik is optional: the domain needs it, nothing else does. No class needs JUnit or AssertJ.
 */
@NullMarked
package io.github.mercurius.testkit;

import org.jspecify.annotations.NullMarked;
