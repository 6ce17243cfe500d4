package io.github.mercurius.mercado;

import io.github.mercurius.model.Readings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What other readings of the rulings change in games of {@code greedy}, which READINGS.md lists: {@code mvn -pl
 * core/mercado test -Dtest=ReadingsTest -Dreadings.games=10000}.
 */
@Tag("nightly")
class ReadingsTest {
    private static final Bot BOT = Bots.greedy();

    /** What comes after an action or outcome, by some reading of the rules. */
    private interface Reading {
        GameState next(GameState state, Action action);
    }

    @Test
    void thePageSaysWhatOtherReadingsChange() throws IOException {
        Readings.of(ReadingsTest::changed).compareWith(Path.of("READINGS.md"));
    }

    private static Set<String> changed(int game) {
        Setup.Builder builder = Setup.builder().players(2 + game % 3).side(game % 2 == 0 ? Side.A : Side.B);
        Setup setup = builder.build();
        Setup free = builder.coinChanger(CoinChanger.FREE).build();
        Occasions occasions = new Occasions(start(setup, game));
        List<Integer> winners = winners(setup, game, occasions::next);
        Set<String> changed = occasions.found;
        add(changed, "RUL-3", !winners.equals(winners(setup, game, ReadingsTest::passedWithFewCoins)));
        add(changed, "RUL-9", !winners.equals(winners(free, game, Play::next)));
        add(changed, "RUL-11", !winners.equals(winners(setup, game, ReadingsTest::symbolAfterForwardActs)));
        add(changed, "RUL-13 b", !winners.equals(winners(setup, game, ReadingsTest::noOtherTurnInTheLastRound)));
        return changed;
    }

    private static void add(Set<String> changed, String row, boolean other) {
        if (other) {
            changed.add(row);
        }
    }

    private static GameState start(Setup setup, int game) {
        return GameState.start(setup, Deal.seeded(setup.edition(), game));
    }

    private static List<Integer> winners(Setup setup, int game, Reading reading) {
        SplittableRandom chance = new SplittableRandom(game);
        GameState state = start(setup, game);
        while (!state.isOver()) {
            Action action = state.asksChance()
                    ? state.drawOutcome(chance::nextInt)
                    : BOT.choose(state.viewFor(state.table.actor));
            state = reading.next(state, action);
        }
        return state.table().winners();
    }

    /** RUL-3: a player with fewer than three coins in the purse and none on the character tile passes. */
    private static GameState passedWithFewCoins(GameState state, Action action) {
        return action instanceof Action.Draw && state.table.active().purse().size() < Legality.DRAWN
                ? state.after(new Action.Pass(), null)
                : Play.next(state, action);
    }

    /** RUL-11: only the first symbol after a token is a choice. */
    private static GameState symbolAfterForwardActs(GameState state, Action action) {
        GameState after = Play.next(state, action);
        while (state.table.ask == Ask.SYMBOL && after.table.ask == Ask.SYMBOL) {
            after = after.applyAction(new Action.Symbol(true));
        }
        return after;
    }

    /** RUL-13: in the last round nobody takes another turn. */
    private static GameState noOtherTurnInTheLastRound(GameState state, Action action) {
        GameState after = Play.next(state, action);
        return !after.table.lastRound || !after.table.again ? after : withoutOtherTurn(after);
    }

    private static GameState withoutOtherTurn(GameState state) {
        Tokens[] hands = state.table().players().stream()
                .map(player -> state.hand(player.seat()))
                .toArray(Tokens[]::new);
        TableDraft draft = new TableDraft(state.table, hands, state.tokenStack(), null);
        draft.asked(state.table.ask, state.table.actor);
        draft.again = false;
        return draft.state();
    }

    /** The rows of the page of which a game has an occasion. */
    private static final class Occasions {
        private final Set<String> found = new LinkedHashSet<>();
        private final Set<Stall> sold = EnumSet.noneOf(Stall.class);
        private final Setup setup;
        private final Player[] players;
        private int[] standing;
        private boolean finalScoring;
        private int turns;
        private GameState before;

        Occasions(GameState start) {
            setup = start.table.setup;
            players = start.table.players.clone();
            standing = start.table.standing;
        }

        GameState next(GameState state, Action action) {
            before = state;
            Table table = state.table;
            add(found, "RUL-4", action instanceof Action.PaySeal && table.placed > 0);
            add(
                    found,
                    "RUL-5",
                    action instanceof Action.SetCoin set && edge(set).has(Coin.W));
            add(
                    found,
                    "RUL-6",
                    table.ask == Ask.PLAY && state.legalActions().stream().allMatch(this::completes));
            GameState after = Play.next(state, action, this::see);
            add(found, "RUL-14", after.isOver() && standing[0] != after.table.standing[0]);
            return after;
        }

        private Coins edge(Action.SetCoin set) {
            return before.table.active().edge(set.stall());
        }

        private boolean completes(Action action) {
            return action instanceof Action.SetCoin set
                    && before.table.price(set.stall()).orElseThrow().size()
                            == edge(set).size() + 1;
        }

        private void see(Event event) {
            if (event instanceof Event.TurnBegan) {
                sold.clear();
                turns = 0;
            } else if (event instanceof Event.Moved moved) {
                move(moved.seat(), moved.spaces());
            } else if (event instanceof Event.TileSold sale) {
                see(sale);
            } else if (event instanceof Event.TokenPlayed played) {
                gain(played.token().effects());
            } else if (event instanceof Event.SymbolActed symbol) {
                gain(List.of(symbol.symbol()));
            } else if (event instanceof Event.TileTurnedUp turned) {
                add(found, "RUL-19", turned.tile().points().type() == Points.Type.RANK);
                long objects = sold.stream()
                        .filter(stall -> stall.compareTo(Stall.PERFUMES_5) < 0)
                        .count();
                add(found, "RUL-22", objects > 0 && Long.bitCount(before.table.objectStack) <= objects);
            } else if (event instanceof Event.MarketWentCold) {
                found.add("RUL-15");
            } else if (event instanceof Event.LastRoundBegan last) {
                add(found, "RUL-26", last.seat().isEmpty());
            } else if (event instanceof Event.FinalScored) {
                finalScoring = true;
            }
        }

        private void gain(List<Effect> effects) {
            turns += (int) effects.stream().filter(Effect.AGAIN::equals).count();
            add(found, "RUL-13 a", turns > 1);
        }

        /** Moves a marker, at the end by the other reading of RUL-14. */
        private void move(int seat, int spaces) {
            players[seat] = players[seat].withPosition(players[seat].position() + spaces);
            standing = Standings.moved(standing, players, seat);
            Effect symbol = Landing.symbol(setup, players, seat);
            if (finalScoring && symbol == Effect.FORWARD) {
                move(seat, Transition.FORWARD);
            }
            add(found, "RUL-10", !finalScoring && symbol == null && isHeldByALap(seat));
        }

        /** RUL-10: whether a symbol would act, were it not for markers that are a lap ahead. */
        private boolean isHeldByALap(int seat) {
            Player[] alike = players.clone();
            for (Player other : players) {
                if (other.position() != players[seat].position()) {
                    alike[other.seat()] = other.withPosition(players[seat].position() + 1);
                }
            }
            return Landing.symbol(setup, alike, seat) != null;
        }

        private void see(Event.TileSold sale) {
            Table table = before.table;
            add(found, "RUL-12", sale.stall() == Stall.HEAD_MERCHANT && table.tokenStack == 0);
            if (sale.stall().isMerchandise()) {
                Tile tile = table.tile(sale.stall()).orElseThrow();
                gain(tile.effects());
                add(found, "RUL-8", isPileShort(table, sale.stall(), tile.effects()));
                sold.add(sale.stall());
            }
        }

        /** RUL-8: whether seals or white coins are too few for all at a sale, so that the order matters. */
        private static boolean isPileShort(Table table, Stall stall, List<Effect> effects) {
            int most = 1;
            int second = 0;
            for (Player player : table.players) {
                int coins =
                        player.seat() == table.active ? 0 : player.edge(stall).size();
                second = coins > most ? 1 : second + (coins == most ? 1 : 0);
                most = Math.max(most, coins);
            }
            second = effects.contains(Effect.NO_SEALS) ? 0 : second;
            long seals = effects.stream().filter(Effect.SEAL::equals).count();
            long white = effects.stream().filter(Effect.WHITE::equals).count()
                    + effects.stream().filter(Effect.OTHERS_WHITE::equals).count() * (table.players.length - 1);
            boolean paid = table.active().edge(stall).has(Coin.W);
            return (seals > 0 && second > 0 && table.sealPile > 0 && table.sealPile < seals + second)
                    || (paid && table.whitePile < white);
        }
    }
}
