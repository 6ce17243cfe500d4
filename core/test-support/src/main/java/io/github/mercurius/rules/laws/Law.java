package io.github.mercurius.rules.laws;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;

/** What is true of every game. */
public enum Law {
    /**
     * {@code legalActions}, {@code check} and {@code applyAction} agree, of states and views; what is refused is
     * refused by all of them with the same violation. Outcomes of chance come from {@code chances} alone.
     */
    LEGALITY(LegalityLaw::check),
    /** A game and a state stay as they are, whatever is done in them. */
    IMMUTABILITY(ImmutabilityLaw::check),
    /** Values are equal if their texts are, and otherwise told apart; a game that is played again has equal ones. */
    VALUES(ValuesLaw::check),
    /** Whoever follows the updates has the same view and hash as the host gives; the full state follows them too. */
    FOLLOWING(FollowingLaw::check),
    /** An update that is changed, left out, told twice, out of order, or of another audience or game is refused. */
    TAMPERING(TamperingLaw::check),
    /** An undo brings the earlier state back, for everybody, and stays in the log. */
    UNDO(UndoLaw::check),
    /** A note is told to everybody and changes nothing else; one of a seat that there is not is refused. */
    NOTES(NotesLaw::check),
    /** A saved game comes back and goes on; its record is right for who was told, and wrong for who was told else. */
    RECORDS(RecordsLaw::check),
    /**
     * States and views come back from their texts, and a game from a state goes on as the one that led there. A text
     * that was changed is another position, or refused with the place of each problem.
     */
    POSITIONS(PositionsLaw::check),
    /** A state that is drawn for a view gives that view, can be played on, and is not always the same. */
    DETERMINIZATION(DeterminizationLaw::check),
    /** Every event, violation and rule has a text in all languages, and equal notations mean equal events. */
    MESSAGES(MessagesLaw::check),
    /**
     * What a player may not see changes nothing that this player can reach. Two games that differ only in that give
     * equal views, updates, hashes, refusals and texts, as long as both are played alike.
     */
    NON_INTERFERENCE(NonInterferenceLaw::check);

    @SuppressWarnings("ImmutableEnumChecker") // methods of classes without state
    private final Checked checked;

    Law(Checked checked) {
        this.checked = checked;
    }

    /** Looks at one game. */
    private interface Checked {
        <A extends AnyAction, V extends AnyView<A>> void in(Trial<A, V> trial);
    }

    /** Throws an {@link AssertionError} that says what was found and what was expected. */
    <A extends AnyAction, V extends AnyView<A>> void check(Trial<A, V> trial) {
        checked.in(trial);
    }
}
