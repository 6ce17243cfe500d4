package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyChance;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.AnyViolation;
import io.github.mercurius.rules.Languages;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.Callable;

/**
 * See {@link Law#NON_INTERFERENCE}.
 *
 * <p>A second game begins at a state that was drawn for a player's view, and both are played alike. They get the same
 * actions, outcomes and undos, as long as they are legal in both. Outcomes that the player is not told of are different
 * ones. What an action tells a player may differ only if it reveals something, and if the player acts or has another
 * view then. From there on these are different games for that player.
 */
final class NonInterferenceLaw {
    private static final int PLACES = 2;
    private static final int MOST_PLAYED = 25;
    private static final int MOST_PROBES = 8;
    private static final int ONE_UNDO_IN = 8;
    private static final int ALL_EVERY = 8;

    private NonInterferenceLaw() {}

    static <A extends AnyAction, V extends AnyView<A>> void check(Trial<A, V> trial) {
        Set<Integer> places = new TreeSet<>(List.of(0, trial.moves()));
        SplittableRandom random = trial.random(-1);
        for (int i = 0; i < PLACES; i++) {
            places.add((int) (random.nextDouble() * trial.moves()));
        }
        for (int move : places) {
            AnyState<A, V> state = trial.games().get(move).state();
            for (Audience audience : Audience.of(trial.last())) {
                AnyState<A, V> other = trial.determinized(
                        audience.view(state), trial.random(move).nextLong());
                new Worlds<>(
                                trial,
                                audience,
                                trial.random(~move),
                                trial.rules().from(state),
                                trial.rules().from(other))
                        .play();
            }
        }
    }

    /** Two games that differ in what a player may not see. */
    private static final class Worlds<A extends AnyAction, V extends AnyView<A>> {
        private final Trial<A, V> trial;
        private final Audience audience;
        private final SplittableRandom random;
        private final List<String> played = new ArrayList<>();
        private AnyGame<A, V> one;
        private AnyGame<A, V> other;

        Worlds(Trial<A, V> trial, Audience audience, SplittableRandom random, AnyGame<A, V> one, AnyGame<A, V> other) {
            this.trial = trial;
            this.audience = audience;
            this.random = random;
            this.one = one;
            this.other = other;
        }

        void play() {
            compare();
            for (int move = 0; move < MOST_PLAYED; move++) {
                int actions = one.actions().size();
                List<A> common = common();
                if (actions > 0 && (common.isEmpty() || random.nextInt(ONE_UNDO_IN) == 0)) {
                    undo(actions - 1 - random.nextInt(Math.min(2, actions)));
                } else if (common.isEmpty() || !act(common.get(random.nextInt(common.size())))) {
                    return;
                }
                compare();
                if (common.isEmpty()) {
                    return;
                }
            }
        }

        /** What can be done in both. */
        private List<A> common() {
            List<A> common = new ArrayList<>(options(one.state()));
            common.retainAll(options(other.state()));
            return common;
        }

        private List<A> options(AnyState<A, V> state) {
            return state.asksChance()
                    ? state.chances().stream().map(AnyChance::outcome).toList()
                    : state.legalActions();
        }

        private void undo(int to) {
            played.add("undo to " + to);
            one = one.undo(to);
            other = other.undo(to);
        }

        /** Plays on in both, with different outcomes if the player is told of none; whether they are still the same. */
        private boolean act(A action) {
            if (one.state().asksChance()) {
                A another = other.state().drawOutcome(random::nextInt);
                if (!another.equals(action) && act(action, another)) {
                    return true;
                }
            }
            return act(action, action);
        }

        private boolean act(A action, A inOther) {
            AnyGame<A, V> next = Script.act(one, action);
            AnyGame<A, V> nextOther = Script.act(other, inOther);
            AnyUpdate told = told(next);
            AnyUpdate toldOther = told(nextOther);
            if (told.equals(toldOther)) {
                played.add(action.equals(inOther) ? action.notation() : action.notation() + "/" + inOther.notation());
                one = next;
                other = nextOther;
                return true;
            }
            boolean acts = one.state().decider().equals(audience.seat())
                    && audience.seat().isPresent();
            boolean reveals = Trial.lastUpdate(next).reveals()
                    || Trial.lastUpdate(nextOther).reveals();
            boolean sees = acts || !audience.view(next.state()).equals(audience.view(nextOther.state()));
            Check.that(
                    reveals && sees,
                    () -> name() + ", then " + action.notation() + ": told " + told.notation()
                            + ", expected what is told if hidden things differ: " + toldOther.notation());
            return false;
        }

        private AnyUpdate told(AnyGame<A, V> game) {
            return audience.updates(game, game.updateCount() - 1).get(0);
        }

        private String name() {
            return audience + ", two games from the same view, after " + played;
        }

        private void compare() {
            List<A> probes = probes();
            Map<String, Object> found = reachable(one, probes);
            Map<String, Object> expected = reachable(other, probes);
            found.forEach((what, value) -> Check.equal(
                    () -> name() + ": " + what + " where hidden things differ",
                    value,
                    expected.getOrDefault(what, "nothing")));
        }

        /** Actions to ask for: most of all those that are legal in one of the games alone. */
        private List<A> probes() {
            Set<A> different = new LinkedHashSet<>(options(one.state()));
            options(other.state()).forEach(action -> {
                if (!different.remove(action)) {
                    different.add(action);
                }
            });
            SplittableRandom numbers = new SplittableRandom(one.updateCount());
            List<A> probes = Trial.some(different, MOST_PROBES, numbers);
            probes.addAll(Trial.some(trial.pool(), MOST_PROBES, numbers));
            return probes;
        }

        /** All that the player can get hold of. */
        private Map<String, Object> reachable(AnyGame<A, V> game, List<A> probes) {
            AnyState<A, V> state = game.state();
            V view = audience.view(state);
            Map<String, Object> all = new LinkedHashMap<>();
            all.put("view", view);
            all.put(
                    "text of the view",
                    view.toText() + "\n" + view + "\n" + trial.texts().view().apply(view));
            all.put("hash of the view", view.hashCode());
            all.put("table", view.table());
            all.put("text of the table", view.table().toString());
            all.put("legal actions", view.legalActions());
            all.put("chances", view.chances());
            all.put("state drawn", trial.determinized(view, 1).toText());
            List<String> refusals = new ArrayList<>();
            for (A probe : probes) {
                refusals.add(text(view.check(probe)));
                if (audience.seat().isPresent()) {
                    refusals.add(text(game.check(audience.seat().getAsInt(), probe)));
                }
            }
            all.put("refusals", refusals);
            all.put("messages", messages(game, probes));
            int from = Math.max(0, game.updateCount() - 3);
            List<AnyUpdate> updates = audience.updates(game, from);
            all.put("updates", updates);
            all.put("texts of updates", updates.stream().map(this::text).toList());
            all.put("what is printed of the game", game + "\n" + game.steps());
            if (game.updateCount() % ALL_EVERY == 0) { // these take long, and cover all updates
                all.put("hash", audience.hash(game));
                all.put("hashes", audience.hashes(game, 0));
                all.put("what is printed of the record", game.toRecord() + "\n" + withoutSecrets(game));
            }
            List<Boolean> undo = new ArrayList<>();
            for (int to = Math.max(0, game.actions().size() - 5);
                    to <= game.actions().size();
                    to++) {
                undo.add(game.undoReveals(to));
            }
            all.put("undoReveals", undo);
            return all;
        }

        /** What the doors say that refuse something: whoever asked, a log or another player may read it. */
        private List<String> messages(AnyGame<A, V> game, List<A> probes) {
            AnyState<A, V> state = game.state();
            List<String> messages = new ArrayList<>();
            for (int seat : game.setup().seats()) {
                if (audience.seat().equals(OptionalInt.of(seat))
                        || !state.decider().equals(OptionalInt.of(seat))) {
                    V view = state.viewFor(seat);
                    messages.add(message(() -> trial.rules().actionInAbsence(view)));
                    messages.add(message(() -> view.determinize(bound -> bound)));
                    probes.forEach(probe -> messages.add(message(() -> game.applyAction(seat, probe))));
                }
            }
            return messages;
        }

        private static String message(Callable<?> door) {
            try {
                door.call();
                return "accepted";
            } catch (Exception refused) {
                return String.valueOf(refused);
            }
        }

        private String withoutSecrets(AnyGame<A, V> game) {
            var record = game.toRecord().withoutSecrets();
            return record + "\n" + record.log() + "\n" + record.hashes();
        }

        private String text(AnyUpdate update) {
            return update.notation() + "\n" + update + "\n" + update.reveals() + update.action()
                    + trial.texts().update().apply(update);
        }

        private static String text(Optional<? extends AnyViolation> refused) {
            return refused.map(violation -> violation + " " + violation.facts()
                            + Languages.all().stream().map(violation::message).toList())
                    .orElse("legal");
        }
    }
}
