package io.github.mercurius.json.common;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.internal.SecretList;
import io.github.mercurius.rules.json.NotWritableException;
import io.github.mercurius.rules.json.WireFormat;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The types of a game that have a format, for a module of any version of Jackson, which refuses all others. */
public final class GameTypes {
    private static final String FOR_HOSTS = "; for a host's own store, a module that forHosts() gives";
    private static final String LIST =
            "a list for the host alone, such as a deck or updatesForHost, expected what a seat may know" + FOR_HOSTS;
    private static final String SECRET = "a record with what is secret while its game goes on";
    private static final String SHOWN = "what its method withoutSecrets gives" + FOR_HOSTS;

    private final List<Package> packages;
    private final List<Format> formats;
    /** The formats of what a host alone may see during a game. */
    private final List<Format> secret;

    private final boolean forHosts;

    /**
     * A game without formats, to which some are added.
     *
     * @param inPackages one type of each package of the game
     */
    public GameTypes(Class<?>... inPackages) {
        this(new ArrayList<>(List.of(AnyGame.class.getPackage())), new ArrayList<>(), new ArrayList<>(), false);
        for (Class<?> type : inPackages) {
            packages.add(type.getPackage());
        }
        with(Note.class, LogFormat.NOTE);
    }

    private GameTypes(List<Package> packages, List<Format> formats, List<Format> secret, boolean forHosts) {
        this.packages = packages;
        this.formats = formats;
        this.secret = secret;
        this.forHosts = forHosts;
    }

    /** These types for a host's own store: with what a host alone may see. */
    public GameTypes forHosts() {
        return new GameTypes(packages, formats, secret, true);
    }

    /** Adds a type. */
    public <T> GameTypes with(Class<T> type, Codec<T> codec) {
        formats.add(Format.of(type, codec));
        return this;
    }

    /** Adds a type that a host alone may see during a game. */
    public <T> GameTypes withForHosts(Class<T> type, Codec<T> codec) {
        secret.add(Format.of(type, codec));
        return this;
    }

    /** Adds the records of games: a host alone may see one with secrets while its game goes on. */
    public <R extends AnyRecord<?, ?>> GameTypes withRecords(Class<R> type, Codec<R> codec) {
        Codec<R> shown = Codec.of(
                (record, out) -> {
                    Scalars.checkWritable(isShown(record), SECRET, SHOWN);
                    codec.write(record, out);
                },
                in -> {
                    R record = codec.read(in);
                    if (!isShown(record)) {
                        throw in.failure(SECRET, SHOWN);
                    }
                    return record;
                });
        return withForHosts(type, codec).with(type, shown);
    }

    private static boolean isShown(AnyRecord<?, ?> record) {
        return !record.result().isEmpty() || record.equals(record.withoutSecrets());
    }

    /** Adds actions, and for hosts the entries of logs with them. */
    public <A extends AnyAction> GameTypes withActions(Class<A> action, Variants<A> actions) {
        secret.add(Format.of(LogEntry.class, LogFormat.entries(actions)));
        return with(action, actions);
    }

    /** The format of the game's type of such values, with what is hidden. */
    @SuppressWarnings("unchecked") // what is read is of the game's type, and what is written is checked
    <W> WireFormat<W> format(Class<?> any) {
        Format format = Objects.requireNonNull(forHosts().read(any));
        return new TextFormat<>((Codec<W>) (Codec<?>) format);
    }

    /** How values of a class are written, or why they are not; null if they are not the library's. */
    public @Nullable Format written(Class<?> type) {
        if (type == SecretList.class && !forHosts) {
            return Format.refused(type, LIST);
        }
        // a collection, such as the legal actions, is written as what is in it
        return isOurs(type) && !Collection.class.isAssignableFrom(type) ? orRefused(type, ofKind(type)) : null;
    }

    /**
     * How values of a type are read, or why they are not; null if they are not the library's. It can be one kind of
     * another, or a type of any game, for which the game has its own.
     */
    public @Nullable Format read(Class<?> type) {
        if (!isOurs(type)) {
            return null;
        }
        Format ofKind = ofKind(type);
        return ofKind != null ? ofKind : orRefused(type, find(format -> type.isAssignableFrom(format.type)));
    }

    private @Nullable Format ofKind(Class<?> type) {
        Format own = find(format -> format.type == type);
        if (own == null && Enum.class.isAssignableFrom(type)) {
            Class<?> all = type.isEnum() ? type : type.getSuperclass(); // a constant can have a class of its own
            return Format.of(type, Codes.of(all.getEnumConstants()));
        }
        Format wider = own != null ? own : find(format -> format.type.isAssignableFrom(type));
        return wider == null ? null : new Format(type, wider.codec, "");
    }

    private @Nullable Format find(Predicate<Format> condition) {
        Stream<Format> shown = forHosts ? Stream.concat(secret.stream(), formats.stream()) : formats.stream();
        return shown.filter(condition).findFirst().orElse(null);
    }

    private boolean isOurs(Class<?> type) {
        return packages.contains(type.getPackage());
    }

    private Format orRefused(Class<?> type, @Nullable Format format) {
        if (format != null) {
            return format;
        }
        boolean isSecret = secret.stream().anyMatch(hidden -> hidden.type == type);
        return Format.refused(
                type,
                type.getSimpleName() + (isSecret ? " is for the host alone" : " has no JSON format")
                        + ", expected a type that has one, such as PlayerView, Update, Action or GameRecord"
                        + (isSecret ? FOR_HOSTS : ""));
    }

    /**
     * How values of a type are written and read, or why they are not.
     *
     * @param refusal why there is no codec, or empty
     */
    public record Format(Class<?> type, @Nullable Codec<Object> codec, String refusal) implements Codec<Object> {
        @SuppressWarnings("unchecked") // what is written and read is checked
        static Format of(Class<?> type, Codec<?> codec) {
            return new Format(type, (Codec<Object>) codec, "");
        }

        static Format refused(Class<?> type, String refusal) {
            return new Format(type, null, refusal);
        }

        @Override
        public void write(Object value, JsonOutput out) throws IOException {
            if (codec == null) {
                throw new NotWritableException(refusal);
            }
            if (!type.isInstance(value)) {
                throw Scalars.notWritable(value.getClass().getName(), type.getName());
            }
            codec.write(value, out);
        }

        @Override
        public Object read(JsonInput in) {
            Object value = Objects.requireNonNull(codec, refusal).read(in);
            if (!type.isInstance(value)) {
                throw in.failure(value.toString(), "a " + type.getSimpleName());
            }
            return value;
        }

        /** A value as the key of a map. */
        public String key(Object value) {
            return codes().code(value);
        }

        /** The value that a key of a map stands for. */
        public Object ofKey(String key) {
            Object value = codes().find(key);
            if (value == null) {
                throw new IllegalArgumentException(Refusals.quoted(key) + ", expected " + codes().expected());
            }
            return value;
        }

        private Codes<Object> codes() {
            if (codec instanceof Codes<Object> codes) {
                return codes;
            }
            throw new NotWritableException(
                    type.getSimpleName() + " cannot be the key of a map in JSON, expected a type that has a code");
        }
    }
}
