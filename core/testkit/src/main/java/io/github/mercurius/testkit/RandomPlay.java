package io.github.mercurius.testkit;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Update;
import io.github.mercurius.core.GameState;
import io.github.mercurius.rules.internal.Arguments;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * Random set-ups, deals, games, positions and actions, for tests without jqwik.
 *
 * <pre>{@code
 * RandomPlay random = RandomPlay.from(new SplittableRandom(1602));
 * GameState state = random.state();
 * Action refused = random.illegalAction(state);
 * GameState cornered = random.position(Corner.EMPTY_BANK);
 * }</pre>
 *
 * <p>The same generator with the same seed gives the same values in one version of this library. With jqwik take
 * {@link MercuriusDomain}: the same values, and they shrink.
 */
public final class RandomPlay {
    private static final List<String> NAMES = List.of("Robert", "Magda", "Rafał \"the Ox\"", "李\\小龙", "🐙");
    private static final int SEEDS = Integer.MAX_VALUE;
    private static final int HIGHEST_AMOUNT = 30;

    /** 17 rounds of 3 players with at most 3 trades and a card in each turn, and the first state. */
    private static final int MOST_STATES = 17 * 3 * 4 + 1;

    private static final int MOST_ITEMS = 5;
    private static final int TRIES = 100;

    /** Gives, for a bound n, a number from 0 to n − 1. */
    private final IntUnaryOperator chance;

    RandomPlay(IntUnaryOperator chance) {
        this.chance = chance;
    }

    private int below(int bound) {
        return chance.applyAsInt(bound);
    }

    private boolean oneIn(int times) {
        return below(times) == times - 1;
    }

    private <T> T any(List<T> values) {
        return values.get(below(values.size()));
    }

    /** Random values by a generator: one with a seed, so that a failure can be repeated. */
    public static RandomPlay from(RandomGenerator generator) {
        return new RandomPlay(Arguments.notNull(generator, "generator", "a generator")::nextInt);
    }

    /** A set-up: 3 to 5 players, with or without names, any start seat, any rulings. */
    public Setup setup() {
        int players = Setup.FEWEST_PLAYERS + below(Setup.MOST_PLAYERS - Setup.FEWEST_PLAYERS + 1);
        return Setup.builder()
                .players(players)
                .startSeat(below(players))
                .names(oneIn(3) ? NAMES.subList(0, players) : List.of())
                .rulings(rulings())
                .build();
    }

    /** Rulings: every choice of a host. */
    public Rulings rulings() {
        return Rulings.builder()
                .blackMarketAtEnd(any(List.of(BlackMarketAtEnd.values())))
                .cardOrder(any(List.of(CardOrder.values())))
                .dividendScale(dividendScale())
                .build();
    }

    /** A dividend scale: one of the two with a name, or one of a host's own. */
    public DividendScale dividendScale() {
        return switch (below(3)) {
            case 0 -> DividendScale.quarterPrice();
            case 1 -> DividendScale.fullPrice();
            default -> DividendScale.of(amounts(below(SEEDS)));
        };
    }

    /** By a seed of their own: one number makes them all. */
    private static List<Integer> amounts(long seed) {
        RandomPlay amounts = from(new SplittableRandom(seed));
        return Stream.generate(
                        () -> amounts.oneIn(8) ? DividendScale.HIGHEST_AMOUNT : amounts.below(HIGHEST_AMOUNT + 1))
                .limit(Market.HIGHEST_PRICE)
                .toList();
    }

    /** A deal, with its seed. */
    public Deal deal() {
        return Deal.seeded(below(SEEDS));
    }

    /** A whole game in any style. */
    public RandomGame game() {
        return game(any(List.of(PlayStyle.values())));
    }

    /** A whole game in a style. */
    public RandomGame game(PlayStyle style) {
        Arguments.notNull(style, "style", "a style of play");
        // The set-up comes last: it takes more numbers or fewer, and seeds must not change as it gets simpler.
        long seed = below(SEEDS);
        long choices = below(SEEDS);
        return new RandomGame(setup(), seed, style, choices);
    }

    /** A state anywhere in a game, from the first state to the last. */
    public GameState state() {
        Place place = place();
        return place.in(game().states());
    }

    /** A state in a corner of the game. */
    public GameState position(Corner corner) {
        Arguments.notNull(corner, "corner", "a corner of the game");
        Place place = place();
        return place.in(corner.states(game(PlayStyle.UNIFORM)));
    }

    /** An update anywhere in a game, in full; {@link Update#seenBy} gives what a seat is told of it. */
    public Update update() {
        Place place = place();
        return place.in(game().gameWithUndos(Integer.MAX_VALUE).updatesForHost(0));
    }

    /** A place in a list that is still to be made: the same one in all lists that are long enough. */
    private record Place(int number) {
        <T> T in(List<T> list) {
            return list.get(number % list.size());
        }
    }

    private Place place() {
        return new Place(below(MOST_STATES));
    }

    /** Any action, whether or not it is legal anywhere; up to five tokens or discards of any kinds. */
    public Action action() {
        return action(Asset.all(), PriceCard.all());
    }

    /** An action that the active player may not take: often nearly legal, with tokens and cards that the player has. */
    public Action illegalAction(GameState state) {
        boolean over = Arguments.notNull(state, "state", "a state").isOver();
        int seat = over ? 0 : state.table().activeSeat();
        List<Asset> tokens =
                over ? List.of() : state.table().player(seat).tokens().toList();
        List<PriceCard> hand = over ? List.of() : state.hand(seat).toList();
        for (int i = 0; i < TRIES; i++) {
            Action action = action(tokens, hand);
            if (state.check(action).isPresent()) {
                return action;
            }
        }
        return Action.blackMarket(); // BLK-2: one token at least
    }

    /** Any action, which mostly names some of these tokens and cards. */
    private Action action(List<Asset> tokens, List<PriceCard> hand) {
        return switch (below(6)) {
            case 0 -> Action.buy(any(Asset.all()));
            case 1 -> Action.sell(any(Asset.all()));
            case 2 -> Action.dividend(any(Chamber.all()));
            case 3 -> Action.playCard(any(PriceCard.all()));
            case 4 -> new Action.BlackMarket(some(tokens, Asset.all()));
            default -> new Action.PlayNews(some(hand, PriceCard.all()));
        };
    }

    private <T> List<T> some(List<T> mostly, List<T> all) {
        List<T> items = new ArrayList<>();
        for (int left = below(MOST_ITEMS + 1); left > 0; left--) {
            items.add(mostly.isEmpty() || oneIn(10) ? any(all) : any(mostly));
        }
        return items;
    }
}
