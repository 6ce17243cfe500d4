package io.github.mercurius.examples.bench;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.VerificationReport;
import io.github.mercurius.rules.jackson3.RulesModule;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.openjdk.jmh.annotations.Benchmark;

/**
 * What reading and writing costs, beside Jackson with the same data as plain records; with 3 in the name, under Jackson
 * 3.
 */
public class JsonBenchmark extends Measured {
    /** The properties of a state document, with nothing checked. */
    public record PlainState(
            String format,
            PlainTable table,
            List<List<String>> hands,
            List<String> mainDeck,
            List<String> backupDeck) {}

    /** An open table. */
    public record PlainTable(
            PlainSetup setup,
            int turn,
            List<Map<String, String>> trades,
            boolean specialPlayed,
            PlainSpaces spaces,
            List<String> bank,
            List<PlainPlayer> players,
            List<String> dividendsPaid,
            List<String> discardPile,
            int mainDeckSize,
            int backupDeckSize) {}

    /** A set-up. */
    public record PlainSetup(int players, List<String> names, int startSeat, PlainRulings rulings) {}

    /** Rulings. */
    public record PlainRulings(List<Integer> dividendScale, String cardOrder, String blackMarketAtEnd) {}

    /** What lies before a player. */
    public record PlainPlayer(
            int cash,
            List<String> tokens,
            List<String> blackMarket,
            List<String> board,
            List<String> specialCards,
            int handSize) {}

    /** The markers. */
    public record PlainSpaces(
            @JsonProperty("AMS") int ams,
            @JsonProperty("HOO") int hoo,
            @JsonProperty("DEL") int del,
            @JsonProperty("ROT") int rot,
            @JsonProperty("ENK") int enk,
            @JsonProperty("MID") int mid,
            @JsonProperty("SIL") int sil,
            @JsonProperty("COF") int cof,
            @JsonProperty("POR") int por,
            @JsonProperty("COP") int cop,
            @JsonProperty("SPI") int spi,
            @JsonProperty("TEA") int tea) {}

    private static final ObjectMapper MAPPER = JsonMapper.builder().build();
    private static final tools.jackson.databind.ObjectMapper MAPPER_3 =
            tools.jackson.databind.json.JsonMapper.builder().build();
    private static final tools.jackson.databind.ObjectMapper STORE_3 = tools.jackson.databind.json.JsonMapper.builder()
            .addModule(RulesModule.with(MercuriusJson.formats()).forHosts())
            .build();

    private final Game game = gameOf(100);
    private final GameState state = middleOf(game);
    private final String stateJson = MercuriusJson.STATE.write(state);
    private final PlainState plain;
    private final GameRecord record = game.toRecord();
    private final String recordJson = MercuriusJson.RECORD.write(record);

    /** Plays the game, and takes it to records. */
    public JsonBenchmark() {
        try {
            plain = MAPPER.readValue(stateJson, PlainState.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The first random game that is so long, and ends there. */
    static Game gameOf(int actions) {
        for (long seed = 0; ; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Game game = Game.start(Setup.of(3), Deal.seeded(seed));
            while (!game.state().isOver()) {
                game = game.applyAction(game.state().legalActions().sample(random::nextInt));
            }
            if (game.actions().size() == actions) {
                return game;
            }
        }
    }

    static GameState middleOf(Game game) {
        return game.steps().get(game.steps().size() / 2 - 1).after();
    }

    /** A state, written. */
    @Benchmark
    public String writeState() {
        return MercuriusJson.STATE.write(state);
    }

    /** The same data, written by Jackson. */
    @Benchmark
    public String writeStatePlain() throws JsonProcessingException {
        return MAPPER.writeValueAsString(plain);
    }

    /** A state, read and checked. */
    @Benchmark
    public GameState readState() {
        return MercuriusJson.STATE.read(stateJson);
    }

    /** The same data, read by Jackson and not checked. */
    @Benchmark
    public PlainState readStatePlain() throws JsonProcessingException {
        return MAPPER.readValue(stateJson, PlainState.class);
    }

    /** A state, written by Jackson 3 with the library's module. */
    @Benchmark
    public String writeState3() {
        return STORE_3.writeValueAsString(state);
    }

    /** The same data, written by Jackson 3. */
    @Benchmark
    public String writeStatePlain3() {
        return MAPPER_3.writeValueAsString(plain);
    }

    /** A state, read by Jackson 3 with the library's module, and checked. */
    @Benchmark
    public GameState readState3() {
        return STORE_3.readValue(stateJson, GameState.class);
    }

    /** The same data, read by Jackson 3 and not checked. */
    @Benchmark
    public PlainState readStatePlain3() {
        return MAPPER_3.readValue(stateJson, PlainState.class);
    }

    /** A record of 100 actions, written. */
    @Benchmark
    public String writeRecord() {
        return MercuriusJson.RECORD.write(record);
    }

    /** The record, read. */
    @Benchmark
    public GameRecord readRecord() {
        return MercuriusJson.RECORD.read(recordJson);
    }

    /** The record, read and played again. */
    @Benchmark
    public Game readAndReplayRecord() {
        return MercuriusJson.RECORD.read(recordJson).replay();
    }

    /** The record, played again and compared hash by hash. */
    @Benchmark
    public VerificationReport verifyRecord() {
        return record.verify();
    }

    /** The record, read, played again and compared hash by hash. */
    @Benchmark
    public VerificationReport readAndVerifyRecord() {
        return MercuriusJson.RECORD.read(recordJson).verify();
    }
}
