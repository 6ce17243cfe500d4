package io.github.mercurius.examples.bots;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.arena.BotKind;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.examples.cli.Printable;
import io.github.mercurius.examples.games.GameBots;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.bots.BotSpeaker;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code mercurius bot}: one of our bots as a process that speaks the protocol {@code mercurius-bot/2}. */
@Command(
        name = "bot",
        description = {
            "A bot as a process that speaks the protocol mercurius-bot/2.",
            "It uses standard input and output, for programs in any language that let bots play, and ends at the end of its"
                    + " input."
        },
        footer = {"%nExamples:", "  mercurius bot greedy", "  mercurius bot regent:200ms"})
public final class BotCommand implements Callable<Integer> {
    @Parameters(paramLabel = "BOT", description = "Which bot, given as for 'mercurius arena --bots'.")
    private String name = "";

    @Mixin
    private BotOptions options = new BotOptions();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        try (OutsideBots others = options.open()) {
            BotSpeaker.of(Mercurius.rules(), MercuriusJson.formats(), kind(others), this::tell)
                    .speak(System.in, System.out);
            return 0;
        } catch (IllegalArgumentException wrong) {
            tell("the host " + wrong.getMessage());
            return 1;
        }
    }

    private BotKind<Action, PlayerView> kind(OutsideBots others) {
        try {
            return GameBots.parse(GameKit.mercurius(), name, others);
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()));
        }
    }

    private void tell(String what) {
        spec.commandLine().getErr().println(Printable.of(what));
    }
}
