package io.github.mercurius.mercado;

import io.github.mercurius.model.ChangedUpdates;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Changes an update in every way in which something small can be wrong with it. */
final class Tampering extends ChangedUpdates<Update> {
    private final Edition edition;

    Tampering(Edition edition) {
        this.edition = edition;
    }

    @Override
    protected List<?> others(Object fact) {
        if (fact instanceof TokenKind) {
            return edition.tokenKinds();
        } else if (fact instanceof Tile) {
            return edition.tiles();
        } else if (fact instanceof Coins) {
            return Stream.of("", "G", "GSC", "BBB", "WW", "GGGGGG")
                    .map(Coins::parse)
                    .toList();
        } else if (fact instanceof OptionalInt) {
            return IntStream.of(-5, -1, 0, 1, 2, 3, 9)
                    .mapToObj(number -> number == -1 ? OptionalInt.empty() : OptionalInt.of(number))
                    .toList();
        } else if (fact.equals(Optional.empty())) {
            return edition.tokenKinds().stream().map(Optional::of).toList();
        } else if (fact instanceof Standing standing) {
            return List.of(
                    new Standing(standing.place(), standing.seat(), standing.score() + 1),
                    new Standing(standing.place() + 1, standing.seat(), standing.score()));
        }
        throw new IllegalArgumentException("fact: " + fact);
    }
}
