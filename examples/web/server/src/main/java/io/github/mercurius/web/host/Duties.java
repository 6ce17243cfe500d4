package io.github.mercurius.web.host;

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
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Makes the entries that nobody asks for: begins and stops the dealing, draws what chance brings, and takes actions for
 * bots, and for people who are away or too slow. Each bot gets the view of its seat only.
 */
record Duties(BotTime time, Random chance) {
    private static final Logger LOG = LoggerFactory.getLogger(Duties.class);

    /** Who plays for people: quick, and not bad. */
    private static final String STAND_IN = "greedy";

    /** The dealing of a table that is full. */
    Entry deal(TableState table) {
        if (!table.options().isJoint()) {
            return new Entry.Sealed(table.options().tableGame().shuffled().apply(chance::nextInt), part());
        }
        List<@Nullable String> botParts = new ArrayList<>();
        for (Chair chair : table.chairs()) {
            botParts.add(chair.isBot() ? part() : null);
        }
        return new Entry.JointBegan(part(), part(), botParts);
    }

    private String part() {
        return JointDeal.secret(chance::nextBytes);
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
        Play<?, ?> play = Objects.requireNonNull(table.play());
        return new Entry.Drew(play.game().state().drawOutcome(chance::nextInt).notation());
    }

    /** The next action of the active seat. */
    Entry act(TableState table, By by) {
        Play<?, ?> play = Objects.requireNonNull(table.play());
        int seat = play.activeSeat().orElseThrow();
        return new Entry.Acted(seat, choose(table, play, seat).notation(), by);
    }

    private <A extends AnyAction, V extends AnyView<A>> A choose(TableState table, Play<A, V> play, int seat) {
        Chair chair = table.chair(seat);
        String kind = time.has(table.id()) ? Objects.requireNonNullElse(chair.bot(), STAND_IN) : STAND_IN;
        V view = play.game().state().viewFor(seat);
        Decision<A> decision = time.spend(
                table.id(),
                () -> Arbiter.of(play.kind().rules())
                        .ask(view, play.kind().bot().apply(kind, chance.nextLong())));
        decision.failure()
                .ifPresent(failure -> LOG.atError()
                        .addKeyValue("table", table.id())
                        .addKeyValue("seat", seat)
                        .addKeyValue("bot", kind)
                        .log("a bot failed"));
        return decision.action();
    }
}
