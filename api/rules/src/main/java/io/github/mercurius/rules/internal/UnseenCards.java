package io.github.mercurius.rules.internal;

import java.util.ArrayList;
import java.util.List;

/**
 * The cards that a viewer cannot see, dealt so that those which an update names lie where it takes them from; the
 * others lie anywhere.
 *
 * @param <C> the cards of the game
 */
public final class UnseenCards<C> {
    private final CheckedUpdate<?, ?, ?, ?> update;
    private final List<C> others;
    private final List<C> dealt = new ArrayList<>();

    /**
     * Cards of which none is dealt.
     *
     * @param named those that the update names
     */
    public UnseenCards(CheckedUpdate<?, ?, ?, ?> update, List<C> unseen, List<C> named) {
        this.update = update;
        others = new ArrayList<>(unseen);
        for (C card : named) {
            if (!others.remove(card)) {
                throw update.wrong(card + ", expected one of the cards that this viewer cannot see (INF-1, INF-2)");
            }
        }
    }

    /** Deals as many cards as lie in a place, among them some that the update names. */
    public void deal(String place, List<C> named, int size) {
        if (named.size() > size) {
            throw update.wrong(named.size() + " cards from the " + place + ", expected at most " + size);
        }
        int more = size - named.size();
        if (more > others.size()) {
            throw update.wrong(others.size() + " other cards for the " + place + ", expected " + more);
        }
        List<C> rest = others.subList(0, more);
        dealt.addAll(named);
        dealt.addAll(rest);
        rest.clear();
    }

    /** All cards in the order in which they were dealt, then those that are left. */
    public List<C> inOrder() {
        List<C> all = new ArrayList<>(dealt);
        all.addAll(others);
        return all;
    }
}
