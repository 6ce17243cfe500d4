package io.github.mercurius.mercatores.json;

import io.github.mercurius.json.common.KindCodecs;
import io.github.mercurius.json.common.LogFormat;
import io.github.mercurius.json.common.Scalars;
import io.github.mercurius.json.common.Variants;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.Event.*;

/** How events are written: {@code {"type":"given","seat":1,"card":"TOB1"}}. */
final class Events {
    private Events() {}

    /** How all kinds are written, with the codes of an edition. */
    static Variants<Event> codec(EditionFormats formats) {
        return KindCodecs.<Event>ofEvents()
                .facts(LogFormat.STEPS, "steps")
                .facts(Scalars.COUNT, "turn", "coins", "count")
                .facts(Vocabulary.ASK, "step")
                .facts(Vocabulary.SEAT, "seat")
                .facts(Vocabulary.ROUND, "round")
                .facts(Vocabulary.GOOD, "good")
                .facts(Vocabulary.SEAT_OR_NONE, "opponent")
                .facts(Vocabulary.RANKING, "ranking")
                .facts(LogFormat.NOTE, "note")
                .facts(formats.card, "card")
                .facts(formats.cardList, "cards")
                .with(Undone.class, "undone steps turn step", Undone::new)
                .with(TurnBegan.class, "turnBegan turn seat", TurnBegan::new)
                .with(Given.class, "given seat card", Given::new)
                .with(Taken.class, "taken seat cards", Taken::new)
                .with(Loaded.class, "loaded seat cards", Loaded::new)
                .with(MarketFilled.class, "marketFilled cards", MarketFilled::new)
                .with(CaptainTaken.class, "captainTaken seat", CaptainTaken::new)
                .with(RoundBegan.class, "roundBegan round seat", RoundBegan::new)
                .with(TurnSkipped.class, "turnSkipped seat", TurnSkipped::new)
                .with(StackCashed.class, "stackCashed seat good cards coins", StackCashed::new)
                .with(StackDiscarded.class, "stackDiscarded seat good cards", StackDiscarded::new)
                .facts(formats.goodsCard, "card")
                .with(TaxPaid.class, "taxPaid seat card", TaxPaid::new)
                .facts(formats.specialCard, "card")
                .with(SpecialCashed.class, "specialCashed seat card opponent count coins", SpecialCashed::new)
                .with(SpecialDiscarded.class, "specialDiscarded seat card", SpecialDiscarded::new)
                .with(GameEnded.class, "gameEnded ranking", GameEnded::new)
                .with(Noted.class, "noted note", Noted::new)
                .all();
    }
}
