package io.github.mercurius.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.examples.cli.Program;
import java.io.FilterWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import picocli.CommandLine;

/** What somebody is told who gives the program something that it cannot use. */
class CommandLineTest {
    @TempDir
    Path directory;

    private final StringWriter err = new StringWriter();

    /** Makes what the command lines below name. */
    @BeforeEach
    void setUp() throws IOException {
        Files.write(directory.resolve("binary"), new byte[] {(byte) 0xca, (byte) 0xfe, (byte) 0xba, (byte) 0xbe});
        Files.writeString(directory.resolve("text"), "Mercurius\n");
        Files.writeString(directory.resolve("arguments"), "--help\n");
    }

    private int run(PrintWriter out, String... arguments) {
        return Program.of(new Mercurius())
                .setOut(out)
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "dance                                 | 2 | there is no command 'dance'; there are arena, game, play,",
                "play --dance                          | 2 | Unknown option: '--dance'",
                "replay DIR/text DIR/text              | 2 | text' is one argument too many",
                "replay                                | 2 | Missing required parameter: 'FILE'",
                "replay DIR/none                       | 2 | none: no such file",
                "replay DIR                            | 2 | : a directory, expected a file",
                "replay DIR/binary                     | 2 | binary: no record: the document: found bytes that are not UTF-8",
                "replay DIR/text                       | 2 | text: no record: ",
                "replay DIR/text --lang nl             | 2 | 'nl', expected one of [en, pl, it]",
                "replay DIR/text --plot DIR/none/x.svg | 2 | x.svg: no directory DIR/none",
                "play --resume DIR/none                | 2 | none: no such file",
                "play --resume DIR/binary              | 2 | binary: no record: the document: found bytes that are not UTF-8",
                "play --save DIR/none/game.json        | 2 | game.json: no directory DIR/none",
                "play --save DIR                       | 2 | : a directory, expected a file",
                "play --save DIR/text                  | 2 | text: is there already: --resume its game, or",
                "play --bots dancer                    | 2 | bot: 'dancer', expected ",
                "play --game mercado --players 5       | 2 | players: 5, expected 2, 3 or 4 (SET-1)",
                "play --game mercado --bots ismcts:5   | 2 | bot: 'ismcts:5', expected easy, medium, hard, random, greedy or",
                "play --edition x                      | 2 | --edition: x, expected only with --game",
                "play --game chess                     | 2 | 'chess'",
                "play --players 6                      | 2 | players: 6, expected 3, 4 or 5",
                "play --position DIR/none              | 2 | none: no such file",
                "play --position DIR/text              | 2 | text: expected a position's text, which begins with mpn/1",
                "play --position DIR/text --players 3  | 2 | --players: 3, expected only without --position",
                "play --position DIR/text --resume x   | 2 | so it cannot have --position",
                "arena --bots random*3 --position DIR  | 2 | : a directory, expected a file",
                "position DIR/none                     | 2 | none: no such file",
                "position DIR/binary                   | 2 | binary: bytes that are not UTF-8, expected text",
                "position mpn/1 players=3 --to xml     | 2 | 'xml'",
                "position mpn/1 players=3 --deal x     | 2 | 'x', expected a whole number from 0 to 2^64-1",
                "rule TRD-9                            | 2 | 'TRD-9', expected a rule such as TRD-3",
                "rule TRD-1 CASH-2                     | 2 | 'TRD-1 CASH-2', expected a rule such as TRD-3",
                "rule --game mercatores TRN-1          | 2 | 'TRN-1', expected a rule of Mercatores, or words",
                "play --seed -1                        | 2 | '-1', expected a whole number from 0 to 2^64-1",
                "game --seed 18446744073709551616      | 2 | '18446744073709551616', expected a whole number from 0",
                "conformance DIR/none                  | 2 | none: no such file",
                "conformance                           | 2 | Missing required parameter: 'FILE'",
                "conformance --game x                  | 2 | 'x'",
                "edition                               | 2 | Missing required option: '--game=GAME'",
                "edition --game mercado DIR/text       | 2 | text: no edition: the document: found malformed JSON in line 1",
            })
    void itIsSaidInAFewLines(String line, int exitCode, String message) {
        String[] arguments = line.replace("DIR", directory.toString()).split(" ");
        assertThat(run(new PrintWriter(new StringWriter()), arguments)).isEqualTo(exitCode);
        assertThat(err.toString()).contains(message.replace("DIR", directory.toString()));
        assertThat(err.toString()).startsWith("mercurius").doesNotContain("Exception:");
        assertThat(err.toString().lines()).hasSizeLessThanOrEqualTo(3);
    }

    @Test
    void whatIsGivenIsShownAndNotObeyed() throws IOException {
        String hostile = "\u001b[2J\u202e\u0007";
        for (String[] arguments : new String[][] {
            {hostile},
            {"replay", directory.resolve(hostile).toString()},
            {"replay", "a\u0000" + hostile},
            {"replay", ""},
            {"play", "--lang", hostile},
            {"play", "--bots", hostile},
            {"play", "--seed", hostile},
            {
                "play",
                "--name",
                hostile + "\n",
                "--save",
                directory.resolve("game").toString()
            },
            {"arena", "--bots", hostile},
            {"arena", "--bots=random*3", "--position", hostile},
            {"play", "--position", hostile},
            {"position", hostile},
            {"position", hostile + ":3"},
            {"position", "a\u0000" + hostile},
            {"position", "mpn/1", "players=3", "--seen", hostile},
            {"position", "mpn/1", "players=3", "--to", hostile},
            {"rule", hostile},
            {"arena", "--bots=random*3", "--format", hostile},
            {"arena", "--bots=random*3", "--plot", hostile},
            {"conformance", hostile},
            {"edition", "--game=mercado", hostile},
            {"@" + directory.resolve("arguments")},
        }) {
            err.getBuffer().setLength(0);
            assertThat(run(new PrintWriter(new StringWriter()), arguments)).isEqualTo(2);
            assertThat(err.toString()).doesNotContain("\u001b", "\u202e", "\u0007", "\u0000", "Exception");
            assertThat(err.toString().lines()).hasSize(2);
        }
    }

    /** They are patterns: one that is not, picocli shows as it is, after a warning. */
    @Test
    void allHelpIsPatternsThatCanBeFilledIn() {
        for (CommandLine command : Program.of(new Mercurius()).getSubcommands().values()) {
            assertThat(command.getCommandSpec().options())
                    .extracting(option -> option.userObject())
                    .filteredOn(Field.class::isInstance)
                    .flatExtracting(field -> List.of(((Field) field)
                            .getAnnotation(CommandLine.Option.class)
                            .description()))
                    .isNotEmpty()
                    .allSatisfy(text -> assertThat(String.format(text)).isNotBlank());
        }
    }

    @Test
    void outputThatGoesNowhereIsAFailure() {
        Writer broken = new FilterWriter(Writer.nullWriter()) {
            @Override
            public void flush() throws IOException {
                throw new IOException("Broken pipe");
            }
        };
        assertThat(run(new PrintWriter(broken), "game")).isEqualTo(1);
        assertThat(err)
                .hasToString("mercurius: not all was written: the output is closed or full" + System.lineSeparator());
    }
}
