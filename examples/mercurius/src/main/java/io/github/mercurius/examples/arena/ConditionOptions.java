package io.github.mercurius.examples.arena;

import io.github.mercurius.examples.games.files.RefusedTextException;
import io.github.mercurius.tournament.CpuBudget;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say how bots are compared, for a command's {@code @Mixin}. */
final class ConditionOptions {
    private static final Pattern BUDGET = Pattern.compile("(\\d{1,7})(?:\\+(\\d{1,7}))?");

    @Option(
            names = "--limit",
            paramLabel = "MS",
            description = "Milliseconds that an action may take. Default: 0, no limit.")
    private int limit;

    @Option(
            names = "--budget",
            paramLabel = "MS+MORE",
            description = "Milliseconds of processor time that each bot has for a game, and more of them after each"
                    + " action, such as 1000+20. For bots in this process.")
    private @Nullable String budget;

    @Option(
            names = "--duplicate",
            description = "Play each deal in all seat orders, so that luck with the deal favours nobody: fewer games"
                    + " tell as much.")
    private boolean duplicate;

    /** The conditions of these options. */
    Conditions conditions() {
        if (limit < 0) {
            throw new RefusedTextException("--limit: " + limit + ", expected 1 or more milliseconds");
        }
        return new Conditions(limit, budget().map(CpuBudget::toString).orElse(""), duplicate);
    }

    /** The budget of each bot. */
    Optional<CpuBudget> budget() {
        if (budget == null) {
            return Optional.empty();
        }
        Matcher parts = BUDGET.matcher(budget);
        if (!parts.matches()) {
            throw new RefusedTextException(
                    "--budget: '" + budget + "', expected milliseconds, and more after each action, such as 1000+20");
        }
        try {
            String more = parts.group(2);
            return Optional.of(new CpuBudget(Long.parseLong(parts.group(1)), more == null ? 0 : Long.parseLong(more)));
        } catch (IllegalArgumentException refused) {
            throw new RefusedTextException("--budget: " + refused.getMessage());
        }
    }
}
