package game;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.PastedText;
import io.github.mercurius.common.PositionCursor;
import io.github.mercurius.common.PositionFields;
import io.github.mercurius.rules.PositionException;
import java.util.function.BiFunction;

/**
 * Reads what {@link PositionWriter} writes, and finds all that cannot be read, each with its place.
 *
 * @param <C> what the value of a part is read with
 */
abstract class AbstractReader<C extends PositionCursor> {
    private final PositionFields<PositionPart> fields;
    private final BiFunction<PastedText, String, C> cursor;

    //#edition
    final Edition edition;

    AbstractReader(String text, Edition edition, BiFunction<PastedText, String, C> cursor) {
        this.edition = Arguments.notNull(edition, "edition", "the edition that the text names");
        fields = PositionPart.cut(Arguments.notNull(text, "text", "the text of a position"));
        this.cursor = cursor;
    }
    //#plain
    AbstractReader(String text, BiFunction<PastedText, String, C> cursor) {
        fields = PositionPart.cut(Arguments.notNull(text, "text", "the text of a position"));
        this.cursor = cursor;
    }
    //#end

    /**
     * What the text says.
     *
     * @throws PositionException if there is something in it that cannot be read
     */
    PositionParts parts() {
        //#edition
        PositionParts parts = new PositionParts(SetupReader.read(fields, edition));
        //#plain
        PositionParts parts = new PositionParts(new SetupReader(fields).setup());
        //#end
        fields.readAll(PositionPart.values(), cursor, (part, value) -> read(part, value, parts));
        return parts;
    }

    /** Reads a part that is not of the set-up. */
    abstract void read(PositionPart part, C value, PositionParts parts);

    /** Refuses a position in which something is wrong, with the places where it stands. */
    PositionCheck check(PositionCheck checked) {
        fields.refuse(checked.problems());
        return checked;
    }
}
