package io.github.mercurius.webclient;

import static io.github.mercurius.webclient.JointTable.HOST;
import static io.github.mercurius.webclient.JointTable.SEAT;
import static io.github.mercurius.webclient.JointTable.SETUP;
import static io.github.mercurius.webclient.JointTable.TABLE;
import static io.github.mercurius.webclient.JointTable.committed;
import static io.github.mercurius.webclient.JointTable.lines;
import static io.github.mercurius.webclient.JointTable.none;
import static io.github.mercurius.webclient.JointTable.open;
import static io.github.mercurius.webclient.JointTable.part;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.api.Deal;
import io.github.mercurius.core.Game;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.JointDeal;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The page finds each lie of its server: while all deal together, before it opens its own part; during the game, when
 * it is told once more; and in the record, at the end. The server's own test tells one of them to a page in a browser.
 */
class LyingServerTest {
    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String OTHER = "9".repeat(64);

    /** An honest game, from its deal to its end. */
    private static final Game GAME = Asked.randomPlay(Game.start(open(TABLE).withPart(JointDeal.HOST, HOST)), 3);

    /** What the page keeps. */
    private String kept = "";

    @BeforeEach
    void forget() throws IOException {
        // another dealing, so that nothing of the one before is in memory
        ask("deal", "", -1, "", lines(none("c".repeat(64))), false);
    }

    private static JsonNode ask(String question, Object... with) throws IOException {
        return JSON.readTree(Asked.ask(question, with));
    }

    private JsonNode deal(String lines) throws IOException {
        JsonNode answer = ask("deal", kept, SEAT, part(SEAT), lines, false);
        kept = answer.path("value").path("kept").asText(kept);
        return answer;
    }

    /** Changes the lines of the deal whenever it is shown. */
    private static Arguments always(String name, UnaryOperator<String> change, String found) {
        return Arguments.of(name, 0, change, found);
    }

    /** Shows the truth once, and then something else. */
    private static Arguments later(String name, UnaryOperator<String> change, String found) {
        return Arguments.of(name, 1, change, found);
    }

    /** Shows another line instead of the one that begins so. */
    private static UnaryOperator<String> line(String start, String other) {
        return lines -> lines.replaceAll("(?m)^" + start + " .*", other);
    }

    /** Shows another commitment and part of a seat; {@code $1} is the true commitment, {@code $2} the part. */
    private static UnaryOperator<String> seat(int seat, String other) {
        return lines -> {
            List<String> all = new ArrayList<>(List.of(lines.split("\n", -1)));
            int place =
                    all.indexOf("host " + none(TABLE).commitment(JointDeal.HOST).orElseThrow()) + 1 + seat;
            all.set(place, all.get(place).replaceAll("^seat (\\S+) (\\S+)$", other));
            all.removeIf(String::isEmpty);
            return String.join("\n", all);
        };
    }

    private static UnaryOperator<String> both(UnaryOperator<String> one, UnaryOperator<String> other) {
        return lines -> other.apply(one.apply(lines));
    }

    static Stream<Arguments> liesBeforeTheGame() {
        UnaryOperator<String> otherOfAll = lines -> lines.replaceAll("\nshown .*", "") + "\nshown " + OTHER;
        return Stream.of(
                always("another commitment for the page's seat", seat(SEAT, "seat " + OTHER + " $2"), "seat 1"),
                later(
                        "another commitment for it, after its own",
                        seat(SEAT, "seat " + OTHER + " $2"),
                        "expected the seat's own"),
                later("another host", line("host", "host " + OTHER), "commitment of the host"),
                later("no host any more", line("host", "host -"), "host"),
                later("another bot", seat(2, "seat " + OTHER + " $2"), "seat 2"),
                later("no commitment of the bot any more", seat(2, "seat - $2"), "seat 2"),
                later("another name", lines -> lines.replace("name Anna", "name Eva"), "set-up"),
                later("another first player", line("setup 0", "setup 2 quarter NEWEST_FIRST FORFEITED"), "set-up"),
                later("other rulings", line("setup 0", "setup 0 full NEWEST_FIRST FORFEITED"), "set-up"),
                always("another commitment of all", otherOfAll, "commitment of all: 999"),
                always(
                        "all have committed, says a server that shows one less",
                        both(otherOfAll, seat(2, "seat - $2")),
                        "none before all have committed"),
                later("dealt alone after all", lines -> "sealed " + OTHER, "a sealed deal"),
                always("a part of the page's seat", seat(SEAT, "seat $1 " + OTHER), "part"),
                later("a part that fits no commitment", seat(2, "seat $1 " + OTHER), "part"),
                later("what is no commitment", seat(2, "seat x $2"), "can be read"),
                later("a deal without a seat", seat(2, ""), "2, expected 3, one a seat"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("liesBeforeTheGame")
    void thePageOpensNothing(String name, int from, UnaryOperator<String> lie, String found) throws IOException {
        List<String> truths = List.of(lines(committed(TABLE, List.of(0, 2))), lines(committed(TABLE)));
        if (from > 0) {
            assertThat(deal(truths.get(0)).at("/value/commitment").asText())
                    .isEqualTo(committed(TABLE).commitment(SEAT).orElseThrow());
        }
        assertThat(lie.apply(truths.get(from))).isNotEqualTo(truths.get(from));
        isLie(deal(lie.apply(truths.get(from))), found);
        forget();
        isLie(deal(lie.apply(truths.get(from))), found);
    }

    private static void isLie(JsonNode answer, String found) {
        assertThat(answer.path("lie").asBoolean()).as(answer.toString()).isTrue();
        assertThat(answer.get("error").asText()).contains(found);
        assertThat(answer.has("value")).as("a part that is opened").isFalse();
    }

    /** The page follows the game up to an update. */
    private static void follow(int updates, boolean again) throws IOException {
        String first = GAME.firstState().viewFor(SEAT).toText();
        isTaken(ask("follow", first, again));
        for (int i = 0; i < updates; i++) {
            isTaken(told(i, hash(i)));
        }
    }

    private static void isTaken(JsonNode answer) {
        assertThat(answer.has("value")).as(answer.toString()).isTrue();
    }

    private static String hash(int number) {
        return GAME.hashesFor(SEAT, number).get(0);
    }

    private static JsonNode told(int number, String hash) throws IOException {
        return JSON.readTree(Asked.told(GAME.updatesFor(SEAT, number).get(0), hash));
    }

    @Test
    void anotherHandIsFound() throws IOException {
        follow(6, false);
        String other =
                Game.start(SETUP, Deal.seeded(1)).firstState().viewFor(SEAT).toText();
        isLie(ask("follow", other, true), "view 0");
    }

    @Test
    void anotherUpdateThanBeforeIsFound() throws IOException {
        follow(6, false);
        follow(0, true);
        isLie(told(1, hash(0)), "update 0");
    }

    @Test
    void anUpdateThatIsHeldBackIsFound() throws IOException {
        follow(6, false);
        follow(1, true);
        isLie(told(2, hash(2)), "update 1");
    }

    @Test
    void anotherViewIsFound() throws IOException {
        follow(6, false);
        assertThat(ask("compare", GAME.firstState().viewFor(SEAT).toText())
                        .path("error")
                        .asText())
                .startsWith("view: ");
    }

    @Test
    void anotherHashIsFound() throws IOException {
        follow(6, false);
        follow(0, true);
        assertThat(told(0, OTHER).path("error").asText()).contains("hash after update 0: 999");
    }

    static Stream<Arguments> liesInTheRecord() {
        return Stream.of(
                record("another host", whole -> ((ObjectNode) whole.at("/joint/host")).put("commitment", OTHER)),
                record("another part of the host", whole -> ((ObjectNode) whole.at("/joint/host")).put("part", OTHER)),
                record("another table", whole -> ((ObjectNode) whole.get("joint")).put("table", OTHER)),
                record(
                        "another part of the page",
                        whole -> ((ObjectNode) whole.at("/joint/seats/1")).put("part", OTHER)),
                record("dealt alone", whole -> {
                    whole.putNull("joint");
                    whole.put("commitment", OTHER).put("nonce", OTHER);
                }),
                record("no deal at all", whole -> whole.putNull("joint")),
                record("another deal", whole -> {
                    ArrayNode deal = (ArrayNode) whole.at("/deal/cards");
                    JsonNode first = deal.get(0);
                    int other = differing(deal);
                    deal.set(0, deal.get(other));
                    deal.set(other, first);
                }),
                record(
                        "a shorter game",
                        whole -> ((ArrayNode) whole.get("log"))
                                .remove(whole.get("log").size() - 1)),
                record("another action", whole -> {
                    ArrayNode log = (ArrayNode) whole.get("log");
                    log.set(0, log.get(differing(log)));
                }),
                record("another result", whole -> ((ObjectNode) whole.at("/result/0")).put("score", 9999)));
    }

    private static Arguments record(String name, Consumer<ObjectNode> change) {
        return Arguments.of(name, change);
    }

    /** The first place that does not hold what the first one holds: cards and actions can be alike. */
    private static int differing(ArrayNode array) {
        int place = 1;
        while (array.get(place).equals(array.get(0))) {
            place++;
        }
        return place;
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("liesInTheRecord")
    void aRecordThatIsNotThatOfTheGameIsWrong(String name, Consumer<ObjectNode> lie) throws IOException {
        isTaken(deal(lines(none(TABLE))));
        isTaken(deal(lines(committed(TABLE))));
        follow(GAME.updateCount(), false);
        ObjectNode record = (ObjectNode) JSON.readTree(MercuriusJson.RECORD.write(GAME.toRecord()));
        assertThat(verdict(record)).isEmpty();
        lie.accept(record);
        assertThat(verdict(record)).isNotEmpty();
    }

    /** What is wrong with a record, as the page shows it. */
    private String verdict(ObjectNode record) throws IOException {
        JsonNode answer = ask("verify", record, kept, SEAT, part(SEAT), "");
        return answer.has("error")
                ? answer.get("error").asText()
                : answer.at("/value/wrong").asText("");
    }
}
