package io.github.mercurius.web;

import io.github.mercurius.arena.Arbiter;
import io.github.mercurius.arena.Decision;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.web.table.By;
import io.github.mercurius.web.table.Chair;
import io.github.mercurius.web.table.Dealing;
import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.Play;
import io.github.mercurius.web.table.TableState;
import io.micrometer.core.instrument.Counter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the entries that nobody asks for: begins and stops the dealing, draws what chance brings, and takes actions for
 * bots, and for people who are away or too slow. Each bot gets the view of its seat only.
 *
 * @param botSeconds the processor time that the bots at a table have: without any, they do not search
 * @param spent the processor time that bots have spent, in seconds
 */
record Duties(Function<String, Bucket> botSeconds, Machine machine, Counter spent) {
    private static final Logger LOG = LoggerFactory.getLogger(Duties.class);

    /** Who plays for people: quick, and not bad. */
    private static final String STAND_IN = "greedy";

    private static final double NANOS = 1e9;

    /** The dealing of a table that is full. */
    Entry deal(TableState table) {
        if (!table.options().isJoint()) {
            return new Entry.Sealed(table.options().tableGame().shuffled().apply(machine.chance()::nextInt), part());
        }
        List<@Nullable String> botParts = new ArrayList<>();
        for (Chair chair : table.chairs()) {
            botParts.add(chair.isBot() ? part() : null);
        }
        return new Entry.JointBegan(part(), part(), botParts);
    }

    private String part() {
        return JointDeal.secret(machine.chance()::nextBytes);
    }

    /** The seats that did not commit or open in time give way. */
    static Entry stopDealing(TableState table) {
        List<Integer> seats = new ArrayList<>();
        if (table.dealing() instanceof Dealing.Joint dealing) {
            JointDeal joint = dealing.joint();
            for (int seat : joint.setup().seats()) {
                Optional<String> done = joint.isCommitted() ? joint.part(seat) : joint.commitment(seat);
                if (done.isEmpty()) {
                    seats.add(seat);
                }
            }
        }
        return new Entry.DealingStopped(seats);
    }

    /** What chance brings now. */
    Entry draw(TableState table) {
        Play<?, ?> play = table.game();
        return new Entry.Drew(
                play.game().state().drawOutcome(machine.chance()::nextInt).notation());
    }

    /** The next action of the active seat. */
    Entry act(TableState table, By by) {
        Play<?, ?> play = table.game();
        int seat = play.activeSeat().orElseThrow();
        return new Entry.Acted(seat, choose(table, play, seat).notation(), by);
    }

    private <A extends AnyAction, V extends AnyView<A>> A choose(TableState table, Play<A, V> play, int seat) {
        Chair chair = table.chair(seat);
        Bucket left = botSeconds.apply(table.id());
        String kind = chair.bot() != null && left.left() > 0 ? chair.bot() : STAND_IN;
        V view = play.game().state().viewFor(seat);
        long begun = machine.threadNanos();
        Decision<A> decision = Arbiter.of(play.kind().rules())
                .ask(view, play.kind().bot().apply(kind).make(machine.chance().nextLong()));
        double seconds = (machine.threadNanos() - begun) / NANOS;
        left.take(seconds);
        spent.increment(seconds);
        decision.failure()
                .ifPresent(failure -> LOG.atError()
                        .addKeyValue("table", table.id())
                        .addKeyValue("seat", seat)
                        .addKeyValue("bot", kind)
                        .log("a bot failed"));
        return decision.action();
    }
}
