package io.github.mercurius.json.common;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import java.io.IOException;

/** How notes and the entries of a log are written: {@code {"type":"left","seat":2,"by":"BOT"}}. */
public final class LogFormat {
    private static final Codec<Integer> SEAT = Scalars.whole(0, 63);
    private static final Codes<Note.Substitute> SUBSTITUTE = Codes.names(Note.Substitute.values());
    private static final Codes<Note.Reason> REASON = Codes.names(Note.Reason.values());

    /** An undo takes back at least one step. */
    public static final Codec<Integer> STEPS = Scalars.whole(1, Integer.MAX_VALUE);

    /** Notes. */
    public static final Variants<Note> NOTE = new Variants<Note>()
            .with(
                    "playedFor",
                    Note.PlayedFor.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Note.PlayedFor::seat),
                            Field.of("by", SUBSTITUTE, Note.PlayedFor::by),
                            Field.of("reason", REASON, Note.PlayedFor::reason),
                            Note.PlayedFor::new))
            .with(
                    "left",
                    Note.Left.class,
                    ObjectCodec.of(
                            Field.of("seat", SEAT, Note.Left::seat),
                            Field.of("by", SUBSTITUTE, Note.Left::by),
                            Note.Left::new))
            .with(
                    "returned",
                    Note.Returned.class,
                    ObjectCodec.of(Field.of("seat", SEAT, Note.Returned::seat), Note.Returned::new))
            .with(
                    "tag",
                    Note.Tag.class,
                    ObjectCodec.of(
                            Field.of("name", Scalars.TEXT, Note.Tag::name),
                            Field.of("value", Scalars.TEXT, Note.Tag::value),
                            Note.Tag::new));

    private static final Codec<LogEntry<AnyAction>> WITHOUT_ACTIONS = entries(new Variants<>());

    private LogFormat() {}

    /** Writes an entry that is not an action. */
    @SuppressWarnings("unchecked") // there is no action in it
    public static void write(LogEntry<?> entry, JsonOutput out) throws IOException {
        WITHOUT_ACTIONS.write((LogEntry<AnyAction>) entry, out);
    }

    /** Entries of the log of a game: actions and notes as they are, and {@code {"type":"undo","steps":1}}. */
    @SuppressWarnings({"unchecked", "rawtypes"}) // there are no classes of generic types
    public static <A extends AnyAction> Codec<LogEntry<A>> entries(Variants<A> actions) {
        Class<LogEntry.Acted<A>> acted = (Class) LogEntry.Acted.class;
        Class<LogEntry.Undone<A>> undone = (Class) LogEntry.Undone.class;
        Class<LogEntry.Noted<A>> noted = (Class) LogEntry.Noted.class;
        return new Variants<LogEntry<A>>()
                .withAll(actions, acted, LogEntry.Acted::new, LogEntry.Acted::action)
                .with(
                        "undo",
                        undone,
                        ObjectCodec.of(Field.of("steps", STEPS, LogEntry.Undone::steps), LogEntry.Undone::new))
                .withAll(NOTE, noted, LogEntry.Noted::new, LogEntry.Noted::note);
    }
}
