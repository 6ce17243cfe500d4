package io.github.mercurius.examples.position;

import io.github.mercurius.core.Position;
import io.github.mercurius.examples.replay.Words;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.PositionException;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** A position of Mercurius. */
record MercuriusPosition(Position position) implements ShownPosition {
    @Override
    public int players() {
        return position.table().setup().players();
    }

    @Override
    public ShownPosition dealt(long seed) {
        return new MercuriusPosition(Position.of(position.dealt(new SplittableRandom(seed)::nextInt)));
    }

    @Override
    public ShownPosition seenBy(Optional<Integer> seat) {
        Position seen = seat.map(position::seenBy).orElseGet(position::seenBySpectator);
        try {
            return new MercuriusPosition(Position.of(seen.view()));
        } catch (PositionException unknown) {
            throw Complaints.about("--seen " + seat.map(Object::toString).orElse(PositionCommand.SPECTATOR), unknown);
        }
    }

    @Override
    public List<String> picture(Words words) {
        return PositionPicture.of(position, words);
    }

    @Override
    public String toText() {
        return position.toText();
    }

    @Override
    public Optional<String> toJson() {
        Sight sight = new Sight(position);
        return sight.state()
                .map(MercuriusJson.STATE::write)
                .or(() -> sight.view().map(MercuriusJson.VIEW::write));
    }
}
