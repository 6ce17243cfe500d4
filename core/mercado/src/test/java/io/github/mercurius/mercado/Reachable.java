package io.github.mercurius.mercado;

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
        Tokens unseen,
        List<Action> legal,
        List<Chance> chances,
        List<Optional<Violation>> refusals,
        List<String> messages,
        List<Update> updates,
        List<String> notations,
        List<String> hashes,
        boolean undoAnswer) {

    static Reachable of(Game game, int seat) {
        PlayerView view = game.state().viewFor(seat);
        List<Optional<Violation>> refusals = new ArrayList<>();
        for (TokenKind kind : game.setup().edition().tokenKinds()) {
            refusals.add(view.check(new Action.PlayToken(kind)));
            refusals.add(view.check(new Action.DiscardToken(kind)));
            refusals.add(view.check(Outcome.TokenDrawn.of(kind)));
            refusals.add(game.check(seat, new Action.PlayToken(kind)));
            refusals.add(game.check(seat, new Action.DiscardToken(kind)));
            refusals.add(game.check(seat, Outcome.TokenDrawn.of(kind)));
        }
        int from = Math.max(0, game.updateCount() - 10);
        List<Update> updates = game.updatesFor(seat, from);
        return new Reachable(
                view,
                view.toString()
                        + view.table()
                        + view.legalActions()
                        + game.toRecord().withoutSecrets(),
                view.toText(),
                Position.of(view.table()).toText(),
                view.hashCode() + view.table().hashCode(),
                view.key(),
                view.unseen(),
                view.legalActions(),
                view.chances(),
                refusals,
                refusals.stream()
                        .flatMap(Optional::stream)
                        .map(Violation::message)
                        .toList(),
                updates,
                updates.stream().map(Update::notation).toList(),
                game.hashesFor(seat, from),
                game.undoReveals(Math.max(0, game.actions().size() - 2)));
    }
}
