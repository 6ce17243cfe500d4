package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.Game;
import io.github.mercurius.examples.games.common.Face;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.utils.AttributedString;

/** What people see of Mercurius. */
public final class MercuriusFace implements Face<Action, PlayerView> {
    @Override
    public String title() {
        return "Mercurius";
    }

    @Override
    public List<AttributedString> screen(PlayerView view, Words words) {
        return new MercuriusScreen(words).lines(view);
    }

    @Override
    public String welcome(AnySetup setup, Words words) {
        return words.get("play.welcome");
    }

    @Override
    public String help(Words words) {
        return words.get("play.help");
    }

    @Override
    public Optional<String> heading(AnyGame<Action, PlayerView> game, Words words) {
        Table table = ((Game) game).state().table();
        int seat = table.activeSeat();
        return table.step() == 0
                ? Optional.of(words.get(
                        "play.turn.mercurius",
                        game.setup().name(seat),
                        table.player(seat).cash()))
                : Optional.empty();
    }

    /** All trades, dividends and cards; of sets of tokens or cards, those of one. */
    @Override
    public List<Action> samples(PlayerView view) {
        List<Action> samples = new ArrayList<>();
        Asset.all().forEach(asset -> samples.add(Action.buy(asset)));
        Asset.all().forEach(asset -> samples.add(Action.sell(asset)));
        Asset.all().forEach(asset -> samples.add(Action.blackMarket(asset)));
        Chamber.all().forEach(chamber -> samples.add(Action.dividend(chamber)));
        PriceCard.all().forEach(card -> samples.add(Action.playCard(card)));
        samples.add(Action.playNews());
        PriceCard.all().forEach(card -> samples.add(Action.playNews(card)));
        return samples;
    }
}
