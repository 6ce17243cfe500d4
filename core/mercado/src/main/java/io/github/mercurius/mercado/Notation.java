package io.github.mercurius.mercado;

import io.github.mercurius.rules.NotationException;
import io.github.mercurius.rules.internal.Arguments;
import io.github.mercurius.rules.internal.Excerpt;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the notation of actions and outcomes, and says where it stopped making sense. */
final class Notation {
    private static final String ACTION =
            "an action such as V:V2S, A, B, -, Y, N, G>1, S, ., $3, W:3, W:purse, D:V2S, ~C:GGB, ~T:O07 or ~V:V2S";

    private final String text;
    private final Edition edition;

    private Notation(String text, Edition edition) {
        this.text = text;
        this.edition = edition;
    }

    static Action read(String text, Edition edition) {
        return new Notation(Excerpt.notation(text), Arguments.notNull(edition, "edition")).action();
    }

    private Action action() {
        int from = text.indexOf(':') + 1;
        return switch (text.substring(0, from)) {
            case "V:" -> new Action.PlayToken(token(from));
            case "W:" -> new Action.SetWhite(text.equals("W:purse") ? Optional.empty() : Optional.of(stall(from)));
            case "D:" -> new Action.DiscardToken(token(from));
            case "~C:" -> new Outcome.CoinsDrawn(coins(text, from));
            case "~T:" -> new Outcome.TileDrawn(tile(from));
            case "~V:" -> text.equals("~V:?") ? Outcome.TokenDrawn.HIDDEN : Outcome.TokenDrawn.of(token(from));
            default -> withoutColon();
        };
    }

    private Action withoutColon() {
        if (text.startsWith("$")) {
            return new Action.Sell(stall(1));
        }
        if (text.indexOf('>') == 1) {
            return new Action.SetCoin(coinAt(text, 0), stall(2));
        }
        return switch (text) {
            case "A" -> new Action.Draw();
            case "B" -> new Action.TakeBack();
            case "-" -> new Action.Pass();
            case "Y" -> new Action.Symbol(true);
            case "N" -> new Action.Symbol(false);
            case "S" -> new Action.PaySeal();
            case "." -> new Action.Finish();
            default -> throw unexpected(0, ACTION);
        };
    }

    private TokenKind token(int from) {
        return edition.tokenKind(text.substring(from))
                .orElseThrow(() -> unexpected(from, "one of " + edition.tokenKinds()));
    }

    private Tile tile(int from) {
        return edition.tile(text.substring(from)).orElseThrow(() -> unexpected(from, "one of " + edition.tiles()));
    }

    private Stall stall(int from) {
        for (Stall stall : Stall.all()) {
            if (text.substring(from).equals(stall.code())) {
                return stall;
            }
        }
        throw unexpected(from, "one of " + Stall.all());
    }

    /** The coins with the letters from a place on. */
    static Coins coins(String text, int from) {
        if (text.length() - from > Coins.MOST) {
            throw unexpected(text, from, "at most " + Coins.MOST + " coins");
        }
        List<Coin> coins = new ArrayList<>();
        for (int i = from; i < text.length(); i++) {
            coins.add(coinAt(text, i));
        }
        return Coins.of(coins);
    }

    private static Coin coinAt(String text, int position) {
        int sort = "GSCTBW".indexOf(text.charAt(position));
        if (sort < 0) {
            throw unexpected(text, position, "one of " + Coin.all());
        }
        return Coin.all().get(sort);
    }

    private NotationException unexpected(int position, String expected) {
        return unexpected(text, position, expected);
    }

    private static NotationException unexpected(String text, int position, String expected) {
        String message = Excerpt.unread(text, position, text.substring(position), expected);
        return new NotationException(message, text, position, expected);
    }
}
