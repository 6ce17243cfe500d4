package io.github.mercurius.web.table;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.FullLogException;
import io.github.mercurius.rules.JointDeal;
import java.util.List;

/**
 * What a page asks for by WebSocket, for the seat that it has, during dealing and game. PROTOCOL.md describes each. All
 * goes through the methods of the library that take a seat.
 */
@JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
@JsonSubTypes({
    @JsonSubTypes.Type(value = GameRequest.Act.class, name = "act"),
    @JsonSubTypes.Type(value = GameRequest.Commit.class, name = "commit"),
    @JsonSubTypes.Type(value = GameRequest.Open.class, name = "open"),
    @JsonSubTypes.Type(value = GameRequest.Undo.class, name = "undo"),
    @JsonSubTypes.Type(value = GameRequest.Answer.class, name = "answer"),
    @JsonSubTypes.Type(value = GameRequest.Say.class, name = "say"),
    @JsonSubTypes.Type(value = GameRequest.Leave.class, name = "leave"),
    @JsonSubTypes.Type(value = GameRequest.Back.class, name = "back")
})
public sealed interface GameRequest {
    /** The entry to store; throws a {@link RefusedException} if there is none. */
    Entry entry(TableState table, int seat, long now);

    /** Shows the commitment to a part. */
    record Commit(String commitment) implements GameRequest {
        @Override
        public Entry entry(TableState table, int seat, long now) {
            JointDeal joint = joint(table);
            RefusedException.accepted(Why.CONFLICT, () -> joint.withCommitment(seat, commitment));
            return new Entry.Committed(seat, commitment);
        }
    }

    /** Opens a part. */
    record Open(String part) implements GameRequest {
        @Override
        public Entry entry(TableState table, int seat, long now) {
            JointDeal joint = joint(table);
            boolean early = !joint.isCommitted() || joint.part(seat).isPresent();
            RefusedException.accepted(early ? Why.CONFLICT : Why.COMMITMENT, () -> joint.withPart(seat, part));
            return new Entry.Opened(seat, part);
        }
    }

    private static JointDeal joint(TableState table) {
        if (table.phase() != Phase.DEALING || !(table.dealing() instanceof Dealing.Joint dealing)) {
            throw RefusedException.wrongPhase(table, Phase.DEALING);
        }
        return dealing.joint();
    }

    /**
     * Takes an action.
     *
     * @param number the number of the next update, as the page knows it
     */
    record Act(int number, String action) implements GameRequest {
        @Override
        public Entry entry(TableState table, int seat, long now) {
            Play<?, ?> play = playing(table);
            checkNumber(play, number);
            return new Entry.Acted(seat, checked(play, seat, action), By.PLAYER);
        }

        private static <A extends AnyAction, V extends AnyView<A>> String checked(
                Play<A, V> play, int seat, String notation) {
            A action = RefusedException.accepted(
                    Why.MALFORMED, () -> play.kind().rules().action(notation));
            play.game().check(seat, action).ifPresent(violation -> {
                String json = play.kind().formats().violation().write(violation);
                throw RefusedException.of(violation, play.game().setup(), json);
            });
            return action.notation();
        }
    }

    /**
     * Asks to go back to a number of actions; nobody else is asked about what the seat did in the turn that it is in.
     */
    record Undo(int number, int keep) implements GameRequest {
        @Override
        public Entry entry(TableState table, int seat, long now) {
            Play<?, ?> play = underWay(table, seat, now);
            checkNumber(play, number);
            int actions = play.game().actions().size();
            if (play.question() != null) {
                throw new RefusedException(Why.CONFLICT, "undo: one is asked for already, expected an answer to it");
            }
            if (keep < 0 || keep >= actions) {
                throw new RefusedException(
                        Why.MALFORMED,
                        "keep: " + keep + ", expected 0 to " + (actions - 1) + ", as one is undone at least");
            }
            if (play.game().undoReveals(keep)) {
                throw new RefusedException(
                        Why.REVEALS,
                        "keep: " + keep + ", expected " + play.undoTo() + " or more: cards were revealed since then");
            }
            checkRoom(play, keep);
            return new Entry.UndoAsked(seat, keep, play.isOwnSince(seat, keep));
        }

        private static void checkRoom(Play<?, ?> play, int keep) {
            try {
                play.game().undo(keep);
            } catch (FullLogException full) {
                throw new RefusedException(Why.CONFLICT, "undo: " + full.getMessage());
            }
        }
    }

    /** Answers the question for an undo. */
    record Answer(int number, boolean agree) implements GameRequest {
        @Override
        public Entry entry(TableState table, int seat, long now) {
            Play<?, ?> play = underWay(table, seat, now);
            checkNumber(play, number);
            if (play.question() == null) {
                throw new RefusedException(Why.CONFLICT, "answer: no undo is asked for, expected a question first");
            }
            return new Entry.UndoAnswered(seat, agree);
        }
    }

    /** Says something, during the game or after it. */
    record Say(String phrase) implements GameRequest {
        /** What people can say: pages have these in each language. */
        static final List<String> PHRASES =
                List.of("hello", "goodLuck", "wellPlayed", "ohNo", "thinking", "backSoon", "thanks", "goodGame");

        private static final int MOST_PHRASES = 100;
        private static final int PHRASE_MILLIS = 2_000;

        @Override
        public Entry entry(TableState table, int seat, long now) {
            playing(table);
            if (!PHRASES.contains(phrase)) {
                throw new RefusedException(Why.MALFORMED, "phrase: expected one of " + String.join(", ", PHRASES));
            }
            checkAside(table, seat, now, MOST_PHRASES, PHRASE_MILLIS);
            return new Entry.Said(seat, phrase);
        }
    }

    /** Leaves, and a bot plays on. */
    record Leave() implements GameRequest {
        @Override
        public Entry entry(TableState table, int seat, long now) {
            underWay(table, seat, now);
            if (table.chair(seat).left()) {
                throw new RefusedException(Why.CONFLICT, "seat " + seat + ": away, expected present");
            }
            return new Entry.Left(seat);
        }
    }

    /** Plays again. */
    record Back() implements GameRequest {
        @Override
        public Entry entry(TableState table, int seat, long now) {
            underWay(table, seat, now);
            if (!table.chair(seat).isAway()) {
                throw new RefusedException(Why.CONFLICT, "seat " + seat + ": present, expected away");
            }
            return new Entry.Back(seat);
        }
    }

    /** The game under way, where a seat asks for what is no action, and not too often. */
    private static Play<?, ?> underWay(TableState table, int seat, long now) {
        Play<?, ?> play = playing(table);
        if (play.isOver()) {
            throw RefusedException.wrongPhase(table, Phase.PLAYING);
        }
        checkAside(table, seat, now, 200, 500);
        return play;
    }

    /** Refuses what is no action if a seat asks for it too often: each is stored, and told to all. */
    private static void checkAside(TableState table, int seat, long now, int most, int millis) {
        Chair chair = table.chair(seat);
        if (chair.asides() >= most || !table.hasRoom()) {
            throw new RefusedException(
                    Why.TOO_MANY,
                    "seat " + seat + ": " + chair.asides()
                            + " requests beside the game, expected no more of this kind");
        }
        if (now - chair.asideAt() < millis) {
            throw new RefusedException(
                    Why.TOO_MANY, "seat " + seat + ": expected " + millis + " ms after the last such request");
        }
    }

    /** The game, under way or over: the rules refuse an action after the end. */
    private static Play<?, ?> playing(TableState table) {
        Play<?, ?> play = table.play();
        if (play == null) {
            throw RefusedException.wrongPhase(table, Phase.PLAYING);
        }
        return play;
    }

    /** A page may have missed notes, which change nothing that it decided on. */
    private static void checkNumber(Play<?, ?> play, int number) {
        if (!play.isSameSince(number)) {
            throw new RefusedException(
                    Why.STALE,
                    "number: " + number + ", expected " + play.game().updateCount() + ", the next update of the game");
        }
    }
}
