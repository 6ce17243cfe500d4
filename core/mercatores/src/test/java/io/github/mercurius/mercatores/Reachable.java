package io.github.mercurius.mercatores;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** All that a seat can get hold of, by what a server gives it or by asking what it was given. */
record Reachable(
        PlayerView view,
        String text,
        String position,
        String positionOfTable,
        int hash,
        long key,
        Cards unseen,
        List<Action> legal,
        List<Optional<Violation>> refusals,
        List<String> messages,
        List<Update> updates,
        List<String> hashes,
        boolean undoAnswer) {

    static Reachable of(Game game, int seat) {
        PlayerView view = game.state().viewFor(seat);
        List<Optional<Violation>> refusals = new ArrayList<>();
        Edition edition = game.setup().edition();
        for (Card card : edition.cards()) {
            refusals.add(view.check(new Action.Give(card)));
            refusals.add(view.check(new Action.Load(List.of(card))));
            refusals.add(view.check(new Action.Take(List.of(card, card))));
            refusals.add(view.check(new Action.Tax(card)));
        }
        return new Reachable(
                view,
                view.toString() + view.table() + view.legalActions() + game,
                view.toText(),
                Position.of(view.table()).toText(),
                view.hashCode() + view.table().hashCode(),
                view.key(),
                view.unseen(),
                view.legalActions(),
                refusals,
                refusals.stream()
                        .flatMap(Optional::stream)
                        .map(Violation::message)
                        .toList(),
                game.updatesFor(seat, Math.max(0, game.updateCount() - 10)),
                game.hashesForSpectator(Math.max(0, game.updateCount() - 10)),
                game.undoReveals(Math.max(0, game.actions().size() - 2)));
    }
}
