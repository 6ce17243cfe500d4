package io.github.mercurius.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Setup;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.ChoiceReader;
import io.github.mercurius.common.ChoiceWriter;
import io.github.mercurius.common.Sealed;
import io.github.mercurius.core.GameState;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A game in a few bytes: set-up, deal and actions, each action by its place among those that are legal. A random game
 * of four players takes 74 bytes.
 *
 * <p>The bytes have a version and a checksum, and there is one way only to write a game. Reading plays the game again,
 * so nothing that breaks a rule is read. It holds all hidden cards, so it is for the host alone.
 *
 * <p>Equal if set-up, deal and actions are. This class is immutable and thread-safe.
 */
public final class CompactGame {
    private static final char KIND = 'G';
    private static final int HALF_SEED = 1 << 16;

    private final Setup setup;
    private final Deal deal;
    private final List<Action> actions;
    private final GameState end;
    private final byte[] bytes;

    private CompactGame(Setup setup, Deal deal, List<Action> actions, GameState end, byte[] bytes) {
        this.setup = setup;
        this.deal = deal;
        this.actions = actions;
        this.end = end;
        this.bytes = bytes;
    }

    /**
     * The game of these actions, from its start to its end or as far as it has come.
     *
     * @throws io.github.mercurius.rules.IllegalActionException if an action is not legal
     */
    public static CompactGame of(Setup setup, Deal deal, List<Action> actions) {
        List<Action> copy = Arguments.noneNull(actions, "actions", "a list");
        GameState state = GameState.start(setup, deal);
        ChoiceWriter out = new ChoiceWriter();
        SetupCoder.write(setup, out);
        writeDeal(deal, out);
        for (Action action : copy) {
            LegalActions legal = state.legalActions();
            // There is one more choice than actions: that the game has come as far as this.
            int index = legal.indexOf(action);
            state = state.applyAction(action);
            out.write(index + 1, legal.size() + 1);
        }
        if (!state.isOver()) {
            out.write(0, state.legalActions().size() + 1);
        }
        return new CompactGame(setup, deal, copy, state, Sealed.seal(KIND, out.toBytes()));
    }

    private static void writeDeal(Deal deal, ChoiceWriter out) {
        out.write(deal.seed().isPresent() ? 1 : 0, 2);
        if (deal.seed().isPresent()) {
            long seed = deal.seed().getAsLong();
            for (int part = 0; part < Long.SIZE; part += Short.SIZE) {
                out.write((int) (seed >>> part) & (HALF_SEED - 1), HALF_SEED);
            }
        } else {
            deal.cards()
                    .forEach(card -> out.write(card.ordinal(), PriceCard.all().size()));
        }
    }

    /**
     * The game in these bytes.
     *
     * @throws IllegalArgumentException if they are not the bytes of a game: says what is wrong
     */
    public static CompactGame parse(byte[] bytes) {
        ChoiceReader in = new ChoiceReader(Sealed.open(KIND, bytes));
        Setup setup = SetupCoder.read(in);
        Deal deal = readDeal(in);
        List<Action> actions = new ArrayList<>();
        GameState state = GameState.start(setup, deal);
        while (!state.isOver()) {
            Action action = next(state.legalActions(), in);
            if (action == null) {
                break;
            }
            actions.add(action);
            state = state.applyAction(action);
        }
        in.end();
        CompactGame game = of(setup, deal, actions);
        Sealed.checkCanonical(bytes, game.bytes);
        return game;
    }

    private static @Nullable Action next(LegalActions legal, ChoiceReader in) {
        int number = in.read(legal.size() + 1);
        return number == 0 ? null : legal.get(number - 1);
    }

    private static Deal readDeal(ChoiceReader in) {
        if (in.read(2) == 1) {
            long seed = 0;
            for (int part = 0; part < Long.SIZE; part += Short.SIZE) {
                seed |= (long) in.read(HALF_SEED) << part;
            }
            return Deal.seeded(seed);
        }
        List<PriceCard> cards = new ArrayList<>();
        for (int place = 0; place < PriceCard.TOTAL; place++) {
            cards.add(PriceCard.all().get(in.read(PriceCard.all().size())));
        }
        return Deal.of(cards);
    }

    /** What was agreed before the game. */
    public Setup setup() {
        return setup;
    }

    /** The deal. */
    public Deal deal() {
        return deal;
    }

    /** The actions, in order. */
    public List<Action> actions() {
        return actions;
    }

    /** The state after the last action. */
    public GameState end() {
        return end;
    }

    /** The bytes, which {@link #parse} reads. */
    public byte[] toBytes() {
        return bytes.clone();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CompactGame that && Arrays.equals(that.bytes, bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** How many actions and bytes there are, and the state at the end. For the host alone. */
    @Override
    public String toString() {
        return actions.size() + " actions in " + bytes.length + " bytes, up to " + end;
    }
}
