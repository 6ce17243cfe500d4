package io.github.mercurius.examples.games.mercado;

import io.github.mercurius.examples.games.terminal.Face;
import io.github.mercurius.examples.games.text.Typed;
import io.github.mercurius.examples.games.text.Words;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Ask;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Stage;
import io.github.mercurius.mercado.Table;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyTable;
import java.util.List;
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
    public List<AttributedString> table(PlayerView view, Words words) {
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
        String upper = Typed.upper(typed);
        return upper.equals("W:PURSE") ? "W:purse" : upper;
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
