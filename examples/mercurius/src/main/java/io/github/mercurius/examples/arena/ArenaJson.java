package io.github.mercurius.examples.arena;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.arena.Estimate;
import io.github.mercurius.arena.FinishedGame;
import io.github.mercurius.arena.Score;
import java.io.UncheckedIOException;
import java.util.List;

/** How the values of a tournament are written as JSON. */
final class ArenaJson {
    private static final ObjectMapper PRETTY =
            builder().enable(SerializationFeature.INDENT_OUTPUT).build();

    private ArenaJson() {}

    static JsonMapper.Builder builder() {
        return JsonMapper.builder()
                .addMixIn(FinishedGame.class, OutcomeJson.class)
                .addMixIn(Score.class, ScoreJson.class);
    }

    /** Results in many lines. */
    static String pretty(Object results) {
        try {
            return PRETTY.writeValueAsString(results) + "\n";
        } catch (JsonProcessingException impossible) {
            throw new UncheckedIOException(impossible);
        }
    }

    private interface OutcomeJson {
        @JsonProperty("wealth")
        List<Integer> scores();
    }

    @JsonIgnoreProperties("scores")
    private interface ScoreJson {
        @JsonProperty("wealth")
        Estimate mean();
    }
}
