package io.github.mercurius.examples.bots;

import io.github.mercurius.examples.cli.Printable;
import io.github.mercurius.examples.games.BotKind;
import io.github.mercurius.examples.games.GameBots;
import io.github.mercurius.examples.games.GameName;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** {@code mercurius bot}: one of our bots as a process that speaks the protocol {@code mercurius-bot/1}. */
@Command(
        name = "bot",
        description = {
            "A bot as a process that speaks the protocol mercurius-bot/1.",
            "It uses standard input and output, for programs in any language that let bots play, and ends at the end of its"
                    + " input."
        },
        footer = {"%nExamples:", "  mercurius bot greedy", "  mercurius bot regent:200ms"})
public final class BotCommand implements Callable<Integer> {
    private static final int LONGEST_MESSAGE = 1 << 20;

    @Parameters(paramLabel = "BOT", description = "Which bot, given as for 'mercurius arena --bots'.")
    private String name = "";

    @Mixin
    private BotOptions options = new BotOptions();

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() throws IOException {
        try (OutsideBots others = options.open()) {
            return speak(new ProtocolSpeaker(kind(others), this::tell), System.in, System.out);
        }
    }

    private BotKind kind(OutsideBots others) {
        try {
            return GameBots.parse(GameName.MERCURIUS, name, others);
        } catch (IllegalArgumentException refused) {
            throw new ParameterException(spec.commandLine(), String.valueOf(refused.getMessage()));
        }
    }

    private int speak(ProtocolSpeaker speaker, InputStream in, OutputStream out) throws IOException {
        LineInput lines = new LineInput(in, LONGEST_MESSAGE);
        try {
            String line = lines.read();
            while (line != null) {
                String answer = speaker.take(line).orElse("");
                if (!answer.isEmpty()) {
                    out.write((answer + "\n").getBytes(StandardCharsets.UTF_8));
                    out.flush();
                }
                line = speaker.isOver() ? null : lines.read();
            }
            return 0;
        } catch (BrokenProcessException | IllegalArgumentException wrong) {
            tell("the host " + wrong.getMessage());
            return 1;
        }
    }

    private void tell(String what) {
        spec.commandLine().getErr().println(Printable.of(what));
    }
}
