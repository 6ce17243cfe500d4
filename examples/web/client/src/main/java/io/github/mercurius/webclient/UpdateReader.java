package io.github.mercurius.webclient;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.Update;
import io.github.mercurius.rules.Note;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** Reads the notation of an update, {@link Update#notation()}, which a server sends. */
final class UpdateReader {
    private final String line;
    private final String[] words;
    private int next;

    private UpdateReader(String line) {
        this.line = line;
        this.words = line.split(" ", -1);
    }

    /**
     * The update with a notation.
     *
     * @throws IllegalArgumentException if it is not the notation of an update
     */
    static Update read(String notation) {
        String[] lines = notation.split("\n", -1);
        List<Event> events = new ArrayList<>();
        for (int i = 1; i < lines.length; i++) {
            events.add(all(lines[i], UpdateReader::event));
        }
        Update update = all(lines[0], head -> head.update(events));
        // Numbers can be written in several ways, and the hash chain is made of texts.
        if (!update.notation().equals(notation)) {
            throw new IllegalArgumentException("update: " + notation + ", expected " + update.notation());
        }
        return update;
    }

    private static <T> T all(String line, Function<UpdateReader, T> part) {
        UpdateReader reader = new UpdateReader(line);
        try {
            T read = part.apply(reader);
            if (reader.next == reader.words.length) {
                return read;
            }
        } catch (RuntimeException unreadable) {
            throw new IllegalArgumentException(
                    "line of an update: '" + line + "', expected its notation: " + unreadable.getMessage(), unreadable);
        }
        throw new IllegalArgumentException("line of an update: '" + line + "', expected " + reader.next + " words");
    }

    private Update update(List<Event> events) {
        if (!word().equals("update")) {
            throw new IllegalArgumentException("expected 'update' first");
        }
        return new Update(number(), number(), number(), number(), events);
    }

    private Event event() {
        return switch (word()) {
            case "noted" -> new Event.Noted(Note.parse(rest()));
            case "turnBegan" -> new Event.TurnBegan(number(), number());
            case "bought" -> new Event.Bought(number(), asset(), number(), number());
            case "sold" -> new Event.Sold(number(), asset(), number(), number());
            case "blackMarketFilled" -> new Event.BlackMarketFilled(number(), tokens());
            case "blackMarketSold" -> new Event.BlackMarketSold(number(), tokens(), number());
            case "blackMarketForfeited" -> new Event.BlackMarketForfeited(number(), tokens());
            case "dividendPaid" ->
                new Event.DividendPaid(number(), Chamber.valueOf(word()), number(), list(Integer::parseInt));
            case "cardPlayed" -> new Event.CardPlayed(number(), card());
            case "newsPlayed" -> new Event.NewsPlayed(number(), Cards.of(list(PriceCard::parse)));
            case "cardDrawn" -> new Event.CardDrawn(number(), Deck.valueOf(word()), card());
            case "hiddenCardDrawn" -> new Event.HiddenCardDrawn(number(), Deck.valueOf(word()));
            case "pricesMoved" -> new Event.PricesMoved(card(), number(), number(), number(), number());
            case "boardShifted" -> new Event.BoardShifted(number(), removed(word()));
            case "holdingsSold" -> new Event.HoldingsSold(number(), tokens(), number());
            case "gameEnded" -> new Event.GameEnded(list(UpdateReader::standing));
            case "undone" -> new Event.Undone(number(), number(), number());
            default -> throw new IllegalArgumentException("no such event: " + line);
        };
    }

    private String word() {
        if (next == words.length) {
            throw new IllegalArgumentException("more words");
        }
        return words[next++];
    }

    /** All words that are left. */
    private String rest() {
        String rest = String.join(" ", Arrays.asList(words).subList(next, words.length));
        next = words.length;
        return rest;
    }

    private int number() {
        return Integer.parseInt(word());
    }

    private Asset asset() {
        return Asset.valueOf(word());
    }

    private PriceCard card() {
        return PriceCard.parse(word());
    }

    private Tokens tokens() {
        return Tokens.of(list(Asset::valueOf));
    }

    private <T> List<T> list(Function<String, T> item) {
        String all = word();
        List<T> items = new ArrayList<>();
        if (!all.isEmpty()) {
            for (String one : all.split(",", -1)) {
                items.add(item.apply(one));
            }
        }
        return items;
    }

    private static Optional<Card> removed(String code) {
        if (code.isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(code.equals(SpecialCard.NEWS.code()) ? SpecialCard.NEWS : PriceCard.parse(code));
    }

    private static Standing standing(String text) {
        String[] parts = text.split(":", -1);
        return new Standing(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
    }
}
