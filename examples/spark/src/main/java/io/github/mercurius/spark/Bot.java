package io.github.mercurius.spark;

import io.github.mercurius.arena.BotKind;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.OutsideBots;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** Says which code a bot is. */
final class Bot {
    private static final Pattern PARTS = Pattern.compile("[\\s:\"']+");

    private Bot() {}

    /** Is told the first thing that goes wrong with a process. */
    static void tell(String what) {
        System.err.println(what);
    }

    /**
     * A bot of a game, as it is on this machine: its hash is that of the library, or of the jars that it is from, and
     * of the files that its name names.
     *
     * @throws IllegalArgumentException if there is none with this name, or one of our own looks at the clock
     */
    static <A extends AnyAction, V extends AnyView<A>> Plan.BotCode of(
            GameKit<A, V> kit, String name, OutsideBots bots, List<Path> jars, Code library) {
        boolean outside = OutsideBots.isProcess(name) || bots.knows(name);
        BotKind<A, V> kind = bots.kind(kit, name);
        if (!kind.repeatable() && !outside) {
            throw new IllegalArgumentException("bot: '" + name + "' looks at the clock, expected one that plays a game"
                    + " again the same, such as regent:500");
        }
        List<Path> files = PARTS.splitAsStream(name)
                .filter(part -> !part.isEmpty())
                .map(Path::of)
                .filter(Files::isRegularFile)
                .toList();
        if (OutsideBots.isProcess(name)) {
            return new Plan.BotCode(name, "", Code.hash(files), false);
        }
        if (outside) {
            List<String> names =
                    jars.stream().map(jar -> jar.getFileName().toString()).toList();
            return new Plan.BotCode(name, String.join(" ", names), Code.hash(jars), false);
        }
        String hash = files.isEmpty() ? library.hash() : library.hash() + "+" + Code.hash(files);
        return new Plan.BotCode(name, library.version(), hash, true);
    }
}
