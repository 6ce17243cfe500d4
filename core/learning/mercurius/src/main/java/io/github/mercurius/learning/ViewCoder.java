package io.github.mercurius.learning;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Table;
import io.github.mercurius.common.ChoiceReader;
import io.github.mercurius.common.ChoiceWriter;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.core.Views;
import java.util.ArrayList;
import java.util.List;

/** Writes and reads views; the first view of a game without its table, which follows from the set-up. */
final class ViewCoder {
    private ViewCoder() {}

    static void write(PlayerView view, ChoiceWriter out) {
        writeViewer(view, out);
        TableWriter table = new TableWriter(view.table(), out);
        table.write();
        table.writeCards(view.hand().toList());
    }

    private static void writeViewer(PlayerView view, ChoiceWriter out) {
        Setup setup = view.table().setup();
        SetupCoder.write(setup, out);
        out.write(view.viewer().orElse(setup.players()), setup.players() + 1);
    }

    static PlayerView read(ChoiceReader in) {
        Setup setup = SetupCoder.read(in);
        int viewer = in.read(setup.players() + 1);
        TableReader table = new TableReader(setup, in);
        Position position = table.read();
        if (viewer < setup.players()) {
            Cards hand = Cards.of(table.readCards(table.handSize(viewer)));
            position = position.withHand(viewer, hand).seenBy(viewer);
        }
        return position.view();
    }

    /** Writes the view that a game begins with: of a game from the start, or from a position. */
    static void writeFirst(PlayerView view, ChoiceWriter out) {
        boolean atStart = view.table().equals(start(view.table().setup()));
        out.write(atStart ? 1 : 0, 2);
        if (!atStart) {
            write(view, out);
            return;
        }
        writeViewer(view, out);
        view.hand().toList().forEach(card -> out.write(card.ordinal(), TableWriter.CARDS));
    }

    static PlayerView readFirst(ChoiceReader in) {
        if (in.read(2) == 0) {
            return read(in);
        }
        Setup setup = SetupCoder.read(in);
        int viewer = in.read(setup.players() + 1);
        if (viewer == setup.players()) {
            return Views.ofSpectator(start(setup));
        }
        List<PriceCard> hand = new ArrayList<>();
        for (int card = 0; card < Deal.HAND; card++) {
            hand.add(PriceCard.all().get(in.read(TableWriter.CARDS)));
        }
        return Views.of(start(setup), viewer, Cards.of(hand));
    }

    private static Table start(Setup setup) {
        return GameState.start(setup, Deal.seeded(0)).table();
    }
}
