package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.rules.internal.PositionFields;
import io.github.mercurius.rules.internal.Problems;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Finds all that is wrong with a position: each piece lies in one place, numbers are in their ranges, and boards, hands
 * and decks are as large as the turns make them. Whether a game can have led here is not asked.
 */
final class PositionCheck extends Problems {
    private static final int MOST_CASH_A_STEP = 10_000_000;

    final Position position;
    private final OpenTable parts;
    private final Setup setup;
    private final boolean isOver;

    /**
     * Checks a position.
     *
     * @param text the text that it was read from, if there is one
     */
    PositionCheck(Position position, @Nullable PositionFields text) {
        super(text);
        this.position = position;
        parts = position.parts;
        setup = parts.setup;
        isOver = parts.turn == setup.turns();
        checkMarket();
        checkTokens();
        checkTurn();
        if (between("turn", TABLE, "turn", parts.turn, 0, setup.turns(), Rule.END_1)) {
            Arrays.asList(parts.players).forEach(this::checkPlayer);
            checkDecks();
        }
        position.places().check(this, PriceCard::copies, card -> Rule.THG_3);
    }

    /** The table, or a refusal with all that is wrong. */
    OpenTable table() {
        throwIfAny();
        return made();
    }

    /** The table, whatever is wrong with it. */
    OpenTable made() {
        OpenTable table = new OpenTable(parts);
        table.bank = Tokens.ofEach(setup.tokensOfEach());
        for (Player player : parts.players) {
            int seat = player.seat();
            table.players[seat] = OpenTable.with(player, player.board(), position.handSize(seat));
            table.bank = table.bank.minus(player.tokens()).minus(player.blackMarket()); // SET-2
        }
        table.seat = (byte) setup.seatOfTurn(parts.turn);
        table.market = Market.of(position.spaces);
        table.mainDeck = (byte) position.mainDeckSize();
        table.backupDeck = (byte) (position.otherCards() - parts.discardPile.size());
        return table;
    }

    /** The state, or a refusal with all that is wrong, also that a card is not known. */
    GameState state() {
        for (Player player : parts.players) {
            checkKnown(player.seat(), true);
        }
        checkDeck("main", position.mainDeck, position.mainDeckSize(), true);
        checkDeck("backup", position.backupDeck, position.otherCards() - parts.discardPile.size(), true);
        Decks decks = Decks.of(Position.known(position.mainDeck), Position.known(position.backupDeck));
        return new GameState(table(), position.hands.clone(), decks);
    }

    /** The view, or a refusal with all that is wrong, also that more or less is known than the viewer knows. */
    View view() {
        for (Player player : parts.players) {
            checkKnown(player.seat(), player.seat() == position.viewer);
        }
        checkDeck("main", position.mainDeck, 0, false);
        checkDeck("backup", position.backupDeck, 0, false);
        Cards hand = position.viewer == View.SPECTATOR ? null : position.hands[position.viewer];
        return new View(table(), position.viewer, hand == null ? Cards.none() : hand);
    }

    private void checkKnown(int seat, boolean sees) {
        checkKnown(seat, position.hands[seat] != null, sees, position.handSize(seat) + " cards", Rule.INF_1);
    }

    private void checkDeck(String part, @Nullable List<PriceCard> deck, int size, boolean sees) {
        boolean unknown = deck == null && size > 0;
        boolean known = !Position.known(deck).isEmpty();
        String hidden = "a deck that nobody sees";
        refuseIf(sees && unknown, part, TABLE, part + " deck", "not known", size + " cards", Rule.INF_2);
        refuseIf(known && !sees, part, TABLE, part + " deck", "known", hidden, Rule.INF_2);
    }

    private void checkMarket() {
        for (Asset asset : Asset.all()) {
            int space = position.spaces.get(asset.ordinal());
            between("market", TABLE, "space of " + asset, space, 0, Market.LAST_SPACE, Rule.PRC_1);
        }
    }

    /** SET-2: the bank has the tokens that no player has. */
    private void checkTokens() {
        for (Asset asset : Asset.all()) {
            int owned = 0;
            for (Player player : parts.players) {
                owned += player.tokens().count(asset) + player.blackMarket().count(asset);
            }
            between("tokens", TABLE, asset + " tokens in all", owned, 0, setup.tokensOfEach(), Rule.SET_2);
        }
    }

    private void checkTurn() {
        for (Action trade : parts.trades()) {
            boolean other = !(trade instanceof Action.Buy) && !(trade instanceof Action.Sell);
            refuseIf(other, "step", TABLE, "trade", trade, "a purchase or a sale", Rule.TRD_1);
        }
        int most = isOver || parts.specialPlayed ? 0 : Legality.MOST_TRADES;
        between("step", TABLE, "number of trades", parts.trades.size(), 0, most, Rule.TRN_1, Rule.TRD_1);
        boolean late = isOver && parts.specialPlayed;
        refuseIf(late, "step", TABLE, "special card", "played", "none when the game is over", Rule.END_1);
        List<Chamber> paid = parts.dividendsPaid();
        boolean twice = new HashSet<>(paid).size() != paid.size();
        refuseIf(twice, "paid", TABLE, "dividends paid", paid, "each chamber once", Rule.DIV_2);
    }

    private void checkPlayer(Player player) {
        int seat = player.seat();
        checkBoard(player);
        int usual = position.usualHand(seat);
        int news = used(player, SpecialCard.NEWS); // RUL-3: who plays it without discarding keeps one card more
        between("hands", seat, "hand", position.handSize(seat), usual, usual + news, Rule.TRN_2, Rule.TRN_4);
        boolean active = !isOver && setup.seatOfTurn(parts.turn) == seat;
        boolean sold = isOver || (active && !parts.specialPlayed);
        int most = sold || player.has(SpecialCard.BLACK_MARKET) ? 0 : Legality.MOST_TOKENS;
        String put = "tokens on the Black Market card";
        between("blackMarket", seat, put, player.blackMarket().size(), 0, most, Rule.BLK_2, Rule.BLK_4);
        int step = parts.specialPlayed ? 1 : Math.min(Legality.MOST_TRADES, parts.trades.size());
        // More than games bring, and it grows by more than a step can bring: play does not leave this range.
        int richest = MOST_CASH_A_STEP * ((Legality.MOST_TRADES + 1) * parts.turn + step + 1);
        between("cash", seat, "cash", player.cash(), 0, richest, Rule.TRD_5);
        boolean kept = isOver && !player.tokens().isEmpty();
        refuseIf(kept, "tokens", seat, "tokens", player.tokens(), "none when the game is over", Rule.END_2);
    }

    private static int used(Player player, SpecialCard card) {
        return player.has(card) ? 0 : 1;
    }

    private void checkBoard(Player player) {
        List<Card> cards = Position.cards(player.board());
        int turns = position.ownTurns(player.seat());
        boolean right = true;
        for (int space = 0; space < Board.SPACES; space++) {
            // TRN-3: after each turn its card lies on space 1, that of the turn before on space 2.
            right &= player.board().card(space).isPresent() == (space > 0 && turns >= space);
        }
        String expected = Math.min(turns, Board.SPACES - 1) + " cards from space 1 on after " + turns + " own turns";
        refuseIf(!right, "boards", player.seat(), "board", player.board(), expected, Rule.TRN_3);
        int news = Collections.frequency(cards, SpecialCard.NEWS);
        between("boards", player.seat(), "News on the board", news, 0, used(player, SpecialCard.NEWS), Rule.THG_4);
    }

    private void checkDecks() {
        if (position.mainDeck != null) {
            int usual = position.mainDeckSize();
            between("main", TABLE, "main deck", position.mainDeck.size(), usual, usual, Rule.TRN_4);
        }
        int news = 0;
        for (Player player : parts.players) {
            news += used(player, SpecialCard.NEWS);
        }
        int others = position.otherCards();
        int pile = parts.discardPile.size();
        int least = Math.max(0, others - Deal.BACKUP_DECK);
        int most = others - Deal.BACKUP_DECK + 2 * news; // NWS-2: each draws two from the backup deck at most
        between("discard", TABLE, "discard pile", pile, least, most, Rule.TRN_3, Rule.NWS_2);
        if (position.backupDeck != null) {
            int size = others - pile;
            between("backup", TABLE, "backup deck", position.backupDeck.size(), size, size, Rule.SET_4, Rule.NWS_2);
        }
    }
}
