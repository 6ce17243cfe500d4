package io.github.mercurius.mercado;

import java.util.ArrayList;
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
    private final Edition edition;
    private final Tokens[] hands;
    /** The unseen tokens that are not dealt yet; in the end, the stack. */
    private Tokens left;
    /** The token that is drawn, if one is. */
    private @Nullable TokenKind drawn;

    private FittingState(PlayerView view, Update update) {
        this.view = view;
        table = view.table.parts;
        this.update = update;
        edition = table.setup.edition();
        left = view.unseen();
        hands = new Tokens[table.players.length];
        for (int seat = 0; seat < hands.length; seat++) {
            hands[seat] = seat == view.viewer ? view.hand : edition.noTokens();
        }
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
        if (update.events().get(0) instanceof Event.TokenDrawn event
                && event.token().isPresent()) {
            drawn = event.token().get();
            checkUnseen(drawn);
            left = left.minus(drawn); // it stays in the stack
        }
        List<Event.FinalScored> scores = scores();
        if (!scores.isEmpty()) {
            dealScores(scores);
        } else {
            for (Player player : table.players) {
                if (player.seat() != view.viewer) {
                    dealNamed(player);
                }
            }
            dealChoices();
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

    private int missing(int seat) {
        return table.players[seat].handSize() - hands[seat].size();
    }

    private void give(int seat, TokenKind token) {
        checkUnseen(token);
        left = left.minus(token);
        hands[seat] = hands[seat].plus(token);
    }

    private void checkUnseen(TokenKind token) {
        if (!left.has(token)) {
            throw UpdateCheck.wrong(update, token + ", expected one of the tokens that this viewer cannot see (INF-2)");
        }
    }

    /** Gives a player the tokens that the update names: one that was chosen, and one kind alone that was not asked. */
    private void dealNamed(Player player) {
        int seat = player.seat();
        boolean chosen = table.ask == Ask.DISCARD || table.ask == Ask.ACTION;
        for (int i = 0; i < update.events().size(); i++) {
            TokenKind token = token(update.events().get(i), seat);
            if (token == null || missing(seat) == 0) {
                continue;
            }
            boolean wasChosen = chosen && i == 0;
            for (int more = wasChosen ? 1 : missing(seat); more > 0; more--) {
                give(seat, token); // RUL-7
            }
        }
    }

    /** The token that a seat plays or discards in an event, or null. */
    private static @Nullable TokenKind token(Event event, int seat) {
        if (event instanceof Event.TokenDiscarded discarded && discarded.seat() == seat) {
            return discarded.token();
        }
        return event instanceof Event.TokenPlayed played && played.seat() == seat ? played.token() : null;
    }

    /** Gives several kinds to players who are asked which token they discard, before the update or after it. */
    private void dealChoices() {
        int before = table.ask == Ask.DISCARD ? table.actor : view.viewer;
        int after = askedToDiscard();
        if (after != view.viewer && after != Table.NOBODY) {
            List<TokenKind> kinds = kindsForAfter(before, after);
            if (missing(after) >= kinds.size()) {
                kinds.forEach(kind -> give(after, kind));
            }
        }
        if (before != view.viewer && before != after && missing(before) > 0) {
            otherKind(hands[before].onlyKind(), left).forEach(kind -> give(before, kind));
        }
    }

    /** Two kinds for the player who is asked next, such that the one who is asked now can have another kind too. */
    private List<TokenKind> kindsForAfter(int before, int after) {
        List<TokenKind> kinds = left.kinds();
        for (int i = 0; i < kinds.size(); i++) {
            for (int j = i + 1; j < kinds.size(); j++) {
                Tokens rest = left.minus(kinds.get(i)).minus(kinds.get(j));
                boolean enough = before == view.viewer
                        || before == after
                        || !otherKind(hands[before].onlyKind(), rest).isEmpty();
                if (enough) {
                    return List.of(kinds.get(i), kinds.get(j));
                }
            }
        }
        return List.of();
    }

    /** One token of another kind; none if there is none. */
    private static List<TokenKind> otherKind(@Nullable TokenKind kind, Tokens tokens) {
        for (TokenKind other : tokens.kinds()) {
            if (!other.equals(kind)) {
                return List.of(other);
            }
        }
        return List.of();
    }

    private int askedToDiscard() {
        Event last = update.events().get(update.events().size() - 1);
        boolean asked = last instanceof Event.Asked event && event.ask() == Ask.DISCARD;
        int seat = asked ? ((Event.Asked) last).seat().orElse(Table.NOBODY) : Table.NOBODY;
        return seat >= 0 && seat < hands.length ? seat : Table.NOBODY;
    }

    private List<Event.FinalScored> scores() {
        List<Event.FinalScored> scores = new ArrayList<>();
        for (Event event : update.events()) {
            if (event instanceof Event.FinalScored scored && scored.seat() != view.viewer) {
                scores.add(scored);
            }
        }
        return scores;
    }

    /** Gives each player tokens with the points that were counted in the end. */
    private void dealScores(List<Event.FinalScored> scores) {
        int drawer = update.events().get(0) instanceof Event.TokenDrawn event ? event.seat() : Table.NOBODY;
        if (!dealScores(scores, 0, drawer)) {
            throw UpdateCheck.wrong(
                    update, "final points of tokens, expected some that unseen tokens can have (END-2)");
        }
        if (scores.stream().anyMatch(score -> score.seat() == drawer) && !hands[drawer].isEmpty()) {
            drawn = hands[drawer].kinds().get(0);
            hands[drawer] = hands[drawer].minus(drawn);
        }
    }

    /** Whether the tokens that are left give hands with the scores from one on; deals these. */
    private boolean dealScores(List<Event.FinalScored> scores, int index, int drawer) {
        if (index == scores.size()) {
            return true;
        }
        int seat = scores.get(index).seat();
        if (seat < 0 || seat >= hands.length) {
            return false;
        }
        int size = table.players[seat].handSize() + (seat == drawer ? 1 : 0);
        Tokens before = left;
        for (int threes = 0; threes <= size; threes++) {
            // ones + twos + threes = size and ones + 2 twos + 3 threes = points leave one choice
            int twos = scores.get(index).tokens() - size - 2 * threes;
            Tokens hand = twos < 0 ? null : hand(before, size - twos - threes, twos, threes);
            if (hand != null) {
                left = before.minus(hand);
                if (dealScores(scores, index + 1, drawer)) {
                    hands[seat] = hand;
                    return true;
                }
            }
        }
        return false;
    }

    /** So many tokens of one, two and three points, or null if there are not so many. */
    private static @Nullable Tokens hand(Tokens from, int... numbers) {
        Tokens hand = from.minus(from);
        for (int points = 1; points <= numbers.length; points++) {
            int more = numbers[points - 1];
            for (TokenKind token : from.toList()) {
                if (more > 0 && token.points() == points) {
                    hand = hand.plus(token);
                    more--;
                }
            }
            if (more != 0) {
                return null;
            }
        }
        return hand;
    }

    /** Fills a hand with any tokens. */
    private void fill(int seat) {
        List<TokenKind> tokens = left.toList();
        int number = missing(seat);
        for (int i = 0; i < number; i++) {
            if (i == tokens.size()) {
                throw UpdateCheck.wrong(update, "a token that is drawn, expected one of the stack (CHN-3)");
            }
            give(seat, tokens.get(i));
        }
    }
}
