package io.github.mercurius.spark;

import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * What a table is: its plan, and what carrying it out gave. A folder with a manifest is whole.
 *
 * @param rowsByPlayers how many rows there are for each number of players
 * @param checksum of all rows, see {@link Checksum}
 * @param constant the columns that are left out, as they have the same number in all rows
 * @param files in order
 */
record Manifest(
        Plan plan,
        long rows,
        Map<Integer, Long> rowsByPlayers,
        String checksum,
        Map<String, Integer> constant,
        List<DataFile> files) {
    static final String NAME = "_manifest.json";

    /**
     * A file of a table.
     *
     * @param name in the folder of the table
     * @param from its first game
     * @param to its last game
     */
    record DataFile(String name, int players, long rows, String checksum, Place from, Place to) {
        DataFile in(String folder) {
            return new DataFile(folder + "/" + name, players, rows, checksum, from, to);
        }
    }

    /** A game: its table and its number. */
    record Place(int lineup, int number) implements Comparable<Place> {
        @Override
        public int compareTo(Place other) {
            return lineup == other.lineup
                    ? Integer.compare(number, other.number)
                    : Integer.compare(lineup, other.lineup);
        }
    }

    /**
     * The manifest in a folder.
     *
     * @throws IllegalArgumentException if there is none
     */
    static Manifest read(Folder folder) throws IOException {
        if (!folder.child(NAME).exists()) {
            throw new IllegalArgumentException("'" + folder.path() + "' has no file " + NAME
                    + ", expected the folder of a job that has ended; --resume ends it");
        }
        return Plan.parse(folder.read(NAME), Manifest.class);
    }

    /** The files that have games of a unit in them. */
    List<DataFile> filesOf(Unit unit) {
        Place first = new Place(unit.table(), unit.first());
        Place last = new Place(unit.table(), unit.last());
        return files.stream()
                .filter(file -> file.players() == unit.players()
                        && file.from().compareTo(last) <= 0
                        && file.to().compareTo(first) >= 0)
                .toList();
    }
}
