package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Market;
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
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.SealedDeal;
import io.github.mercurius.json.testing.ModuleLaws;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomPlay;
import io.github.mercurius.testkit.Samples;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** A program with an object mapper of its own registers the module of Mercurius, and that is all. */
class MercuriusModuleTest extends ModuleLaws<Action, PlayerView> {
    private static final Game GAME =
            RandomPlay.from(new Random(7)).game(PlayStyle.VARIED).game(40);

    /** What a server might send: the things of the game deep inside its own. */
    public record Message(
            Action action,
            List<Update> updates,
            Map<Chamber, List<PriceCard>> byChamber,
            EnumMap<PriceCard, Asset> keys,
            Violation violation,
            PlayerView view,
            Answer answer) {}

    record Answer(Action.Buy wanted, Card card, Rule rule, GameState state, GameRecord record, Setup setup) {}

    private static Message message() {
        EnumMap<PriceCard, Asset> keys = new EnumMap<>(PriceCard.class);
        PriceCard.all().forEach(card -> keys.put(card, card.commodity()));
        return new Message(
                Action.parse("B:HOO,SPI"),
                GAME.updatesForHost(36),
                Map.of(Chamber.ROT, List.of(PriceCard.ROT_DOWN_COP_UP)),
                keys,
                new Violation.CardUsed(0, SpecialCard.NEWS),
                GAME.state().viewFor(0),
                new Answer(
                        (Action.Buy) Action.parse("+AMS"),
                        SpecialCard.NEWS,
                        Rule.TRD_5,
                        GAME.state(),
                        GAME.toRecord(),
                        GAME.setup()));
    }

    MercuriusModuleTest() {
        super(
                new MercuriusModule(),
                Action.class,
                MercuriusJson.formats(),
                GAME,
                new Words<>(
                        List.of(message(), Action.buy(Asset.AMS)),
                        List.of(Asset.TEA, PriceCard.AMS_DOWN_COF_UP),
                        Action.parse("N:"),
                        List.of(
                                SealedDeal.of(GAME.setup(), GAME.deal().orElseThrow(), "0".repeat(64)),
                                GAME.state().table().player(0)),
                        "Asset or PriceCard",
                        List.of(
                                new Mistake(
                                        Answer.class,
                                        "{'wanted':{'type':'buy','asset':'AMX'}}",
                                        "/wanted/asset: found \"AMX\", expected one of AMS"),
                                new Mistake(
                                        Answer.class,
                                        "{'wanted':{'asset':'AMX','type':'buy'}}",
                                        "/wanted/asset: found \"AMX\", expected one of AMS"),
                                new Mistake(
                                        Answer.class,
                                        "{'wanted':{'type':'sell','asset':'AMS'}}",
                                        "/wanted: found -AMS, expected a Buy"),
                                new Mistake(Asset.class, "0", "found 0, expected one of AMS")),
                        new Mistake(PriceCard.class, "AMS_UP_SIL_DOWN", "AMS+SIL-")));
    }

    @Test
    void violationsAreWrittenAsTheFrontDoorDoes() throws JsonProcessingException {
        for (Violation violation : Samples.violations()) {
            assertThat(mapper.writeValueAsString(violation)).isEqualTo(MercuriusJson.VIOLATION.write(violation));
        }
    }

    @Test
    void thePartsHaveFormsOfTheirOwn() throws JsonProcessingException {
        comesBack(Tokens.class, Tokens.of(Asset.HOO, Asset.HOO, Asset.SPI), "[\"HOO\",\"HOO\",\"SPI\"]");
        comesBack(Cards.class, Cards.of(PriceCard.AMS_DOWN_COF_UP), "[\"AMS-COF+\"]");
        comesBack(Board.class, Board.empty().with(1, SpecialCard.NEWS), "[null,\"NEWS\",null]");
        comesBack(Deck.class, Deck.BACKUP, "\"BACKUP\"");
        comesBack(Rule.class, Rule.TRD_5, "\"TRD-5\"");
        comesBack(Standing.class, new Standing(1, 2, 103), "{\"place\":1,\"seat\":2,\"score\":103}");
        comesBack(PriceCard.class, PriceCard.AMS_DOWN_COF_UP, "\"AMS-COF+\"");
        comesBack(Market.class, Market.atStart(), null);
        comesBack(Rulings.class, Rulings.fullPriceDividends(), null);
        comesBack(Deal.class, Deal.seeded(-1), null);
        comesBack(Table.class, RandomPlay.from(new Random(3)).state().table(), null);
    }

    private <T> void comesBack(Class<T> type, T value, String json) throws JsonProcessingException {
        String written = mapper.writeValueAsString(value);
        if (json != null) {
            assertThat(written).isEqualTo(json);
        }
        assertThat(mapper.readValue(written, type)).isEqualTo(value);
    }
}
