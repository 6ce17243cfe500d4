package io.github.mercurius.examples.games.mercurius;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.Position;
import io.github.mercurius.examples.games.terminal.Face;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyPosition;
import io.github.mercurius.rules.AnyUpdate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jline.utils.AttributedString;

/** What people see of Mercurius. */
public final class MercuriusFace implements Face<Action, PlayerView> {
    @Override
    public String title() {
        return "Mercurius";
    }

    @Override
    public List<AttributedString> table(PlayerView view, Words words) {
        return new Screen(words).lines(view);
    }

    @Override
    public List<String> picture(AnyPosition<Action, PlayerView> position, Words words) {
        return PositionPicture.of((Position) position, words);
    }

    @Override
    public String welcome(String edition, Words words) {
        return words.get("play.welcome");
    }

    @Override
    public Map<String, String> names(Words words) {
        Map<String, String> names = new LinkedHashMap<>();
        Asset.all().forEach(asset -> names.put(asset.name(), asset.displayName(words.locale())));
        names.put("B:", SpecialCard.BLACK_MARKET.displayName(words.locale()));
        names.put("D:", SpecialCard.DIVIDEND.displayName(words.locale()));
        names.put("N:", SpecialCard.NEWS.displayName(words.locale()));
        return names;
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
                        "story.turn",
                        game.setup().name(seat),
                        table.player(seat).cash()))
                : Optional.empty();
    }

    @Override
    public List<String> tell(AnyGame<Action, PlayerView> after, List<? extends AnyUpdate> updates, Words words) {
        Story story = new Story(((Game) after).setup(), words);
        return updates.stream()
                .flatMap(update -> update.events().stream())
                .flatMap(event -> story.tell((Event) event).stream())
                .toList();
    }

    @Override
    public String plan(List<Action> plan, Words words) {
        return PlanText.of(plan, words);
    }
}
