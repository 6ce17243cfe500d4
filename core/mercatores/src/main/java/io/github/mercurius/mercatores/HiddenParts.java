package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Problems;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a position says of hands and deck, as a state and a view need it: all of it, or what the viewer may know. */
final class HiddenParts {
    private final PositionParts parts;
    private final Table table;
    private final Problems<PositionPart> problems;

    HiddenParts(PositionParts parts, Table table, Problems<PositionPart> problems) {
        this.parts = parts;
        this.table = table;
        this.problems = problems;
    }

    /** Notes hands and decks that are not as the table says. */
    void checkSizes() {
        for (Player player : table.players) {
            Cards hand = parts.seats[player.seat()].hand;
            if (hand == null) {
                continue;
            }
            if (hand.size() != player.handSize()) {
                refuseHand(player, hand.size() + " cards", player.handSize() + " as the table says");
            }
            if (!hand.contains(player.known())) {
                String expected = "a hand with " + player.known() + " in it";
                problems.addOfSeat(PositionPart.HANDS, player.seat(), "hand", hand, expected, Rule.INF_4);
            }
        }
        if (parts.deck != null && parts.deck.size() != table.deck) {
            refuseDeck(parts.deck.size() + " cards", table.deck + " as the table says");
        }
    }

    /** Notes what a state needs to know of the cards and does not. */
    void checkForState() {
        for (Player player : table.players) {
            if (parts.seats[player.seat()].hand == null) {
                refuseHand(player, "not known", player.handSize() + " cards");
            }
        }
        if (parts.deck == null && table.deck > 0) {
            refuseDeck("not known", table.deck + " cards");
        }
    }

    GameState state() {
        Cards[] hands = new Cards[parts.seats.length];
        for (int seat = 0; seat < hands.length; seat++) {
            hands[seat] = known(parts.seats[seat].hand);
        }
        return new GameState(table, hands, new DeckOrder(parts.deck == null ? List.of() : parts.deck));
    }

    /** Notes what a view needs to know of the cards and does not, and what it may not know. */
    void checkForView() {
        for (Player player : table.players) {
            boolean known = parts.seats[player.seat()].hand != null;
            if (player.seat() == parts.viewer && !known) {
                refuseHand(player, "not known", player.handSize() + " cards, as this is the view of that seat");
            } else if (player.seat() != parts.viewer && known) {
                refuseHand(player, "known", "a hand that the viewer does not see");
            }
        }
        if (parts.deck != null && !parts.deck.isEmpty()) {
            refuseDeck("known", "a deck that nobody sees");
        }
    }

    private void refuseHand(Player player, String given, String expected) {
        problems.addOfSeat(PositionPart.HANDS, player.seat(), "hand", given, expected, Rule.INF_1);
    }

    private void refuseDeck(String given, String expected) {
        problems.add(PositionPart.DECK, "deck", given, expected, Rule.INF_2);
    }

    PlayerView view() {
        return parts.viewer == PositionParts.UNSAID
                ? new PlayerView(
                        table, PlayerView.SPECTATOR, table.setup.edition().noCards())
                : new PlayerView(table, parts.viewer, known(parts.seats[parts.viewer].hand));
    }

    private static Cards known(@Nullable Cards cards) {
        return Arguments.notNull(cards, "cards", "known ones");
    }
}
