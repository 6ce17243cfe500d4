package io.github.mercurius.examples.games.mercatores;

import io.github.mercurius.examples.games.common.Face;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.mercatores.Action;
import io.github.mercurius.mercatores.Ask;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.Good;
import io.github.mercurius.mercatores.GoodsCard;
import io.github.mercurius.mercatores.PlayerView;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.SpecialCard;
import io.github.mercurius.mercatores.Step;
import io.github.mercurius.mercatores.Table;
import io.github.mercurius.mercatores.json.MercatoresJson;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jline.utils.AttributedString;

/** What people see of Mercatores. */
public final class MercatoresFace implements Face<Action, PlayerView> {
    @Override
    public String title() {
        return "Mercatores";
    }

    @Override
    public String edition(AnySetup setup, Words words) {
        return words.edition(((Setup) setup).edition(), Edition.standIn(), MercatoresJson.EDITION);
    }

    @Override
    public List<AttributedString> screen(PlayerView view, Words words) {
        return new MercatoresScreen(words).lines(view);
    }

    /** Each card and each good in every step; of sets of cards, those of one. */
    @Override
    public List<Action> samples(PlayerView view) {
        Setup setup = view.table().setup();
        List<String> notations = new ArrayList<>();
        for (String step : List.of("G:", "T:", "L:")) {
            setup.edition().cards().forEach(card -> notations.add(step + card.code()));
        }
        setup.edition().cards().stream()
                .filter(GoodsCard.class::isInstance)
                .forEach(card -> notations.add("X:" + card.code()));
        for (String step : List.of("C:", "D:")) {
            Good.all().forEach(good -> notations.add(step + good));
            setup.edition().specialCards().forEach(card -> notations.add(step + card.code()));
        }
        for (SpecialCard card : setup.edition().specialCards()) {
            setup.seats().forEach(seat -> notations.add("C:" + card.code() + ">" + seat));
        }
        return notations.stream()
                .map(notation -> Action.parse(notation, setup.edition()))
                .toList();
    }

    @Override
    public Optional<String> heading(AnyGame<Action, PlayerView> game, Words words) {
        Table table = ((Game) game).state().table();
        List<Step> steps = ((Game) game).steps();
        Ask ask = table.ask().orElseThrow();
        boolean first = ask == Ask.GIVE
                || ask == Ask.TAX
                || steps.isEmpty()
                || steps.get(steps.size() - 1).update().turn() != table.turn();
        int seat = table.activeSeat();
        return first
                ? Optional.of(words.get(
                        "play.turn.mercatores",
                        game.setup().name(seat),
                        table.player(seat).coins()))
                : Optional.empty();
    }
}
