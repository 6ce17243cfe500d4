package io.github.mercurius.mercado;

import io.github.mercurius.model.ChangedUpdates;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;

/** Changes an update in every way in which something small can be wrong with it. */
final class Tampering extends ChangedUpdates {
    private static final List<OptionalInt> NUMBERS = Stream.concat(
                    Stream.of(OptionalInt.empty()), Stream.of(-5, 0, 1, 2, 3, 9).map(OptionalInt::of))
            .toList();

    Tampering(Edition edition) {
        super(Map.of(
                TokenKind.class, edition.tokenKinds(),
                Tile.class, edition.tiles(),
                Coins.class,
                        Stream.of("", "G", "GSC", "BBB", "WW", "GGGGGG")
                                .map(Coins::parse)
                                .toList(),
                OptionalInt.class, NUMBERS,
                Optional.class, edition.tokenKinds().stream().map(Optional::of).toList()));
    }
}
