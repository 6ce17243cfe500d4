package io.github.mercurius.mercado;

import java.util.List;
import java.util.Optional;

/** Actions and outcomes of all kinds, legal and illegal. */
final class ActionSamples {
    private ActionSamples() {}

    static List<Action> of(GameState state) {
        List<Action> samples = Play.possible(state);
        Edition edition = state.table().setup().edition();
        for (TokenKind kind : edition.tokenKinds()) {
            samples.add(new Action.PlayToken(kind));
            samples.add(new Action.DiscardToken(kind));
            samples.add(Outcome.TokenDrawn.of(kind));
        }
        samples.add(Outcome.TokenDrawn.HIDDEN);
        samples.addAll(List.of(new Action.Draw(), new Action.TakeBack(), new Action.Pass(), new Action.PaySeal()));
        samples.addAll(List.of(new Action.Finish(), new Action.Symbol(true), new Action.Symbol(false)));
        for (Stall stall : Stall.all()) {
            Coin.all().forEach(coin -> samples.add(new Action.SetCoin(coin, stall)));
            samples.add(new Action.Sell(stall));
            samples.add(new Action.SetWhite(Optional.of(stall)));
        }
        samples.add(new Action.SetWhite(Optional.empty()));
        edition.tiles().forEach(tile -> samples.add(new Outcome.TileDrawn(tile)));
        for (String coins : List.of("", "G", "B", "GG", "SB", "GSC", "BBB", "TTT", "GGW", "WWW", "GGGG", "GSCTBW")) {
            samples.add(new Outcome.CoinsDrawn(Coins.parse(coins)));
        }
        return samples;
    }
}
