package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.GameFormats;
import io.github.mercurius.json.common.TextFormat;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Position;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Update;
import io.github.mercurius.mercatores.Violation;
import io.github.mercurius.rules.json.Formats;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** The formats of Mercatores with an edition, as programs see them that serve any game. */
final class MercatoresFormats {
    private final Edition edition;

    private MercatoresFormats(Edition edition) {
        this.edition = edition;
    }

    static Formats<Action, PlayerView> of(Edition edition) {
        MercatoresFormats own = new MercatoresFormats(edition);
        EditionFormats formats = EditionFormats.of(edition);
        return new GameFormats<>(
                own.format(Vocabulary.SETUP, setup -> setup).widened(Setup.class),
                new TextFormat<>(formats.action),
                new TextFormat<>(formats.update).widened(Update.class),
                new TextFormat<>(formats.event).widened(Event.class),
                new TextFormat<>(formats.violation).widened(Violation.class),
                own.format(Documents.VIEW, view -> view.table().setup()),
                own.format(Documents.STATE, state -> state.table().setup()).widened(GameState.class),
                own.format(Records.RECORD, GameRecord::setup).widened(GameRecord.class),
                new TextFormat<>(formats.logEntry),
                own.format(formats.position, position -> position.table().setup())
                        .widened(Position.class),
                () -> MercatoresTypes.of(edition));
    }

    /** A format for what has a set-up of this edition. */
    private <T> TextFormat<T> format(Codec<T> codec, Function<T, Setup> setupOf) {
        UnaryOperator<T> checked = value -> {
            Edition given = setupOf.apply(value).edition();
            if (!given.equals(edition)) {
                throw new IllegalArgumentException(
                        "edition: " + given + ", expected " + edition + ", the edition of these formats");
            }
            return value;
        };
        return new TextFormat<>(codec.as(checked, checked));
    }
}
