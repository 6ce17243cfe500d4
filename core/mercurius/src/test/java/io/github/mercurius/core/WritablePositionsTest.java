package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.domains.Domain;

/**
 * From a position that is accepted no action leads to one that is refused: what was read can be written again.
 *
 * <p>The positions are those of random games, with as much cash and as many tokens for each player as are accepted, and
 * the highest prices.
 */
@Tag("games")
@Domain(MercuriusDomain.class)
class WritablePositionsTest {
    @Property(tries = 15, seed = "1602")
    void positionsAtTheBoundsStayAcceptedInRandomPlay(@ForAll RandomGame game, @ForAll @IntRange(max = 250) int cut) {
        SplittableRandom random = new SplittableRandom(game.choices());
        playOn(raised(game, cut), state -> game.style().choose(state, random));
    }

    @Property(tries = 15, seed = "1602")
    void positionsAtTheBoundsStayAcceptedIfAllIsSold(@ForAll RandomGame game, @ForAll @IntRange(max = 250) int cut) {
        SplittableRandom random = new SplittableRandom(game.choices());
        playOn(raised(game, cut), state -> sell(state, random));
    }

    private interface Style {
        Action choose(GameState state);
    }

    private static void playOn(GameState position, Style style) {
        GameState state = position;
        while (!state.isOver()) {
            state = state.applyAction(style.choose(state));
            assertThat(rebuilt(state)).isEqualTo(state);
        }
    }

    private static GameState rebuilt(GameState state) {
        return with(state, Position.of(state.table()).table());
    }

    private static GameState with(GameState state, Table table) {
        List<Cards> hands = new ArrayList<>();
        table.players().forEach(player -> hands.add(state.hand(player.seat())));
        return GameState.of(table, hands, state.mainDeck(), state.backupDeck());
    }

    /** Sells what brings most, on the Black Market if it may, and takes a dividend now and then. */
    private static Action sell(GameState state, SplittableRandom random) {
        LegalActions legal = state.legalActions();
        int chance = random.nextInt(4);
        return last(legal, action -> action instanceof Action.BlackMarket && chance == 0)
                .or(() -> last(legal, action -> action instanceof Action.Dividend && chance == 1))
                .or(() -> legal.stream()
                        .filter(Action.Sell.class::isInstance)
                        .max(Comparator.comparingInt(sale -> state.table().sellingGain(((Action.Sell) sale).asset()))))
                .orElseGet(() -> legal.sample(random::nextInt));
    }

    private static Optional<Action> last(LegalActions legal, Predicate<Action> kind) {
        return legal.stream().filter(kind).reduce((first, second) -> second);
    }

    /** A state of a game, with as much for each player as is accepted. */
    private static GameState raised(RandomGame game, int cut) {
        List<GameState> states = game.states();
        GameState state = states.get(cut % (states.size() - 1));
        Market highest = Market.of(Collections.nCopies(Asset.all().size(), Market.LAST_SPACE));
        Table table = accepted(Position.of(state.table()).withMarket(highest)).orElse(state.table());
        for (int seat = 0; seat < game.setup().players(); seat++) {
            table = withMostCash(withMostTokens(table, seat), seat);
        }
        return with(state, table);
    }

    private static Table withMostTokens(Table table, int seat) {
        Table most = table;
        for (Asset asset : table.bank().toList()) {
            Player player = most.player(seat);
            Position more = changed(most, seat, player.cash(), player.tokens().plus(asset));
            most = accepted(more).orElse(most);
        }
        return most;
    }

    private static Table withMostCash(Table table, int seat) {
        Tokens tokens = table.player(seat).tokens();
        long accepted = table.player(seat).cash();
        long refused = Integer.MAX_VALUE + 1L;
        while (refused - accepted > 1) {
            long cash = (accepted + refused) / 2;
            if (accepted(changed(table, seat, (int) cash, tokens)).isPresent()) {
                accepted = cash;
            } else {
                refused = cash;
            }
        }
        return changed(table, seat, (int) accepted, tokens).table();
    }

    private static Position changed(Table table, int seat, int cash, Tokens tokens) {
        return Position.of(table).withCash(seat, cash).withTokens(seat, tokens);
    }

    private static Optional<Table> accepted(Position position) {
        return position.problems().isEmpty() ? Optional.of(position.table()) : Optional.empty();
    }
}
