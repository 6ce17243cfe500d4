package io.github.mercurius.mercatores.json;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.mercurius.json.common.ModuleFormats;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Cards;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Event;
import io.github.mercurius.mercatores.GameRecord;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.JointDeal;
import io.github.mercurius.mercatores.LastTurns;
import io.github.mercurius.mercatores.Phase;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Rule;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.Standing;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.mercatores.Update;
import io.github.mercurius.mercatores.Violation;
import io.github.mercurius.rules.json.FormatException;
import java.util.List;
import java.util.Objects;

/**
 * Teaches Jackson to write and read the library's values, also inside a program's own objects.
 *
 * <pre>{@code
 * ObjectMapper mapper = JsonMapper.builder().addModule(new MercatoresModule()).build();
 * }</pre>
 *
 * <p>States, views, records, tables and set-ups carry their edition. All else that names cards, such as an action, is
 * of the edition of the module.
 *
 * <p>Each value is written as {@link MercatoresJson} writes it, whatever the mapper's own settings. It is read as
 * strictly, as far as Jackson reports how it was written; {@code FORMAT.md} names the exceptions. What is refused comes
 * as Jackson's own exception, with the {@link FormatException} as its cause if it is well-formed JSON. Goods and cards
 * can be keys of maps. Everything around these values, and the limits on sizes, are the mapper's.
 *
 * <p>A type of the library that has no format, such as {@link io.github.mercurius.mercatores.Game}, is refused: it may
 * hold hidden cards. Legal actions are written as an array of actions.
 */
public final class MercatoresModule extends SimpleModule {
    private static final long serialVersionUID = 1L;

    /** A module for games with the stand-in edition, to be registered with an object mapper. */
    public MercatoresModule() {
        this(Edition.standIn());
    }

    /** A module for games with an edition, to be registered with an object mapper. */
    public MercatoresModule(Edition edition) {
        super("mercatores", Version.unknownVersion());
        EditionFormats formats =
                EditionFormats.of(Objects.requireNonNull(edition, "edition: null, expected an edition"));
        new ModuleFormats(
                        this,
                        List.of(Table.class.getPackage()),
                        "a type that MercatoresJson has a format for, such as PlayerView, Update, Action or GameRecord",
                        "a type that has a code, such as Good or Card")
                .withCodes(Good.class, Vocabulary.GOOD)
                .withCodes(Phase.class, Vocabulary.PHASE)
                .withCodes(Ask.class, Vocabulary.ASK)
                .withCodes(LastTurns.class, Vocabulary.LAST_TURNS)
                .withCodes(Rule.class, Vocabulary.RULE)
                .withCodes(Card.class, formats.card)
                .withCodes(GoodsCard.class, formats.goodsCard)
                .withCodes(SpecialCard.class, formats.specialCard)
                .with(Cards.class, formats.cards)
                .with(Deal.class, formats.deal)
                .withKinds(Action.class, formats.action)
                .withKinds(Event.class, formats.event)
                .withKinds(Violation.class, formats.violation)
                .with(Update.class, formats.update)
                .with(Standing.class, Vocabulary.STANDING)
                .with(JointDeal.class, JointDeals.JOINT)
                .with(Edition.class, Editions.EDITION)
                .with(Setup.class, Vocabulary.SETUP)
                .with(Table.class, Tables.TABLE)
                .with(GameState.class, Documents.STATE)
                .with(PlayerView.class, Documents.VIEW)
                .with(GameRecord.class, Records.RECORD);
    }
}
