package io.github.mercurius.web.table;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.FullLogException;
import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.NotationException;
import io.github.mercurius.web.game.TableGame;
import java.util.List;
import java.util.Objects;

/**
 * What a seat can ask during dealing and game: each gives the entry to store, or is refused. Everything goes through
 * the seated doors of the library.
 */
public final class GameRequests {
    private static final int MOST_ASIDES = 200;
    private static final long ASIDE_MILLIS = 500;
    private static final int MOST_PHRASES = 100;
    private static final long PHRASE_MILLIS = 2000;

    /** What people can say: pages have these in each language. */
    static final List<String> PHRASES =
            List.of("hello", "goodLuck", "wellPlayed", "ohNo", "thinking", "backSoon", "thanks", "goodGame");

    private GameRequests() {}

    /** A seat shows the commitment to its part. */
    public static Entry commit(TableState table, int seat, String commitment) {
        checkDealt(() -> joint(table).withCommitment(seat, commitment), Why.CONFLICT);
        return new Entry.Committed(seat, commitment);
    }

    /** A seat opens its part. */
    public static Entry open(TableState table, int seat, String part) {
        JointDeal joint = joint(table);
        boolean early = !joint.isCommitted() || joint.part(seat).isPresent();
        checkDealt(() -> joint.withPart(seat, part), early ? Why.CONFLICT : Why.COMMITMENT);
        return new Entry.Opened(seat, part);
    }

    private static JointDeal joint(TableState table) {
        if (table.phase() != Phase.DEALING || !(table.dealing() instanceof Dealing.Joint dealing)) {
            throw wrongPhase(table, Phase.DEALING);
        }
        return dealing.joint();
    }

    private static void checkDealt(Runnable step, Why why) {
        try {
            step.run();
        } catch (IllegalArgumentException | IllegalStateException e) {
            throw new RefusedException(why, Objects.requireNonNull(e.getMessage()));
        }
    }

    /**
     * A seat takes an action.
     *
     * @param number the number of the next update, as its page knows it
     */
    public static Entry act(TableState table, int seat, int number, String notation) {
        Play<?, ?> play = playing(table);
        checkNumber(play, number);
        return new Entry.Acted(seat, checked(play, seat, notation), By.PLAYER);
    }

    private static <A extends AnyAction, V extends AnyView<A>> String checked(
            Play<A, V> play, int seat, String notation) {
        A action = parse(play.kind(), notation);
        play.game().check(seat, action).ifPresent(violation -> {
            String json = play.kind().formats().violation().write(violation);
            throw RefusedException.of(violation, play.game().setup(), json);
        });
        return action.notation();
    }

    private static <A extends AnyAction> A parse(TableGame<A, ?> kind, String notation) {
        try {
            return kind.rules().action(notation);
        } catch (NotationException e) {
            throw new RefusedException(Why.MALFORMED, Objects.requireNonNull(e.getMessage()));
        }
    }

    /**
     * A seat asks to go back to a number of actions; nobody else is asked about what it did in the turn that it is in.
     */
    public static Entry askUndo(TableState table, int seat, int number, int keep, long now) {
        Play<?, ?> play = underWay(table);
        checkAside(table, seat, now);
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

    /** A seat answers the question for an undo. */
    public static Entry answer(TableState table, int seat, int number, boolean agree, long now) {
        Play<?, ?> play = underWay(table);
        checkAside(table, seat, now);
        checkNumber(play, number);
        Question question = play.question();
        if (question == null) {
            throw new RefusedException(Why.CONFLICT, "answer: no undo is asked for, expected a question first");
        }
        return new Entry.UndoAnswered(seat, agree);
    }

    /** A person leaves, and a bot plays on. */
    public static Entry leave(TableState table, int seat, long now) {
        underWay(table);
        checkAside(table, seat, now);
        if (table.chair(seat).left()) {
            throw new RefusedException(Why.CONFLICT, "seat " + seat + ": away, expected present");
        }
        return new Entry.Left(seat);
    }

    /** A person says something, during the game or after it. */
    public static Entry say(TableState table, int seat, String phrase, long now) {
        playing(table);
        if (!PHRASES.contains(phrase)) {
            throw new RefusedException(Why.MALFORMED, "phrase: expected one of " + String.join(", ", PHRASES));
        }
        Chair chair = table.chair(seat);
        if (chair.asides() >= MOST_PHRASES || !table.hasRoom()) {
            throw new RefusedException(
                    Why.TOO_MANY, "seat " + seat + ": said enough in this game, expected no more phrases");
        }
        if (now - chair.asideAt() < PHRASE_MILLIS) {
            throw new RefusedException(
                    Why.TOO_MANY, "seat " + seat + ": expected two seconds after the last such request");
        }
        return new Entry.Said(seat, phrase);
    }

    /** A person plays again. */
    public static Entry back(TableState table, int seat, long now) {
        underWay(table);
        checkAside(table, seat, now);
        if (!table.chair(seat).isAway()) {
            throw new RefusedException(Why.CONFLICT, "seat " + seat + ": present, expected away");
        }
        return new Entry.Back(seat);
    }

    /** Refuses what is no action if it comes too often: each is stored, and told to all. */
    private static void checkAside(TableState table, int seat, long now) {
        Chair chair = table.chair(seat);
        if (chair.asides() >= MOST_ASIDES || !table.hasRoom()) {
            throw new RefusedException(
                    Why.TOO_MANY,
                    "seat " + seat + ": left, came back and asked for undo " + chair.asides()
                            + " times, expected actions alone from now on");
        }
        if (now - chair.asideAt() < ASIDE_MILLIS) {
            throw new RefusedException(
                    Why.TOO_MANY, "seat " + seat + ": expected half a second after the last such request");
        }
    }

    /** The game, under way or over: the rules refuse an action after the end. */
    private static Play<?, ?> playing(TableState table) {
        Play<?, ?> play = table.play();
        if (play == null) {
            throw wrongPhase(table, Phase.PLAYING);
        }
        return play;
    }

    private static Play<?, ?> underWay(TableState table) {
        Play<?, ?> play = playing(table);
        if (play.isOver()) {
            throw wrongPhase(table, Phase.PLAYING);
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

    private static RefusedException wrongPhase(TableState table, Phase expected) {
        return new RefusedException(
                Why.WRONG_PHASE, "table: " + table.phase().code() + ", expected " + expected.code());
    }
}
