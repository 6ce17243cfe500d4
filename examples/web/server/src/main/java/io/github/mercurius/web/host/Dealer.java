package io.github.mercurius.web.host;

import io.github.mercurius.api.Deal;
import io.github.mercurius.core.JointDeal;
import io.github.mercurius.core.SealedDeal;
import io.github.mercurius.web.table.Chair;
import io.github.mercurius.web.table.Dealing;
import io.github.mercurius.web.table.Entry;
import io.github.mercurius.web.table.Secrets;
import io.github.mercurius.web.table.TableState;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Begins and stops the dealing. */
final class Dealer {
    private Dealer() {}

    /** The dealing of a table that is full. */
    static Entry begin(TableState table) {
        return table.options().isJoint() ? joint(table) : alone(table);
    }

    private static Entry joint(TableState table) {
        List<@Nullable String> botParts = new ArrayList<>();
        for (Chair chair : table.chairs()) {
            botParts.add(chair.isBot() ? part() : null);
        }
        return new Entry.JointBegan(part(), part(), botParts);
    }

    private static String part() {
        return JointDeal.part(Secrets.RANDOM::nextBytes);
    }

    private static Entry alone(TableState table) {
        Deal deal = Deal.shuffled(Secrets.RANDOM::nextInt);
        SealedDeal seal = SealedDeal.seal(table.setup(), deal, Secrets.RANDOM::nextBytes);
        return new Entry.Sealed(deal.toString(), seal.nonce());
    }

    /** The seats that did not commit or open in time give way. */
    static Entry stop(TableState table) {
        List<Integer> seats = new ArrayList<>();
        if (table.dealing() instanceof Dealing.Joint dealing) {
            JointDeal joint = dealing.joint();
            for (int seat : joint.setup().seats()) {
                boolean done = joint.isCommitted()
                        ? joint.seatPart(seat).isPresent()
                        : joint.seatCommitment(seat).isPresent();
                if (!done) {
                    seats.add(seat);
                }
            }
        }
        return new Entry.DealingStopped(seats);
    }
}
