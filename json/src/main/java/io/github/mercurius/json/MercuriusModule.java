package io.github.mercurius.json;

import com.fasterxml.jackson.core.Version;
import com.fasterxml.jackson.databind.module.SimpleModule;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Phase;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;

/**
 * Teaches Jackson to write and read the things of the game wherever they stand in a program's own objects.
 *
 * <pre>{@code
 * ObjectMapper mapper = JsonMapper.builder().addModule(new MercuriusModule()).build();
 * }</pre>
 *
 * <p>Each value is written as {@link MercuriusJson} writes it, whatever the mapper's own settings, and read as
 * strictly, as far as Jackson tells how it was written; {@code FORMAT.md} names what it does not tell. What is refused
 * comes as Jackson's own exception, with the {@link MercuriusJsonException} as its cause if it is well-formed JSON.
 * Assets, chambers and cards can be keys of maps. What is around these values, and sizes, are the mapper's business.
 *
 * <p>A type of the library that has no format, such as {@link io.github.mercurius.core.Step}, is refused: it may hold
 * hidden cards. Legal actions are written as an array of actions.
 */
public final class MercuriusModule extends SimpleModule {
    private static final long serialVersionUID = 1L;

    /** A module to be registered with an object mapper. */
    public MercuriusModule() {
        super("mercurius", Version.unknownVersion());
        setSerializers(new OnlyDocuments.Writing(false));
        setKeySerializers(new OnlyDocuments.Writing(true));
        setDeserializers(new OnlyDocuments.Reading());
        setKeyDeserializers(new OnlyDocuments.ReadingKeys());
        addCodes(Asset.class, Vocabulary.ASSET);
        addCodes(Chamber.class, Vocabulary.CHAMBER);
        addCodes(PriceCard.class, Vocabulary.PRICE_CARD);
        addCodes(SpecialCard.class, Vocabulary.SPECIAL_CARD);
        addCodes(Card.class, Vocabulary.CARD);
        addCodes(Deck.class, Vocabulary.DECK);
        addCodes(Rule.class, Vocabulary.RULE);
        addCodes(Phase.class, Vocabulary.PHASE);
        addCodes(CardOrder.class, Vocabulary.CARD_ORDER);
        addCodes(BlackMarketAtEnd.class, Vocabulary.BLACK_MARKET_AT_END);
        add(Tokens.class, Vocabulary.TOKENS);
        add(Cards.class, Vocabulary.CARDS);
        add(Market.class, Vocabulary.MARKET);
        add(Board.class, Vocabulary.BOARD);
        add(Standing.class, Vocabulary.STANDING);
        add(Deal.class, Vocabulary.DEAL);
        add(Rulings.class, Vocabulary.RULINGS);
        add(Setup.class, Vocabulary.SETUP);
        addKinds(Action.class, Actions.ACTION);
        addKinds(Event.class, Events.EVENT);
        addKinds(Violation.class, Violations.VIOLATION);
        add(Update.class, Events.UPDATE);
        add(Table.class, Tables.TABLE);
        add(GameState.class, Documents.STATE);
        add(PlayerView.class, Documents.VIEW);
        add(GameRecord.class, Records.RECORD);
    }

    private <T> void add(Class<T> type, Codec<T> codec) {
        addSerializer(type, new ModuleCodecs.Serializer<>(codec));
        addDeserializer(type, new ModuleCodecs.Deserializer<>(type, codec));
    }

    private <T> void addCodes(Class<T> type, Codes<T> codes) {
        add(type, codes);
        addKeySerializer(type, new ModuleCodecs.KeySerializer<>(codes));
        addKeyDeserializer(type, new ModuleCodecs.KeyReader<>(codes));
    }

    /** Adds a type, and each of its kinds, which can be asked for alone. */
    private <T> void addKinds(Class<T> type, Variants<T> codec) {
        add(type, codec);
        codec.kinds().forEach(kind -> addKind(kind, codec));
    }

    private <T, S extends T> void addKind(Class<S> kind, Variants<T> codec) {
        addDeserializer(kind, new ModuleCodecs.Deserializer<>(kind, codec));
    }
}
