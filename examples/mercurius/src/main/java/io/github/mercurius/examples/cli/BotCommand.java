package io.github.mercurius.examples.cli;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.OutsideBots;
import io.github.mercurius.examples.games.common.RefusedTextException;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.BotKind;
import io.github.mercurius.rules.bots.BotSpeaker;
import java.io.IOException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** {@code mercurius bot}: one of our bots as a process that speaks the protocol {@code mercurius-bot/2}. */
@Command(
        name = "bot",
        description = {
            "A bot as a process that speaks the protocol mercurius-bot/2.",
            "It uses standard input and output, for programs in any language that let bots play, and ends at the end"
                    + " of its input."
        },
        footer = {
            "%nExamples:",
            "  mercurius bot greedy",
            "  mercurius bot regent:200ms",
            "  mercurius bot --game mercado greedy"
        })
public final class BotCommand extends ProgramCommand {
    @Parameters(paramLabel = "BOT", description = "Which bot, given as for 'mercurius arena --bots'.")
    private String name = "";

    @Mixin
    private Options.Game game;

    @Mixin
    private Options.Bots options;

    @Override
    public Integer call() throws IOException {
        try (OutsideBots others = options.open()) {
            speak(game.kit(), others);
            return 0;
        } catch (IllegalArgumentException wrong) {
            tell("the host " + wrong.getMessage());
            return 1;
        }
    }

    private <A extends AnyAction, V extends AnyView<A>> void speak(GameKit<A, V> kit, OutsideBots others)
            throws IOException {
        BotKind<A, V> kind = RefusedTextException.unless(() -> others.kind(kit, name));
        BotSpeaker.of(kit.rules(), kit.formats(), kind, this::tell).speak(System.in, System.out);
    }
}
