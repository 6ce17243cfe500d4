package io.github.mercurius.web.host;

import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.Decision;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.web.table.By;
import io.github.mercurius.web.table.Chair;
import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.Play;
import io.github.mercurius.web.table.TableState;
import java.util.Objects;
import java.util.Random;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Takes actions for bots, and for people who are away or too slow. Each bot gets the view of its seat only. */
final class BotPlayer {
    private static final Logger LOG = LoggerFactory.getLogger(BotPlayer.class);

    /** Who plays for people: quick, and not bad. */
    private static final String STAND_IN = "greedy";

    private final BotTime time;
    private final Random chance;

    BotPlayer(BotTime time, Random chance) {
        this.time = time;
        this.chance = chance;
    }

    /** The next action of the active seat. */
    Entry act(TableState table, By by) {
        return act(table, Objects.requireNonNull(table.play()), by);
    }

    private <A extends AnyAction, V extends AnyView<A>> Entry act(TableState table, Play<A, V> play, By by) {
        int seat = play.activeSeat().orElseThrow();
        return new Entry.Acted(seat, choose(table, play, seat).notation(), by);
    }

    private <A extends AnyAction, V extends AnyView<A>> A choose(TableState table, Play<A, V> play, int seat) {
        Chair chair = table.chair(seat);
        String kind = time.has(table.id()) ? Objects.requireNonNullElse(chair.bot(), STAND_IN) : STAND_IN;
        V view = play.game().state().viewFor(seat);
        Decision<A> decision = time.spend(
                table.id(),
                () -> Arbiter.of(play.kind().rules()).ask(view, play.kind().bot(kind, chance.nextLong())));
        decision.failure()
                .ifPresent(failure -> LOG.atError()
                        .addKeyValue("table", table.id())
                        .addKeyValue("seat", seat)
                        .addKeyValue("bot", kind)
                        .log("a bot failed"));
        return decision.action();
    }
}
