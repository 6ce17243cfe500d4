package io.github.mercurius.json.common;

import java.util.Objects;
import java.util.function.Function;

/**
 * What is made of an edition, such as its formats: kept for the stand-in, and for the edition that was asked for last.
 */
public final class ByEdition<E, F> {
    private final Function<E, F> maker;
    private final Kept<E, F> standIn;
    // a game asks for the same edition again and again
    private volatile Kept<E, F> last;

    /** What this function makes of an edition. */
    public ByEdition(E standIn, Function<E, F> maker) {
        this.maker = maker;
        this.standIn = new Kept<>(standIn, maker.apply(standIn));
        last = this.standIn;
    }

    private record Kept<E, F>(E edition, F made) {}

    /** What is made of an edition. */
    public F of(E edition) {
        Kept<E, F> kept = last;
        if (!kept.edition.equals(Objects.requireNonNull(edition, "edition: null, expected an edition"))) {
            kept = standIn.edition.equals(edition) ? standIn : new Kept<>(edition, maker.apply(edition));
            last = kept;
        }
        return kept.made;
    }
}
