package io.github.mercurius.json.common;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.LogEntry;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.json.WireFormat;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/** How notes and the entries of a log are written: {@code {"type":"note","seat":2,"text":"a bot plays"}}. */
public final class LogFormat {
    private static final Codec<Integer> SEAT = Scalars.whole(0, 63);

    /** An undo takes back at least one step. */
    public static final Codec<Integer> STEPS = Scalars.whole(1, Integer.MAX_VALUE);

    /** Notes. */
    public static final ObjectCodec<Note> NOTE = ObjectCodec.object(
            Field.of("seat", SEAT, Note::seat), Field.of("text", Scalars.TEXT, Note::text), Note::new);

    /** The tags of a record, of which there is one at least: texts by name. */
    private static final Codec<Map<String, String>> TAGS = Codec.of(
            (tags, out) -> {
                for (String name : tags.keySet()) {
                    Scalars.checkWritable(
                            name.length() <= WireFormat.LONGEST_NAME,
                            "a tag with a name of " + name.length() + " characters",
                            "at most " + WireFormat.LONGEST_NAME);
                    Scalars.writable(name);
                }
                out.tree(tags);
            },
            in -> {
                Map<String, String> tags = new LinkedHashMap<>();
                in.object().keySet().forEach(name -> tags.put(name, Scalars.TEXT.read(in.at(name))));
                if (tags.isEmpty()) {
                    throw in.failure("no tags", "at least one, or no property for them");
                }
                return tags;
            });

    private LogFormat() {}

    /** The tags of a record, left out if there are none. */
    public static <R extends AnyRecord<?, ?>> Field<R, Map<String, String>> tags() {
        return Field.<R, Map<String, String>>of("tags", TAGS, AnyRecord::tags).leftOut(Collections.emptyMap());
    }

    /** Entries of the log of a game: actions as they are, undos and notes. */
    @SuppressWarnings({"unchecked", "rawtypes"}) // there are no classes of generic types
    public static <A extends AnyAction> Codec<LogEntry<A>> entries(Variants<A> actions) {
        Class<LogEntry.Acted<A>> acted = (Class) LogEntry.Acted.class;
        Class<LogEntry.Undone<A>> undone = (Class) LogEntry.Undone.class;
        Class<LogEntry.Noted<A>> noted = (Class) LogEntry.Noted.class;
        return new Variants<LogEntry<A>>()
                .withAll(actions, acted, LogEntry.Acted::new, LogEntry.Acted::action)
                .with("undo", undone, "steps", STEPS, LogEntry.Undone::steps, LogEntry.Undone::new)
                .add("note", noted, NOTE.marked(Variants.TYPE, "note").as(LogEntry.Noted::new, LogEntry.Noted::note));
    }
}
