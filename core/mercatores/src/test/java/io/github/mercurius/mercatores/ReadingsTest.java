package io.github.mercurius.mercatores;

import io.github.mercurius.model.Readings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What other readings of the rulings change in games of {@code greedy}, which READINGS.md lists: {@code mvn -pl
 * core/mercatores test -Dtest=ReadingsTest -Dreadings.games=10000}.
 */
@Tag("nightly")
class ReadingsTest {
    private static final Bot BOT = Bots.greedy();

    @Test
    void thePageSaysWhatOtherReadingsChange() throws IOException {
        Readings.of(number -> new Played(number).changed()).compareWith(Path.of("READINGS.md"));
    }

    /** A game by the rules as they are, and what it would be by others. */
    private static final class Played {
        private final Setup.Builder setup;
        private final int number;
        private final List<GameState> states = new ArrayList<>();
        private final List<Integer> winners;
        private final Set<String> changed = new LinkedHashSet<>();

        Played(int number) {
            this.number = number;
            setup = Setup.builder().players(2 + number % 3);
            GameState end = play(start(), (before, after) -> {
                states.add(before);
                return after;
            });
            winners = end.table().winners();
            states.add(end);
        }

        private GameState start() {
            Setup built = setup.build();
            return GameState.start(built, Deal.seeded(built.edition(), number));
        }

        Set<String> changed() {
            compare("RUL-2 a", ReadingsTest::startPlayerHasCaptain);
            add("RUL-2 b", !winners.equals(mostCoins(states.get(states.size() - 1))));
            compare("RUL-5", ReadingsTest::lastCardIsLoaded);
            compare("RUL-13", ReadingsTest::specialCardsPayTax);
            compare("RUL-14 a", ReadingsTest::oneSortIsSkipped);
            compare("RUL-14 b", ReadingsTest::unloadingPassesTheSkipped);
            compare("RUL-20 a", ReadingsTest::onlyGoodsCountFor15);
            add("RUL-20 b", winners.size() > 1);
            for (int i = 1; i < states.size(); i++) {
                add("RUL-6", hasEnded(states.get(i - 1), states.get(i)) && isMarketShort(states.get(i)));
            }
            states.forEach(this::deviate);
            setup.lastTurns(LastTurns.ALL);
            compare("RUL-3", (before, after) -> after);
            return changed;
        }

        private void compare(String row, BinaryOperator<GameState> reading) {
            add(row, !winners.equals(play(start(), reading).table().winners()));
        }

        private void add(String row, boolean other) {
            if (other) {
                changed.add(row);
            }
        }

        /** What a player who does not win could do once that another reading allows. */
        private void deviate(GameState state) {
            if (state.isOver() || winners.contains(state.table.active)) {
                return;
            }
            if (state.table.isLastTurn() && state.table.ask == Ask.GIVE) {
                add("RUL-4", wins(state.table.active, edited(state, Transition::endInvestmentTurn)));
            } else if (state.table.ask == Ask.CASH) {
                add("RUL-11", wins(state.table.active, edited(state, Transition::endProfitTurn)));
                List<Action> legal = state.legalActions();
                if (!isDiscard(legal.get(0))) {
                    List<Object> worth = legal.stream().map(ReadingsTest::piece).toList();
                    discards(state).stream()
                            .filter(discard -> !worth.contains(piece(discard)))
                            .forEach(discard -> add("RUL-12", wins(state.table.active, state.after(discard, null))));
                }
            }
        }

        private static boolean wins(int seat, GameState from) {
            return play(from, (before, after) -> after).table().winners().contains(seat);
        }
    }

    private static GameState play(GameState from, BinaryOperator<GameState> reading) {
        GameState state = from;
        while (!state.isOver()) {
            Action action = BOT.choose(state.viewFor(state.table.active));
            state = reading.apply(state, state.applyAction(action));
        }
        return state;
    }

    private static GameState edited(GameState state, Consumer<TableDraft> edit) {
        Cards[] hands = state.table().players().stream()
                .map(player -> state.hand(player.seat()))
                .toArray(Cards[]::new);
        TableDraft draft = new TableDraft(state.table, hands, new DeckOrder(state.deck()), null);
        edit.accept(draft);
        return draft.state();
    }

    /** Whether a turn ended the investment phase. */
    private static boolean hasEnded(GameState before, GameState after) {
        return before.table.captain == Table.NOBODY && after.table.captain != Table.NOBODY;
    }

    private static boolean isMarketShort(GameState state) {
        return state.table().market().size() < Deal.MARKET;
    }

    /** RUL-2: the start player begins the profit phase, and has the two coins. */
    private static GameState startPlayerHasCaptain(GameState before, GameState after) {
        boolean begins = before.table.phase == Phase.INVESTMENT && after.table.phase == Phase.PROFIT;
        return !begins || after.isOver()
                ? after
                : edited(after, draft -> {
                    draft.captain = draft.setup.startSeat();
                    draft.round--;
                    Transition.beginProfitPhase(draft);
                });
    }

    /** RUL-2: the Captain card brings nobody two coins. */
    private static List<Integer> mostCoins(GameState end) {
        List<Player> players = end.table().players();
        int most = players.stream().mapToInt(Player::coins).max().orElseThrow();
        return players.stream()
                .filter(player -> player.coins() == most)
                .map(Player::seat)
                .toList();
    }

    /** RUL-5: who ends the phase loads the last card too, if it fits to what was loaded. */
    private static GameState lastCardIsLoaded(GameState before, GameState after) {
        int seat = before.table.active;
        if (!hasEnded(before, after) || after.hand(seat).size() != 1) {
            return after;
        }
        List<Card> all =
                after.hand(seat).plus(before.hand(seat).minus(after.hand(seat))).toList();
        long goods = all.stream()
                .filter(GoodsCard.class::isInstance)
                .map(card -> ((GoodsCard) card).good())
                .distinct()
                .count();
        boolean fits = all.stream().allMatch(GoodsCard.class::isInstance) && (goods == 1 || all.size() == 2);
        return !fits
                ? after
                : edited(after, draft -> {
                    int active = draft.active;
                    draft.active = seat;
                    draft.loaded(after.hand(seat).toList());
                    draft.active = active;
                });
    }

    /** RUL-13: a player without goods pays the tax with the special card that is worth least. */
    private static GameState specialCardsPayTax(GameState before, GameState after) {
        GameState state = after;
        GameState turn = before;
        while (!state.isOver()
                && state.table.turn != turn.table.turn
                && state.table.ask == Ask.CASH
                && state.table.active != state.table.unloading
                && state.table.active().resources().goodsSize() == 0) {
            turn = state;
            Cards resources = state.table.active().resources();
            CardsWorth worth = new CardsWorth(state.viewFor(state.table.active));
            SpecialCard card = resources.kinds().stream()
                    .max(Comparator.comparingDouble(paid -> worth.of(resources.minus(paid))))
                    .map(SpecialCard.class::cast)
                    .orElseThrow();
            state = edited(state, draft -> {
                draft.specialDiscarded(card);
                if (draft.player().resources().isEmpty()) {
                    Transition.endProfitTurn(draft);
                }
            });
        }
        return state;
    }

    /** RUL-14: a player who has no goods, or no special cards, is skipped; the phase ends when all are. */
    private static GameState oneSortIsSkipped(GameState before, GameState after) {
        GameState state = after;
        if (before.table.turn == after.table.turn) {
            return after;
        }
        while (!state.isOver() && state.table.phase == Phase.PROFIT && lacksOneSort(state.table.active())) {
            boolean allLack = state.table().players().stream().allMatch(ReadingsTest::lacksOneSort);
            state = edited(state, allLack ? TableDraft::gameEnded : Transition::endProfitTurn);
        }
        return state;
    }

    private static boolean lacksOneSort(Player player) {
        return player.resources().goodsSize() == 0 || player.resources().specialsSize() == 0;
    }

    /** RUL-14: the Unloading card goes on to the next player who has cards. */
    private static GameState unloadingPassesTheSkipped(GameState before, GameState after) {
        boolean skipped = after.table.round > before.table.round
                && !after.isOver()
                && after.table.active != after.table.unloading;
        return !skipped
                ? after
                : edited(after, draft -> {
                    draft.unloading = draft.active;
                    draft.ask = Ask.CASH; // TAX-2
                });
    }

    /** RUL-20: special cards do not count for the 15 that end the phase. */
    private static GameState onlyGoodsCountFor15(GameState before, GameState after) {
        boolean goesOn = hasEnded(before, after)
                && !isMarketShort(after)
                && after.table.players[before.table.active].resources().goodsSize() < Table.CARDS_TO_END;
        return goesOn ? edited(after, draft -> draft.captain = Table.NOBODY) : after;
    }

    private static boolean isDiscard(Action action) {
        return action instanceof Action.DiscardGoods || action instanceof Action.DiscardSpecial;
    }

    private static List<Action> discards(GameState state) {
        List<Action> discards = new ArrayList<>();
        Cards resources = state.table.active().resources();
        resources.goods().forEach(good -> discards.add(new Action.DiscardGoods(good)));
        resources.kinds().stream()
                .filter(SpecialCard.class::isInstance)
                .forEach(card -> discards.add(new Action.DiscardSpecial((SpecialCard) card)));
        return discards;
    }

    private static Object piece(Action action) {
        if (action instanceof Action.CashGoods cash) {
            return cash.good();
        }
        if (action instanceof Action.CashSpecial cash) {
            return cash.card();
        }
        return action instanceof Action.DiscardGoods discard ? discard.good() : ((Action.DiscardSpecial) action).card();
    }
}
