package io.github.mercurius.mercado;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A state in which what an update tells can happen, for all that the viewer knows. The tokens that it names lie where
 * it takes them from. Hands are such that they are asked or not asked as it says, and the other tokens lie anywhere.
 */
final class FittingState {
    private final PlayerView view;
    private final TableParts table;
    private final Update update;
    private final List<Event> events;
    private final Tokens[] hands;
    /** The unseen tokens that are not dealt yet; in the end, the stack. */
    private Tokens left;
    /** Who draws a token, if anybody does. */
    private final int drawer;
    /** The token that is drawn, if one is. */
    private @Nullable TokenKind drawn;

    private FittingState(PlayerView view, Update update) {
        this.view = view;
        table = view.table.parts;
        this.update = update;
        events = update.events();
        drawer = events.get(0) instanceof Event.TokenDrawn event ? event.seat() : Table.NOBODY;
        left = view.unseen();
        hands = new Tokens[table.players.length];
        Tokens none = table.setup.edition().noTokens();
        Arrays.setAll(hands, seat -> seat == view.viewer ? view.hand : none);
    }

    /** A state before an update, which gives the viewer the view that there is; and the token that is drawn then. */
    static FittingState before(Update update, PlayerView view) {
        FittingState possible = new FittingState(view, update);
        possible.deal();
        return possible;
    }

    GameState state() {
        return new GameState(view.table, hands, left);
    }

    @Nullable
    TokenKind drawn() {
        return drawn;
    }

    private void deal() {
        if (events.get(0) instanceof Event.TokenDrawn event && event.token().isPresent()) {
            drawn = event.token().get();
            take(drawn); // it stays in the stack
        }
        List<Event.FinalScored> scores = scores();
        if (scores.isEmpty()) {
            dealNamed();
            dealChoices();
        } else if (!dealScores(scores, 0)) {
            throw new UpdateCheck(update)
                    .wrong("final points of tokens, expected some that unseen tokens can have (END-2)");
        }
        if (isHidden(drawer) && missing(drawer) < 0) {
            drawn = hands[drawer].kinds().get(0);
            hands[drawer] = hands[drawer].minus(drawn);
        }
        for (Player player : table.players) {
            fill(player.seat());
        }
        if (drawn != null) {
            left = left.plus(drawn);
        } else if (!left.isEmpty()) {
            drawn = left.kinds().get(0);
        }
    }

    /** Whether there is such a seat, and the viewer does not know its hand. */
    private boolean isHidden(int seat) {
        return seat >= 0 && seat < hands.length && seat != view.viewer;
    }

    private int missing(int seat) {
        return table.players[seat].handSize() - hands[seat].size();
    }

    private void give(int seat, TokenKind token) {
        take(token);
        hands[seat] = hands[seat].plus(token);
    }

    private void take(TokenKind token) {
        if (!left.has(token)) {
            throw new UpdateCheck(update)
                    .wrong(token + ", expected one of the tokens that this viewer cannot see (INF-2)");
        }
        left = left.minus(token);
    }

    /** Gives players the tokens that they play or discard: one that was chosen, or one kind alone if not (RUL-7). */
    private void dealNamed() {
        for (int i = 0; i < events.size(); i++) {
            if (events.get(i) instanceof Event.TokenPlayed played) {
                dealNamed(played.seat(), played.token(), i == 0);
            } else if (events.get(i) instanceof Event.TokenDiscarded discarded) {
                dealNamed(discarded.seat(), discarded.token(), i == 0);
            }
        }
    }

    private void dealNamed(int seat, TokenKind token, boolean isChosen) {
        int number = isHidden(seat) ? missing(seat) : 0;
        for (int more = isChosen ? Math.min(1, number) : number; more > 0; more--) {
            give(seat, token);
        }
    }

    /** RUL-7: gives several kinds to players who are asked which token they discard, before the update or after it. */
    private void dealChoices() {
        int before = table.ask == Ask.DISCARD ? table.actor : view.viewer;
        boolean asked = events.get(events.size() - 1) instanceof Event.Asked last && last.ask() == Ask.DISCARD;
        int after = asked ? ((Event.Asked) events.get(events.size() - 1)).seat().orElse(Table.NOBODY) : Table.NOBODY;
        if (before != view.viewer && before != after) {
            dealOther(before, hands[before].onlyKind());
        }
        if (isHidden(after)) {
            dealOther(after, dealOther(after, null));
        }
    }

    /** Gives a player a token of another kind, of which most are left; returns the kind, null if none was given. */
    private @Nullable TokenKind dealOther(int seat, @Nullable TokenKind kind) {
        TokenKind most = null;
        for (TokenKind other : left.kinds()) {
            boolean better = most == null || left.count(other) > left.count(most);
            most = better && !other.equals(kind) ? other : most;
        }
        if (most != null && missing(seat) > 0) {
            give(seat, most);
        }
        return most;
    }

    private List<Event.FinalScored> scores() {
        List<Event.FinalScored> scores = new ArrayList<>();
        for (Event event : events) {
            if (event instanceof Event.FinalScored scored && isHidden(scored.seat())) {
                scores.add(scored);
            }
        }
        return scores;
    }

    /** END-2, EDN-8: gives the players from a place in the list on tokens that make their points, if there are such. */
    private boolean dealScores(List<Event.FinalScored> scores, int from) {
        if (from == scores.size()) {
            return true;
        }
        int seat = scores.get(from).seat();
        Tokens before = left;
        Tokens hand = hands[seat];
        int size = missing(seat) + (seat == drawer ? 1 : 0);
        int points = scores.get(from).tokens();
        for (int threes = 0; threes <= size; threes++) {
            int twos = points - size - 2 * threes;
            if (give(seat, 3, threes)
                    && give(seat, 2, twos)
                    && give(seat, 1, size - threes - twos)
                    && dealScores(scores, from + 1)) {
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
        List<TokenKind> tokens = left.toList();
        int number = missing(seat);
        for (int i = 0; i < number; i++) {
            if (i == tokens.size()) {
                throw new UpdateCheck(update).wrong("a token that is drawn, expected one of the stack (CHN-3)");
            }
            give(seat, tokens.get(i));
        }
    }
}
