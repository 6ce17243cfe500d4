package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A state in which what an update tells can happen, for all that the viewer knows. The tokens that it names lie where
 * it takes them from. Hands are such that they are asked or not asked as it says, and the other tokens lie anywhere.
 */
final class FittingState {
    private final PlayerView view;
    private final TableParts table;
    private final UpdateCheck check;
    private final Event first;
    /** The hands, and in that of a player who draws a token, this one too. */
    private final Tokens[] hands;
    /** The points of tokens that the update tells, by seat. */
    private final Map<Integer, Integer> scores = new HashMap<>();
    /** The unseen tokens that are not dealt yet; in the end, the stack. */
    private Tokens left;

    private @Nullable TokenKind drawn;

    /** A state before an update, which gives the viewer the view that there is. */
    FittingState(UpdateCheck check, List<Event> events, PlayerView view) {
        this.view = view;
        table = view.table.parts;
        this.check = check;
        first = events.get(0);
        left = view.unseen();
        hands = new Tokens[table.players.length];
        Setup setup = table.setup;
        Arrays.setAll(
                hands, seat -> seat == view.viewer ? view.hand : setup.edition().noTokens());
        events.forEach(this::dealNamed);
        dealChoices(events.get(events.size() - 1));
        if (!dealScores(0)) {
            throw check.wrong("final points of tokens, expected some that unseen tokens can have (END-2)");
        }
        setup.seats().forEach(this::fill);
        if (first instanceof Event.TokenDrawn event) {
            Tokens hand = hands[table.active];
            drawn = event.token().orElseGet(() -> hand.kinds().get(0));
            hands[table.active] = hand.minus(drawn);
            left = left.plus(drawn);
        }
    }

    GameState state() {
        return new GameState(view.table, hands, left);
    }

    /** The token that is drawn, if one is. */
    @Nullable
    TokenKind drawn() {
        return drawn;
    }

    /** How many tokens are not dealt yet to a player whose hand the viewer does not know, or who draws one. */
    private int missing(int seat) {
        if (seat < 0 || seat >= hands.length) {
            return 0; // no such seat
        }
        int draw = first instanceof Event.TokenDrawn && seat == table.active ? 1 : 0;
        return table.players[seat].handSize() + draw - hands[seat].size();
    }

    private void give(int seat, TokenKind token) {
        if (!left.has(token)) {
            throw check.wrong(token + ", expected one of the tokens that this viewer cannot see (INF-2)");
        }
        left = left.minus(token);
        hands[seat] = hands[seat].plus(token);
    }

    /** Gives a player the tokens that an event names: one that was chosen, or one kind alone if not (RUL-7). */
    private void dealNamed(Event event) {
        if (event instanceof Event.TokenPlayed played) {
            giveSome(played.seat(), played.token(), 1);
        } else if (event instanceof Event.TokenDiscarded discarded) {
            int seat = discarded.seat();
            giveSome(seat, discarded.token(), event == first ? 1 : missing(seat));
        } else if (event instanceof Event.TokenDrawn told && told.token().isPresent()) {
            giveSome(table.active, told.token().get(), 1);
        } else if (event instanceof Event.FinalScored score) {
            scores.put(score.seat(), score.tokens());
        }
    }

    private void giveSome(int seat, TokenKind token, int number) {
        for (int more = Math.min(number, missing(seat)); more > 0; more--) {
            give(seat, token);
        }
    }

    /** RUL-7: gives several kinds to players who are asked which token they discard, before the update or after it. */
    private void dealChoices(Event last) {
        boolean asks = last instanceof Event.Asked asked && asked.ask() == Ask.DISCARD;
        int after = asks ? ((Event.Asked) last).seat().orElse(Table.NOBODY) : Table.NOBODY;
        if (table.ask == Ask.DISCARD && table.actor != after) {
            giveOther(table.actor, hands[table.actor].onlyKind());
        }
        giveOther(after, giveOther(after, null));
    }

    /** Gives a player a token of another kind, of which most are left; returns the kind, null if none was given. */
    private @Nullable TokenKind giveOther(int seat, @Nullable TokenKind kind) {
        TokenKind most = null;
        for (TokenKind other : left.kinds()) {
            boolean better = most == null || left.count(other) > left.count(most);
            most = better && !other.equals(kind) ? other : most;
        }
        if (most != null) {
            giveSome(seat, most, 1);
        }
        return most;
    }

    /** END-2, EDN-8: gives the players from a seat on tokens that make their points, if there are such. */
    private boolean dealScores(int seat) {
        if (seat == hands.length) {
            return true;
        }
        Tokens before = left;
        Tokens hand = hands[seat];
        int size = missing(seat);
        Integer points = scores.get(seat);
        if (points == null) {
            return dealScores(seat + 1);
        }
        for (int threes = 0; threes <= size; threes++) {
            int twos = points - hand.points() - size - 2 * threes;
            if (give(seat, 3, threes)
                    && give(seat, 2, twos)
                    && give(seat, 1, size - threes - twos)
                    && dealScores(seat + 1)) {
                return true;
            }
            left = before;
            hands[seat] = hand;
        }
        return false;
    }

    /** Gives a player so many tokens of some points, if there are so many. */
    private boolean give(int seat, int points, int number) {
        List<TokenKind> tokens = new ArrayList<>(left.toList());
        tokens.removeIf(token -> token.points() != points);
        if (number < 0 || number > tokens.size()) {
            return false;
        }
        tokens.subList(0, number).forEach(token -> give(seat, token));
        return true;
    }

    /** Fills a hand with any tokens. */
    private void fill(int seat) {
        while (missing(seat) > 0) {
            if (left.isEmpty()) {
                throw check.wrong("a token that is drawn, expected one of the stack (CHN-3)");
            }
            give(seat, left.kinds().get(0));
        }
    }
}
