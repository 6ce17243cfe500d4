package io.github.mercurius.mercado;

import io.github.mercurius.rules.AnyEvent;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.Note;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Facts;
import io.github.mercurius.rules.internal.Voice;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Something that happened, in the terms of the game: enough to animate a client, and to bring a view up to date.
 *
 * <p>Every coin, tile, token and marker that moves is in an event, in the order in which it moves. One kind of event
 * tells a secret, {@link TokenDrawn}; {@link #seenBy} gives what a seat may know of it. Events are values: immutable,
 * thread-safe, equal if they are the same kind with the same contents.
 */
public sealed interface Event extends AnyEvent {
    @Override
    default String type() {
        return EventKinds.ALL.type(this);
    }

    @Override
    default Map<String, Object> facts() {
        return EventKinds.ALL.facts(this);
    }

    /**
     * The event in a line of ASCII, its type first, such as {@code coinSet 1 G 3}: for logs and hash chains. Equal
     * events have the same notation, and others of one edition another one.
     */
    @Override
    default String notation() {
        return Facts.notation(type(), facts(), "-");
    }

    @Override
    default String message(Locale locale, AnySetup setup) {
        return new Narrator(Voice.of(Texts.in(locale), setup, locale)).tell(this);
    }

    @Override
    default Event seenBy(int viewer) {
        return this;
    }

    @Override
    default Event seenBySpectator() {
        return this;
    }

    /** Whether it tells somebody something new: what chance brought, or what a hand holds (INF-1). */
    @Override
    default boolean reveals() {
        return this instanceof CoinsDrawn
                || this instanceof TileTurnedUp
                || this instanceof StallFilled
                || this instanceof TokenDrawn
                || this instanceof TokenPlayed
                || this instanceof TokenDiscarded
                || this instanceof FinalScored
                || (this instanceof Asked asked && asked.ask() == Ask.DISCARD); // RUL-7: a hand with several kinds
    }

    /** A turn begins, after so many completed ones (TRN-1): {@code turnBegan 4 1}. */
    record TurnBegan(int turn, int seat) implements Event {}

    /** A player played a privilege token, which leaves the game (PRV-3): {@code tokenPlayed 1 V2S}. */
    record TokenPlayed(int seat, TokenKind token) implements Event {}

    /** A player chose action A, and draws so many coins (DRW-1): {@code drawChosen 1 3}. */
    record DrawChosen(int seat, int coins) implements Event {}

    /** A player took the coins from the character tile into the purse (RET-1): {@code takenBack 1 GGB}. */
    record TakenBack(int seat, Coins coins) implements Event {}

    /** A player passed (TRN-3): {@code passed 1}. */
    record Passed(int seat) implements Event {}

    /** The symbol of the space where a marker stands is carried out (MOV-3): {@code symbolActed 1 +3}. */
    record SymbolActed(int seat, Effect symbol) implements Event {}

    /** A player did not carry out the symbol of the space (MOV-5): {@code symbolLeft 1 B}. */
    record SymbolLeft(int seat, Effect symbol) implements Event {}

    /** A player set a drawn coin at a stall (PLY-1): {@code coinSet 1 G 3}. */
    record CoinSet(int seat, Coin coin, Stall stall) implements Event {}

    /** A player paid a seal for two more coins (SEA-1): {@code sealPaid 1}. */
    record SealPaid(int seat) implements Event {}

    /**
     * A player finished playing coins; the drawn ones that were not set go back into the purse (PLY-6): {@code finished
     * 1 GW}, or {@code finished 1 -}.
     */
    record Finished(int seat, Coins coins) implements Event {}

    /** Coins were drawn from a purse, black ones onto the character tile (DRW-3): {@code coinsDrawn 1 GGB}. */
    record CoinsDrawn(int seat, Coins coins) implements Event {}

    /** A player buys the tile at a stall (SAL-1): {@code tileSold 1 3}. */
    record TileSold(int seat, Stall stall) implements Event {}

    /** An object was drawn for unknown points, and discarded (SCO-3): {@code tileTurnedUp O07}. */
    record TileTurnedUp(Tile tile) implements Event {}

    /** A sold tile went from a stall onto its discard (RPL-1): {@code stallEmptied 3 O07}. */
    record StallEmptied(Stall stall, Tile tile) implements Event {}

    /** A discard became the stack (RPL-2): {@code stackRenewed OBJECTS}. */
    record StackRenewed(TileStack stack) implements Event {}

    /** A tile from the stack was put at an empty stall (RPL-1): {@code stallFilled 3 O07}. */
    record StallFilled(Stall stall, Tile tile) implements Event {}

    /** A marker moved forward by so many spaces, to this position (MOV-1): {@code moved 1 4 17}. */
    record Moved(int seat, int spaces, int position) implements Event {}

    /** A player got a coin from the pile into the purse (EFF-1, EFF-2): {@code coinGained 1 W}. */
    record CoinGained(int seat, Coin coin) implements Event {}

    /** A player put a black coin back onto the pile (EFF-1): {@code blackReturned 1}. */
    record BlackReturned(int seat) implements Event {}

    /** A player got a seal from the pile (EFF-1, SAL-5): {@code sealGained 1}. */
    record SealGained(int seat) implements Event {}

    /**
     * A player drew a privilege token from the stack (EFF-4): {@code tokenDrawn 1 V2S}, or to others, from whom the
     * kind is hidden (INF-1), {@code tokenDrawn 1 -}.
     */
    record TokenDrawn(int seat, Optional<TokenKind> token) implements Event {
        @Override
        public Event seenBy(int viewer) {
            return viewer == seat ? this : seenBySpectator();
        }

        @Override
        public Event seenBySpectator() {
            return new TokenDrawn(seat, Optional.empty());
        }
    }

    /** A player discarded a privilege token, which leaves the game (EFF-5): {@code tokenDiscarded 1 V3}. */
    record TokenDiscarded(int seat, TokenKind token) implements Event {}

    /** A player takes another turn after this one (XTR-1): {@code turnGained 1}. */
    record TurnGained(int seat) implements Event {}

    /**
     * The coin changer's coin came from the pile and was set at a stall, or went into the purse (MKT-4):
     * {@code whiteSet 1 3}, or {@code whiteSet 1 -}.
     */
    record WhiteSet(int seat, Optional<Stall> stall) implements Event {}

    /**
     * The coins of the buyer left a stall, white ones for the pile, the others for the character tile (SAL-4):
     * {@code coinsPaid 1 3 GGW}.
     */
    record CoinsPaid(int seat, Stall stall, Coins coins) implements Event {}

    /** The coins of another player went back from a stall into the purse (SAL-6): {@code coinsReturned 2 3 GW}. */
    record CoinsReturned(int seat, Stall stall, Coins coins) implements Event {}

    /**
     * The last round began: the marker of a player reached or passed the disc (END-1), {@code lastRoundBegan 1}, or it
     * is the 100th round (END-5), {@code lastRoundBegan -}.
     */
    record LastRoundBegan(OptionalInt seat) implements Event {}

    /** Nobody can ever set a coin again (END-4): {@code marketWentCold}. */
    record MarketWentCold() implements Event {}

    /** A player's seals, and the points of the tokens, were counted at the end (END-2): {@code finalScored 1 2 3}. */
    record FinalScored(int seat, int seals, int tokens) implements Event {}

    /** The game is over (END-1): {@code gameEnded 1:2:34,2:0:31}, place, seat and position of each player by place. */
    record GameEnded(List<Standing> ranking) implements Event {
        public GameEnded {
            ranking = List.copyOf(ranking);
        }
    }

    /** What is asked next, and of whom: {@code asked PLAY 1}, or {@code asked COINS -} of chance. */
    record Asked(Ask ask, OptionalInt seat) implements Event {}

    /**
     * The last actions and outcomes were undone, as the players agreed: {@code undone 2 5 ACTION}.
     *
     * @param steps how many, at least 1
     * @param turn how many turns are completed again
     * @param ask what is asked again
     */
    record Undone(int steps, int turn, Ask ask) implements Event {
        public Undone {
            Arguments.that(steps >= 1, "steps to undo", steps, "at least 1");
        }
    }

    /** Something at the table that changes nothing in the game: {@code noted 2 a bot plays}. */
    record Noted(Note note) implements Event {}
}
