package io.github.mercurius.json;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.api.Action;

/** Writes the things of the game as JSON, in the form that the notation's reference gives. */
public final class MercuriusJson {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    private MercuriusJson() {}

    /** An action, such as {@code {"type":"buy","asset":"AMS"}}. */
    public static String write(Action action) {
        ObjectNode json = MAPPER.createObjectNode();
        if (action instanceof Action.Buy buy) {
            json.put("type", "buy").put("asset", buy.asset().name());
        } else if (action instanceof Action.Sell sell) {
            json.put("type", "sell").put("asset", sell.asset().name());
        } else if (action instanceof Action.BlackMarket market) {
            ArrayNode tokens = json.put("type", "blackMarket").putArray("tokens");
            market.tokens().forEach(token -> tokens.add(token.name()));
        } else if (action instanceof Action.Dividend dividend) {
            json.put("type", "dividend").put("chamber", dividend.chamber().name());
        } else if (action instanceof Action.PlayCard play) {
            json.put("type", "playCard").put("card", play.card().code());
        } else if (action instanceof Action.PlayNews news) {
            ArrayNode discard = json.put("type", "playNews").putArray("discard");
            news.discard().forEach(card -> discard.add(card.code()));
        }
        return json.toString();
    }
}
