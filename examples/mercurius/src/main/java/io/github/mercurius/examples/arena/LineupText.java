package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.BotKind;
import io.github.mercurius.examples.bots.OutsideBots;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.tournament.Lineup;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The bots of a table in a text such as {@code greedy,random*3}. */
final class LineupText {
    private static final Pattern SEVERAL = Pattern.compile("(.+)\\*(\\d{1,3})");

    private LineupText() {}

    /**
     * The line-up in a text.
     *
     * @throws IllegalArgumentException if there is no such bot, or there are too few or too many
     */
    static <A extends AnyAction, V extends AnyView<A>> Lineup<A, V> parse(
            GameKit<A, V> kit, String text, OutsideBots outside) {
        List<BotKind<A, V>> kinds = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            Matcher several = SEVERAL.matcher(part.strip());
            int copies = several.matches() ? Integer.parseInt(several.group(2)) : 1;
            String name = several.matches() ? several.group(1) : part.strip();
            kinds.addAll(Collections.nCopies(copies, outside.kind(kit, name)));
        }
        int fewest = kit.rules().fewestPlayers();
        int most = kit.rules().mostPlayers();
        if (kinds.size() < fewest || kinds.size() > most) {
            throw new IllegalArgumentException("number of bots in '" + text + "': " + kinds.size() + ", expected "
                    + fewest + " to " + most + ", such as greedy,random*3");
        }
        return new Lineup<>(kinds);
    }
}
