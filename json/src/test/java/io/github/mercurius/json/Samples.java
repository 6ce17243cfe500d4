package io.github.mercurius.json;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/** Values of all kinds, and the documents that they make. */
final class Samples {
    /** A document, with the format and the schema that it belongs to. */
    record Document(WireFormat<?> format, String schema, String json) {
        static <T> Document of(WireFormat<T> format, String schema, T value) {
            return new Document(format, schema, format.write(value));
        }
    }

    private Samples() {}

    /** One violation of each kind. */
    static List<Violation> violations() {
        return List.of(
                new Violation.GameOver(),
                new Violation.NotYourTurn(1),
                new Violation.TradingIsOver(),
                new Violation.NoTradeLeft(3),
                new Violation.CannotPay(0, Asset.AMS, 2, 15, 9),
                new Violation.NoneInBank(Asset.SIL),
                new Violation.NoneOwned(2, Asset.COF),
                new Violation.TradedBefore(SpecialCard.BLACK_MARKET, 1),
                new Violation.TradedBefore(SpecialCard.DIVIDEND, 2),
                new Violation.CardUsed(2, SpecialCard.NEWS),
                new Violation.WrongNumberOfTokens(0),
                new Violation.TokensNotOwned(0, Asset.POR, 2, 1),
                new Violation.DividendWasPaid(Chamber.ROT),
                new Violation.CardNotInHand(0, PriceCard.MID_DOWN_SPI_UP),
                new Violation.TooManyDiscards(4),
                new Violation.DiscardsNotInHand(0, PriceCard.AMS_UP_SIL_DOWN, 2, 1));
    }

    /** Actions of each kind, some of which no rule allows. */
    static List<Action> actions() {
        return List.of(
                Action.parse("+AMS"),
                Action.parse("-TEA"),
                Action.parse("B:"),
                Action.parse("B:HOO,HOO,SPI"),
                new Action.BlackMarket(Collections.nCopies(30, Asset.TEA)),
                Action.parse("D:ROT"),
                Action.parse("DEL-COP+"),
                Action.parse("N:"),
                Action.parse("N:AMS+SIL-,DEL-POR+"),
                new Action.PlayNews(Collections.nCopies(80, PriceCard.AMS_DOWN_COF_UP)));
    }

    /** Documents of every format from a random game. */
    static List<Document> documents(Random random) {
        Game game = Games.gameWithUndos(random, 1 + random.nextInt(200));
        List<Document> documents = new ArrayList<>();
        documents.add(Document.of(MercuriusJson.STATE, "state", game.state()));
        documents.add(Document.of(MercuriusJson.VIEW, "view", game.state().viewFor(random.nextInt(3))));
        documents.add(Document.of(MercuriusJson.VIEW, "view", game.state().viewForSpectator()));
        documents.add(Document.of(MercuriusJson.RECORD, "game", game.toRecord()));
        documents.add(Document.of(MercuriusJson.RECORD, "game", game.toRecord().withoutSecrets()));
        GameRecord joint = game.toRecord().withJointDeal(Games.joint(game.setup()));
        documents.add(Document.of(MercuriusJson.RECORD, "game", joint));
        documents.add(Document.of(MercuriusJson.RECORD, "game", joint.withoutSecrets()));
        GameRecord fromPosition = Game.from(game.state()).toRecord();
        documents.add(Document.of(MercuriusJson.RECORD, "game", fromPosition));
        documents.add(Document.of(MercuriusJson.RECORD, "game", fromPosition.withoutSecrets()));
        documents.add(Document.of(MercuriusJson.SETUP, "setup", game.setup()));
        last(5, game.actions()).forEach(action -> documents.add(Document.of(MercuriusJson.ACTION, "action", action)));
        List<Update> updates = new ArrayList<>(last(5, game.updates(0)));
        updates.add(new Update(17, 4, 3, 2, List.of(new Event.Undone(2, 4, 1))));
        for (Update update : updates) {
            documents.add(Document.of(MercuriusJson.UPDATE, "update", update));
            documents.add(Document.of(MercuriusJson.UPDATE, "update", update.seenBy(random.nextInt(3))));
            documents.add(Document.of(MercuriusJson.UPDATE, "update", update.seenBySpectator()));
            update.events().forEach(event -> documents.add(Document.of(MercuriusJson.EVENT, "event", event)));
        }
        documents.add(Document.of(MercuriusJson.EVENT, "event", new Event.HiddenCardDrawn(3, Deck.BACKUP)));
        violations().forEach(violation -> documents.add(Document.of(MercuriusJson.VIOLATION, "violation", violation)));
        return documents;
    }

    private static <T> List<T> last(int count, List<T> all) {
        return all.subList(Math.max(0, all.size() - count), all.size());
    }
}
