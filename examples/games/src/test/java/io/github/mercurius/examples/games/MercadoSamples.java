package io.github.mercurius.examples.games;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.Coins;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.Outcome;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.TokenKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Actions and outcomes of Mercado to try: most of the kind that is asked, few of them legal. */
record MercadoSamples(Edition edition, SplittableRandom random) {
    private static final int OTHER_ASK = 4;
    private static final int MOST_COINS = 4;

    static Action any(GameState state, SplittableRandom random) {
        Ask other = Ask.values()[random.nextInt(Ask.values().length)];
        Ask ask = random.nextInt(OTHER_ASK) == 0 ? other : state.table().ask().orElse(other);
        return new MercadoSamples(state.table().setup().edition(), random).any(ask);
    }

    private Action any(Ask ask) {
        return switch (ask) {
            case ACTION -> start();
            case SYMBOL -> new Action.Symbol(random.nextBoolean());
            case PLAY -> play();
            case SALE -> new Action.Sell(stall());
            case WHITE -> new Action.SetWhite(random.nextInt(OTHER_ASK) == 0 ? Optional.empty() : Optional.of(stall()));
            case DISCARD -> new Action.DiscardToken(token());
            case COINS -> new Outcome.CoinsDrawn(coins());
            case TILE -> new Outcome.TileDrawn(tile());
            case TOKEN -> Outcome.TokenDrawn.of(token());
        };
    }

    private Action start() {
        return switch (random.nextInt(4)) {
            case 0 -> new Action.PlayToken(token());
            case 1 -> new Action.Draw();
            case 2 -> new Action.TakeBack();
            default -> new Action.Pass();
        };
    }

    private Action play() {
        return switch (random.nextInt(4)) {
            case 0 -> new Action.PaySeal();
            case 1 -> new Action.Finish();
            default -> new Action.SetCoin(coin(), stall());
        };
    }

    private Coins coins() {
        List<Coin> coins = new ArrayList<>();
        for (int more = 1 + random.nextInt(MOST_COINS); more > 0; more--) {
            coins.add(coin());
        }
        return Coins.of(coins);
    }

    private Coin coin() {
        return any(Coin.all());
    }

    private Stall stall() {
        return any(Stall.all());
    }

    private Tile tile() {
        return any(edition.tiles());
    }

    private TokenKind token() {
        return any(edition.tokenKinds());
    }

    private <T> T any(List<T> things) {
        return things.get(random.nextInt(things.size()));
    }
}
