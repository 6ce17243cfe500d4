package io.github.mercurius.mercatores;

import io.github.mercurius.mercatores.Discrepancy.Part;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;

/**
 * The result of checking a record: the first thing that is wrong, what was checked, and what could not be.
 *
 * <p>A record proves a fair game only if nothing is wrong and everything was checked. This class is immutable and
 * thread-safe.
 */
public final class VerificationReport {
    /** Something that could not be checked, as the record or the caller did not have it. */
    public enum Gap {
        /** The caller did not say which commitment was shown before the game. */
        SHOWN_NOT_GIVEN("no commitment was given that was shown before the game: the deal may have been changed"),
        /** The record has no commitment. */
        NO_COMMITMENT("the record has no commitment: the deal may have been changed"),
        /** The record has no hashes. */
        NO_HASHES("the record has no hashes"),
        /** The record has fewer hashes than updates. */
        HASHES_CUT_SHORT("the record has hashes for a part of the game only"),
        /** The record leaves out how the game ended. */
        NO_RESULT("the record has no result"),
        /** The record ends before the game does. */
        NOT_OVER("the game of the record is not over"),
        /** Actions were undone: whether the players agreed to that, only they know. */
        UNDONE("actions were undone: only the players know whether they agreed"),
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

    private final Optional<Discrepancy> discrepancy;
    private final Set<Part> checked;
    private final Set<Gap> gaps;

    VerificationReport(Optional<Discrepancy> discrepancy, Set<Part> checked, Set<Gap> gaps) {
        this.discrepancy = discrepancy;
        this.checked = Collections.unmodifiableSet(checked);
        this.gaps = Collections.unmodifiableSet(gaps);
    }

    /** Whether nothing is wrong and everything was checked. */
    public boolean isProof() {
        return !discrepancy.isPresent() && gaps.isEmpty();
    }

    /** The first error; empty if none was found. */
    public Optional<Discrepancy> discrepancy() {
        return discrepancy;
    }

    /** What was checked, and is correct. */
    public Set<Part> checked() {
        return checked;
    }

    /** What could not be checked. */
    public Set<Gap> gaps() {
        return gaps;
    }

    /** All of it in English, a line for each thing. */
    public String message() {
        StringJoiner text = new StringJoiner("\n");
        discrepancy.ifPresent(wrong -> text.add("Wrong: " + wrong.message()));
        for (Part part : checked) {
            text.add("Checked: " + part.text());
        }
        for (Gap gap : gaps) {
            text.add("Not checked: " + gap.text());
        }
        return text.toString();
    }

    /** The message. */
    @Override
    public String toString() {
        return message();
    }
}
