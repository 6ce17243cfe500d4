package io.github.mercurius.examples.games.mercado;

import io.github.mercurius.examples.games.common.Face;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.Coin;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Stage;
import io.github.mercurius.mercado.Stall;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.jline.utils.AttributedString;

/** What people see of Mercado. */
public final class MercadoFace implements Face<Action, PlayerView> {
    @Override
    public String title() {
        return "Mercado";
    }

    @Override
    public String edition(AnySetup setup, Words words) {
        return words.edition(((Setup) setup).edition(), Edition.standIn(), MercadoJson.EDITION);
    }

    @Override
    public List<AttributedString> screen(PlayerView view, Words words) {
        return new MercadoScreen(words).lines(view);
    }

    /** Where chance decides, it does so for the player whose turn it is. */
    @Override
    public OptionalInt active(AnyTable table) {
        return table.asksChance() ? OptionalInt.of(((Table) table).activeSeat()) : table.decider();
    }

    /** The one notation that is not all in capital letters is that of a white coin that is put into the purse. */
    @Override
    public String notation(String typed) {
        String upper = typed.toUpperCase(Locale.ROOT);
        return upper.equals("W:PURSE") ? "W:purse" : upper;
    }

    /** All that is said in one word, a coin of each sort at each stall, and each kind of token. */
    @Override
    public List<Action> samples(PlayerView view) {
        List<String> notations = new ArrayList<>(List.of("A", "B", "-", "Y", "N"));
        for (Coin coin : Coin.all()) {
            Stall.all().forEach(stall -> notations.add(coin + ">" + stall));
        }
        notations.addAll(List.of("S", "."));
        Stall.all().forEach(stall -> notations.add("$" + stall));
        Stall.all().forEach(stall -> notations.add("W:" + stall));
        notations.add("W:purse");
        Edition edition = view.table().setup().edition();
        edition.tokenKinds().forEach(kind -> notations.addAll(List.of("V:" + kind.code(), "D:" + kind.code())));
        return notations.stream()
                .map(notation -> Action.parse(notation, edition))
                .toList();
    }

    @Override
    public Optional<String> heading(AnyGame<Action, PlayerView> game, Words words) {
        Table table = (Table) game.state().table();
        boolean first = table.stage() == Stage.START
                && !table.isTokenPlayed()
                && table.ask().orElse(null) == Ask.ACTION;
        int seat = table.activeSeat();
        return first
                ? Optional.of(words.get(
                        "play.turn.mercado",
                        game.setup().name(seat),
                        table.player(seat).position()))
                : Optional.empty();
    }

    @Override
    public String tooLate(Words words) {
        return words.get("play.undo.drawn");
    }
}
