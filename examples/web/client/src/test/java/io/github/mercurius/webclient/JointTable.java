package io.github.mercurius.webclient;

import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.rules.JointDeal;
import java.util.ArrayList;
import java.util.List;

/** A table of Mercurius that is dealt together, as its server shows it to the page of seat 1. */
final class JointTable {
    static final Setup SETUP = Setup.of("Anna", "Magda", "Rafał");
    static final String TABLE = "a".repeat(64);
    static final String HOST = "f".repeat(64);
    static final int SEAT = 1;

    private JointTable() {}

    static String part(int seat) {
        return String.valueOf(seat).repeat(64);
    }

    static JointDeal none(String table) {
        return none(table, HOST);
    }

    /** The deal in which a host has committed to a part. */
    static JointDeal none(String table, String hostPart) {
        JointDeal joint = Mercurius.jointDeal(SETUP, table);
        return joint.withCommitment(JointDeal.HOST, joint.commitmentOf(JointDeal.HOST, hostPart));
    }

    /** The deal in which some seats have committed. */
    static JointDeal committed(String table, List<Integer> seats) {
        JointDeal joint = none(table);
        for (int seat : seats) {
            joint = joint.withCommitment(seat, joint.commitmentOf(seat, part(seat)));
        }
        return joint;
    }

    static JointDeal committed(String table) {
        return committed(table, SETUP.seats());
    }

    static JointDeal open(String table) {
        JointDeal joint = committed(table);
        for (int seat : SETUP.seats()) {
            joint = joint.withPart(seat, part(seat));
        }
        return joint;
    }

    /** The lines that the page reads. */
    static String lines(JointDeal joint) {
        List<String> all = new ArrayList<>(List.of("setup 0 quarter NEWEST_FIRST FORFEITED"));
        SETUP.names().forEach(name -> all.add("name " + name));
        all.add("table " + joint.table());
        all.add("host " + joint.commitment(JointDeal.HOST).orElse("-"));
        SETUP.seats()
                .forEach(seat -> all.add("seat " + joint.commitment(seat).orElse("-") + " "
                        + joint.part(seat).orElse("-")));
        String lines = String.join("\n", all);
        return joint.isCommitted() ? lines + "\nshown " + joint.commitment() : lines;
    }
}
