package io.github.mercurius.rules.toy;

import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.Note;
import java.util.ArrayList;
import java.util.List;

/**
 * One seat's side of a game, or a spectator's.
 *
 * @param hashes the hash after each update
 */
public record ToySeatGame(
        List<ToyView> views, int firstNumber, String firstHash, List<ToyUpdate> updates, List<String> hashes)
        implements AnySeatGame<ToyAction, ToyView> {
    /** Keeps copies. */
    public ToySeatGame {
        views = List.copyOf(views);
        updates = List.copyOf(updates);
        hashes = List.copyOf(hashes);
    }

    static ToySeatGame of(ToyView first) {
        return of(first, 0, ToyText.hash(first.toText()));
    }

    static ToySeatGame of(ToyView view, int nextNumber, String hash) {
        if (nextNumber < 0 || !hash.matches("[0-9a-f]{64}")) {
            throw new IllegalArgumentException("hash: " + hash + " at " + nextNumber + ", expected 64 digits");
        }
        return new ToySeatGame(List.of(view), nextNumber, hash, List.of(), List.of());
    }

    @Override
    public ToyView view() {
        return views.get(views.size() - 1);
    }

    @Override
    public ToyView firstView() {
        return views.get(0);
    }

    @Override
    public int nextNumber() {
        return firstNumber + updates.size();
    }

    @Override
    public String hash() {
        return hashes.isEmpty() ? firstHash : hashes.get(hashes.size() - 1);
    }

    @Override
    public ToySeatGame after(AnyUpdate given) {
        ToyUpdate update = Toy.own(given);
        if (update.number() != nextNumber()) {
            throw new IllegalArgumentException("number: " + update.number() + ", expected " + nextNumber());
        }
        List<ToyUpdate> told = new ArrayList<>(updates);
        told.add(update);
        List<String> more = new ArrayList<>(hashes);
        more.add(ToyText.hash(hash() + "\n" + update.notation()));
        return new ToySeatGame(viewsAfter(update), firstNumber, firstHash, told, more);
    }

    private List<ToyView> viewsAfter(ToyUpdate update) {
        if (update.isUndo()) {
            int count = update.events().get(0).number().orElse(0);
            if (count < 1 || count >= views.size()) {
                throw new IllegalArgumentException("undo: of " + count + ", expected 1 to " + (views.size() - 1));
            }
            List<ToyView> left = views.subList(0, views.size() - count);
            ToyTable table = left.get(left.size() - 1).table();
            ToyTable.same(update, ToyUpdate.undo(update.number(), view().table(), table, count));
            return left;
        }
        ToyView next = view().after(update);
        if (update.isNote()) {
            List<Note> before = updates.stream()
                    .flatMap(earlier -> earlier.events().get(0).note().stream())
                    .toList();
            Toy.check(update.events().get(0).note().get(0), view().table(), before);
            return views;
        }
        List<ToyView> more = new ArrayList<>(views);
        more.add(next);
        return more;
    }

    @Override
    public ToySeatGame afterAll(Iterable<? extends AnyUpdate> more) {
        ToySeatGame after = this;
        for (AnyUpdate update : more) {
            after = after.after(update);
        }
        return after;
    }
}
