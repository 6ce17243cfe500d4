package io.github.mercurius.json.testing;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.function.Function;

/**
 * Random games, and how they are played and written.
 *
 * @param own the formats of the golden files
 * @param more those that not every game has, by the names of their files
 * @param setups random set-ups
 * @param rules the rules of games with a set-up
 * @param formats the formats of games with a set-up
 */
public record Games<A extends AnyAction, V extends AnyView<A>>(
        Formats<A, V> own,
        Map<String, WireFormat<?>> more,
        Function<Random, AnySetup> setups,
        Function<AnySetup, Rules<A, V>> rules,
        Function<AnySetup, Formats<A, V>> formats) {
    /** The names of so many players, or none. */
    public static List<String> names(int players, Random random) {
        return random.nextBoolean()
                ? List.of()
                : List.of("Anna", "Rafał", "\"Bo\"", "Jo").subList(0, players);
    }

    /** A game after at most so many actions and outcomes, with an undo here and there. */
    public AnyGame<A, V> game(Random random, int actions) {
        AnySetup setup = setups.apply(random);
        AnyGame<A, V> game = random.nextBoolean()
                ? rules.apply(setup).start(setup, random.nextLong())
                : rules.apply(setup).start(setup, random::nextInt);
        for (int i = 0; i < actions && !game.state().isOver(); i++) {
            game = next(game, random);
            if (random.nextInt(30) == 0) {
                game = game.undo(Math.max(0, game.actions().size() - 2));
            }
        }
        return game;
    }

    /** A game after one more action or outcome. */
    static <A extends AnyAction, V extends AnyView<A>> AnyGame<A, V> next(AnyGame<A, V> game, Random random) {
        AnyState<A, V> state = game.state();
        return state.asksChance()
                ? game.applyOutcome(state.drawOutcome(random::nextInt))
                : game.applyAction(state.legalActions().sample(random::nextInt));
    }

    /** A state of any moment of a game, its end too. */
    AnyState<A, V> state(Random random) {
        return game(random, random.nextInt(8) == 0 ? 3000 : random.nextInt(200)).state();
    }

    /** The rules of a game in progress. */
    Rules<A, V> rules(AnyState<A, V> state) {
        return rules.apply(state.table().setup());
    }

    /** The formats of a game in progress. */
    Formats<A, V> formats(AnyState<A, V> state) {
        return formats.apply(state.table().setup());
    }

    /** All formats of the golden files, by their names. */
    public Map<String, WireFormat<?>> all() {
        Map<String, WireFormat<?>> all = new TreeMap<>(more);
        all.putAll(Map.of(
                "setup", own.setup(),
                "action", own.action(),
                "event", own.event(),
                "update", own.update(),
                "violation", own.violation(),
                "state", own.state(),
                "view", own.view(),
                "entry", own.logEntry(),
                "position", own.position(),
                "game", own.record()));
        return all;
    }

    /** The golden documents of all formats. */
    List<Sample<?>> golden() {
        List<Sample<?>> golden = new ArrayList<>();
        all().forEach((name, format) -> Sample.golden(name, format).forEach(golden::add));
        return golden;
    }

    /** Documents of a random game, the six large ones in front, and the golden ones. */
    List<Sample<?>> samples(Random random) {
        AnyGame<A, V> game = game(random, random.nextInt(4) == 0 ? 3000 : random.nextInt(200))
                .note(new Note(1, "Łódź \\ \"7\""))
                .note(new Note(0, "a bot plays"));
        AnyState<A, V> state = game.state();
        Formats<A, V> its = formats(state);
        int seat = random.nextInt(game.setup().players());
        AnyRecord<A, V> record = game.toRecord();
        List<Sample<?>> samples = new ArrayList<>(List.of(
                new Sample<>("state", its.state(), state),
                new Sample<>("view", its.view(), state.viewFor(seat)),
                new Sample<>("view", its.view(), state.viewForSpectator()),
                new Sample<>("game", its.record(), record),
                new Sample<>("game", its.record(), record.withoutSecrets()),
                new Sample<>("game", its.record(), rules(state).from(state).toRecord()),
                new Sample<>("setup", its.setup(), game.setup()),
                new Sample<>("position", its.position(), rules(state).position(state)),
                new Sample<>("position", its.position(), rules(state).position(state.viewFor(seat)))));
        List<LogEntry<A>> log = record.log();
        Sample.all("entry", its.logEntry(), last(log)).forEach(samples::add);
        List<List<? extends AnyUpdate>> told =
                List.of(game.updatesForHost(0), game.updatesFor(seat, 0), game.updatesForSpectator(0));
        for (List<? extends AnyUpdate> updates : told) {
            for (AnyUpdate update : last(updates)) {
                samples.add(new Sample<>("update", its.update(), update));
                Sample.all("event", its.event(), update.events()).forEach(samples::add);
            }
        }
        samples.addAll(golden());
        return samples;
    }

    private static <T> List<T> last(List<T> all) {
        return all.subList(Math.max(0, all.size() - 8), all.size());
    }
}
