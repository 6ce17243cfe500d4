package io.github.mercurius.json;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.SealedDeal;
import io.github.mercurius.core.SeatGame;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.VerificationReport.Gap;
import io.github.mercurius.rules.VerificationReport.Undo;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** A game that is saved and read while it goes on proves as much as one that never stopped. */
class SavedGamesProperties {
    private static final int MOST_UNDOS = 5;
    private static final int MOST_NOTES = 20;

    /** How a game gets its cards. */
    private enum Kind {
        PLAIN {
            @Override
            Game start(Setup setup, SplittableRandom random) {
                return Game.start(setup, Deal.shuffled(random::nextInt));
            }
        },
        SEALED {
            @Override
            Game start(Setup setup, SplittableRandom random) {
                return Game.start(SealedDeal.seal(setup, Deal.shuffled(random::nextInt), random::nextBytes));
            }
        },
        JOINT {
            @Override
            Game start(Setup setup, SplittableRandom random) {
                return Game.start(SampleDocuments.jointDeal(setup));
            }
        },
        POSITION {
            @Override
            Game start(Setup setup, SplittableRandom random) {
                Game game = Game.start(setup, Deal.shuffled(random::nextInt));
                for (int i = 0; i < 20; i++) {
                    game = game.applyAction(game.state().legalActions().sample(random::nextInt));
                }
                return Game.from(game.state());
            }
        };

        abstract Game start(Setup setup, SplittableRandom random);

        boolean isCommitted() {
            return this == SEALED || this == JOINT;
        }
    }

    /** What else happens than actions. */
    private record Course(boolean undos, boolean notes) {}

    @Property(tries = 4, seed = "1602")
    void itsRecordProvesTheSameWhateverHappens(@ForAll long seed) {
        for (Kind kind : Kind.values()) {
            for (boolean undos : List.of(false, true)) {
                for (boolean notes : List.of(false, true)) {
                    check(kind, new Course(undos, notes), new SplittableRandom(seed));
                }
            }
        }
    }

    private static void check(Kind kind, Course course, SplittableRandom random) {
        Game through = kind.start(Setup.of("Robert", "Magda", "Rafał"), random);
        Game saved = twice(through);
        int undos = 0;
        int notes = 0;
        while (!through.state().isOver()) {
            boolean undo =
                    course.undos && undos < MOST_UNDOS && !through.actions().isEmpty() && random.nextInt(9) == 0;
            boolean note = !undo && course.notes && notes < MOST_NOTES && random.nextInt(5) == 0;
            UnaryOperator<Game> next = undo ? undo(through, random) : note ? note(notes) : act(through, random);
            undos += undo ? 1 : 0;
            notes += note ? 1 : 0;
            through = next.apply(through);
            saved = next.apply(saved);
            if (undo || note || random.nextInt(20) == 0) {
                saved = twice(saved);
            }
        }
        assertThat(saved).isEqualTo(through);
        assertThat(saved.toRecord()).isEqualTo(through.toRecord());
        compare(through, saved.toRecord(), kind);
        compare(through, twice(saved).toRecord(), kind);
    }

    private static UnaryOperator<Game> act(Game game, SplittableRandom random) {
        Action action = game.state().legalActions().sample(random::nextInt);
        return next -> next.applyAction(action);
    }

    private static UnaryOperator<Game> undo(Game game, SplittableRandom random) {
        int actions = game.actions().size();
        int kept = actions - 1 - random.nextInt(Math.min(3, actions));
        return next -> next.undo(kept);
    }

    private static UnaryOperator<Game> note(int notes) {
        Note note = notes % 2 == 0
                ? new Note.Tag("T" + notes, "Łódź " + notes)
                : notes % 4 == 1 ? new Note.Left(2, Note.Substitute.BOT) : new Note.Returned(2);
        return next -> next.note(note);
    }

    private static Game twice(Game game) {
        return read(read(game));
    }

    private static Game read(Game game) {
        return MercuriusJson.RECORD
                .read(MercuriusJson.RECORD.write(game.toRecord()))
                .replay();
    }

    private static void compare(Game game, GameRecord read, Kind kind) {
        GameRecord record = game.toRecord();
        assertThat(record.shownCommitment().isPresent()).isEqualTo(kind.isCommitted());
        same(record.verify(), read.verify());
        for (int seat : game.setup().seats()) {
            SeatGame told = game.seatGame(seat);
            same(record.verify(told), read.verify(told));
            Optional<String> shown = record.shownCommitment();
            if (shown.isPresent()) {
                same(record.verify(shown.get()), read.verify(shown.get()));
                VerificationReport report = read.verify(shown.get(), told);
                same(record.verify(shown.get(), told), report);
                assertThat(report.isProof())
                        .as(report.message())
                        .isEqualTo(report.undos().stream().noneMatch(Undo::reveals));
            } else {
                assertThat(read.verify(told).gaps()).contains(Gap.NO_COMMITMENT);
            }
        }
        same(record.verify(game.spectatorGame()), read.verify(game.spectatorGame()));
    }

    private static void same(VerificationReport one, VerificationReport other) {
        assertThat(one.discrepancy()).as(one.message()).isEmpty();
        assertThat(other).hasToString(one.toString());
        assertThat(other.discrepancy()).isEmpty();
        assertThat(other.checked()).isEqualTo(one.checked());
        assertThat(other.gaps()).isEqualTo(one.gaps());
        assertThat(other.undos()).isEqualTo(one.undos());
    }
}
