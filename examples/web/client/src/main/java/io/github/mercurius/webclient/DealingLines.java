package io.github.mercurius.webclient;

import io.github.mercurius.rules.JointDeal;
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
 * opened
 * </pre>
 *
 * <p>There is a {@code name} and a {@code seat} for each seat, with the commitment and the part, or {@code -} for what
 * is not there yet. {@code shown} is what the server says all commitments come to; {@code opened} is there if this page
 * has opened its part. A deal that the server makes alone is the one line {@code sealed} with its commitment.
 *
 * @param joint the joint deal, if it is one
 * @param lines those that say what was shown
 * @param ofAll what the server says that all commitments come to
 * @param hasOpened whether the seat of the page has opened its part
 * @param sealed the commitment of a server that deals alone
 */
record DealingLines(
        Optional<JointDeal> joint,
        List<String> lines,
        Optional<String> ofAll,
        boolean hasOpened,
        Optional<String> sealed) {
    private static final String NONE = "-";
    private static final String OPENED = "opened";

    /** How a game begins a joint deal: of which nothing was shown. */
    interface Beginning {
        /** The joint deal, in a game with these names, start seat and rulings. */
        JointDeal at(List<String> names, int startSeat, List<String> rulings, String table);
    }

    /**
     * Reads lines; none are no deal.
     *
     * @throws IllegalArgumentException if they are not those of a deal, or it contradicts itself
     */
    static DealingLines read(String lines, Beginning game) {
        Reader reader = new Reader();
        for (String line : lines.isEmpty() ? new String[0] : lines.split("\n", -1)) {
            int end = line.indexOf(' ');
            reader.read(end < 0 ? line : line.substring(0, end), line.substring(end + 1));
        }
        if (!lines.isEmpty() && !reader.table.isPresent() && !reader.sealed.isPresent()) {
            throw new IllegalArgumentException("a deal without a table, expected a joint or a sealed one");
        }
        return new DealingLines(reader.joint(game), reader.lines, reader.ofAll, reader.hasOpened, reader.sealed);
    }

    /** What a page keeps of a joint deal: what was shown, and whether it has opened its part. */
    String kept(boolean nowOpened) {
        List<String> all = new ArrayList<>(lines);
        if (nowOpened) {
            all.add(OPENED);
        }
        return String.join("\n", all);
    }

    private static final class Reader {
        private final List<String> names = new ArrayList<>();
        private final List<String[]> seats = new ArrayList<>();
        private final List<String> lines = new ArrayList<>();
        private boolean hasOpened;
        private String setup = "";
        private Optional<String> table = Optional.empty();
        private String host = NONE;
        private Optional<String> ofAll = Optional.empty();
        private Optional<String> sealed = Optional.empty();

        void read(String word, String value) {
            if (!word.equals("shown") && !word.equals(OPENED)) {
                lines.add(word + " " + value);
            }
            switch (word) {
                case "setup" -> setup = value;
                case "name" -> names.add(value);
                case "table" -> table = Optional.of(value);
                case "host" -> host = value;
                case "seat" -> seats.add(value.split(" ", -1));
                case "shown" -> ofAll = Optional.of(value);
                case OPENED -> hasOpened = true;
                case "sealed" -> sealed = Optional.of(value);
                default -> throw new IllegalArgumentException("line of a deal: '" + word + "', expected a known word");
            }
        }

        Optional<JointDeal> joint(Beginning game) {
            if (!table.isPresent()) {
                return Optional.empty();
            }
            List<String> words = List.of(setup.split(" ", -1));
            JointDeal joint =
                    game.at(names, Integer.parseInt(words.get(0)), words.subList(1, words.size()), table.get());
            if (seats.size() != joint.setup().players()) {
                throw new IllegalArgumentException(
                        "seats: " + seats.size() + ", expected " + joint.setup().players() + ", one a seat");
            }
            joint = with(joint, JointDeal.HOST, host, JointDeal::withCommitment);
            for (int seat = 0; seat < seats.size(); seat++) {
                if (seats.get(seat).length != 2) {
                    throw new IllegalArgumentException("seat with " + seats.get(seat).length + " words, expected 2");
                }
                joint = with(joint, seat, seats.get(seat)[0], JointDeal::withCommitment);
            }
            for (int seat = 0; seat < seats.size(); seat++) {
                joint = with(joint, seat, seats.get(seat)[1], JointDeal::withPart);
            }
            return Optional.of(joint);
        }

        /** The joint deal with one more thing that was shown. */
        private interface Step {
            JointDeal after(JointDeal joint, int seat, String shown);
        }

        private static JointDeal with(JointDeal joint, int seat, String word, Step step) {
            return word.equals(NONE) ? joint : step.after(joint, seat, word);
        }
    }
}
