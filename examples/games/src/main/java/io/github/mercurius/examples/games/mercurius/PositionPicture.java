package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Violation;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.examples.games.terminal.ActionList;
import io.github.mercurius.examples.games.terminal.Look;
import io.github.mercurius.examples.games.terminal.RefusalText;
import io.github.mercurius.examples.games.terminal.Refusals;
import io.github.mercurius.examples.games.terminal.Sight;
import io.github.mercurius.examples.games.text.Paragraph;
import io.github.mercurius.examples.games.text.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.jline.utils.AttributedString;

/** A position drawn for people: the table, the cards that are known, what is allowed, and why the rest is not. */
final class PositionPicture {
    private static final String INDENT = "  ";

    private final Words words;
    private final Screen screen;
    private final Sight<Action, PlayerView> sight;

    /** A state that is like the position in all that is known. */
    private final GameState like;

    private final Table table;
    private final SortedMap<Integer, Cards> hands = new TreeMap<>();
    private final List<String> lines = new ArrayList<>();

    private PositionPicture(Position position, Words words) {
        this.words = words;
        screen = new Screen(words);
        sight = new Sight<>(position);
        like = state().orElseGet(position::dealtInOrder);
        table = like.table();
        for (int seat : table.setup().seats()) {
            sight.from(seat).ifPresent(view -> hands.put(seat, view.hand()));
        }
    }

    /** The lines of the picture, in 80 columns. */
    static List<String> of(Position position, Words words) {
        PositionPicture picture = new PositionPicture(position, words);
        picture.addTable();
        picture.addHands();
        picture.addPiles();
        picture.addActions();
        return picture.lines;
    }

    private void addTable() {
        PlayerView view = table.isOver() ? like.viewForSpectator() : like.viewFor(table.activeSeat());
        add(screen.table(view));
        lines.add("");
        if (table.isOver()) {
            lines.add(words.get("story.gameEnded"));
            for (Standing standing : table.ranking()) {
                lines.add(words.get("story.place", standing.place(), name(standing.seat()), standing.score()));
            }
        } else {
            say("", screen.moment(table) + " " + words.get("position.turn", name(table.activeSeat())));
        }
    }

    private void addHands() {
        if (hands.size() == 1) {
            hands.forEach((seat, hand) -> {
                lines.add(words.get("position.hand", name(seat)));
                add(screen.hand(hand));
            });
        } else if (!hands.isEmpty()) {
            lines.add(words.get("position.hands"));
            hands.forEach((seat, hand) -> say(INDENT, Look.letter(seat) + INDENT + codes(hand.toList())));
        }
    }

    private void addPiles() {
        addPile("position.discard", table.discardPile());
        state().ifPresent(state -> {
            addPile("position.main", state.mainDeck());
            addPile("position.backup", state.backupDeck());
        });
    }

    private Optional<GameState> state() {
        return sight.state().map(GameState.class::cast);
    }

    private void addPile(String text, List<PriceCard> cards) {
        if (!cards.isEmpty()) {
            say("", words.get(text, codes(cards)));
        }
    }

    private static String codes(List<PriceCard> cards) {
        return cards.stream().map(PriceCard::code).collect(Collectors.joining(" "));
    }

    private void addActions() {
        boolean handIsKnown = !table.isOver() && hands.containsKey(table.activeSeat());
        List<String> known = new ArrayList<>();
        for (Action action : like.legalActions()) {
            if (handIsKnown || !Samples.needHand(action)) {
                known.add(action.notation());
            }
        }
        if (!known.isEmpty()) {
            lines.add(words.get("position.allowed"));
            ActionList.of(known).lines(words, "position.kind").forEach(line -> say(INDENT, line));
        }
        if (!handIsKnown && !table.isOver()) {
            say("", words.get("position.unknownHand", name(table.activeSeat())));
        }
        lines.add(words.get("position.refused"));
        if (table.isOver()) {
            say(INDENT, message(like.check(Action.buy(Asset.AMS))));
            return;
        }
        List<Action> samples = Samples.all().stream()
                .filter(action -> handIsKnown || !Samples.needHand(action))
                .toList();
        Refusals.of(samples, like::check, table.setup(), words).forEach(line -> say(INDENT, line));
        int other = (table.activeSeat() + 1) % table.setup().players();
        say(
                INDENT,
                words.get("position.refused.other", name(other), message(like.check(other, Action.buy(Asset.AMS)))));
    }

    private String message(Optional<Violation> violation) {
        return RefusalText.of(violation.orElseThrow(), table.setup(), words);
    }

    private void say(String indent, String text) {
        lines.addAll(Paragraph.wrap(indent, text));
    }

    private void add(List<AttributedString> drawn) {
        drawn.forEach(line -> lines.add(line.toString().stripTrailing()));
    }

    private String name(int seat) {
        return table.setup().name(seat, words.locale());
    }
}
