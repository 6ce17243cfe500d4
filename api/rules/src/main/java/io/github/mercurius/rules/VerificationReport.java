package io.github.mercurius.rules;

import io.github.mercurius.rules.Discrepancy.Part;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;

/**
 * The result of checking a record: the first thing that is wrong, what was checked, and what could not be.
 *
 * <p>A record proves a fair game only if nothing is wrong and everything was checked. This class is immutable and
 * thread-safe.
 *
 * @param discrepancy the first error; empty if none was found
 * @param checked what was checked, and is correct
 * @param gaps what could not be checked
 */
public record VerificationReport(Optional<Discrepancy> discrepancy, Set<Part> checked, Set<Gap> gaps) {
    /** Something that could not be checked, as the record or the caller did not have it. */
    public enum Gap {
        /** The caller did not say which commitment was shown before the game. */
        SHOWN_NOT_GIVEN("no commitment was given that was shown before the game: the deal may have been changed"),
        /** The record has no commitment. */
        NO_COMMITMENT("the record has no commitment: the deal may have been changed"),
        /** Nothing shows where the outcomes of chance come from. */
        CHANCE_UNKNOWN("nothing proves the outcomes of chance: the host may have chosen them"),
        /** The record has no hashes. */
        NO_HASHES("the record has no hashes"),
        /** The record has fewer hashes than updates. */
        HASHES_CUT_SHORT("the record has hashes for a part of the game only"),
        /** The record leaves out how the game ended. */
        NO_RESULT("the record has no result"),
        /** The record ends before the game does. */
        NOT_OVER("the game of the record is not over"),
        /** Something was undone that had told somebody something new, or that no player's side of the game has. */
        UNDONE("an undo may have helped somebody: what it took back had shown something new, or nobody was told of it"),
        /** The caller did not give what a seat was told: the log may be another one than was played. */
        TOLD_NOT_GIVEN("no player's side of the game was given to compare with: the log may have been changed"),
        /** The seat was told less than what happened. */
        TOLD_LESS("the seat was told a part of the game only");

        private final String text;

        Gap(String text) {
            this.text = text;
        }

        /** What is missing, in an English clause. */
        public String text() {
            return text;
        }
    }

    /** Keeps copies of the sets. */
    public VerificationReport {
        Set<Part> parts = EnumSet.noneOf(Part.class);
        parts.addAll(checked);
        checked = Collections.unmodifiableSet(parts);
        Set<Gap> missing = EnumSet.noneOf(Gap.class);
        missing.addAll(gaps);
        gaps = Collections.unmodifiableSet(missing);
    }

    /** Whether nothing is wrong and everything was checked. */
    public boolean isProof() {
        return !discrepancy.isPresent() && gaps.isEmpty();
    }

    /** All of it in English, a line for each thing. */
    public String message() {
        StringJoiner text = new StringJoiner("\n");
        discrepancy.ifPresent(wrong -> text.add("Wrong: " + wrong.message()));
        checked.forEach(part -> text.add("Checked: " + part.text()));
        gaps.forEach(gap -> text.add("Not checked: " + gap.text()));
        return text.toString();
    }

    /** The message. */
    @Override
    public String toString() {
        return message();
    }
}
