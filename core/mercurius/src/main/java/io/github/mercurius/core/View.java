package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import io.github.mercurius.api.internal.ViewOfRules;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.PositionException;
import io.github.mercurius.rules.internal.Arguments;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import org.jspecify.annotations.Nullable;

/** What one seat may know: the open table and one hand. It holds nothing else that could leak. */
final class View implements ViewOfRules {
    /** The viewer of a spectator's view. */
    static final int SPECTATOR = -1;

    final OpenTable table;
    final int viewer;
    final Cards hand;

    // Found when somebody asks; if several threads do so at once, all of them find the same.
    private @Nullable Cards unseen;

    View(OpenTable table, int viewer, Cards hand) {
        this.table = table;
        this.viewer = viewer;
        this.hand = hand;
    }

    /**
     * The view in a text, which {@link #toText} gives.
     *
     * @throws PositionException if it is not the text of a view, or contradicts the rules: names each problem and its
     *     place
     */
    static View parse(String text) {
        return PositionText.check(text).view();
    }

    @Override
    public OptionalInt viewer() {
        return viewer == SPECTATOR ? OptionalInt.empty() : OptionalInt.of(viewer);
    }

    @Override
    public Table table() {
        return table;
    }

    @Override
    public Cards hand() {
        return hand;
    }

    @Override
    public Cards unseen() {
        Cards known = unseen;
        if (known == null) {
            known = Cards.all().minus(hand).minus(table.openCards());
            unseen = known;
        }
        return known;
    }

    @Override
    public LegalActions legalActions() {
        return new LegalActionList(table, viewer, hand);
    }

    @Override
    public Optional<Violation> check(Action action) {
        Arguments.notNull(action, "action", "an action");
        return Optional.ofNullable(Legality.violation(table, viewer, hand, action));
    }

    @Override
    public PlayerView after(AnyUpdate update) {
        return new UpdateCheck(Arguments.own(Update.class, update, "update")).after(this);
    }

    @Override
    public Simulation determinize(IntUnaryOperator random) {
        return FittingState.dealt(this, unseen().shuffled(random));
    }

    @Override
    public String toText() {
        return PositionText.write(Position.of(this));
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof View that
                && that.viewer == viewer
                && that.hand.equals(hand)
                && that.table.equals(table);
    }

    @Override
    public int hashCode() {
        return Objects.hash(table, hand, viewer);
    }

    /** The same as {@link #toText}. */
    @Override
    public String toString() {
        return toText();
    }
}
