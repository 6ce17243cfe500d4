package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Standing;
import io.github.mercurius.examples.games.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Tells events in a language: each as the lines of a story whose heading has said whose turn it is. */
public record Story(Setup setup, Words words) {
    /** What an event is in words; no lines if it goes without saying. */
    public List<String> tell(Event event) {
        if (event instanceof Event.GameEnded ended) {
            return ending(ended);
        }
        String line = event instanceof Event.Bought || event instanceof Event.Sold ? trade(event) : other(event);
        return line.isEmpty() ? List.of() : List.of(line);
    }

    private String trade(Event event) {
        if (event instanceof Event.Bought bought) {
            return words.get("story.bought", name(bought.asset()), bought.cost());
        }
        Event.Sold sold = (Event.Sold) event;
        return words.get("story.sold", name(sold.asset()), sold.gain());
    }

    private String other(Event event) {
        if (event instanceof Event.DividendPaid paid) {
            return dividend(paid);
        }
        if (event instanceof Event.PricesMoved moved) {
            return prices(moved);
        }
        if (event instanceof Event.BlackMarketFilled || event instanceof Event.BlackMarketSold) {
            return blackMarket(event);
        }
        if (event instanceof Event.BlackMarketForfeited || event instanceof Event.HoldingsSold) {
            return atTheEnd(event);
        }
        return card(event);
    }

    private String dividend(Event.DividendPaid paid) {
        String received = IntStream.range(0, setup.players())
                .filter(seat -> paid.received().get(seat) > 0)
                .mapToObj(seat -> player(seat) + " +" + paid.received().get(seat))
                .collect(Collectors.joining(", "));
        String chamber = paid.chamber().displayName(words.locale());
        return words.get("story.dividendPaid", chamber, paid.perShare(), received.isEmpty() ? "–" : received);
    }

    private String prices(Event.PricesMoved moved) {
        return words.get(
                "story.pricesMoved",
                name(moved.card().chamber().share()),
                Market.priceOn(moved.shareFrom()),
                Market.priceOn(moved.shareTo()),
                name(moved.card().commodity()),
                Market.priceOn(moved.commodityFrom()),
                Market.priceOn(moved.commodityTo()));
    }

    private String blackMarket(Event event) {
        if (event instanceof Event.BlackMarketFilled filled) {
            return words.get(
                    "story.blackMarketFilled", Names.assets(filled.tokens().toList(), words.locale()));
        }
        Event.BlackMarketSold sold = (Event.BlackMarketSold) event;
        return words.get(
                "story.blackMarketSold", Names.assets(sold.tokens().toList(), words.locale()), sold.proceeds());
    }

    private String atTheEnd(Event event) {
        if (event instanceof Event.BlackMarketForfeited forfeited) {
            String tokens = Names.assets(forfeited.tokens().toList(), words.locale());
            return words.get("story.blackMarketForfeited", player(forfeited.seat()), tokens);
        }
        Event.HoldingsSold sold = (Event.HoldingsSold) event;
        return words.get("story.holdingsSold", player(sold.seat()), sold.proceeds(), sold.tokens());
    }

    private String card(Event event) {
        if (event instanceof Event.CardPlayed played) {
            return words.get("story.cardPlayed", Names.card(played.card(), words.locale()));
        }
        if (event instanceof Event.NewsPlayed news) {
            List<PriceCard> cards = news.discarded().toList();
            return cards.isEmpty()
                    ? words.get("story.newsPlayedWithoutDiscard")
                    : words.get("story.newsPlayed", Names.cards(cards));
        }
        if (event instanceof Event.CardDrawn drawn) {
            return words.get("story.cardDrawn", Names.card(drawn.card(), words.locale()));
        }
        if (event instanceof Event.HiddenCardDrawn) {
            return words.get("story.hiddenCardDrawn");
        }
        return event instanceof Event.BoardShifted shifted
                ? shifted.removed()
                        .map(left -> words.get("story.boardShifted", Names.card(left, words.locale())))
                        .orElse("")
                : "";
    }

    private List<String> ending(Event.GameEnded ended) {
        List<String> lines = new ArrayList<>();
        lines.add("");
        lines.add(words.get("story.gameEnded"));
        for (Standing standing : ended.ranking()) {
            lines.add(words.get("story.place", standing.place(), player(standing.seat()), standing.score()));
        }
        return lines;
    }

    private String player(int seat) {
        return setup.name(seat, words.locale());
    }

    private String name(Asset asset) {
        return asset.displayName(words.locale());
    }
}
