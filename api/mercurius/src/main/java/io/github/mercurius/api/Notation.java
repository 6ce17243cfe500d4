package io.github.mercurius.api;

import io.github.mercurius.rules.NotationException;
import io.github.mercurius.rules.internal.Excerpt;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads the notation of actions and cards from left to right, and says where it stopped making sense. */
final class Notation {
    private static final String ACTION = "an action such as +AMS, -TEA, B:HOO,SPI, D:ROT, AMS+SIL- or N:";
    private static final String ASSET = "one of " + Asset.all();
    private static final String CHAMBER = "one of " + Chamber.all();
    private static final String CARD = "a price card such as AMS+SIL- (see THG-3)";
    private static final int CODE = 3;
    private static final int CARD_CODE = 8;

    private final String text;
    private int position;

    private Notation(String text) {
        this.text = text;
    }

    /** All of a text as one thing. */
    static <T> T read(String text, Function<Notation, T> part) {
        Notation notation = new Notation(Excerpt.notation(text));
        T read = part.apply(notation);
        if (notation.position < text.length()) {
            throw notation.unexpected(text.length() - notation.position, "the end");
        }
        return read;
    }

    Action action() {
        if (skip("+")) {
            return Action.buy(asset());
        }
        if (skip("-")) {
            return Action.sell(asset());
        }
        if (skip("B:")) {
            return new Action.BlackMarket(list(this::asset));
        }
        if (skip("D:")) {
            return Action.dividend(chamber());
        }
        if (skip("N:")) {
            return new Action.PlayNews(list(this::card));
        }
        if (startsWithChamber()) {
            return Action.playCard(card());
        }
        throw unexpected(text.length() - position, ACTION);
    }

    PriceCard card() {
        return code(CARD_CODE, PriceCard::ofCode, CARD);
    }

    private Asset asset() {
        return code(CODE, code -> find(Asset.values(), code), ASSET);
    }

    private Chamber chamber() {
        return code(CODE, code -> find(Chamber.values(), code), CHAMBER);
    }

    private static <E extends Enum<E>> @Nullable E find(E[] constants, String code) {
        return Arrays.stream(constants)
                .filter(constant -> constant.name().equals(code))
                .findFirst()
                .orElse(null);
    }

    private boolean startsWithChamber() {
        int end = Math.min(text.length(), position + CODE);
        return find(Chamber.values(), text.substring(position, end)) != null;
    }

    private <T> List<T> list(java.util.function.Supplier<T> item) {
        List<T> items = new ArrayList<>();
        if (position < text.length()) {
            do {
                items.add(item.get());
            } while (skip(","));
            if (position < text.length()) {
                throw unexpected(text.length() - position, "a comma or the end");
            }
        }
        return items;
    }

    private boolean skip(String sign) {
        boolean found = text.startsWith(sign, position);
        position += found ? sign.length() : 0;
        return found;
    }

    private <T> T code(int length, Function<String, @Nullable T> known, String expected) {
        int end = Math.min(text.length(), position + length);
        T found = known.apply(text.substring(position, end));
        if (found == null) {
            throw unexpected(end - position, expected);
        }
        position = end;
        return found;
    }

    private NotationException unexpected(int length, String expected) {
        return new NotationException(
                Excerpt.unread(text, position, text.substring(position, position + length), expected),
                text,
                position,
                expected);
    }
}
