package io.github.mercurius.mercatores;

import io.github.mercurius.common.Arguments;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Builds a table from its parts, refusing what the rules could not reach: for saved games, and for positions of your
 * own.
 *
 * <p>It starts from the table before the first turn, or from another table; what is not set stays as it is there.
 * {@link #build} checks that everything fits together, as far as the table alone can tell: the cards are all there, and
 * phase, step, seats, market and hands are as the rules make them. Whether such a game was really played, only its
 * record can tell. Whatever is played from a table that is accepted, the tables after it are accepted too.
 *
 * <p>The result goes into {@link GameState#of} or {@link PlayerView#of}. A builder is not thread-safe.
 */
public final class TableBuilder {
    private final TableDraft draft;

    private TableBuilder(Table table) {
        draft = new TableDraft(table, new Cards[table.players.length], new DeckOrder(List.of()), null);
    }

    /**
     * A builder that starts from the table before the first turn.
     *
     * @param market the five cards on the market (SET-3)
     */
    public static TableBuilder of(Setup setup, Cards market) {
        return new TableBuilder(PlayerView.atStartForSpectator(setup, market).table());
    }

    /** A builder that starts from a table. */
    public static TableBuilder of(Table table) {
        return new TableBuilder(Arguments.notNull(table, "table", "a table"));
    }

    /** How many turns have been completed. */
    public TableBuilder turn(int turn) {
        draft.turn = turn;
        return this;
    }

    /** The step that the turn is in, which also says the phase; none when the game is over. */
    public TableBuilder step(Optional<Step> step) {
        Arguments.notNull(step, "step", "a step or none");
        draft.step = step.orElse(null);
        draft.phase = step.map(Step::phase).orElse(Phase.PROFIT);
        return this;
    }

    /** Whose turn it is; of no account when the game is over. */
    public TableBuilder activeSeat(int seat) {
        draft.active = draft.setup.checkSeat(seat);
        return this;
    }

    /** The round of the profit phase, from 1; 0 before. */
    public TableBuilder round(int round) {
        draft.round = round;
        return this;
    }

    /** Who has the Captain card, if anybody has it yet. */
    public TableBuilder captain(OptionalInt seat) {
        draft.captain = seatOrNobody(seat, "captain");
        return this;
    }

    /** Who has the Unloading card, if anybody has it yet. */
    public TableBuilder unloading(OptionalInt seat) {
        draft.unloading = seatOrNobody(seat, "unloading");
        return this;
    }

    private int seatOrNobody(OptionalInt seat, String argument) {
        Arguments.notNull(seat, argument, "a seat or none");
        return seat.isPresent() ? draft.setup.checkSeat(seat.getAsInt()) : Table.NOBODY;
    }

    /** The cards on the market, with the one that was given in this turn. */
    public TableBuilder market(Cards market) {
        draft.market = checked(market, "market");
        return this;
    }

    /** The card that was given in this turn, in the step to take; else none. */
    public TableBuilder given(Optional<? extends Card> card) {
        draft.given = Arguments.notNull(card, "given", "a card or none").orElse(null);
        return this;
    }

    /** How many cards the deck has left. */
    public TableBuilder deckSize(int size) {
        draft.deck = size;
        return this;
    }

    /** The discard pile, the lowest card first. */
    public TableBuilder discardPile(List<? extends Card> cards) {
        List<Card> pile = Arguments.noneNull(cards, "discard pile", "cards");
        draft.discardPile = io.vavr.collection.List.<Card>ofAll(pile).reverse();
        return this;
    }

    /** The cards in front of a player. */
    public TableBuilder resources(int seat, Cards cards) {
        Player player = player(seat);
        return with(new Player(seat, checked(cards, "resources"), player.known(), player.handSize(), player.coins()));
    }

    /**
     * The hand of a player, as everybody knows it.
     *
     * @param size how many cards it has
     * @param known the cards that are surely in it (INF-4)
     */
    public TableBuilder hand(int seat, int size, Cards known) {
        Player player = player(seat);
        return with(new Player(seat, player.resources(), checked(known, "known"), size, player.coins()));
    }

    /** The coins of a player, without those of the Captain card. */
    public TableBuilder coins(int seat, int coins) {
        Player player = player(seat);
        return with(new Player(seat, player.resources(), player.known(), player.handSize(), coins));
    }

    private Player player(int seat) {
        return draft.players[draft.setup.checkSeat(seat)];
    }

    private TableBuilder with(Player player) {
        draft.players[player.seat()] = player;
        return this;
    }

    private Cards checked(Cards cards, String argument) {
        Arguments.notNull(cards, argument, "cards");
        boolean right = draft.setup.edition().allCards().contains(cards);
        Arguments.that(right, argument, cards, "cards of the edition of the set-up");
        return cards;
    }

    /**
     * The table.
     *
     * @throws IllegalArgumentException if the rules could not lead to it; the message cites a rule
     */
    public Table build() {
        draft.active = draft.step == null ? 0 : draft.active;
        return Integrity.checked(new Table(draft));
    }
}
