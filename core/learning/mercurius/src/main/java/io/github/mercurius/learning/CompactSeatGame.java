package io.github.mercurius.learning;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Update;
import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.ChoiceReader;
import io.github.mercurius.common.ChoiceWriter;
import io.github.mercurius.common.Sealed;
import io.github.mercurius.core.SeatGame;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One seat's side of a game in a few bytes, or a spectator's: the first view, the actions of all players, and the cards
 * that the seat drew. Its views come back as they were.
 *
 * <p>Nothing is in it that the seat was not told: two games that differ only in what it may not see give the same
 * bytes. The bytes have a version and a checksum, and there is one way only to write them. Reading plays the game again
 * as it may have been, so nothing that breaks a rule is read.
 *
 * <p>Equal if the first views, the actions and the drawn cards are. This class is immutable and thread-safe.
 */
public final class CompactSeatGame {
    private static final char KIND = 'P';

    private final List<PlayerView> views;
    private final List<Action> actions;
    private final byte[] bytes;

    private CompactSeatGame(List<PlayerView> views, List<Action> actions, byte[] bytes) {
        this.views = Collections.unmodifiableList(views);
        this.actions = Collections.unmodifiableList(actions);
        this.bytes = bytes;
    }

    /** The side of a game that a client has followed, or a host knows; what was undone is left out. */
    public static CompactSeatGame of(SeatGame game) {
        Arguments.notNull(game, "game", "one seat's side of a game");
        List<SeatGameCoder.Told> told = new ArrayList<>();
        withoutUndone(game.updates())
                .forEach(update ->
                        told.add(new SeatGameCoder.Told(update.action().orElseThrow(), drawn(update))));
        return of(game.firstView(), told);
    }

    private static CompactSeatGame of(PlayerView first, List<SeatGameCoder.Told> told) {
        ChoiceWriter out = new ChoiceWriter();
        ViewCoder.writeFirst(first, out);
        SeatGameCoder coder = new SeatGameCoder(first);
        List<PlayerView> views = new ArrayList<>(Collections.singletonList(first));
        List<Action> actions = new ArrayList<>();
        for (SeatGameCoder.Told one : told) {
            coder.write(one, out);
            actions.add(one.action());
            views.add(coder.view());
        }
        coder.writeEnd(out);
        return new CompactSeatGame(views, actions, Sealed.seal(KIND, out.toBytes()));
    }

    private static List<Update> withoutUndone(List<Update> updates) {
        List<Update> kept = new ArrayList<>();
        for (Update update : updates) {
            if (update.events().get(0) instanceof Event.Undone undone) {
                kept.subList(kept.size() - undone.steps(), kept.size()).clear();
            } else {
                kept.add(update);
            }
        }
        return kept;
    }

    private static List<PriceCard> drawn(Update update) {
        List<PriceCard> drawn = new ArrayList<>();
        for (Event event : update.events()) {
            if (event instanceof Event.CardDrawn own) {
                drawn.add(own.card());
            }
        }
        return drawn;
    }

    /**
     * The side of a game in these bytes.
     *
     * @throws io.github.mercurius.rules.PositionException if the rules cannot lead to its first view: names each
     *     problem
     * @throws IllegalArgumentException if they are not the bytes of one seat's side of a game: says what is wrong
     */
    public static CompactSeatGame parse(byte[] bytes) {
        ChoiceReader in = new ChoiceReader(Sealed.open(KIND, bytes));
        PlayerView first = ViewCoder.readFirst(in);
        SeatGameCoder coder = new SeatGameCoder(first);
        List<SeatGameCoder.Told> told = new ArrayList<>();
        SeatGameCoder.Told next = coder.read(in);
        while (next != null) {
            told.add(next);
            next = coder.read(in);
        }
        in.end();
        CompactSeatGame game = of(first, told);
        Sealed.checkCanonical(bytes, game.bytes);
        return game;
    }

    /** The views, from the first one to the last. */
    public List<PlayerView> views() {
        return views;
    }

    /** The actions of all players, in order: each leads from a view to the next one. */
    public List<Action> actions() {
        return actions;
    }

    /** The bytes, which {@link #parse} reads. */
    public byte[] toBytes() {
        return bytes.clone();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof CompactSeatGame that && Arrays.equals(that.bytes, bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    /** How many actions and bytes there are, and the last view. */
    @Override
    public String toString() {
        return actions.size() + " actions in " + bytes.length + " bytes, up to " + views.get(views.size() - 1);
    }
}
