/**
 * For tests of programs that use Mercurius.
 *
 * <p>{@link io.github.mercurius.testkit.RandomPlay} has the random games and positions, and
 * {@link io.github.mercurius.testkit.BotLaws} checks a bot. Users of jqwik begin with
 * {@link io.github.mercurius.testkit.MercuriusDomain}; nobody else needs jqwik.
 */
module io.github.mercurius.testkit {
    exports io.github.mercurius.testkit;

    requires io.github.mercurius.arena;
    requires transitive io.github.mercurius.core;
    requires static net.jqwik.api;
    requires static org.jspecify;
}
