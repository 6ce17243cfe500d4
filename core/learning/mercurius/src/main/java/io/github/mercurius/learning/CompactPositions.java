package io.github.mercurius.learning;

import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.ChoiceReader;
import io.github.mercurius.common.ChoiceWriter;
import io.github.mercurius.common.Sealed;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import java.util.List;

/**
 * States and views in about a hundred bytes: for what travels between processes.
 *
 * <p>The bytes have a version and a checksum, and there is one way only to write a state or a view. What is read is
 * checked as a {@link Position} is: nothing that the rules cannot lead to is read.
 */
public final class CompactPositions {
    private static final char STATE = 'S';
    private static final char VIEW = 'V';

    private CompactPositions() {}

    /** The bytes of a state, with all hidden cards: for the host alone. */
    public static byte[] of(GameState state) {
        Arguments.notNull(state, "state", "a state");
        ChoiceWriter out = new ChoiceWriter();
        SetupCoder.write(state.table().setup(), out);
        TableWriter table = new TableWriter(state.table(), out);
        table.write();
        for (Player player : state.table().players()) {
            table.writeCards(state.hand(player.seat()).toList());
        }
        table.writeCards(state.mainDeck());
        table.writeCards(state.backupDeck());
        return Sealed.seal(STATE, out.toBytes());
    }

    /** The bytes of a view: nothing is in them that the viewer does not see. */
    public static byte[] of(PlayerView view) {
        Arguments.notNull(view, "view", "a view");
        ChoiceWriter out = new ChoiceWriter();
        ViewCoder.write(view, out);
        return Sealed.seal(VIEW, out.toBytes());
    }

    /**
     * The state in these bytes.
     *
     * @throws io.github.mercurius.rules.PositionException if the rules cannot lead to it: names each problem
     * @throws IllegalArgumentException if they are not the bytes of a state: says what is wrong
     */
    public static GameState state(byte[] bytes) {
        ChoiceReader in = new ChoiceReader(Sealed.open(STATE, bytes));
        Setup setup = SetupCoder.read(in);
        TableReader table = new TableReader(setup, in);
        Position position = table.read();
        for (int seat = 0; seat < setup.players(); seat++) {
            position = position.withHand(seat, Cards.of(table.readCards(table.handSize(seat))));
        }
        List<PriceCard> main = table.readCards(table.mainDeck());
        List<PriceCard> backup = table.readCards(table.backupDeck());
        in.end();
        GameState state = position.withMainDeck(main).withBackupDeck(backup).state();
        Sealed.checkCanonical(bytes, of(state));
        return state;
    }

    /**
     * The view in these bytes.
     *
     * @throws io.github.mercurius.rules.PositionException if the rules cannot lead to it: names each problem
     * @throws IllegalArgumentException if they are not the bytes of a view: says what is wrong
     */
    public static PlayerView view(byte[] bytes) {
        ChoiceReader in = new ChoiceReader(Sealed.open(VIEW, bytes));
        PlayerView view = ViewCoder.read(in);
        in.end();
        Sealed.checkCanonical(bytes, of(view));
        return view;
    }
}
