package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** States that differ in one part are not equal. */
class StateEqualityTest {
    /** All parts of a state, to be changed; nothing is checked. */
    private static final class Parts {
        private final TableParts table;
        private final Cards[] hands;
        private final List<Card> deck;
        private Setup setup;

        Parts(GameState state) {
            table = new TableParts(state.table().parts);
            setup = table.setup;
            hands = state.hands.clone();
            deck = new ArrayList<>(state.deck());
        }

        GameState state() {
            TableParts made = new TableParts(setup, table.market);
            System.arraycopy(table.players, 0, made.players, 0, made.players.length);
            made.discardPile = table.discardPile;
            made.given = table.given;
            made.ask = table.ask;
            made.deck = deck.size();
            made.turn = table.turn;
            made.active = table.active;
            made.round = table.round;
            made.captain = table.captain;
            return new GameState(new Table(made), hands, deck);
        }
    }

    /** In the profit phase of a game of four, with something everywhere. */
    private static GameState base() {
        Setup setup = Setup.of("Robert", "Magda", "Rafał", "李");
        return IntStream.range(0, 1_000)
                .boxed()
                .flatMap(seed -> new Script(setup, seed, seed, Script.WHOLE).play().steps().stream())
                .map(Step::after)
                .filter(state -> state.table().discardPile().size() > 9
                        && state.table().deckSize() > 1
                        && !state.table().player(1).known().isEmpty())
                .findFirst()
                .orElseThrow();
    }

    private static List<Consumer<Parts>> changes(GameState base) {
        List<Consumer<Parts>> changes = new ArrayList<>(List.of(
                parts -> parts.table.turn++,
                parts -> parts.table.round++,
                parts -> parts.table.ask = null,
                parts -> parts.table.ask = Ask.LOAD,
                parts -> parts.table.active = (parts.table.active + 1) % 4,
                parts -> parts.table.captain = Table.NOBODY,
                parts -> parts.table.captain = (parts.table.captain + 1) % 4,
                parts -> parts.table.given = parts.table.market.kinds().get(0),
                parts -> parts.table.discardPile = parts.table.discardPile.tail(),
                parts -> parts.table.discardPile = parts.table.discardPile.reverse(),
                parts -> parts.deck.remove(0),
                parts -> Collections.rotate(parts.deck, 1),
                parts ->
                        parts.setup = changed(parts).names(List.of()).players(4).build(),
                parts -> parts.setup = changed(parts)
                        .names(List.of("Robert", "Magda", "Rafał", "王"))
                        .build(),
                parts -> parts.setup = changed(parts)
                        .names(List.of("RobertM", "agda", "Rafał", "李"))
                        .build(),
                parts -> parts.setup = changed(parts)
                        .names(List.of("Magda", "Robert", "Rafał", "李"))
                        .build(),
                parts -> parts.setup = changed(parts).startSeat(1).build(),
                parts -> parts.setup = changed(parts).lastTurns(LastTurns.ALL).build()));
        for (Card card : base.table().setup().edition().cards()) {
            changes.add(parts -> parts.table.market = exchanged(parts.table.market, card));
            for (int seat = 0; seat < 4; seat++) {
                int at = seat;
                changes.add(parts -> parts.hands[at] = exchanged(parts.hands[at], card));
                changes.add(parts ->
                        replace(parts, at, exchanged(player(parts, at).resources(), card), 0, 0, null));
            }
        }
        for (int seat = 0; seat < 4; seat++) {
            int at = seat;
            changes.add(parts -> replace(parts, at, player(parts, at).resources(), 1, 0, null));
            changes.add(parts -> replace(parts, at, player(parts, at).resources(), 0, 1, null));
            changes.add(parts ->
                    replace(parts, at, player(parts, at).resources(), 0, 0, MadePosition.cards("WAR,QDL,CAC0")));
        }
        return changes;
    }

    private static Setup.Builder changed(Parts parts) {
        return Setup.builder().names(parts.table.setup.names());
    }

    private static Player player(Parts parts, int seat) {
        return parts.table.players[seat];
    }

    private static void replace(Parts parts, int seat, Cards resources, int coins, int hand, Cards known) {
        Player old = player(parts, seat);
        parts.table.players[seat] = new Player(
                seat, resources, known == null ? old.known() : known, old.handSize() + hand, old.coins() + coins);
    }

    /** One card more of a kind, or one less. */
    private static Cards exchanged(Cards cards, Card card) {
        return cards.has(card) ? cards.minus(card) : cards.plus(card);
    }

    @Test
    void eachPartCounts() {
        GameState base = base();
        assertThat(new Parts(base).state()).isEqualTo(base);
        assertThat(new Parts(base).state()).hasSameHashCodeAs(base);
        Set<GameState> states = new HashSet<>(Set.of(base));
        List<Consumer<Parts>> changes = changes(base);
        for (Consumer<Parts> change : changes) {
            Parts parts = new Parts(base);
            change.accept(parts);
            GameState other = parts.state();
            assertThat(states.add(other)).as(other.toString()).isTrue();
        }
        assertThat(changes).hasSizeGreaterThan(150);
    }

    @Test
    void theEditionCounts() {
        long states = TestEditions.all().stream()
                .map(edition -> Setup.builder().players(2).edition(edition).build())
                .map(setup -> GameState.start(setup, Deal.seeded(setup.edition(), 1)))
                .distinct()
                .count();
        assertThat(states).isEqualTo(TestEditions.all().size());
    }
}
