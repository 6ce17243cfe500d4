package io.github.mercurius.webclient;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.core.GameState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Says what the rules say of each line of a conformance vector, in the form of the line. So it can be seen that the
 * rules in a browser are those of the library.
 */
final class VectorLines {
    private VectorLines() {}

    /**
     * All lines but the first one, as the rules would have written them. In place of each illegal action's rules there
     * is the one that the refusal cites, and in place of a hash the notations of all legal actions.
     *
     * @param game the set-up in words: players, start seat, card order, Black Market at the end, 25 amounts of the
     *     dividend scale, 72 cards
     * @param lines for each line the illegal actions in words, and the action after a semicolon
     */
    static List<Object> play(String game, String lines) {
        List<Object> answers = new ArrayList<>();
        GameState state = start(game.split(" ", -1));
        for (String line : lines.split("\n", -1)) {
            String[] parts = line.split(";", -1);
            answers.add(answer(state, parts[0].isEmpty() ? new String[0] : parts[0].split(" ", -1)));
            if (!parts[1].isEmpty()) {
                state = state.applyAction(Action.parse(parts[1]));
            }
        }
        return answers;
    }

    private static GameState start(String[] words) {
        List<Integer> scale = new ArrayList<>();
        for (String amount : Arrays.asList(words).subList(4, 29)) {
            scale.add(Integer.parseInt(amount));
        }
        List<PriceCard> deal = new ArrayList<>();
        for (String code : Arrays.asList(words).subList(29, words.length)) {
            deal.add(PriceCard.parse(code));
        }
        Rulings rulings = Rulings.builder()
                .cardOrder(CardOrder.valueOf(words[2]))
                .blackMarketAtEnd(BlackMarketAtEnd.valueOf(words[3]))
                .dividendScale(DividendScale.of(scale))
                .build();
        Setup setup = Setup.builder()
                .players(Integer.parseInt(words[0]))
                .startSeat(Integer.parseInt(words[1]))
                .rulings(rulings)
                .build();
        return GameState.start(setup, Deal.of(deal));
    }

    private static Map<String, @Nullable Object> answer(GameState state, String[] illegal) {
        List<Object> refused = new ArrayList<>();
        for (String action : illegal) {
            String rule = state.check(Action.parse(action))
                    .map(violation -> violation.rule().id())
                    .orElse("legal");
            refused.add(List.of(action, rule));
        }
        String legal =
                state.legalActions().stream().map(Action::notation).sorted().collect(Collectors.joining("\n"));
        Map<String, @Nullable Object> answer = Json.object(
                "state",
                state(state),
                "legal",
                state.legalActions().size(),
                "legalNotations",
                legal,
                "illegal",
                refused);
        if (state.isOver()) {
            answer.put("winners", state.table().winners());
        }
        return answer;
    }

    private static Map<String, @Nullable Object> state(GameState state) {
        Table table = state.table();
        return Json.object(
                "turn", table.turn(),
                "active", table.isOver() ? null : table.activeSeat(),
                "over", table.isOver(),
                "trades", table.trades(),
                "specialPlayed", table.specialPlayed(),
                "spaces", table.market().spaces(),
                "bank", counts(table.bank()),
                "dividendsPaid", table.dividendsPaid(),
                "cash", perSeat(table, Player::cash),
                "holdings", perSeat(table, player -> counts(player.tokens())),
                "hands", perSeat(table, player -> state.hand(player.seat())),
                "boards", perSeat(table, player -> cards(player.board())),
                "specials", perSeat(table, Player::specialCards),
                "blackMarket", perSeat(table, Player::blackMarket),
                "main", table.deckSize(Deck.MAIN),
                "backup", table.deckSize(Deck.BACKUP),
                "discard", table.discardPile());
    }

    private static List<Object> perSeat(Table table, Function<Player, Object> field) {
        List<Object> fields = new ArrayList<>();
        table.players().forEach(player -> fields.add(field.apply(player)));
        return fields;
    }

    private static List<Integer> counts(Tokens tokens) {
        List<Integer> counts = new ArrayList<>();
        Asset.all().forEach(asset -> counts.add(tokens.count(asset)));
        return counts;
    }

    private static List<@Nullable Card> cards(Board board) {
        List<@Nullable Card> cards = new ArrayList<>();
        for (int space = 0; space < Board.SPACES; space++) {
            cards.add(board.card(space).orElse(null));
        }
        return cards;
    }
}
