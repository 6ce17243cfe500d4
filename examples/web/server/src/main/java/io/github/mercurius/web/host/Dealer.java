package io.github.mercurius.web.host;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.JointDeal;
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

/** Begins and stops the dealing, and draws what chance brings. */
record Dealer(Random chance) {
    /** The dealing of a table that is full. */
    Entry begin(TableState table) {
        return table.options().isJoint() ? joint(table) : alone(table);
    }

    private Entry joint(TableState table) {
        List<@Nullable String> botParts = new ArrayList<>();
        for (Chair chair : table.chairs()) {
            botParts.add(chair.isBot() ? part() : null);
        }
        return new Entry.JointBegan(part(), part(), botParts);
    }

    private Entry alone(TableState table) {
        return new Entry.Sealed(table.options().tableGame().shuffled(chance::nextInt), part());
    }

    private String part() {
        return JointDeal.secret(chance::nextBytes);
    }

    /** What chance brings now. */
    Entry draw(TableState table) {
        return draw(Objects.requireNonNull(table.play()));
    }

    private <A extends AnyAction, V extends AnyView<A>> Entry draw(Play<A, V> play) {
        return new Entry.Drew(play.game().state().drawOutcome(chance::nextInt).notation());
    }

    /** The seats that did not commit or open in time give way. */
    static Entry stop(TableState table) {
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
}
