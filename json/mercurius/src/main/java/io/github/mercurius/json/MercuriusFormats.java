package io.github.mercurius.json;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.json.common.TextFormat;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;

/** The formats of Mercurius, as programs see them that serve any game. */
final class MercuriusFormats implements Formats<Action, PlayerView> {
    private final WireFormat<AnySetup> setup = new TextFormat<>(Vocabulary.SETUP).widened(Setup.class);
    private final WireFormat<Action> action = new TextFormat<>(Actions.ACTION).widened(Action.class);
    private final WireFormat<PlayerView> view = new TextFormat<>(Documents.VIEW).widened(PlayerView.class);
    private final WireFormat<AnyUpdate> update = new TextFormat<>(Events.UPDATE).widened(Update.class);
    private final WireFormat<AnyEvent> event = new TextFormat<>(Events.EVENT).widened(Event.class);
    private final WireFormat<AnyViolation> violation = new TextFormat<>(Violations.VIOLATION).widened(Violation.class);
    private final WireFormat<AnyState<Action, PlayerView>> state =
            new TextFormat<>(Documents.STATE).widened(GameState.class);
    private final WireFormat<AnyRecord<Action, PlayerView>> record =
            new TextFormat<>(Records.RECORD).widened(GameRecord.class);

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
