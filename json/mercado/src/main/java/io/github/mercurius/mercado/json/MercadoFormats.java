package io.github.mercurius.mercado.json;

import io.github.mercurius.json.common.TextFormat;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Event;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Update;
import io.github.mercurius.mercado.Violation;
import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;

/** The formats of Mercado with an edition, as programs see them that serve any game. */
final class MercadoFormats implements Formats<Action, PlayerView> {
    private final WireFormat<AnySetup> setup = new TextFormat<>(Vocabulary.SETUP).widened(Setup.class);
    private final WireFormat<AnyState<Action, PlayerView>> state =
            new TextFormat<>(Documents.STATE).widened(GameState.class);
    private final WireFormat<AnyRecord<Action, PlayerView>> record =
            new TextFormat<>(Records.RECORD).widened(GameRecord.class);
    private final WireFormat<Action> action;
    private final WireFormat<AnyUpdate> update;
    private final WireFormat<AnyEvent> event;
    private final WireFormat<AnyViolation> violation;

    MercadoFormats(EditionFormats edition) {
        action = new TextFormat<>(edition.action);
        update = new TextFormat<>(edition.update).widened(Update.class);
        event = new TextFormat<>(edition.event).widened(Event.class);
        violation = new TextFormat<>(edition.violation).widened(Violation.class);
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
        return MercadoJson.VIEW;
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
