package io.github.mercurius.examples.games.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.examples.games.vectors.Fields;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The corners of the rules that the game of a vector reaches: found in its lines, without asking the rules. */
final class Corners {
    private static final String PRICE_CARD = "[A-Z]{3}[+-][A-Z]{3}[+-]";
    private static final int PRICE_3 = 7;
    private static final int PRICE_25 = 29;
    private static final int LAST_SPACE = 32;

    private final Set<String> reached = new TreeSet<>();
    private final JsonNode game;
    private JsonNode state;
    private String action = "";

    private Corners(JsonNode game) {
        this.game = game;
        state = game;
    }

    static Set<String> of(Path vector) throws IOException {
        List<String> lines = Files.readAllLines(vector);
        Corners corners = new Corners(Fields.JSON.readTree(lines.get(0)));
        for (String line : lines.subList(1, lines.size())) {
            corners.look(Fields.JSON.readTree(line));
        }
        return corners.reached;
    }

    private void look(JsonNode line) {
        JsonNode before = state;
        state = line.get("state");
        if (state.get("over").asBoolean()) {
            end(before, line.get("winners").size());
            return;
        }
        action = line.get("action").asText();
        trades();
        reach(
                "the bank is out of an asset",
                Fields.list("", state.get("bank"), Fields::integer).contains(0));
        if (action.startsWith("D:")) {
            int share = Asset.valueOf(action.substring(2)).ordinal();
            boolean owned = Fields.list(
                            "",
                            state.get("holdings"),
                            (path, seat) -> seat.get(share).asInt())
                    .stream()
                    .anyMatch(shares -> shares > 0);
            reach("a dividend for shares at price 25", owned && space(share) >= PRICE_25);
        } else if (action.startsWith("N:")) {
            int discards = action.equals("N:") ? 0 : action.split(",", -1).length;
            String deck = state.get("main").asInt() == 0 ? "without" : "with";
            reached.add("News with " + discards + " discarded, " + deck + " a main deck");
        } else if (action.matches(PRICE_CARD)) {
            cardOrder();
        }
    }

    private void trades() {
        List<String> trades = Fields.list("", state.get("trades"), Fields::text);
        if (action.startsWith("-")) {
            int asset = Asset.valueOf(action.substring(1)).ordinal();
            reach("a third sale at price 3", Collections.frequency(trades, action) == 2 && space(asset) == PRICE_3);
            reach(
                    "a token is sold after one of its asset was bought in the turn",
                    trades.contains(action.replace('-', '+')));
        } else if (action.startsWith("+")) {
            reach(
                    "a token is bought after one of its asset was sold in the turn",
                    trades.contains(action.replace('+', '-')));
        }
    }

    /** Where the marker comes to an end of its track, and the other order of cards would take it elsewhere. */
    private void cardOrder() {
        String order = game.get("rulings").get("cardOrder").asText();
        List<PriceCard> cards = new ArrayList<>(List.of(PriceCard.parse(action)));
        state.get("boards").get(state.get("active").asInt()).forEach(card -> {
            if (!card.isNull() && !card.asText().equals("NEWS")) {
                cards.add(PriceCard.parse(card.asText()));
            }
        });
        for (Asset asset : Asset.all()) {
            int space = space(asset.ordinal());
            int newest = moved(space, asset, cards);
            Collections.reverse(cards);
            int oldest = moved(space, asset, cards);
            Collections.reverse(cards);
            reach(order + " decides at the bottom of a track", newest != oldest && space < LAST_SPACE / 2);
            reach(order + " decides at the top of a track", newest != oldest && space > LAST_SPACE / 2);
        }
    }

    private static int moved(int from, Asset asset, List<PriceCard> cards) {
        int space = from;
        for (PriceCard card : cards) {
            int move = card.chamber().share() == asset ? card.shareMove() : 0;
            move += card.commodity() == asset ? card.commodityMove() : 0;
            space = Math.max(0, Math.min(LAST_SPACE, space + move));
        }
        return space;
    }

    private void end(JsonNode before, int winners) {
        reach(
                "some players share the win",
                winners > 1 && winners < game.get("players").asInt());
        boolean open = Fields.list("", before.get("blackMarket"), (path, tokens) -> tokens.size()).stream()
                .anyMatch(tokens -> tokens > 0);
        reach(
                "a Black Market open at the end is "
                        + game.get("rulings").get("blackMarketAtEnd").asText(),
                open);
    }

    private int space(int asset) {
        return state.get("spaces").get(asset).asInt();
    }

    private void reach(String corner, boolean is) {
        if (is) {
            reached.add(corner);
        }
    }
}
