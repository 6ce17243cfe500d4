package io.github.mercurius.core;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Problems;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What a position says of hands and decks, as a state and a view need it: all of it, or what the viewer may know. */
final class HiddenParts {
    private final PositionParts parts;
    private final OpenTable table;
    private final Problems<PositionPart> problems;

    HiddenParts(PositionParts parts, OpenTable table, Problems<PositionPart> problems) {
        this.parts = parts;
        this.table = table;
        this.problems = problems;
    }

    /** Notes hands and decks that are not as large as the table says. */
    void checkSizes() {
        for (OpenPlayer player : table.openPlayers()) {
            Cards hand = parts.seats[player.seat].hand;
            if (hand != null && hand.size() != player.handSize) {
                refuseHand(player, hand.size() + " cards", player.handSize + " as the table says");
            }
        }
        checkSize(PositionPart.MAIN, "main deck", parts.mainDeck, table.deckSize(Deck.MAIN));
        checkSize(PositionPart.BACKUP, "backup deck", parts.backupDeck, table.deckSize(Deck.BACKUP));
    }

    private void checkSize(PositionPart part, String what, @Nullable List<PriceCard> deck, int size) {
        if (deck != null && deck.size() != size) {
            problems.add(part, what, deck.size() + " cards", size + " as the table says", Rule.INF_2);
        }
    }

    /** Notes what a state needs to know of the cards and does not. */
    void checkForState() {
        for (OpenPlayer player : table.openPlayers()) {
            if (parts.seats[player.seat].hand == null) {
                refuseHand(player, "not known", player.handSize + " cards");
            }
        }
        if (parts.mainDeck == null && table.deckSize(Deck.MAIN) > 0) {
            problems.add(PositionPart.MAIN, "main deck", "not known", table.deckSize(Deck.MAIN) + " cards", Rule.INF_2);
        }
        if (parts.backupDeck == null) {
            problems.add(
                    PositionPart.BACKUP,
                    "backup deck",
                    "not known",
                    table.deckSize(Deck.BACKUP) + " cards",
                    Rule.INF_2);
        }
    }

    GameState state() {
        Cards[] hands = new Cards[parts.seats.length];
        for (int seat = 0; seat < hands.length; seat++) {
            hands[seat] = known(parts.seats[seat].hand);
        }
        return new GameState(
                table, hands, Decks.of(parts.mainDeck == null ? List.of() : parts.mainDeck, known(parts.backupDeck)));
    }

    /** Notes what a view needs to know of the cards and does not, and what it may not know. */
    void checkForView() {
        for (OpenPlayer player : table.openPlayers()) {
            boolean known = parts.seats[player.seat].hand != null;
            if (player.seat == parts.viewer && !known) {
                refuseHand(player, "not known", player.handSize + " cards, as this is the view of that seat");
            } else if (player.seat != parts.viewer && known) {
                refuseHand(player, "known", "a hand that the viewer does not see");
            }
        }
        checkDeck(PositionPart.MAIN, "main deck", parts.mainDeck);
        checkDeck(PositionPart.BACKUP, "backup deck", parts.backupDeck);
    }

    private void checkDeck(PositionPart part, String what, @Nullable List<PriceCard> deck) {
        if (deck != null && !deck.isEmpty()) {
            problems.add(part, what, "known", "a deck that nobody sees", Rule.INF_2);
        }
    }

    private void refuseHand(OpenPlayer player, String given, String expected) {
        problems.addOfSeat(PositionPart.HANDS, player.seat, "hand", given, expected, Rule.INF_1);
    }

    View view() {
        return parts.viewer == PositionParts.UNSAID
                ? new View(table, Audience.SPECTATOR, Cards.none())
                : new View(table, parts.viewer, known(parts.seats[parts.viewer].hand));
    }

    private static <T> T known(@Nullable T cards) {
        return Arguments.notNull(cards, "cards", "known ones");
    }
}
