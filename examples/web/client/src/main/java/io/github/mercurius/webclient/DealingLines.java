package io.github.mercurius.webclient;

import io.github.mercurius.rules.AnyJoint;
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
 * @param lines those that say what was shown
 * @param ofAll what the server says that all commitments come to
 * @param opened what the seat of the page has opened
 * @param sealed the commitment of a server that deals alone
 */
record DealingLines(
        Optional<AnyJoint> joint,
        List<String> lines,
        Optional<String> ofAll,
        List<String> opened,
        Optional<String> sealed) {
    private static final String NONE = "-";

    /**
     * Reads lines; none are no deal.
     *
     * @throws IllegalArgumentException if they are not those of a deal, or it contradicts itself
     */
    static DealingLines read(String lines, Shown.Game game) {
        Reader reader = new Reader();
        for (String line : lines.isEmpty() ? new String[0] : lines.split("\n", -1)) {
            int end = line.indexOf(' ');
            reader.read(end < 0 ? line : line.substring(0, end), line.substring(end + 1));
        }
        if (!lines.isEmpty() && !reader.table.isPresent() && !reader.sealed.isPresent()) {
            throw new IllegalArgumentException("a deal without a table, expected a joint or a sealed one");
        }
        return new DealingLines(reader.joint(game), reader.lines, reader.ofAll, reader.opened, reader.sealed);
    }

    /** What a page keeps of a joint deal: what was shown, and what it has opened itself. */
    String with(List<String> nowOpened) {
        List<String> all = new ArrayList<>(lines);
        nowOpened.forEach(part -> all.add("opened " + part));
        return String.join("\n", all);
    }

    private static final class Reader {
        private final List<String> names = new ArrayList<>();
        private final List<List<String>> seats = new ArrayList<>();
        private final List<String> lines = new ArrayList<>();
        private final List<String> opened = new ArrayList<>();
        private String setup = "";
        private Optional<String> table = Optional.empty();
        private String host = NONE;
        private Optional<String> ofAll = Optional.empty();
        private Optional<String> sealed = Optional.empty();

        void read(String word, String value) {
            if (!word.equals("shown") && !word.equals("opened")) {
                lines.add(word + " " + value);
            }
            switch (word) {
                case "setup" -> setup = value;
                case "name" -> names.add(value);
                case "table" -> table = Optional.of(value);
                case "host" -> host = value;
                case "seat" -> seats.add(List.of(value.split(" ", -1)));
                case "shown" -> ofAll = Optional.of(value);
                case "opened" -> opened.add(value);
                case "sealed" -> sealed = Optional.of(value);
                default -> throw new IllegalArgumentException("line of a deal: '" + word + "', expected a known word");
            }
        }

        Optional<AnyJoint> joint(Shown.Game game) {
            if (!table.isPresent()) {
                return Optional.empty();
            }
            List<String> words = List.of(setup.split(" ", -1));
            List<Optional<String>> commitments = new ArrayList<>();
            List<List<String>> openings = new ArrayList<>();
            for (List<String> seat : seats) {
                if (seat.size() < 2) {
                    throw new IllegalArgumentException("seat with " + seat.size() + " words, expected 2 or more");
                }
                commitments.add(word(seat.get(0)));
                openings.add(word(seat.get(1)).isPresent() ? seat.subList(1, seat.size()) : List.of());
            }
            return Optional.of(game.joint(
                    names,
                    Integer.parseInt(words.get(0)),
                    words.subList(1, words.size()),
                    new Shown(table.get(), word(host), commitments, openings)));
        }

        private static Optional<String> word(String word) {
            return word.equals(NONE) ? Optional.empty() : Optional.of(word);
        }
    }
}
