package io.github.mercurius.json.common;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.internal.SecretList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The types of a game that have a format, for a module of any version of Jackson, which refuses all others. */
public final class GameTypes {
    private static final String FOR_HOSTS = "; for a host's own store, a module that forHosts() gives";

    private final List<Package> packages;
    private final String documents;
    private final String keys;
    private final List<Format<?>> formats;
    /** The formats of what a host alone may see during a game. */
    private final List<Format<?>> secret;

    private final List<Logs<?>> logs;
    private final boolean forHosts;

    /**
     * A game without formats, to which some are added.
     *
     * @param frontDoor the name of the class that has the formats
     * @param keys two types that can be keys of maps
     * @param inPackages one type of each package of the game
     */
    public GameTypes(String frontDoor, String keys, Class<?>... inPackages) {
        packages = new ArrayList<>(List.of(AnyGame.class.getPackage()));
        for (Class<?> type : inPackages) {
            packages.add(type.getPackage());
        }
        documents = "a type that " + frontDoor + " has a format for, such as PlayerView, Update, Action or GameRecord";
        this.keys = "a type that has a code, such as " + keys;
        formats = new ArrayList<>();
        secret = new ArrayList<>();
        logs = new ArrayList<>();
        forHosts = false;
    }

    private GameTypes(GameTypes types) {
        packages = types.packages;
        documents = types.documents;
        keys = types.keys;
        formats = types.formats;
        secret = types.secret;
        logs = types.logs;
        forHosts = true;
    }

    /** These types for a host's own store: with what a host alone may see. */
    public GameTypes forHosts() {
        return new GameTypes(this);
    }

    /**
     * The format of a type.
     *
     * @param codes the codes of its values, if they can be keys of maps
     */
    public record Format<T>(
            Class<T> type, Codec<? super T> codec, @Nullable Codes<T> codes) {
        /** The same for one kind of these values. */
        @SuppressWarnings("unchecked") // what is read is checked
        <S> Format<S> of(Class<S> kind) {
            return new Format<>(kind, (Codec<? super S>) codec, null);
        }

        /** A value of this type as JSON. */
        public @Nullable Object write(Object value) {
            return codec.write(type.cast(value));
        }

        /** What a codec has read, which must be of this type. */
        public T read(JsonInput in) {
            Object value = codec.read(in);
            if (!type.isInstance(value)) {
                throw in.failure(value.toString(), "a " + type.getSimpleName());
            }
            return type.cast(value);
        }
    }

    /** The log entries with actions of a type. */
    private record Logs<A extends AnyAction>(Class<A> action, Codec<LogEntry<A>> entries) {}

    /** Adds a type. */
    public <T> GameTypes with(Class<T> type, Codec<T> codec) {
        formats.add(new Format<>(type, codec, null));
        return this;
    }

    /** Adds a type that a host alone may see during a game. */
    public <T> GameTypes withForHosts(Class<T> type, Codec<T> codec) {
        secret.add(new Format<>(type, codec, null));
        return this;
    }

    /** Adds the records of games: a host alone may see one with secrets while its game goes on. */
    public <R extends AnyRecord<?, ?>> GameTypes withRecords(Class<R> type, Codec<R> codec) {
        return withForHosts(type, codec).with(type, new ShownRecords<>(codec));
    }

    private record ShownRecords<R extends AnyRecord<?, ?>>(Codec<R> codec) implements Codec<R> {
        private static final String SECRET = "a record with what is secret while its game goes on";
        private static final String EXPECTED = "what its method withoutSecrets gives" + FOR_HOSTS;

        private static boolean isShown(AnyRecord<?, ?> record) {
            return !record.result().isEmpty() || record.equals(record.withoutSecrets());
        }

        @Override
        public @Nullable Object write(R record) {
            Scalars.checkWritable(isShown(record), SECRET, EXPECTED);
            return codec.write(record);
        }

        @Override
        public R read(JsonInput in) {
            R record = codec.read(in);
            if (!isShown(record)) {
                throw in.failure(SECRET, EXPECTED);
            }
            return record;
        }
    }

    /** Adds a type whose values can be keys of maps too. */
    public <T> GameTypes withCodes(Class<T> type, Codes<T> codes) {
        formats.add(new Format<>(type, codes, codes));
        return this;
    }

    /** Adds actions, notes, and the log entries of both. */
    public <A extends AnyAction> GameTypes withActions(Class<A> action, Variants<A> actions) {
        logs.add(new Logs<>(action, LogFormat.entries(actions)));
        return with(action, actions).with(Note.class, LogFormat.NOTE);
    }

    /** How a kind of log entries with actions of a type is read; null if they are of another game. */
    @SuppressWarnings("unchecked") // what is read is checked
    public <T> @Nullable Format<T> log(Class<T> kind, Class<?> action) {
        for (Logs<?> log : logs) {
            if (log.action == action) {
                return new Format<>(kind, (Codec<? super T>) log.entries, null);
            }
        }
        return null;
    }

    /** How values of a class are written: by its own format, or that of a type that it is one of; null by none. */
    public @Nullable Format<?> written(Class<?> type) {
        Format<?> own = find(format -> format.type == type);
        return own != null ? own : find(format -> format.type.isAssignableFrom(type));
    }

    /** How values of exactly this type are read, which may be one kind of another; null if they are not. */
    public @Nullable Format<?> read(Class<?> type) {
        Format<?> format = written(type);
        return format == null ? null : format.of(type);
    }

    private @Nullable Format<?> find(Predicate<Format<?>> condition) {
        Stream<Format<?>> shown = forHosts ? Stream.concat(secret.stream(), formats.stream()) : formats.stream();
        return shown.filter(condition).findFirst().orElse(null);
    }

    /** The codes of the values of a type, if they can be keys of maps. */
    @SuppressWarnings("unchecked") // a code is found for what has one only
    public @Nullable Codes<Object> codes(Class<?> type) {
        Format<?> format = written(type);
        return format == null ? null : (Codes<Object>) format.codes;
    }

    /** Whether a class is one of the library's. */
    public boolean isOurs(Class<?> type) {
        Package itsPackage = type.getPackage();
        return itsPackage != null && packages.contains(itsPackage);
    }

    /** Why a type is neither written nor read: it has no format, or one that is not for players. */
    public String refusal(Class<?> type) {
        boolean isSecret = secret.stream().anyMatch(format -> format.type == type);
        return type.getSimpleName() + (isSecret ? " is for the host alone" : " has no JSON format") + ", expected "
                + documents + (isSecret ? FOR_HOSTS : "");
    }

    /** Why a list is not written, if it is one that a host alone may see; null if it is not. */
    public @Nullable String refusalOfList(Class<?> type) {
        return type == SecretList.class && !forHosts
                ? "a list for the host alone, such as a deck or updatesForHost, expected what a seat may know"
                        + FOR_HOSTS
                : null;
    }

    /** Why the values of a type are not written or read as keys of maps. */
    public String noKey(Class<?> type) {
        return type.getSimpleName() + " cannot be the key of a map in JSON, expected " + keys;
    }
}
