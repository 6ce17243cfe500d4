package io.github.mercurius.mercatores;

import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Excerpt;
import io.github.mercurius.rules.internal.Problems;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A game at one moment, put together by hand: for tests, puzzles, bug reports and saved games.
 *
 * <pre>{@code
 * Edition edition = Edition.standIn();
 * GameState state = Position.of(Setup.of(2))
 *         .withTurn(11)
 *         .withResources(0, Cards.parse("CRN0,CRN0,CRN1,WAR,QDL,TOB0", edition))
 *         .withResources(1, Cards.parse("CAC0,CAC1,TOB1,RCAC,COF0", edition))
 *         .withHand(1, Cards.parse("CAC1,CAC1,WAR,TOB0,TOB0,COF1,CTN0", edition))
 *         .dealt(random::nextInt);
 * }</pre>
 *
 * <p>It starts from the table before the first turn, or from a table, a view or a state, and changes only what is set.
 * The size of the deck follows from the rest. {@link #dealt} deals the cards that are not set: on the market, in hands
 * and deck. A position has a text in one line, {@link #toText}.
 *
 * <p>What contradicts the rules is refused when the position becomes a table, a view or a state, with all problems at
 * once ({@link #problems}). These are checked: the cards are all there, and each player has as many as their turns make
 * possible. Phase, step, seats and market are as the rules make them. Only a record can show whether such a game was
 * played. All positions that can be reached from an accepted position are accepted too.
 *
 * <p>Methods that name a seat refuse one that does not exist, and methods that take cards refuse those of an edition
 * with other cards, with an {@link IllegalArgumentException}. This class is immutable and thread-safe.
 */
public final class Position implements AnyPosition<Action, PlayerView> {
    /** Stands for a seat, or the size of the deck, that follows from the rest. */
    static final int UNSAID = Integer.MIN_VALUE;

    /** What is said of the table: nothing of it is checked. A market without cards is not set. */
    final Table said;

    /** The hand of each seat, null if it is not known. */
    final @Nullable Cards[] hands;

    /** The deck, null if it is not known. */
    final @Nullable List<Card> deck;

    /** Whose view this is; of spectators if it is not said. */
    final int viewer;

    /** The table, once it is checked. */
    private @Nullable Table table;

    Position(Table said, @Nullable Cards[] hands, @Nullable List<Card> deck, int viewer) {
        this.said = said;
        this.hands = hands;
        this.deck = deck;
        this.viewer = viewer;
    }

    /** What is said of the table before the first turn. */
    static TableDraft draft(Setup setup) {
        TableDraft draft = new TableDraft(setup, setup.edition().noCards(), new Cards[0], new DeckOrder(List.of()));
        draft.active = UNSAID;
        draft.unloading = UNSAID;
        draft.deck = UNSAID;
        return draft;
    }

    /** What is said of a table, to be changed. */
    static TableDraft draft(Table said) {
        return new TableDraft(said, new Cards[0], new DeckOrder(List.of()), null);
    }

    /** The position before the first turn; the cards are not dealt. */
    public static Position of(Setup setup) {
        Table said = new Table(draft(Arguments.notNull(setup, "setup", "a set-up")));
        return new Position(said, new Cards[setup.players()], null, PlayerView.SPECTATOR);
    }

    /** The position that everybody sees: hands and deck are not known. */
    public static Position of(Table table) {
        Arguments.notNull(table, "table", "a table");
        return seen(table, new Cards[table.players.length], null, PlayerView.SPECTATOR);
    }

    /** The position that a seat, or a spectator, sees: other hands and the deck are not known. */
    public static Position of(PlayerView view) {
        Arguments.notNull(view, "view", "a view");
        return seen(view.table, view.hands(), null, view.viewer);
    }

    /** The position with all its cards. */
    public static Position of(GameState state) {
        Arguments.notNull(state, "state", "a state");
        return seen(state.table, state.hands(), state.deck(), PlayerView.SPECTATOR);
    }

    private static Position seen(Table table, @Nullable Cards[] hands, @Nullable List<Card> deck, int viewer) {
        TableDraft said = draft(table);
        said.active = table.phase == Phase.INVESTMENT || table.isOver() ? UNSAID : table.active;
        said.unloading = UNSAID;
        said.deck = UNSAID;
        return new Position(new Table(said), hands, deck, viewer);
    }

    /**
     * The position in a text, which {@link #toText} gives.
     *
     * @param edition the edition that the text names, as its cards are data
     * @throws PositionException if it is not the text of a position, names another edition, or contradicts the rules:
     *     names each problem and its place
     */
    public static Position parse(String text, Edition edition) {
        PositionReader reader = new PositionReader(text, edition);
        Position position = reader.position();
        position.table = reader.check(new PositionCheck(position)).table();
        return position;
    }

    /** How many turns have been completed. */
    public Position withTurn(int completed) {
        return with(next -> next.turn = completed);
    }

    /** The step that the turn is in, which also says the phase; in other steps than to take no card was given. */
    public Position withAsk(Ask ask) {
        Arguments.notNull(ask, "step", "a step");
        return with(next -> {
            next.ask = ask;
            next.given = ask == Ask.TAKE ? next.given : null;
        });
    }

    /** The card that was given in this turn, in the step to take: it lies on the market (MKT-4). */
    public Position withGiven(Card card) {
        said.setup.edition().check(card);
        return with(next -> next.given = card);
    }

    /** The end of the game. */
    public Position withGameOver() {
        return with(next -> {
            next.ask = null;
            next.given = null;
            next.active = UNSAID;
        });
    }

    /** Whose turn it is: needed in the profit phase, refused before it if the turn says otherwise. */
    public Position withActiveSeat(int seat) {
        said.setup.checkSeat(seat);
        return with(next -> next.active = seat);
    }

    /** The round of the profit phase, from 1; 0 before. */
    public Position withRound(int round) {
        return with(next -> next.round = round);
    }

    /** Who has the Captain card. */
    public Position withCaptain(int seat) {
        said.setup.checkSeat(seat);
        return with(next -> next.captain = seat);
    }

    /** Who is said to have the Unloading card, if anybody: refused if captain and round say otherwise. */
    public Position withUnloading(OptionalInt seat) {
        int holder = Arguments.notNull(seat, "seat", "a seat or none").isPresent()
                ? said.setup.checkSeat(seat.getAsInt())
                : Table.NOBODY;
        return with(next -> next.unloading = holder);
    }

    /** The cards on the market, with the one that was given in this turn; without cards it is not set. */
    public Position withMarket(Cards cards) {
        said.setup.edition().check(cards, "market");
        return with(next -> next.market = cards);
    }

    /** The cards in front of a player. */
    public Position withResources(int seat, Cards cards) {
        said.setup.edition().check(cards, "resources");
        return with(seat, player -> player.withResources(cards));
    }

    /** The coins of a player, without those of the Captain card. */
    public Position withCoins(int seat, int coins) {
        return with(seat, player -> player.withCoins(coins));
    }

    /** The cards that are surely in a player's hand, for everybody who remembers all that happened (INF-4). */
    public Position withKnown(int seat, Cards cards) {
        said.setup.edition().check(cards, "known");
        return with(seat, player -> player.withKnown(cards));
    }

    /** The cards in a player's hand. */
    public Position withHand(int seat, Cards cards) {
        said.setup.edition().check(cards, "hand");
        return with(seat, player -> player.withHandSize(cards.size())).withHidden(seat, cards);
    }

    /** How many cards are in a player's hand, and that those not {@link #withKnown known to all} are not known. */
    public Position withHandSize(int seat, int cards) {
        return with(seat, player -> player.withHandSize(cards)).withHidden(seat, null);
    }

    /** The discard pile, the lowest card first. */
    public Position withDiscardPile(Collection<? extends Card> cards) {
        List<Card> pile = said.setup.edition().check(cards, "discard pile");
        return with(
                next -> next.discardPile = io.vavr.collection.List.ofAll(pile).reverse());
    }

    /** The deck, the top card first. */
    public Position withDeck(Collection<? extends Card> cards) {
        return new Position(said, hands, said.setup.edition().check(cards, "deck"), viewer);
    }

    /** How many cards the deck is said to have: refused if other parts say otherwise. */
    public Position withDeckSize(int cards) {
        return with(next -> next.deck = Math.max(UNSAID + 1, cards));
    }

    @Override
    public Position seenBy(int seat) {
        @Nullable Cards[] seen = new Cards[hands.length];
        seen[said.setup.checkSeat(seat)] = hands[seat];
        return hidden(seen, seat);
    }

    @Override
    public Position seenBySpectator() {
        return hidden(new Cards[hands.length], PlayerView.SPECTATOR);
    }

    /** This position with other hidden cards, which do not change the table. */
    private Position hidden(@Nullable Cards[] seen, int by) {
        Position position = new Position(said, seen, null, by);
        position.table = table;
        return position;
    }

    @Override
    public Table table() {
        Table checked = table;
        if (checked == null) {
            checked = new PositionCheck(this).table();
            table = checked;
        }
        return checked;
    }

    @Override
    public GameState state() {
        return check().forState().state();
    }

    @Override
    public PlayerView view() {
        return check().forView().view();
    }

    private PositionCheck check() {
        Table checked = table;
        return checked == null ? new PositionCheck(this) : new PositionCheck(this, checked);
    }

    @Override
    public GameState dealt(IntUnaryOperator random) {
        Arguments.notNull(random, "random", "a source of numbers");
        Edition edition = said.setup.edition();
        List<Card> left = new ArrayList<>(Cards.of(edition, rest()).shuffled(random));
        TableDraft draft = draft(said);
        if (said.market.isEmpty()) {
            // MKT-1, MKT-2: full, with the card that was given, or without two that were taken for it
            Cards full = Cards.of(edition, next(left, Deal.MARKET - (said.ask == Ask.LOAD ? 1 : 0)));
            draft.market = said.given == null ? full : full.plus(said.given);
        }
        int coins = 0;
        @Nullable Cards[] all = hands.clone();
        for (Player player : said.players) {
            coins += player.coins();
            if (all[player.seat()] == null) {
                List<Card> unknown =
                        next(left, player.handSize() - player.known().size());
                all[player.seat()] = player.known().plus(Cards.of(edition, unknown));
            }
        }
        // COIN-1: some of the cards lie face down as coins, if there are so many
        int size = said.deck == UNSAID ? left.size() - coins : said.deck;
        return new Position(new Table(draft), all, deck == null ? next(left, size) : deck, viewer).state();
    }

    /** Takes the next cards, or as many as there are: what is missing then is a problem of the position. */
    private static List<Card> next(List<Card> left, int count) {
        List<Card> next = left.subList(0, Math.max(0, Math.min(left.size(), count)));
        List<Card> cards = List.copyOf(next);
        next.clear();
        return cards;
    }

    /** The cards of which it is not said where they lie, in canonical order. */
    private List<Card> rest() {
        List<Card> rest = new ArrayList<>(said.setup.edition().allCards().toList());
        eachPlace((part, seat, cards) -> cards.forEach(rest::remove));
        return rest;
    }

    /** Tells where cards are said to lie, each card once. */
    void eachPlace(Place place) {
        List<Card> given = said.given == null ? List.of() : List.of(said.given); // it lies on the market
        place.has("market", Problems.NO_SEAT, said.market.isEmpty() ? given : said.market.toList());
        for (Player player : said.players) {
            place.has("resources", player.seat(), player.resources().toList());
        }
        place.has("discard", Problems.NO_SEAT, said.discardPile());
        for (Player player : said.players) {
            Cards hand = hands[player.seat()]; // known cards are among those of a hand that is said
            if (hand == null) {
                place.has("known", player.seat(), player.known().toList());
            } else {
                place.has("hands", player.seat(), hand.toList());
            }
        }
        place.has("deck", Problems.NO_SEAT, deck == null ? List.of() : deck);
    }

    /** Is told which cards a part has, and of which seat if there is one for each. */
    interface Place {
        void has(String part, int seat, List<Card> cards);
    }

    @Override
    public String toText() {
        return PositionWriter.write(table(), hands, deck, viewer);
    }

    private Position with(Consumer<TableDraft> change) {
        TableDraft next = draft(said);
        change.accept(next);
        return new Position(new Table(next), hands, deck, viewer);
    }

    private Position with(int seat, UnaryOperator<Player> change) {
        said.setup.checkSeat(seat);
        return with(next -> next.players[seat] = change.apply(next.players[seat]));
    }

    private Position withHidden(int seat, @Nullable Cards hand) {
        @Nullable Cards[] next = hands.clone();
        next[seat] = hand;
        return new Position(said, next, deck, viewer);
    }

    /** The text if there is one, else the problems. */
    @Override
    public String toString() {
        return Excerpt.of(this);
    }
}
