/** Bots of any game against each other: begin with {@link io.github.mercurius.tournament.Contest}. */
module io.github.mercurius.tournament {
    exports io.github.mercurius.tournament;

    requires io.github.mercurius.common;
    requires transitive io.github.mercurius.arena;
    requires transitive io.github.mercurius.rules;
    requires org.apache.commons.statistics.descriptive;
    requires org.apache.commons.statistics.interval;
    requires java.management;
    requires static org.jspecify;
}
