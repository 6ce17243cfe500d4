package game;

import api.Setup;
import io.github.mercurius.common.PositionLine;
import java.util.Arrays;
import java.util.List;

/**
 * Writes a position in its canonical line: the parts in their order, without those that follow from others.
 *
 * @param <T> the table
 * @param <S> what a seat has
 */
abstract class AbstractWriter<T, S> {
    final PositionLine<PositionPart> line = new PositionLine<>(PositionWriter.FORMAT, part -> part.key);
    final StringBuilder text = line.text();
    final PositionParts parts;
    final T table;
    final List<S> players;

    AbstractWriter(PositionParts parts, T table, S[] players) {
        this.parts = parts;
        this.table = table;
        this.players = Arrays.asList(players);
    }

    /** The line. */
    String write() {
        Setup setup = parts.setup;
        //#edition
        line.part(PositionPart.EDITION).append(setup.edition().mark());
        //#end
        line.part(PositionPart.PLAYERS).append(setup.players());
        line.number(PositionPart.START, setup.startSeat(), 0);
        line.names(PositionPart.NAMES, setup.names());
        writeOptions(setup);
        line.number(PositionPart.SEEN, parts.viewer, PositionParts.UNSAID);
        writeTable();
        return line.toString();
    }

    /** Writes what was agreed beside the players. */
    abstract void writeOptions(Setup setup);

    /** Writes what lies where, and whose turn it is. */
    abstract void writeTable();
}
