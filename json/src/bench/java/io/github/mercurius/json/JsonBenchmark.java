package io.github.mercurius.json;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.core.Discrepancy;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.GameRecord;
import io.github.mercurius.core.GameState;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/** What reading and writing costs, beside Jackson with the same data as plain records. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class JsonBenchmark {
    /** The properties of a state document, with nothing checked. */
    public record PlainState(
            String format,
            PlainTable table,
            List<List<String>> hands,
            List<String> mainDeck,
            List<String> backupDeck) {}

    public record PlainTable(
            PlainSetup setup,
            int turn,
            List<Map<String, String>> trades,
            boolean specialPlayed,
            PlainSpaces spaces,
            Map<String, Integer> bank,
            List<PlainPlayer> players,
            List<String> dividendsPaid,
            List<String> discardPile,
            int mainDeckSize,
            int backupDeckSize) {}

    public record PlainSetup(int players, List<String> names, int startSeat, PlainRulings rulings) {}

    public record PlainRulings(List<Integer> dividendScale, String cardOrder, String blackMarketAtEnd) {}

    public record PlainPlayer(
            int cash,
            Map<String, Integer> tokens,
            Map<String, Integer> blackMarket,
            List<String> board,
            List<String> specialCards,
            int handSize) {}

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

    private final Game game = Games.game(new Random(1602), 100);
    private final GameState state = game.undo(50).state();
    private final String stateJson = MercuriusJson.STATE.write(state);
    private final PlainState plain = readPlain();
    private final GameRecord record = game.toRecord();
    private final String recordJson = MercuriusJson.RECORD.write(record);

    public JsonBenchmark() {}

    private PlainState readPlain() {
        try {
            return MAPPER.readValue(stateJson, PlainState.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException(e);
        }
    }

    @Benchmark
    public String writeState() {
        return MercuriusJson.STATE.write(state);
    }

    @Benchmark
    public String writeStatePlain() throws JsonProcessingException {
        return MAPPER.writeValueAsString(plain);
    }

    @Benchmark
    public GameState readState() {
        return MercuriusJson.STATE.read(stateJson);
    }

    @Benchmark
    public PlainState readStatePlain() {
        return readPlain();
    }

    @Benchmark
    public String writeRecord() {
        return MercuriusJson.RECORD.write(record);
    }

    @Benchmark
    public GameRecord readRecord() {
        return MercuriusJson.RECORD.read(recordJson);
    }

    @Benchmark
    public Game readAndReplayRecord() {
        return MercuriusJson.RECORD.read(recordJson).replay();
    }

    @Benchmark
    public Optional<Discrepancy> readAndVerifyRecord() {
        return MercuriusJson.RECORD.read(recordJson).verify();
    }
}
