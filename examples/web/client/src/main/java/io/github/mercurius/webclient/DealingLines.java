package io.github.mercurius.webclient;

import io.github.mercurius.api.Setup;
import io.github.mercurius.core.JointDeal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A deal that is being made, as the server shows it and as the page keeps it. It has lines of a word and its values:
 *
 * <pre>
 * setup 0 quarter NEWEST_FIRST FORFEITED
 * name Anna
 * table 6f…
 * host 1c…
 * seat 90… 77…
 * shown 4e…
 * opened 77…
 * </pre>
 *
 * <p>There is a {@code name} and a {@code seat} for each seat, with the commitment and the part, or {@code -} for what
 * is not there yet. {@code shown} is what the server says all commitments come to; {@code opened} is what this page has
 * opened. A deal that the server makes alone is the one line {@code sealed} with its commitment.
 *
 * @param joint the joint deal, if it is one
 * @param opened what the seat of the page has opened
 * @param sealed the commitment of a server that deals alone
 */
record DealingLines(Optional<JointDeal> joint, List<String> opened, Optional<String> sealed) {
    private static final String NONE = "-";

    /**
     * Reads lines; none are no deal.
     *
     * @throws IllegalArgumentException if they are not those of a deal, or it contradicts itself
     */
    static DealingLines read(String lines) {
        Reader reader = new Reader();
        for (String line : lines.isEmpty() ? new String[0] : lines.split("\n", -1)) {
            int end = line.indexOf(' ');
            reader.read(end < 0 ? line : line.substring(0, end), line.substring(end + 1));
        }
        if (!lines.isEmpty() && !reader.table.isPresent() && !reader.sealed.isPresent()) {
            throw new IllegalArgumentException("a deal without a table, expected a joint or a sealed one");
        }
        return new DealingLines(reader.joint(), reader.opened, reader.sealed);
    }

    /** What a page keeps of a joint deal. */
    static String write(JointDeal joint, List<String> opened) {
        List<String> lines = new ArrayList<>();
        Setup setup = joint.setup();
        lines.add("setup " + setup.startSeat() + " " + Setups.rulings(setup.rulings()));
        setup.names().forEach(name -> lines.add("name " + name));
        lines.add("table " + joint.table());
        lines.add("host " + joint.hostCommitment().orElse(NONE));
        for (int seat : setup.seats()) {
            lines.add("seat " + joint.seatCommitment(seat).orElse(NONE) + " "
                    + joint.seatPart(seat).orElse(NONE));
        }
        opened.forEach(part -> lines.add("opened " + part));
        return String.join("\n", lines);
    }

    private static final class Reader {
        private final List<String> names = new ArrayList<>();
        private final List<String[]> seats = new ArrayList<>();
        private final List<String> opened = new ArrayList<>();
        private String setup = "";
        private Optional<String> table = Optional.empty();
        private String host = NONE;
        private Optional<String> shown = Optional.empty();
        private Optional<String> sealed = Optional.empty();

        void read(String word, String value) {
            switch (word) {
                case "setup" -> setup = value;
                case "name" -> names.add(value);
                case "table" -> table = Optional.of(value);
                case "host" -> host = value;
                case "seat" -> seats.add(value.split(" ", -1));
                case "shown" -> shown = Optional.of(value);
                case "opened" -> opened.add(value);
                case "sealed" -> sealed = Optional.of(value);
                default -> throw new IllegalArgumentException("line of a deal: '" + word + "', expected a known word");
            }
        }

        Optional<JointDeal> joint() {
            if (!table.isPresent()) {
                return Optional.empty();
            }
            int blank = setup.indexOf(' ');
            Setup agreed = Setups.of(
                    String.join("\n", names),
                    Integer.parseInt(setup.substring(0, Math.max(0, blank))),
                    setup.substring(blank + 1));
            JointDeal joint = JointDeal.at(agreed, table.get());
            joint = host.equals(NONE) ? joint : joint.withHostCommitment(host);
            for (int seat = 0; seat < seats.size(); seat++) {
                String commitment = word(seat, 0);
                joint = commitment.equals(NONE) ? joint : joint.withSeatCommitment(seat, commitment);
            }
            for (int seat = 0; seat < seats.size(); seat++) {
                String part = word(seat, 1);
                joint = part.equals(NONE) ? joint : joint.withSeatPart(seat, part);
            }
            checkShown(joint);
            return Optional.of(joint);
        }

        private String word(int seat, int index) {
            String[] words = seats.get(seat);
            if (words.length != 2) {
                throw new IllegalArgumentException("seat " + seat + ": " + words.length + " words, expected 2");
            }
            return words[index];
        }

        private void checkShown(JointDeal joint) {
            String all = joint.isCommitted() ? joint.commitment() : "none before all have committed";
            if (shown.isPresent() && !shown.get().equals(all)) {
                throw new IllegalArgumentException("commitment of all: " + shown.get() + ", expected " + all);
            }
        }
    }
}
