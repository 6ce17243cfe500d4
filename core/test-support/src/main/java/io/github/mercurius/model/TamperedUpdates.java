package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;

/** What comes of changed updates of a game: a refusal, unless they tell then of something else that can happen. */
public final class TamperedUpdates<A extends AnyAction, V extends AnyView<A>> {
    private final List<AnyGame<A, V>> games;
    private final ChangedUpdates changes;
    private final String refusal;

    /**
     * The updates of a game without undos.
     *
     * @param games the game before its first action, and after each
     * @param refusal how a refusal begins
     */
    public TamperedUpdates(List<AnyGame<A, V>> games, ChangedUpdates changes, String refusal) {
        this.games = games;
        this.changes = changes;
        this.refusal = refusal;
    }

    /** How many changed updates were refused, and how many accepted, as they can happen. */
    public record Counted(int refused, int accepted) {
        public static final Counted NONE = new Counted(0, 0);

        /** These and others. */
        public Counted plus(Counted others) {
            return new Counted(refused + others.refused, accepted + others.accepted);
        }
    }

    /**
     * A state refuses an update that tells of no other action or outcome which is possible.
     *
     * @return how many are refused
     */
    public int areRefusedByStates() {
        int refused = 0;
        for (int number = 0; number < games.size() - 1; number++) {
            AnyGame<A, V> before = games.get(number);
            Set<AnyUpdate> possible = new HashSet<>();
            RandomGame.all(before.state()).forEach(action -> possible.add(last(RandomGame.after(before, action))));
            for (AnyUpdate changed : changes.changed(last(games.get(number + 1)))) {
                if (!possible.contains(changed)) {
                    refused++;
                    assertThatThrownBy(() -> before.state().after(changed))
                            .as(changed.notation())
                            .isInstanceOf(IllegalArgumentException.class)
                            .hasMessageStartingWith(refusal)
                            .hasMessageContaining("expected");
                }
            }
        }
        return refused;
    }

    /**
     * A view refuses an update that cannot happen for all that the viewer knows.
     *
     * @param after follows an update by a view
     * @param isPossible whether an update can happen, found apart from the library
     */
    public Counted areRefusedByViews(BiConsumer<V, AnyUpdate> after, BiPredicate<V, AnyUpdate> isPossible) {
        int refused = 0;
        int accepted = 0;
        for (int number = 0; number < games.size() - 1; number++) {
            AnyState<A, V> before = games.get(number).state();
            AnyUpdate update = last(games.get(number + 1));
            int viewer = number % (before.table().setup().players() + 1) - 1;
            V view = viewer < 0 ? before.viewForSpectator() : before.viewFor(viewer);
            for (AnyUpdate changed : changes.changed(viewer < 0 ? update.seenBySpectator() : update.seenBy(viewer))) {
                try {
                    after.accept(view, changed);
                } catch (IllegalArgumentException e) {
                    assertThat(e).hasMessageStartingWith(refusal).hasMessageContaining("expected");
                    refused++;
                    continue;
                }
                accepted++;
                assertThat(isPossible.test(view, changed))
                        .as(view + "\n" + changed.notation())
                        .isTrue();
            }
        }
        return new Counted(refused, accepted);
    }

    private static AnyUpdate last(AnyGame<?, ?> game) {
        return game.updatesForHost(game.updateCount() - 1).get(0);
    }
}
