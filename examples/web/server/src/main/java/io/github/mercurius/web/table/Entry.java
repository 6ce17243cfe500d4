package io.github.mercurius.web.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One thing that happened at a table. All that a table is follows from its entries, in order; each is stored once, by
 * its number.
 *
 * <p>Entries hold secrets (the host's part, the deal): they go into the database and nowhere else, so their texts show
 * nothing but their kind.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = Entry.Created.class, name = "created"),
    @JsonSubTypes.Type(value = Entry.Seated.class, name = "seated"),
    @JsonSubTypes.Type(value = Entry.BotSeated.class, name = "botSeated"),
    @JsonSubTypes.Type(value = Entry.StoodUp.class, name = "stoodUp"),
    @JsonSubTypes.Type(value = Entry.JointBegan.class, name = "jointBegan"),
    @JsonSubTypes.Type(value = Entry.Sealed.class, name = "sealed"),
    @JsonSubTypes.Type(value = Entry.Committed.class, name = "committed"),
    @JsonSubTypes.Type(value = Entry.Opened.class, name = "opened"),
    @JsonSubTypes.Type(value = Entry.DealingStopped.class, name = "dealingStopped"),
    @JsonSubTypes.Type(value = Entry.Acted.class, name = "acted"),
    @JsonSubTypes.Type(value = Entry.Drew.class, name = "drew"),
    @JsonSubTypes.Type(value = Entry.UndoAsked.class, name = "undoAsked"),
    @JsonSubTypes.Type(value = Entry.UndoAnswered.class, name = "undoAnswered"),
    @JsonSubTypes.Type(value = Entry.Said.class, name = "said"),
    @JsonSubTypes.Type(value = Entry.RematchAsked.class, name = "rematchAsked"),
    @JsonSubTypes.Type(value = Entry.Left.class, name = "left"),
    @JsonSubTypes.Type(value = Entry.Back.class, name = "back")
})
public sealed interface Entry {
    /**
     * The table was made.
     *
     * @param seats of a rematch: its bots, and for whom the other seats are kept; null of another table
     */
    record Created(
            Options options,
            String invitation,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            List<SeatBefore> seats)
            implements Entry {
        public Created(Options options, String invitation) {
            this(options, invitation, null);
        }

        @Override
        public String toString() {
            return "Created";
        }
    }

    /**
     * Who had a seat in the game before: a bot, or a person.
     *
     * @param tokenHash null for bots
     * @param bot the kind of bot; null for people
     */
    record SeatBefore(
            String name,
            @Nullable String tokenHash,
            @Nullable String bot) {
        @Override
        public String toString() {
            return "SeatBefore";
        }
    }

    /** A person sat down. */
    record Seated(int seat, String name, String tokenHash) implements Entry {
        @Override
        public String toString() {
            return "Seated";
        }
    }

    /** A bot was given a seat. */
    record BotSeated(int seat, String bot, String name) implements Entry {}

    /** A seat became free again. */
    record StoodUp(int seat) implements Entry {}

    /**
     * A joint deal began (RUL-12).
     *
     * @param table its name, 64 hexadecimal digits
     * @param hostPart the server's part, secret until the game is over
     * @param botParts the parts that the server made for bots, by seat; null for people
     */
    record JointBegan(String table, String hostPart, List<@Nullable String> botParts) implements Entry {
        @Override
        public String toString() {
            return "JointBegan";
        }
    }

    /** The server dealt: the cards and what opens the commitment, secret until the game is over. */
    record Sealed(String deal, String nonce) implements Entry {
        @Override
        public String toString() {
            return "Sealed";
        }
    }

    /** A seat committed to its part. */
    record Committed(int seat, String commitment) implements Entry {}

    /** A seat opened its part. */
    record Opened(int seat, String part) implements Entry {
        @Override
        public String toString() {
            return "Opened";
        }
    }

    /** The dealing stopped, as these seats did not commit or open in time; they are free again. */
    record DealingStopped(List<Integer> seats) implements Entry {}

    /** An action was taken, in notation. */
    record Acted(int seat, String action, By by) implements Entry {}

    /**
     * Chance was drawn.
     *
     * @param outcome in notation
     */
    record Drew(String outcome) implements Entry {
        @Override
        public String toString() {
            return "Drew";
        }
    }

    /**
     * A seat asked to go back to a number of actions.
     *
     * @param free whether nobody else needs to agree; older servers asked always
     */
    record UndoAsked(
            int seat,
            int keep,
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean free) implements Entry {}

    /** A seat answered the open question. */
    record UndoAnswered(int seat, boolean agree) implements Entry {}

    /** A person said one of the phrases that there are. */
    record Said(int seat, String phrase) implements Entry {}

    /** A person wants to play again with the same people. */
    record RematchAsked(int seat) implements Entry {}

    /** A person left: a bot plays on for the seat. */
    record Left(int seat) implements Entry {}

    /** A person plays again. */
    record Back(int seat) implements Entry {}
}
