package io.github.mercurius.json.common;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** The message about everything that is wrong at once. */
public final class Problems {
    private static final int MOST_SHOWN = 100;

    private Problems() {}

    /** All problems in one line; of very many the first ones, and how many more there are. */
    public static <P> String message(List<P> problems, Function<? super P, String> message) {
        if (problems.size() == 1) {
            return message.apply(problems.get(0));
        }
        int more = problems.size() - MOST_SHOWN;
        return problems.size() + " problems: "
                + problems.stream().limit(MOST_SHOWN).map(message).collect(Collectors.joining("; "))
                + (more > 0 ? "; and " + more + " more" : "");
    }
}
