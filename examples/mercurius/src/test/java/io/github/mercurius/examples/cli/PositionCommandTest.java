package io.github.mercurius.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameState;
import io.github.mercurius.core.Position;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.common.Words;
import io.github.mercurius.json.MercuriusJson;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A position is drawn as in a game, converted without loss, and refused with all that is wrong and where. */
class PositionCommandTest extends CommandFixture {
    private static final Setup SETUP = Setup.of("Robert", "Magda", "Rafał");
    private static final Game GAME = game(SETUP, 60);
    private static final GameState STATE = GAME.state();

    private String out = "";

    private static Game game(Setup setup, int actions) {
        SplittableRandom random = new SplittableRandom(5);
        Game game = Game.start(setup, Deal.seeded(1602));
        while (game.steps().size() < actions && !game.state().isOver()) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        return game;
    }

    private int run(String... arguments) {
        out = run(new PositionCommand(), (Object[]) arguments);
        return exitCode;
    }

    private String printed(String... arguments) {
        assertThat(run(arguments)).as(errors).isZero();
        return out;
    }

    private String file(String name, String content) throws IOException {
        return Files.writeString(directory.resolve(name), content).toString();
    }

    @ParameterizedTest
    @ValueSource(strings = "pl")
    void everyMomentOfAGameIsDrawnAsInPlayIn80Columns(String language) {
        Game game = game(Setup.of("W".repeat(64), "阿".repeat(64), "a", "b", "c"), Integer.MAX_VALUE);
        for (int step = 0; step < game.steps().size(); step += 7) {
            GameState state = game.steps().get(step).after();
            String picture = printed(state.toText(), "--lang", language);
            for (int seat : state.table().setup().seats()) {
                assertThat(printed(state.viewFor(seat).toText())).contains("●");
            }
            PlayerView view = state.isOver()
                    ? state.viewForSpectator()
                    : state.viewFor(state.table().activeSeat());
            List<String> table = GameKit.mercurius().table(view, Words.in(language)).stream()
                    .map(line -> line.toString().stripTrailing())
                    .toList();
            assertThat(picture).startsWith(String.join("\n", table) + "\n");
            assertThat(picture.lines())
                    .filteredOn(line -> !line.contains("W".repeat(64)))
                    .allSatisfy(line -> assertThat(line.length()).as(line).isLessThanOrEqualTo(80));
        }
    }

    @Test
    void allThatIsAllowedIsListedOrCountedAndTheRestIsRefusedWithItsRule() {
        GameState state = GAME.firstState().applyAction(Action.parse("+AMS"));
        String picture = printed(state.toText(), "--lang", "en");
        String allowed = picture.replaceFirst("(?s).*\nAllowed:\n(.*)\nNot allowed:\n.*", "$1");
        int news = 0;
        for (Action action : state.legalActions()) {
            news += action instanceof Action.PlayNews ? 1 : 0;
            if (!(action instanceof Action.PlayNews)) {
                assertThat(List.of(allowed.strip().split("\\s+"))).contains(action.notation());
            }
        }
        assertThat(allowed).contains("N:…  " + news + " in all");
        assertThat(picture)
                .contains("  -HOO and 10 more. TRD-6: Robert has no share of Hoorn\n")
                .contains("BLK-1: Black Market needs a turn without trades")
                .contains("DIV-1: Dividend needs a turn without trades")
                .contains("TRN-2: Robert does not have ", "NWS-2: 1 ");
    }

    @Test
    void whenTheGameIsOverNothingIsAllowed() {
        String picture = printed(game(SETUP, Integer.MAX_VALUE).state().toText(), "--lang", "en");
        assertThat(picture).endsWith("The game is over.\n").doesNotContain("llowed:");
    }

    @Test
    void textFilesDocumentsAndStepsAreTheSamePosition() throws IOException {
        String text = STATE.toText() + "\n";
        assertThat(printed(STATE.toText(), "--to", "text")).isEqualTo(text);
        assertThat(printed((STATE.toText() + " --to text").split(" "))).isEqualTo(text);
        String record = file("game.json", MercuriusJson.RECORD.write(GAME.toRecord()));
        assertThat(printed(record, "--to", "text")).isEqualTo(text);
        assertThat(printed(record + ":60", "--to", "text")).isEqualTo(text);
        for (int step : List.of(0, 1, 59)) {
            GameState at =
                    step == 0 ? GAME.firstState() : GAME.steps().get(step - 1).after();
            assertThat(printed(record + ":" + step, "--to", "text")).isEqualTo(at.toText() + "\n");
        }
        String json = printed(STATE.toText(), "--to", "json");
        assertThat(json).isEqualTo(MercuriusJson.STATE.write(STATE) + "\n");
        assertThat(printed(file("state.json", json), "--to", "text")).isEqualTo(text);
        assertThat(printed(file("position.txt", "\n" + STATE.toText() + "\n"), "--to", "json"))
                .isEqualTo(json);
    }

    @Test
    void aPositionComesThroughAPipe() {
        InputStream terminal = System.in;
        try {
            for (String[] arguments : new String[][] {{"-", "--to", "json"}, {"--to", "json"}}) {
                System.setIn(new ByteArrayInputStream(STATE.toText().getBytes(StandardCharsets.UTF_8)));
                assertThat(printed(arguments)).isEqualTo(MercuriusJson.STATE.write(STATE) + "\n");
            }
        } finally {
            System.setIn(terminal);
        }
    }

    @Test
    void whatASeatSeesIsAView() throws IOException {
        for (int seat : SETUP.seats()) {
            String json = printed(STATE.toText(), "--seen", "" + seat, "--to", "json");
            assertThat(json).isEqualTo(MercuriusJson.VIEW.write(STATE.viewFor(seat)) + "\n");
            assertThat(printed(file("view.json", json), "--to", "text"))
                    .isEqualTo(STATE.viewFor(seat).toText() + "\n");
        }
        assertThat(printed(STATE.toText(), "--seen", "spectator", "--to", "json"))
                .isEqualTo(MercuriusJson.VIEW.write(STATE.viewForSpectator()) + "\n");
        assertThat(printed(STATE.viewFor(1).toText(), "--seen", "spectator", "--to", "text"))
                .isEqualTo(STATE.viewForSpectator().toText() + "\n");
    }

    @Test
    void twoPositionsThatASeatCannotTellApartLookTheSameToIt() {
        for (int seat : SETUP.seats()) {
            GameState other = Position.of(STATE.viewFor(seat)).dealt(new SplittableRandom(seat)::nextInt);
            assertThat(other).isNotEqualTo(STATE);
            String seen = printed(STATE.toText(), "--seen", "" + seat);
            assertThat(printed(other.toText(), "--seen", "" + seat)).isEqualTo(seen);
            assertThat(printed(STATE.viewFor(seat).toText())).isEqualTo(seen);
        }
        String open = printed(STATE.toText(), "--seen", "spectator", "--lang", "en");
        assertThat(open).doesNotContain("llowed:");
        assertThat(printed(STATE.viewForSpectator().toText(), "--lang", "en")).isEqualTo(open);
    }

    @Test
    void cardsThatAreNotKnownAreDealtByASeed() {
        String view = STATE.viewFor(1).toText();
        String dealt = printed(view, "--deal", "7", "--to", "text");
        assertThat(printed(view, "--deal", "7", "--to", "text")).isEqualTo(dealt);
        assertThat(printed(view, "--deal", "8", "--to", "text")).isNotEqualTo(dealt);
        assertThat(GameState.parse(dealt).viewFor(1)).isEqualTo(STATE.viewFor(1));
        assertThat(printed(STATE.toText(), "--deal", "7", "--to", "text")).isEqualTo(STATE.toText() + "\n");
    }

    @Test
    void someHandsMayBeKnown() {
        String some = "mpn/1 players=3 hands=?/5?/AMS+SIL-,HOO+COF-,DEL+POR-,ROT+COP-,ENK+SPI-".replace("=?", "=5?");
        assertThat(printed(some, "--seen", "2", "--lang", "en")).contains("\nAMS+SIL- Amsterdam +1 / silk −2");
        assertThat(run(some, "--to", "json")).isEqualTo(2);
        assertThat(errors).contains("--to json: some hidden cards are known and some are not");
        assertThat(run(some, "--seen", "0")).isEqualTo(2);
        assertThat(errors).contains("--seen 0: no position, 1 problem", "hand of seat 0: not known");
    }

    @Test
    void everyProblemHasItsLineAndACaretBelowItsPlace() {
        String text = "mpn/1 players=3 turn=x cash=70/y/70 specials=BDN/Q/BDN";
        assertThat(run(text)).isEqualTo(2);
        assertThat(out).isEmpty();
        assertThat(errors.lines())
                .containsExactly(
                        "position: the text: no position, 3 problems",
                        "  position 21, turn: x, expected a number without leading zeros",
                        "    " + text,
                        "    " + " ".repeat(21) + "^",
                        "  position 31, cash: y, expected a number without leading zeros",
                        "    …" + text.substring(1),
                        "    " + " ".repeat(31) + "^",
                        "  position 49, specials: Q, expected some of B, D and N, or -",
                        "    …" + text.substring(19),
                        "    " + " ".repeat(31) + "^",
                        "Try 'position --help'.");
    }

    @Test
    void whatIsNoPositionIsRefused() throws IOException {
        String record = file("game.json", MercuriusJson.RECORD.write(GAME.toRecord()));
        String state = file("state.json", MercuriusJson.STATE.write(STATE));
        refused("step 61, expected 0 to 60", record + ":61");
        refused("step 999999999, expected 0 to 60", record + ":999999999");
        refused("step 3 of what is no record", state + ":3");
        refused("--seen: '3', expected 0 to 2 or spectator", state, "--seen", "3");
        refused("no such file", directory.resolve("none").toString());
        refused("a directory, expected a file", directory.toString());
        refused("expected a position's text, which begins with mpn/1", file("text", "Mercurius"));
        refused("no record, state or view: /format: found", file("setup.json", "{\"format\":\"x\"}"));
        refused("no record, state or view: ", file("broken.json", "{\"format\""));
        refused(
                "no record, state or view: /table/turn",
                file("turn.json", Files.readString(Path.of(state)).replaceFirst("\"turn\":\\d+", "\"turn\":-1")));
        refused("'', expected a position or a file", "");
        refused("expected a position or a file: ", "a\u0000b");
    }

    private void refused(String message, String... arguments) {
        assertThat(run(arguments)).as(String.join(" ", arguments)).isEqualTo(2);
        assertThat(errors).contains(message).doesNotContain("Exception", "\u0000");
        assertThat(out).isEmpty();
    }
}
