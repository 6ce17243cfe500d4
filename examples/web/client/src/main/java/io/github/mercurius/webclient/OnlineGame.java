package io.github.mercurius.webclient;

import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Discrepancy;
import io.github.mercurius.rules.LyingHostException;
import io.github.mercurius.rules.Rules;
import java.util.List;
import java.util.Optional;

/**
 * A game that a server runs, as one seat or a spectator follows it: every update is checked by the rules.
 *
 * @param <A> the actions of the game
 * @param <V> what a player may know of it
 */
final class OnlineGame<A extends AnyAction, V extends AnyView<A>> implements Play<A, V> {
    private final Rules<A, V> rules;
    private final List<? extends AnyUpdate> before;
    private AnySeatGame<A, V> game;
    private Optional<AnyRecord<A, V>> record = Optional.empty();

    private OnlineGame(Rules<A, V> rules, AnySeatGame<A, V> game, List<? extends AnyUpdate> before) {
        this.rules = rules;
        this.game = game;
        this.before = before;
    }

    /**
     * A game before its first update.
     *
     * @param first the view that it began with, as text
     */
    static <A extends AnyAction, V extends AnyView<A>> OnlineGame<A, V> of(Rules<A, V> rules, String first) {
        return new OnlineGame<>(rules, rules.seatGame(rules.view(first)), List.of());
    }

    /**
     * The same game before its first update, when the server tells it once more.
     *
     * @throws LyingHostException if it begins otherwise than before
     */
    OnlineGame<A, V> again(String first) {
        AnySeatGame<A, V> anew = rules.seatGame(rules.view(first));
        if (!anew.firstView().equals(game.firstView())) {
            throw new LyingHostException(new Discrepancy(
                    Discrepancy.Part.VIEW, 0, first, game.firstView().toText()));
        }
        return new OnlineGame<>(rules, anew, game.updates().size() < before.size() ? before : game.updates());
    }

    /**
     * Takes an update.
     *
     * @param hash the server's chain hash after it
     * @throws IllegalArgumentException if the rules do not allow it, or the hash is another one: this page is out of
     *     step
     * @throws LyingHostException if this page was told another update before
     */
    void told(AnyUpdate update, String hash) {
        int number = game.nextNumber();
        if (number < before.size() && !before.get(number).equals(update)) {
            throw new LyingHostException(new Discrepancy(
                    Discrepancy.Part.UPDATE,
                    number,
                    update.notation(),
                    before.get(number).notation()));
        }
        AnySeatGame<A, V> after = game.after(update);
        if (!after.hash().equals(hash)) {
            throw new IllegalArgumentException(
                    "hash after update " + game.nextNumber() + ": " + hash + ", expected " + after.hash());
        }
        game = after;
    }

    /** Makes sure that the server's view is the one that its updates led to. */
    void compare(String view) {
        if (!rules.view(view).equals(view())) {
            throw new IllegalArgumentException("view: " + view + ", expected " + view().toText());
        }
    }

    /** This side of the game, for the check of the record. */
    AnySeatGame<A, V> side() {
        return game;
    }

    /** Takes the record of the finished game, when it was checked. */
    void recorded(AnyRecord<A, V> whole) {
        record = Optional.of(whole);
    }

    @Override
    public AnyGame<A, V> whole() {
        return record.orElseThrow(() -> new IllegalStateException("no record, expected one of the finished game"))
                .replay();
    }

    @Override
    public V view() {
        return game.view();
    }

    @Override
    public List<? extends AnyUpdate> updates(int from) {
        return game.updates().subList(from, game.updates().size());
    }

    @Override
    public int nextNumber() {
        return game.nextNumber();
    }
}
