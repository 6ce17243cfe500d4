package io.github.mercurius.examples.games;

import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.SplittableRandom;

/** Actions of Mercatores to try: most of the step that the game is in, few of them legal. */
record MercatoresSamples(GameState state, SplittableRandom random) {
    private static final int OTHER_STEP = 4;
    private static final int MOST_TAKEN = 4;

    static Action any(GameState state, SplittableRandom random) {
        return new MercatoresSamples(state, random).any();
    }

    private Action any() {
        Ask[] asks = Ask.values();
        Ask now = state.table().ask().orElse(asks[random.nextInt(asks.length)]);
        Ask ask = random.nextInt(OTHER_STEP) == 0 ? asks[random.nextInt(asks.length)] : now;
        return switch (ask) {
            case GIVE -> new Action.Give(anyCard());
            case TAKE -> new Action.Take(some(state.table().market().toList(), MOST_TAKEN));
            case LOAD -> load();
            case TAX -> new Action.Tax(anyCard());
            case CASH -> cash();
        };
    }

    private Action load() {
        Table table = state.table();
        List<Card> hand =
                table.isOver() ? List.of() : state.hand(table.activeSeat()).toList();
        return new Action.Load(random.nextInt(OTHER_STEP) == 0 ? hand : some(hand, hand.size()));
    }

    private Action cash() {
        List<SpecialCard> specials = state.table().setup().edition().specialCards();
        SpecialCard card = specials.get(random.nextInt(specials.size()));
        Good good = Good.all().get(random.nextInt(Good.all().size()));
        return switch (random.nextInt(5)) {
            case 0 -> new Action.CashGoods(good);
            case 1 -> new Action.DiscardGoods(good);
            case 2 -> new Action.DiscardSpecial(card);
            case 3 -> new Action.CashSpecial(card, OptionalInt.empty());
            default -> new Action.CashSpecial(card, OptionalInt.of(random.nextInt(5)));
        };
    }

    private Card anyCard() {
        List<Card> cards = state.table().setup().edition().cards();
        return cards.get(random.nextInt(cards.size()));
    }

    /** Some of these cards, now and then one of them twice or another one among them. */
    private List<Card> some(List<Card> cards, int most) {
        List<Card> left = new ArrayList<>(cards);
        List<Card> some = new ArrayList<>();
        for (int more = random.nextInt(most + 1); more > 0; more--) {
            if (left.isEmpty() || random.nextInt(OTHER_STEP) == 0) {
                some.add(some.isEmpty() || random.nextBoolean() ? anyCard() : some.get(0));
            } else {
                some.add(left.remove(random.nextInt(left.size())));
            }
        }
        return some;
    }
}
