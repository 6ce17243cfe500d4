package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.common.Codec;
import io.github.mercurius.json.common.TextFormat;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Update;
import io.github.mercurius.mercatores.Violation;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/** The formats of Mercatores with an edition, as programs see them that serve any game. */
final class MercatoresFormats implements Formats<Action, PlayerView> {
    private final Edition edition;
    private final WireFormat<AnySetup> setup;
    private final WireFormat<Action> action;
    private final WireFormat<AnyUpdate> update;
    private final WireFormat<AnyEvent> event;
    private final WireFormat<AnyViolation> violation;
    private final WireFormat<PlayerView> view;
    private final WireFormat<AnyState<Action, PlayerView>> state;
    private final WireFormat<AnyRecord<Action, PlayerView>> record;

    MercatoresFormats(Edition edition) {
        this.edition = edition;
        EditionFormats formats = EditionFormats.of(edition);
        setup = format(Vocabulary.SETUP, own -> own).widened(Setup.class);
        action = new TextFormat<>(formats.action);
        update = new TextFormat<>(formats.update).widened(Update.class);
        event = new TextFormat<>(formats.event).widened(Event.class);
        violation = new TextFormat<>(formats.violation).widened(Violation.class);
        view = format(Documents.VIEW, own -> own.table().setup());
        state = format(Documents.STATE, own -> own.table().setup()).widened(GameState.class);
        record = format(Records.RECORD, GameRecord::setup).widened(GameRecord.class);
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

    @Override
    public WireFormat<AnySetup> setup() {
        return setup;
    }

    @Override
    public WireFormat<Action> action() {
        return action;
    }

    @Override
    public WireFormat<AnyUpdate> update() {
        return update;
    }

    @Override
    public WireFormat<AnyEvent> event() {
        return event;
    }

    @Override
    public WireFormat<AnyViolation> violation() {
        return violation;
    }

    @Override
    public WireFormat<PlayerView> view() {
        return view;
    }

    @Override
    public WireFormat<AnyState<Action, PlayerView>> state() {
        return state;
    }

    @Override
    public WireFormat<AnyRecord<Action, PlayerView>> record() {
        return record;
    }
}
