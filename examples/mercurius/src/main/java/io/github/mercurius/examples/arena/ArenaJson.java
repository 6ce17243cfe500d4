package io.github.mercurius.examples.arena;

import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.tournament.Estimate;
import io.github.mercurius.tournament.Outcome;
import io.github.mercurius.tournament.Score;
import java.util.List;

/** How the values of a tournament are written as JSON. */
final class ArenaJson {
    private ArenaJson() {}

    static JsonMapper.Builder builder() {
        return JsonMapper.builder()
                .addMixIn(Outcome.class, OutcomeJson.class)
                .addMixIn(Outcome.Failure.class, FailureJson.class)
                .addMixIn(Score.class, ScoreJson.class)
                .addMixIn(Estimate.class, EstimateJson.class);
    }

    @JsonPropertyOrder({"table", "game", "seats", "wealth", "winners", "failures"})
    private interface OutcomeJson {
        @JsonProperty("wealth")
        List<Integer> scores();
    }

    @JsonPropertyOrder({"bot", "moment", "action", "what"})
    private interface FailureJson {}

    @JsonIgnoreProperties("scores")
    @JsonPropertyOrder({
        "bot",
        "wins",
        "sharedWins",
        "winRate",
        "wealth",
        "deviation",
        "lowest",
        "highest",
        "failures",
        "firstFailure",
        "gamesOfADeal",
        "spread"
    })
    private interface ScoreJson {
        @JsonProperty("wealth")
        Estimate mean();
    }

    @JsonPropertyOrder({"value", "low", "high"})
    private interface EstimateJson {}
}
