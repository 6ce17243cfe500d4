package io.github.mercurius.web.table;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.web.game.TableGame;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * One thing that happened at a table. All that a table is follows from its entries, in order; each is stored once, by
 * its number.
 *
 * <p>Entries hold secrets (the host's part, the deal): they go into the database and nowhere else, also not into texts
 * of exceptions. The texts of notes are those that pages say in their language.
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
    /** The table after it. It was checked before it was stored ({@link SeatRequests}, {@link GameRequest}). */
    TableState after(TableState table, long at);

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
        public TableState after(TableState table, long at) {
            throw new IllegalStateException(table + ": made a second time");
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
            @Nullable String bot) {}

    /** A person sat down. */
    record Seated(int seat, String name, String tokenHash) implements Entry {
        @Override
        public TableState after(TableState table, long at) {
            TableState sits = table.with(seat, free -> Chair.person(name, tokenHash));
            return table.maker() == null ? sits.madeBy(tokenHash) : sits;
        }
    }

    /** A bot was given a seat. */
    record BotSeated(int seat, String bot, String name) implements Entry {
        @Override
        public TableState after(TableState table, long at) {
            return table.with(seat, free -> Chair.bot(name, bot));
        }
    }

    /** A seat became free again. */
    record StoodUp(int seat) implements Entry {
        @Override
        public TableState after(TableState table, long at) {
            return table.with(seat, person -> Chair.FREE);
        }
    }

    /**
     * A joint deal began (RUL-12).
     *
     * @param table its name, 64 hexadecimal digits
     * @param hostPart the server's part, secret until the game is over
     * @param botParts the parts that the server made for bots, by seat; null for people
     */
    record JointBegan(String table, String hostPart, List<@Nullable String> botParts) implements Entry {
        @Override
        public TableState after(TableState full, long at) {
            TableGame<?, ?> kind = full.options().tableGame();
            JointDeal joint = kind.together().orElseThrow().begin().apply(full.setup(), table);
            joint = joint.withCommitment(JointDeal.HOST, joint.commitmentOf(JointDeal.HOST, hostPart));
            for (int seat = 0; seat < botParts.size(); seat++) {
                String part = botParts.get(seat);
                if (part != null) {
                    joint = joint.withCommitment(seat, joint.commitmentOf(seat, part));
                }
            }
            return full.dealing(new Dealing.Joint(full.dealing().attempt() + 1, joint, hostPart, botParts, at), at);
        }
    }

    /** The server dealt: the cards and what opens the commitment, secret until the game is over. */
    record Sealed(String deal, String nonce) implements Entry {
        @Override
        public TableState after(TableState table, long at) {
            Play<?, ?> play = Play.start(table.options().tableGame(), table.setup(), this, at);
            Optional<String> shown = play.game().toRecord().shownCommitment();
            return table.with(new Dealing.Alone(table.dealing().attempt() + 1, shown), play);
        }
    }

    /** A seat committed to its part. */
    record Committed(int seat, String commitment) implements Entry {
        @Override
        public TableState after(TableState table, long at) {
            Dealing.Joint dealing = (Dealing.Joint) table.dealing();
            return table.dealing(dealing.with(dealing.joint().withCommitment(seat, commitment)), at);
        }
    }

    /** A seat opened its part. */
    record Opened(int seat, String part) implements Entry {
        @Override
        public TableState after(TableState table, long at) {
            Dealing.Joint dealing = (Dealing.Joint) table.dealing();
            return table.dealing(dealing.with(dealing.joint().withPart(seat, part)), at);
        }
    }

    /** The dealing stopped, as these seats did not commit or open in time; they are free again. */
    record DealingStopped(List<Integer> seats) implements Entry {
        @Override
        public TableState after(TableState table, long at) {
            TableState gathering = table.with(new Dealing.NotYet(table.dealing().attempt(), seats), null);
            for (int seat : seats) {
                gathering = gathering.with(seat, chair -> Chair.FREE);
            }
            return gathering;
        }
    }

    /** An action was taken, in notation. */
    record Acted(int seat, String action, By by) implements Entry {
        @Override
        public TableState after(TableState table, long at) {
            Chair chair = table.chair(seat);
            Optional<String> note = note(chair);
            Play<?, ?> before = table.game();
            before = note.isPresent() ? before.noted(seat, note.get()) : before;
            Play<?, ?> after = before.acted(seat, action, by, at);
            TableState next = table.with(after);
            if (by == By.PLAYER && (chair.left() || chair.missed() > 0)) {
                return next.with(seat, Chair::back);
            }
            boolean missed = by == By.TIMER && !before.goesOn(after.game(), seat);
            return missed ? next.with(seat, Chair::withMissedTurn) : next;
        }

        /** What the log says before an action that somebody else takes, or somebody who had left. */
        private Optional<String> note(Chair chair) {
            return switch (by) {
                case TIMER -> Optional.of("a bot plays: the time is over");
                // the log says already that somebody left
                case AWAY -> chair.left() ? Optional.empty() : Optional.of("a bot plays: nobody is there");
                case PLAYER -> chair.left() ? Optional.of(Back.NOTE) : Optional.empty();
                default -> Optional.empty();
            };
        }
    }

    /**
     * Chance was drawn.
     *
     * @param outcome in notation
     */
    record Drew(String outcome) implements Entry {
        @Override
        public TableState after(TableState table, long at) {
            Play<?, ?> before = table.game();
            Play<?, ?> after = before.drew(outcome, at);
            OptionalInt late = before.timedOut();
            boolean missed = late.isPresent() && !before.goesOn(after.game(), late.getAsInt());
            return missed ? table.with(after).with(late.getAsInt(), Chair::withMissedTurn) : table.with(after);
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
            @JsonInclude(JsonInclude.Include.NON_DEFAULT) boolean free) implements Entry {
        @Override
        public TableState after(TableState table, long at) {
            TableState next = table.with(seat, chair -> chair.withAside(at));
            return free
                    ? next.with(table.game().takenBack(keep))
                    : next.with(table.game().with(Question.of(seat, keep))).settled(at);
        }
    }

    /** A seat answered the open question. */
    record UndoAnswered(int seat, boolean agree) implements Entry {
        @Override
        public TableState after(TableState table, long at) {
            Question question = Objects.requireNonNull(table.game().question());
            Play<?, ?> next = table.game().with(agree ? question.agreedBy(seat) : null);
            return table.with(seat, chair -> chair.withAside(at)).with(next).settled(at);
        }
    }

    /** A person said one of the phrases that there are. */
    record Said(int seat, String phrase) implements Entry {
        @Override
        public TableState after(TableState table, long at) {
            return table.with(seat, chair -> chair.withAside(at).withPhrase(phrase));
        }
    }

    /** A person wants to play again with the same people. */
    record RematchAsked(int seat) implements Entry {
        @Override
        public TableState after(TableState table, long at) {
            return table.with(seat, Chair::withRematch);
        }
    }

    /** A person left: a bot plays on for the seat. */
    record Left(int seat) implements Entry {
        @Override
        public TableState after(TableState table, long at) {
            TableState next = table.with(seat, chair -> chair.withAside(at).withLeft());
            return next.with(table.game().noted(seat, "left: a bot plays on")).settled(at);
        }
    }

    /** A person plays again. */
    record Back(int seat) implements Entry {
        private static final String NOTE = "is back";

        @Override
        public TableState after(TableState table, long at) {
            TableState next = table.with(seat, chair -> chair.withAside(at).back());
            return table.chair(seat).left() ? next.with(table.game().noted(seat, NOTE)) : next;
        }
    }
}
