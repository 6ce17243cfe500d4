package io.github.mercurius.mercado;

import io.github.mercurius.common.Arguments;
import io.github.mercurius.common.Problems;
import io.vavr.collection.Vector;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes the table of a position from its parts, and finds all that is wrong with them. It asks first whether each can
 * be at all, then, by {@link Integrity}, whether they fit together.
 *
 * <p>What cannot be is replaced by something near it, so that the rest can be checked too.
 */
final class PositionCheck {
    private final PositionParts parts;
    private final Edition edition;
    private final Problems<PositionPart> problems = new Problems<>();
    private final Table table;

    /** Checks what a position says. */
    PositionCheck(PositionParts parts) {
        this.parts = parts;
        edition = parts.setup.edition();
        PieceCount pieces = PieceCount.of(parts, problems);
        table = makeTable(pieces);
        Integrity.check(table, problems);
    }

    /** What is wrong with all that the position says. */
    Problems<PositionPart> problems() {
        return problems;
    }

    /** The table, or a refusal with all that is wrong. */
    Table table() {
        problems.throwIfAny();
        return table;
    }

    /** This check, with what a state needs to know and the position does not say as problems. */
    PositionCheck forState() {
        for (Player player : table.players) {
            if (hand(player) == null) {
                refuseHand(player, "not known", player.handSize() + " tokens");
            }
        }
        return this;
    }

    /** This check, with what its viewer knows and the position does not say, or the other way round, as problems. */
    PositionCheck forView() {
        for (Player player : table.players) {
            boolean known = hand(player) != null;
            if (player.seat() == parts.viewer && !known) {
                refuseHand(player, "not known", player.handSize() + " tokens, as this is the view of that seat");
            } else if (player.seat() != parts.viewer && known && player.handSize() > 0) {
                refuseHand(player, "known", "a hand that the viewer does not see");
            }
        }
        return this;
    }

    private void refuseHand(Player player, String given, String expected) {
        problems.addOfSeat(PositionPart.HANDS, player.seat(), "hand", given, expected, Rule.INF_1);
    }

    /** The hand of a player, as far as it is known: without tokens there is nothing to know. */
    private @Nullable Tokens hand(Player player) {
        Tokens hand = parts.seats[player.seat()].hand;
        return hand == null && player.handSize() == 0 ? edition.noTokens() : hand;
    }

    private Tokens knownHand(int seat) {
        return Arguments.notNull(hand(table.players[seat]), "hand", "a known one");
    }

    /** The state, or a refusal with all that is wrong. */
    GameState state() {
        problems.throwIfAny();
        Tokens[] hands = new Tokens[parts.seats.length];
        Tokens stack = edition.allTokens();
        for (TokenKind kind : parts.gone) {
            stack = stack.minus(kind);
        }
        for (int seat = 0; seat < hands.length; seat++) {
            hands[seat] = knownHand(seat);
            stack = stack.minus(hands[seat]);
        }
        checkChoice(hands);
        problems.throwIfAny();
        return new GameState(table, hands, stack);
    }

    /** RUL-7: a player whose tokens are all of one kind is not asked. */
    private void checkChoice(Tokens[] hands) {
        if (table.ask == Ask.DISCARD && hands[table.actor].onlyKind() != null) {
            String given = "[" + hands[table.actor] + "]";
            problems.addOfSeat(
                    PositionPart.HANDS, table.actor, "hand", given, "tokens of two kinds at least", Rule.RUL_7);
        }
    }

    /** The view, or a refusal with all that is wrong. */
    PlayerView view() {
        problems.throwIfAny();
        if (parts.viewer == PositionParts.UNSAID) {
            return new PlayerView(table, PlayerView.SPECTATOR, edition.noTokens());
        }
        Tokens hand = knownHand(parts.viewer);
        if (table.actor == parts.viewer) {
            Tokens[] hands = new Tokens[parts.seats.length];
            hands[parts.viewer] = hand;
            checkChoice(hands);
            problems.throwIfAny();
        }
        return new PlayerView(table, parts.viewer, hand);
    }

    private Table makeTable(PieceCount pieces) {
        List<Tile> first = new ArrayList<>(edition.objects().subList(0, Deal.OBJECTS));
        first.addAll(edition.perfumes().subList(0, Deal.PERFUMES));
        TableDraft draft = new TableDraft(parts.setup, Deal.of(edition, first));
        draft.turn = parts.turn;
        draft.round = parts.round();
        draft.active = parts.active();
        draft.ask = parts.ask;
        draft.tokenPlayed = parts.tokenPlayed;
        draft.sealPaid = parts.sealPaid;
        draft.again = parts.again;
        draft.todo = io.vavr.collection.List.ofAll(parts.todo);
        draft.drawn = parts.drawn;
        draft.placed = parts.placed;
        draft.sold = Vector.ofAll(parts.sold);
        draft.objectDiscard = Vector.ofAll(parts.objectDiscard);
        draft.perfumeDiscard = Vector.ofAll(parts.perfumeDiscard);
        draft.tokensGone = Vector.ofAll(parts.gone);
        draft.tokenStack = pieces.tokenStack();
        draft.objectStack = pieces.tileStack() & Tiles.objects();
        draft.perfumeStack = pieces.tileStack() & Tiles.perfumes();
        draft.blackPile = pieces.black();
        draft.whitePile = pieces.white();
        draft.sealPile = pieces.seals();
        boolean empty = false;
        for (int stall = 0; stall < parts.spots.length; stall++) {
            draft.tiles[stall] = parts.spots[stall].tile();
            empty |= parts.spots[stall].tile() == null;
        }
        draft.stage = stage(empty);
        draft.actor = actor();
        boolean any = false;
        for (int seat = 0; seat < parts.seats.length; seat++) {
            PositionParts.Seat said = parts.seats[seat];
            draft.players[seat] = new Player(
                    seat, pieces.purse(seat), said.spent, said.edges, said.seals, said.handSize(), said.position);
            any |= said.position >= parts.setup.track().length();
        }
        draft.lastRound = parts.lastRound != null ? parts.lastRound : any || TurnEnd.isLast(draft.round);
        if (parts.ask == Ask.COINS) {
            draft.toDraw = parts.sealPaid ? Legality.DRAWN_FOR_SEAL : Legality.coinsToDraw(draft.player());
        }
        standing(draft);
        return new Table(draft);
    }

    /** TRN-1: what is asked, and what is still to be done, say the stage. */
    private Stage stage(boolean emptyStall) {
        if (parts.ask == null) {
            return Stage.OVER;
        }
        boolean sale = parts.todo.stream().anyMatch(step -> step instanceof Todo.Close);
        return switch (parts.ask) {
            case ACTION, SYMBOL -> Stage.START;
            case PLAY, COINS -> Stage.PLAY;
            case SALE, WHITE, DISCARD -> Stage.SALES;
            case TILE -> emptyStall ? Stage.REFILL : Stage.SALES;
            case TOKEN -> sale ? Stage.SALES : Stage.START;
        };
    }

    private int actor() {
        if (parts.ask == null || parts.ask.isChance()) {
            return Table.NOBODY;
        }
        if (parts.ask != Ask.DISCARD) {
            return parts.active();
        }
        if (parts.discarding == PositionParts.UNSAID || parts.discarding == parts.active()) {
            String given = parts.discarding == PositionParts.UNSAID ? "nobody" : "seat " + parts.discarding;
            problems.add(PositionPart.ASK, "who discards", given, "one of the other players", Rule.EFF_2);
            return (parts.active() + 1) % parts.seats.length;
        }
        return parts.discarding;
    }

    /** MOV-4, SET-7: the seats by position; on equal ones as at the start. */
    static List<Integer> standingByPosition(Setup setup, Player[] players) {
        List<Integer> byPlace = new ArrayList<>();
        for (int place = 0; place < players.length; place++) {
            byPlace.add((setup.startSeat() + place) % players.length);
        }
        byPlace.sort(Comparator.comparing(seat -> players[seat].position(), Comparator.reverseOrder()));
        return byPlace;
    }

    private void standing(TableDraft draft) {
        List<Integer> standing = standingByPosition(parts.setup, draft.players);
        if (parts.standing != null) {
            List<Integer> sorted = new ArrayList<>(parts.standing);
            sorted.sort(Comparator.comparing(seat -> draft.players[seat].position(), Comparator.reverseOrder()));
            boolean all = parts.standing.size() == standing.size() && parts.standing.containsAll(standing);
            if (all && sorted.equals(parts.standing)) {
                standing = sorted;
            } else {
                String expected = "each seat once, the one ahead first, such as " + standing;
                problems.add(PositionPart.STANDING, "standing", parts.standing, expected, Rule.MOV_4);
            }
        }
        for (int place = 0; place < standing.size(); place++) {
            draft.standing[place] = standing.get(place);
        }
    }
}
