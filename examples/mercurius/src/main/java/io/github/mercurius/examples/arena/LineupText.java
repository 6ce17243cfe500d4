package io.github.mercurius.examples.arena;

import io.github.mercurius.arena.Lineup;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The bots of a table in a text such as {@code greedy,random*3}. */
final class LineupText {
    private static final Pattern SEVERAL = Pattern.compile("(.+)\\*(\\d{1,3})");

    private LineupText() {}

    /** A bot, and how many of it. */
    private record Several(String name, int copies) {
        static Several of(String part) {
            Matcher several = SEVERAL.matcher(part.strip());
            return several.matches()
                    ? new Several(several.group(1), Integer.parseInt(several.group(2)))
                    : new Several(part.strip(), 1);
        }
    }

    /**
     * The bots to be rated, each once; copies have numbers.
     *
     * @throws IllegalArgumentException if there is no such bot
     */
    static <A extends AnyAction, V extends AnyView<A>> List<BotKind<A, V>> rated(
            List<String> parts, Function<String, BotKind<A, V>> bots) {
        List<BotKind<A, V>> kinds = new ArrayList<>();
        for (String part : parts) {
            Several several = Several.of(part);
            BotKind<A, V> kind = bots.apply(several.name);
            for (int copy = 1; copy <= several.copies; copy++) {
                String name = several.copies == 1 ? kind.name() : several.name + "-" + copy;
                kinds.add(new BotKind<>(name, kind.repeatable(), kind.maker()));
            }
        }
        return kinds;
    }

    /**
     * The line-up in a text.
     *
     * @throws IllegalArgumentException if there is no such bot, or there are too few or too many
     */
    static <A extends AnyAction, V extends AnyView<A>> Lineup<A, V> parse(
            GameKit<A, V> kit, String text, Function<String, BotKind<A, V>> bots) {
        List<BotKind<A, V>> kinds = new ArrayList<>();
        for (String part : text.split(",", -1)) {
            Several several = Several.of(part);
            kinds.addAll(Collections.nCopies(several.copies, bots.apply(several.name)));
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
