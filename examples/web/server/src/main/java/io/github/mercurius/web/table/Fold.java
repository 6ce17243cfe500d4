package io.github.mercurius.web.table;

import io.github.mercurius.rules.JointDeal;
import io.github.mercurius.rules.Note;
import io.github.mercurius.web.game.TableGame;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What each kind of entry makes of a table. Entries were checked before they were stored ({@link SeatRequests},
 * {@link GameRequest}).
 */
record Fold(TableState table, long at) {
    // What the log says of seats; the page knows these texts, and says them in its language.
    private static final String TIME_OUT = "a bot plays: the time is over";
    private static final String ABSENCE = "a bot plays: nobody is there";
    private static final String LEFT = "left: a bot plays on";
    private static final String BACK = "is back";

    TableState after(Entry entry) {
        if (entry instanceof Entry.Acted acted) {
            return acted(acted);
        } else if (entry instanceof Entry.Seated seated) {
            TableState sits = table.with(seated.seat(), free -> Chair.person(seated.name(), seated.tokenHash()));
            return table.maker() == null ? sits.madeBy(seated.tokenHash()) : sits;
        } else if (entry instanceof Entry.BotSeated seated) {
            return table.with(seated.seat(), free -> Chair.bot(seated.name(), seated.bot()));
        } else if (entry instanceof Entry.StoodUp stood) {
            return table.with(stood.seat(), person -> Chair.FREE);
        } else if (entry instanceof Entry.Left left) {
            return aside(left.seat()).left(left);
        } else if (entry instanceof Entry.Back back) {
            return aside(back.seat()).back(back);
        } else if (entry instanceof Entry.Said said) {
            return aside(said.seat()).table.with(said.seat(), chair -> chair.withPhrase(said.phrase()));
        } else if (entry instanceof Entry.RematchAsked asked) {
            return table.with(asked.seat(), Chair::withRematch);
        } else if (entry instanceof Entry.UndoAsked asked) {
            Fold next = aside(asked.seat());
            return asked.free()
                    ? next.with(play().takenBack(asked.keep()))
                    : settled(next.with(play().with(Question.of(asked.seat(), asked.keep()))));
        } else if (entry instanceof Entry.UndoAnswered answered) {
            return aside(answered.seat()).answered(answered);
        }
        return dealt(entry);
    }

    private TableState dealt(Entry entry) {
        if (entry instanceof Entry.JointBegan began) {
            return began(began);
        } else if (entry instanceof Entry.Sealed sealed) {
            return sealed(sealed);
        } else if (entry instanceof Entry.Committed committed) {
            Dealing.Joint dealing = joint();
            JointDeal joint = dealing.joint().withCommitment(committed.seat(), committed.commitment());
            return openedBots(dealing.with(joint));
        } else if (entry instanceof Entry.Opened opened) {
            return started(joint().with(joint().joint().withPart(opened.seat(), opened.part())));
        } else if (entry instanceof Entry.Drew drew) {
            return drew(drew);
        } else if (entry instanceof Entry.DealingStopped stopped) {
            TableState gathering = table.with(new Dealing.NotYet(table.dealing().attempt(), stopped.seats()), null);
            for (int seat : stopped.seats()) {
                gathering = gathering.with(seat, chair -> Chair.FREE);
            }
            return gathering;
        }
        throw new IllegalStateException("table " + table.id() + ": entry " + entry + ", expected one for its phase");
    }

    /** Counts what a person does besides playing. */
    private Fold aside(int seat) {
        return new Fold(table.with(seat, chair -> chair.withAside(at)), at);
    }

    private TableGame<?, ?> kind() {
        return table.options().tableGame();
    }

    private TableState began(Entry.JointBegan began) {
        JointDeal joint = kind().together().orElseThrow().begin().apply(table.setup(), began.table());
        joint = joint.withCommitment(JointDeal.HOST, joint.commitmentOf(JointDeal.HOST, began.hostPart()));
        for (int seat = 0; seat < began.botParts().size(); seat++) {
            String part = began.botParts().get(seat);
            if (part != null) {
                joint = joint.withCommitment(seat, joint.commitmentOf(seat, part));
            }
        }
        int attempt = table.dealing().attempt() + 1;
        return openedBots(new Dealing.Joint(attempt, joint, began.hostPart(), began.botParts(), at));
    }

    private TableState drew(Entry.Drew drew) {
        Play<?, ?> before = play();
        Play<?, ?> after = before.drew(drew.outcome(), at);
        TableState next = with(after);
        OptionalInt late = before.timedOut();
        return late.isPresent() && !before.goesOn(after.game(), late.getAsInt())
                ? next.with(late.getAsInt(), Chair::withMissedTurn)
                : next;
    }

    /** The bots open their parts when all have committed. */
    private TableState openedBots(Dealing.Joint dealing) {
        JointDeal joint = dealing.joint();
        for (int seat = 0; joint.isCommitted() && seat < dealing.parts().size(); seat++) {
            String part = dealing.parts().get(seat);
            if (part != null) {
                joint = joint.withPart(seat, part);
            }
        }
        return started(dealing.with(joint));
    }

    /** The game begins when all have opened. */
    private TableState started(Dealing.Joint dealing) {
        Play<?, ?> play = dealing.joint().isOpen() ? Play.start(kind(), dealing, at) : null;
        return table.with(dealing, play);
    }

    private TableState sealed(Entry.Sealed sealed) {
        Play<?, ?> play = Play.start(kind(), table.setup(), sealed, at);
        Optional<String> shown = play.game().toRecord().shownCommitment();
        return table.with(new Dealing.Alone(table.dealing().attempt() + 1, shown), play);
    }

    private TableState acted(Entry.Acted acted) {
        int seat = acted.seat();
        Chair chair = table.chair(seat);
        Play<?, ?> before = noted(noteBefore(acted, chair));
        Play<?, ?> after = before.acted(seat, acted.action(), acted.by(), at);
        TableState next = with(after);
        if (acted.by() == By.PLAYER && (chair.left() || chair.missed() > 0)) {
            return next.with(seat, Chair::back);
        }
        boolean missed = acted.by() == By.TIMER && !before.goesOn(after.game(), seat);
        return missed ? next.with(seat, Chair::withMissedTurn) : next;
    }

    private Play<?, ?> noted(Optional<Note> note) {
        return note.isPresent() ? play().noted(note.get()) : play();
    }

    /** What the log says of an action that somebody else takes, or somebody who had left. */
    private static Optional<Note> noteBefore(Entry.Acted acted, Chair chair) {
        return switch (acted.by()) {
            case TIMER -> Optional.of(new Note(acted.seat(), TIME_OUT));
            // the log says already that somebody left
            case AWAY -> chair.left() ? Optional.empty() : Optional.of(new Note(acted.seat(), ABSENCE));
            case PLAYER -> chair.left() ? Optional.of(new Note(acted.seat(), BACK)) : Optional.empty();
            default -> Optional.empty();
        };
    }

    private TableState left(Entry.Left left) {
        TableState next = table.with(left.seat(), Chair::withLeft);
        return settled(new Fold(next, at).with(play().noted(new Note(left.seat(), LEFT))));
    }

    private TableState back(Entry.Back back) {
        TableState next = table.with(back.seat(), Chair::back);
        return table.chair(back.seat()).left()
                ? new Fold(next, at).with(play().noted(new Note(back.seat(), BACK)))
                : next;
    }

    private TableState answered(Entry.UndoAnswered answered) {
        Question question = Objects.requireNonNull(play().question());
        return settled(with(play().with(answered.agree() ? question.agreedBy(answered.seat()) : null)));
    }

    /** The undo happens when all people who play have agreed. */
    private TableState settled(TableState next) {
        Play<?, ?> now = next.play();
        Question question = now == null ? null : now.question();
        if (now == null || question == null || !question.agreed().containsAll(next.presentPeople())) {
            return next;
        }
        return new Fold(next, at).with(now.undone(question.keep(), at));
    }

    private TableState with(Play<?, ?> next) {
        return table.with(table.dealing(), next);
    }

    private Play<?, ?> play() {
        return Objects.requireNonNull(table.play());
    }

    private Dealing.Joint joint() {
        if (table.dealing() instanceof Dealing.Joint joint) {
            return joint;
        }
        throw new IllegalStateException("table " + table.id() + ": no joint deal");
    }
}
