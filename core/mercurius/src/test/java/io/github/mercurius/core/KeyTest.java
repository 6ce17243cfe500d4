package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.PlayStyle;
import io.github.mercurius.testkit.RandomGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** Equal states and views have equal keys, and what differs in any one part has another key. */
@Tag("games")
@Domain(MercuriusDomain.class)
class KeyTest {
    /** The parts of a state, to be changed one by one, whether or not the rules could lead there. */
    private static final class Parts {
        private Setup setup;
        private Market market;
        private Tokens bank;
        private final OpenPlayer[] players;
        private DividendsPaid paid;
        private final List<PriceCard> discardPile;
        private Trades trades;
        private boolean specialPlayed;
        private int turn;
        private final Cards[] hands;
        private final List<PriceCard> main;
        private final List<PriceCard> backup;

        Parts(GameState state) {
            OpenTable table = (OpenTable) state.table();
            setup = table.setup();
            market = table.market();
            bank = table.bank();
            players = table.openPlayers();
            paid = table.paid();
            discardPile = new ArrayList<>(table.discardPile());
            trades = table.tradesMade();
            specialPlayed = table.specialPlayed();
            turn = table.turn();
            hands = new Cards[players.length];
            Arrays.setAll(hands, state::hand);
            main = new ArrayList<>(state.mainDeck());
            backup = new ArrayList<>(state.backupDeck());
        }

        GameState state() {
            OpenTable table = new OpenTable(
                    Terms.of(setup),
                    market,
                    bank,
                    players,
                    paid,
                    DiscardPile.of(discardPile),
                    trades,
                    specialPlayed,
                    turn,
                    main.size(),
                    backup.size());
            return new GameState(table, hands, Decks.of(main, backup));
        }

        void replace(int seat, UnaryOperator<Player> change) {
            OpenPlayer old = players[seat];
            Player player = change.apply(new Player(
                    seat, old.cash, old.tokens(), old.blackMarket(), old.board(), old.specialCards, old.handSize));
            players[seat] = new OpenPlayer(
                    player.seat,
                    player.cash,
                    player.tokens,
                    player.blackMarket,
                    player.board,
                    player.cards,
                    player.hand);
        }
    }

    private record Player(int seat, int cash, Tokens tokens, Tokens blackMarket, Board board, int cards, int hand) {}

    /** In the middle of a game of four, with something everywhere. */
    private static GameState base() {
        GameState state = new RandomGame(Setup.of("Robert", "Magda", "Rafał", "李"), 7, PlayStyle.SPECIAL, 7)
                .states().stream()
                        .filter(some -> some.table().turn() >= 24
                                && some.table().trades().size() == 2
                                && some.table().dividendsPaid().size() >= 2
                                && some.table().discardPile().size() > 13)
                        .findFirst()
                        .orElseThrow();
        assertThat(state.mainDeck()).hasSizeGreaterThan(12);
        return state;
    }

    private static List<Consumer<Parts>> changes() {
        List<Consumer<Parts>> changes = new ArrayList<>();
        changes.add(parts -> parts.turn++);
        changes.add(parts -> parts.specialPlayed = !parts.specialPlayed);
        changes.add(parts -> parts.trades = Trades.NONE);
        changes.add(parts -> parts.trades = Trades.NONE.plusPurchase(Asset.AMS).plusSale(Asset.TEA));
        changes.add(parts -> parts.trades = Trades.NONE.plusSale(Asset.TEA).plusPurchase(Asset.AMS));
        changes.add(parts -> parts.trades = Trades.NONE.plusSale(Asset.SPI).plusPurchase(Asset.AMS));
        changes.add(parts -> parts.trades =
                Trades.NONE.plusSale(Asset.TEA).plusSale(Asset.SPI).plusPurchase(Asset.AMS));
        changes.add(parts -> parts.paid = DividendsPaid.NONE);
        changes.add(parts -> parts.paid = DividendsPaid.NONE.plus(Chamber.AMS).plus(Chamber.MID));
        changes.add(parts -> parts.paid = DividendsPaid.NONE.plus(Chamber.MID).plus(Chamber.AMS));
        Asset.all()
                .forEach(asset -> changes.addAll(List.of(
                        parts -> parts.bank = parts.bank.plus(asset),
                        parts -> parts.market = moved(parts.market, asset))));
        addSetups(changes);
        addCards(changes);
        for (int seat = 0; seat < 4; seat++) {
            addPlayer(changes, seat);
        }
        return changes;
    }

    private static Market moved(Market market, Asset asset) {
        List<Integer> spaces = new ArrayList<>(market.spaces());
        spaces.set(asset.ordinal(), (spaces.get(asset.ordinal()) + 1) % (Market.LAST_SPACE + 1));
        return Market.of(spaces);
    }

    private static void addSetups(List<Consumer<Parts>> changes) {
        Setup.Builder[] others = {
            Setup.builder().players(4),
            Setup.builder().names(List.of("Robert", "Magda", "Rafał", "王")),
            Setup.builder().names(List.of("Magda", "Robert", "Rafał", "李")),
            Setup.builder().names(List.of("RobertM", "agda", "Rafał", "李")),
            Setup.builder().names(List.of("Robert", "Magda", "Rafał", "李")).startSeat(1)
        };
        for (Setup.Builder other : others) {
            changes.add(parts -> parts.setup = other.build());
        }
        List<Integer> amounts = new ArrayList<>(DividendScale.quarterPrice().amounts());
        amounts.set(24, 8);
        Rulings.Builder[] rulings = {
            Rulings.builder().dividendScale(DividendScale.fullPrice()),
            Rulings.builder().dividendScale(DividendScale.of(amounts)),
            Rulings.builder().cardOrder(CardOrder.OLDEST_FIRST),
            Rulings.builder().blackMarketAtEnd(BlackMarketAtEnd.SOLD)
        };
        for (Rulings.Builder other : rulings) {
            changes.add(parts -> parts.setup = Setup.builder()
                    .names(parts.setup.names())
                    .rulings(other.build())
                    .build());
        }
    }

    private static void addCards(List<Consumer<Parts>> changes) {
        for (int place = 0; place < 13; place++) {
            int card = place;
            changes.add(parts -> exchange(parts.main, card));
            changes.add(parts -> exchange(parts.discardPile, card));
        }
        changes.add(parts -> exchange(parts.backup, 0));
        changes.add(parts -> Collections.reverse(parts.main));
        changes.add(parts -> Collections.reverse(parts.backup));
        changes.add(parts -> Collections.reverse(parts.discardPile));
        changes.add(parts -> parts.main.remove(0));
        changes.add(parts -> parts.backup.remove(0));
        changes.add(parts -> parts.backup.add(0, parts.main.remove(0)));
        changes.add(parts -> parts.discardPile.remove(0));
        changes.add(parts -> Collections.swap(Arrays.asList(parts.hands), 0, 1));
    }

    /** Puts another card at a place. */
    private static void exchange(List<PriceCard> cards, int place) {
        int next = (cards.get(place).ordinal() + 1) % PriceCard.all().size();
        cards.set(place, PriceCard.all().get(next));
    }

    private static Cards exchanged(Cards hand) {
        List<PriceCard> cards = new ArrayList<>(hand.toList());
        PriceCard.all().stream().filter(card -> !hand.has(card)).findFirst().ifPresent(card -> cards.set(0, card));
        return Cards.of(cards);
    }

    private static void addPlayer(List<Consumer<Parts>> changes, int seat) {
        changes.add(parts -> parts.hands[seat] = exchanged(parts.hands[seat]));
        List<UnaryOperator<Player>> players = new ArrayList<>(List.of(
                p -> new Player(p.seat, p.cash + 1, p.tokens, p.blackMarket, p.board, p.cards, p.hand),
                p -> new Player(p.seat, p.cash, p.tokens, p.blackMarket, Board.empty(), p.cards, p.hand),
                p -> new Player(p.seat, p.cash, p.tokens, p.blackMarket, p.board.shifted(), p.cards, p.hand),
                p -> new Player(p.seat, p.cash, p.tokens, p.blackMarket, p.board, p.cards, p.hand + 1)));
        for (SpecialCard card : SpecialCard.values()) {
            players.add(p -> new Player(
                    p.seat, p.cash, p.tokens, p.blackMarket, p.board, p.cards ^ OpenPlayer.bit(card), p.hand));
        }
        for (Asset asset : Asset.all()) {
            players.add(p -> new Player(p.seat, p.cash, p.tokens.plus(asset), p.blackMarket, p.board, p.cards, p.hand));
            players.add(p -> new Player(p.seat, p.cash, p.tokens, p.blackMarket.plus(asset), p.board, p.cards, p.hand));
        }
        players.forEach(change -> changes.add(parts -> parts.replace(seat, change)));
    }

    @Test
    void eachPartChangesTheKeyAndTheHash() {
        GameState base = base();
        assertThat(new Parts(base).state()).isEqualTo(base).hasSameHashCodeAs(base);
        assertThat(new Parts(base).state().key()).isEqualTo(base.key());
        Map<Long, GameState> states = new HashMap<>(Map.of(base.key(), base));
        Map<Integer, GameState> byHash = new HashMap<>(Map.of(base.hashCode(), base));
        List<Consumer<Parts>> changes = changes();
        for (Consumer<Parts> change : changes) {
            Parts parts = new Parts(base);
            change.accept(parts);
            GameState other = parts.state();
            assertThat(other).isNotEqualTo(base);
            assertThat(states.put(other.key(), other)).isNull();
            assertThat(byHash.put(other.hashCode(), other)).isNull();
        }
        assertThat(changes).hasSizeGreaterThan(200);
    }

    @Test
    void aKeyIsTheSameInEveryRun() {
        GameState start = GameState.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(0));
        assertThat(start.key()).isEqualTo(5368490875193919209L);
        assertThat(start.viewFor(1).key()).isEqualTo(-2171570749065593092L);
        assertThat(start.viewForSpectator().key()).isEqualTo(-3649343117846421096L);
    }
}
