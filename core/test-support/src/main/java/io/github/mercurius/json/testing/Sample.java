package io.github.mercurius.json.testing;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Rules;
import io.github.mercurius.rules.json.FormatException;
import io.github.mercurius.rules.json.Formats;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * A document of a format.
 *
 * @param schema the name of its schema
 * @param json its text
 * @param reading reads a text of the format, or throws the refusal
 * @param rewriting reads a text of the format and writes what it means, or throws the refusal
 * @param comesBack checks that the value that is written comes back equal
 */
public record Sample(
        String schema,
        String json,
        Function<String, Object> reading,
        UnaryOperator<String> rewriting,
        Runnable comesBack) {
    /** A value as a document of a format. */
    public static <T> Sample of(WireFormat<T> format, String schema, T value) {
        return new Sample(
                schema,
                format.write(value),
                format::read,
                json -> format.write(format.read(json)),
                () -> WireLaws.comesBack(format, value));
    }

    /** Values as documents of a format. */
    public static <T> List<Sample> all(WireFormat<T> format, String schema, List<? extends T> values) {
        List<Sample> samples = new ArrayList<>();
        values.forEach(value -> samples.add(of(format, schema, value)));
        return samples;
    }

    /** The golden documents of a game's actions, events and violations, of which there is one of each kind. */
    public static List<Sample> golden(Formats<?, ?> formats) {
        List<Sample> samples = new ArrayList<>(golden(formats.action(), "action"));
        samples.addAll(golden(formats.event(), "event"));
        samples.addAll(golden(formats.violation(), "violation"));
        return samples;
    }

    private static <T> List<Sample> golden(WireFormat<T> format, String schema) {
        try {
            return all(
                    format,
                    schema,
                    GoldenLaws.lines(schema).stream().map(format::read).toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The large documents of a game. */
    public static <A extends AnyAction, V extends AnyView<A>> List<Sample> large(
            Formats<A, V> formats, AnyGame<A, V> game, Random random) {
        int seat = random.nextInt(game.setup().players());
        AnyRecord<A, V> record = game.toRecord();
        List<Sample> samples = new ArrayList<>();
        samples.add(of(formats.state(), "state", game.state()));
        samples.add(of(formats.view(), "view", game.state().viewFor(seat)));
        samples.add(of(formats.view(), "view", game.state().viewForSpectator()));
        samples.add(of(formats.record(), "game", record));
        samples.add(of(formats.record(), "game", record.withoutSecrets()));
        return samples;
    }

    /** The small documents of a game: what it began with, and what was done and told last. */
    public static <A extends AnyAction, V extends AnyView<A>> List<Sample> small(
            Formats<A, V> formats, Rules<A, V> rules, AnyGame<A, V> game) {
        List<Sample> samples = new ArrayList<>();
        samples.add(of(formats.setup(), "setup", game.setup()));
        List<LogEntry<A>> log = Play.noted(game).toRecord().log();
        samples.addAll(all(formats.logEntry(), "entry", last(8, log)));
        samples.add(of(formats.logEntry(), "entry", new LogEntry.Undone<>(2)));
        samples.add(of(formats.position(), "position", rules.position(game.state())));
        samples.add(
                of(formats.position(), "position", rules.position(game.state().viewFor(1))));
        List<? extends AnyUpdate> updates = game.updatesForHost(0);
        samples.addAll(all(formats.update(), "update", last(5, updates)));
        return samples;
    }

    /** The last ones of a list. */
    public static <T> List<T> last(int count, List<T> all) {
        return all.subList(Math.max(0, all.size() - count), all.size());
    }

    /** The message with which a text is refused, or an empty one if it is none. */
    String refusal(String text) {
        try {
            return rewriting.apply(text).isEmpty() ? "written as nothing" : "";
        } catch (FormatException refused) {
            return refused.getMessage();
        } catch (RuntimeException e) {
            throw new AssertionError(text, e);
        }
    }
}
