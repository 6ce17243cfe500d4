package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.NotationException;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.PositionProblem;
import io.github.mercurius.rules.Rules;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** The front door of the game. */
public final class Toy {
    private static final Pattern NOTATION = Pattern.compile("(play|swap|bonus) ([0-9]{1,3})|roll");
    private static final Rules<ToyAction, ToyView> RULES = new ToyRules();

    private Toy() {}

    /** The rules. */
    public static Rules<ToyAction, ToyView> rules() {
        return RULES;
    }

    /** A game of so many players without names, dealt with these random numbers. */
    public static ToyGame start(int players, IntUnaryOperator random) {
        return (ToyGame) RULES.start(ToySetup.of(players), random);
    }

    static ToyUpdate own(AnyUpdate update) {
        if (update instanceof ToyUpdate own) {
            return own;
        }
        throw new IllegalArgumentException("update: of " + update.getClass().getName() + ", expected one of this game");
    }

    static Optional<ToyViolation> checkOutcome(ToyAction action) {
        if (ToyChance.ALL.stream().anyMatch(chance -> chance.outcome().equals(action))) {
            return Optional.empty();
        }
        int points = action instanceof ToyAction.Bonus bonus ? bonus.points() : -1;
        return Optional.of(ToyViolation.notByChance(points));
    }

    /** Takes so many cards at random, and gives them from the lowest. */
    static List<Integer> dealt(List<Integer> cards, int count, IntUnaryOperator random) {
        List<Integer> dealt = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            dealt.add(cards.remove(ToyLegalActions.number(random, cards.size())));
        }
        dealt.sort(Comparator.naturalOrder());
        return dealt;
    }

    /** Refuses a note that cannot come now. */
    static void check(Note note, ToyTable table, List<Note> before) {
        Set<Integer> left = new HashSet<>();
        for (Note earlier : before) {
            if (earlier instanceof Note.Left gone) {
                left.add(gone.seat());
            } else if (earlier instanceof Note.Returned back) {
                left.remove(back.seat());
            }
        }
        boolean possible = note instanceof Note.PlayedFor played
                ? table.decider().equals(OptionalInt.of(played.seat()))
                : note instanceof Note.Left gone
                        ? gone.seat() == table.setup().checked(gone.seat()) && !left.contains(gone.seat())
                        : !(note instanceof Note.Returned back) || left.contains(back.seat());
        if (!possible || before.size() >= 1000) {
            throw new IllegalArgumentException("note: " + note.notation() + ", expected one that can come now");
        }
    }

    private static final class ToyRules implements Rules<ToyAction, ToyView> {
        @Override
        public String id() {
            return "toy";
        }

        @Override
        public int fewestPlayers() {
            return 2;
        }

        @Override
        public int mostPlayers() {
            return 4;
        }

        @Override
        public List<ToyRule> all() {
            return List.of(ToyRule.values());
        }

        @Override
        public ToySetup setup(List<String> names) {
            return setup(names, 0);
        }

        @Override
        public ToySetup setup(List<String> names, int startSeat) {
            return new ToySetup(names.size(), names, startSeat);
        }

        @Override
        public ToyGame start(AnySetup given, IntUnaryOperator random) {
            if (!(given instanceof ToySetup setup)) {
                throw new IllegalArgumentException(
                        "setup: of " + given.getClass().getName() + ", expected one of this game");
            }
            ToyTable table = ToyTable.first(setup);
            return from(new ToyView(OptionalInt.empty(), table, List.of()).determinize(random));
        }

        @Override
        public ToyGame start(AnySetup given, long seed) {
            return start(given, new SplittableRandom(seed)::nextInt);
        }

        @Override
        public ToyGame from(AnyState<ToyAction, ToyView> first) {
            return ToyGame.from((ToyState) first);
        }

        @Override
        public ToySeatGame seatGame(ToyView first) {
            return ToySeatGame.of(first);
        }

        @Override
        public ToySeatGame seatGame(ToyView view, int nextNumber, String hash) {
            return ToySeatGame.of(view, nextNumber, hash);
        }

        @Override
        public ToyAction action(String notation) {
            Matcher matcher = NOTATION.matcher(notation);
            if (!matcher.matches()) {
                throw new NotationException("action: not a notation", notation, 0, "play, swap, roll or bonus");
            }
            if (matcher.group(1) == null) {
                return new ToyAction.Roll();
            }
            int number = Integer.parseInt(matcher.group(2));
            return switch (matcher.group(1)) {
                case "play" -> new ToyAction.Play(number);
                case "swap" -> new ToyAction.Swap(number);
                default -> new ToyAction.Bonus(number);
            };
        }

        @Override
        public ToyState state(String text) {
            return read(text, ToyState::of);
        }

        @Override
        public ToyView view(String text) {
            return read(text, ToyView::of);
        }

        @Override
        public ToyPosition position(String text) {
            return text.startsWith("toy-view") ? position(view(text)) : position(state(text));
        }

        @Override
        public ToyPosition position(AnyState<ToyAction, ToyView> state) {
            ToyState whole = (ToyState) state;
            return new ToyPosition(whole.viewForSpectator(), Optional.of(whole));
        }

        @Override
        public ToyPosition position(ToyView view) {
            return new ToyPosition(view, Optional.empty());
        }

        private static <T> T read(String text, Function<String, T> reader) {
            try {
                return reader.apply(text);
            } catch (PositionException refused) {
                throw refused;
            } catch (RuntimeException unreadable) {
                throw new PositionException(List.of(new PositionProblem(
                        OptionalInt.empty(), "text", String.valueOf(unreadable.getMessage()), "a toy", List.of())));
            }
        }

        @Override
        public ToyAction actionInAbsence(ToyView view) {
            if (view.legalActions().isEmpty()) {
                throw new IllegalArgumentException("view: expected that of the player who has to decide");
            }
            return IntStream.rangeClosed(1, ToyTable.CARDS)
                    .<ToyAction>mapToObj(ToyAction.Play::new)
                    .filter(view.legalActions()::contains)
                    .findFirst()
                    .orElseThrow();
        }
    }
}
