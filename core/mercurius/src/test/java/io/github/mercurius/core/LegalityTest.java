package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Violation;
import io.github.mercurius.rules.IllegalActionException;
import io.github.mercurius.testkit.MercuriusDomain;
import io.github.mercurius.testkit.RandomGame;
import io.vavr.control.Either;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Tag;
import net.jqwik.api.domains.Domain;
import org.junit.jupiter.api.Test;

/** What is legal, in every state of random games: all ways to ask agree with each other and with the naive rules. */
@Tag("games")
@Domain(MercuriusDomain.class)
class LegalityTest {
    record Moment(GameState state, NaiveGame naive) {}

    static void inEachState(RandomGame game, Consumer<Moment> claim) {
        NaiveGame naive = new NaiveGame(game.setup(), Deal.seeded(game.seed()));
        claim.accept(new Moment(game.start(), naive));
        game.play(step -> {
            naive.take(step.action());
            claim.accept(new Moment(step.after(), naive));
        });
    }

    @Property(tries = 40, seed = "1602")
    void theLegalActionsAreThoseThatBreakNoRuleEachOnceInCanonicalOrder(@ForAll RandomGame game) {
        inEachState(
                game,
                moment -> assertThat(List.copyOf(moment.state.legalActions()))
                        .isEqualTo(new NaiveLegality(moment.naive).legal()));
    }

    @Property(tries = 8, seed = "1602")
    void anyActionIsLegalInEachWayOfAskingOrInNone(@ForAll RandomGame game) {
        SplittableRandom random = new SplittableRandom(game.choices());
        inEachState(game, moment -> {
            for (Action action : anyActions(moment.naive, random)) {
                agree(moment.state, action, new NaiveLegality(moment.naive).broken(action));
            }
        });
    }

    private static void agree(GameState state, Action action, Set<Rule> broken) {
        boolean legal = broken.isEmpty();
        Optional<Violation> violation = state.check(action);
        Either<Violation, GameState> tried = state.tryAction(action);
        assertThat(violation.isEmpty()).as("%s breaks %s", action, broken).isEqualTo(legal);
        assertThat(tried.isRight()).isEqualTo(legal);
        assertThat(state.legalActions().contains(action)).isEqualTo(legal);
        if (legal) {
            assertThat(tried.get()).isEqualTo(state.applyAction(action));
        } else {
            assertThat(broken).contains(violation.get().rule());
            assertThat(tried.getLeft()).isEqualTo(violation.get());
            refuses(state, action, violation.get());
        }
    }

    private static void refuses(GameState state, Action action, Violation violation) {
        List<Object> events = new ArrayList<>();
        IllegalActionException refused =
                catchThrowableOfType(IllegalActionException.class, () -> state.applyAction(action, events::add));
        assertThat(refused.violation()).isEqualTo(violation);
        assertThat(refused.action()).isEqualTo(action);
        assertThat(events).isEmpty();
    }

    /** Four of the actions without a list, and Black Markets and News with anything, much of it not there. */
    static List<Action> anyActions(NaiveGame game, SplittableRandom random) {
        List<Action> actions = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Asset asset = Asset.all().get(random.nextInt(12));
            actions.add(
                    switch (random.nextInt(4)) {
                        case 0 -> Action.buy(asset);
                        case 1 -> Action.sell(asset);
                        case 2 -> Action.dividend(Chamber.all().get(random.nextInt(6)));
                        default -> Action.playCard(PriceCard.all().get(random.nextInt(24)));
                    });
            actions.add(new Action.BlackMarket(some(game.active().tokens, Asset.all(), random)));
            actions.add(new Action.PlayNews(some(game.active().hand, PriceCard.all(), random)));
        }
        return actions;
    }

    /** Up to five things: mostly from those that are there, now and then any. */
    private static <T> List<T> some(List<T> there, List<T> any, SplittableRandom random) {
        List<T> some = new ArrayList<>();
        for (int left = random.nextInt(6); left > 0; left--) {
            List<T> from = there.isEmpty() || random.nextInt(10) == 0 ? any : there;
            some.add(from.get(random.nextInt(from.size())));
        }
        return some;
    }

    @Property(tries = 5, seed = "1602")
    void anActionsIndexIsItsPlace(@ForAll RandomGame game) {
        for (GameState state : game.states()) {
            LegalActions legal = state.legalActions();
            for (int index = 0; index < legal.size(); index += 1 + legal.size() / 20) {
                assertThat(legal.indexOf(legal.get(index))).isEqualTo(index);
                assertThat(legal.lastIndexOf(legal.get(index))).isEqualTo(index);
            }
            assertThat(legal.indexOf(Action.blackMarket())).isEqualTo(-1);
        }
    }

    @Property(tries = 5, seed = "1602")
    void aSampleIsAsUniformAsItsSource(@ForAll RandomGame game) {
        for (GameState state : game.states()) {
            LegalActions legal = state.legalActions();
            for (int i = 0; i < legal.size(); i++) {
                int index = i;
                Action sample = legal.sample(bound -> {
                    assertThat(bound).isEqualTo(legal.size());
                    return index;
                });
                assertThat(sample).isEqualTo(legal.get(index));
            }
        }
    }

    @Test
    void fromNothingThereIsNothingToSample_TRN4() {
        LegalActions nothing = MadePosition.ofThree().game().viewFor(1).legalActions();
        assertThat(nothing).isEmpty();
        assertThat(nothing.contains(Action.buy(Asset.AMS))).isFalse();
        assertThatThrownBy(() -> nothing.sample(bound -> 0))
                .isInstanceOf(NoSuchElementException.class)
                .hasMessageContaining("no legal actions");
    }

    @Test
    void whatIsNoActionIsNotLegal() {
        LegalActions legal = MadePosition.ofThree().game().legalActions();
        assertThat(((List<?>) legal).contains("+AMS")).isFalse();
        assertThat(legal.contains(null)).isFalse();
        assertThat(legal.containsAll(Arrays.asList(Action.buy(Asset.AMS), Action.playNews())))
                .isTrue();
        assertThatThrownBy(() -> legal.add(Action.playNews())).isInstanceOf(UnsupportedOperationException.class);
    }

    @Property(tries = 20, seed = "1602")
    void theWaysToReadTheLegalActionsAgree(@ForAll RandomGame game) {
        for (GameState state : game.states()) {
            LegalActions legal = state.legalActions();
            int index = 0;
            for (Action action : legal) {
                assertThat(legal.get(index)).isEqualTo(action);
                assertThat(legal.contains(action)).isTrue();
                index++;
            }
            assertThat(legal.size()).isEqualTo(index);
            assertThat(legal.isEmpty()).isEqualTo(state.isOver());
            assertThat(legal).doesNotHaveDuplicates();
        }
    }
}
