package io.github.mercurius.model;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyState;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.BiPredicate;

/** How many changed updates of a game the views refuse, and how many they accept, as these can happen. */
public record TamperedUpdates(int refused, int accepted) {
    /**
     * Views refuse an update that cannot happen for all that the viewer knows.
     *
     * @param games the game before its first action, and after each; without undos
     * @param refusal how a refusal begins
     * @param after follows an update by a view
     * @param isPossible whether an update can happen, found apart from the library
     */
    public static <A extends AnyAction, V extends AnyView<A>> TamperedUpdates areRefusedByViews(
            List<AnyGame<A, V>> games,
            String refusal,
            BiConsumer<V, AnyUpdate> after,
            BiPredicate<V, AnyUpdate> isPossible) {
        int refused = 0;
        int accepted = 0;
        List<? extends AnyUpdate> told = games.get(games.size() - 1).updatesForHost(0);
        ChangedUpdates changes = new ChangedUpdates(told);
        for (int number = 0; number < told.size(); number++) {
            AnyState<A, V> before = games.get(number).state();
            int viewer = number % (before.table().setup().players() + 1) - 1;
            V view = viewer < 0 ? before.viewForSpectator() : before.viewFor(viewer);
            AnyUpdate update = told.get(number);
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
        return new TamperedUpdates(refused, accepted);
    }
}
