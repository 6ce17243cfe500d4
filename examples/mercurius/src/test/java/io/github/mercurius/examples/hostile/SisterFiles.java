package io.github.mercurius.examples.hostile;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.mercurius.mercado.Dealer;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.json.MercatoresJson;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;

/** Good files of Mercatores and Mercado, each with the commands that read it. */
final class SisterFiles {
    private static final List<String> OF_GAMES =
            List.of("replay FILE --lang=en", "replay FILE --verify", "position FILE:9 --lang=it");

    private SisterFiles() {}

    /** A file's content, and who reads it. */
    record Kind(String content, List<String> readers) {}

    static Map<String, Kind> all() throws JsonProcessingException {
        Map<String, Kind> all = new LinkedHashMap<>();
        all.put("record of mercatores", new Kind(mercatores(), OF_GAMES));
        all.put("record of mercado", new Kind(mercado(), OF_GAMES));
        ObjectMapper json = new ObjectMapper();
        String cards = json.writeValueAsString(
                io.github.mercurius.mercatores.Edition.standIn().toDocument());
        String tiles = json.writeValueAsString(
                io.github.mercurius.mercado.Edition.standIn().toDocument());
        all.put(
                "edition of mercatores",
                new Kind(cards, List.of("edition --game=mercatores FILE", "position mtn/1 players=2 --edition=FILE")));
        all.put(
                "edition of mercado",
                new Kind(tiles, List.of("edition --game=mercado FILE", "position mdn/1 players=2 --edition=FILE")));
        all.put(
                "editions",
                new Kind(
                        "{\"format\":\"mercado-editions/1\"}\n{\"case\":\"one\",\"breaks\":[],\"edition\":" + tiles
                                + "}\n",
                        List.of("conformance FILE", "conformance FILE --game=mercado")));
        return all;
    }

    private static String mercatores() {
        SplittableRandom random = new SplittableRandom(7);
        var setup = io.github.mercurius.mercatores.Setup.of("Rafał", "random-1");
        var game = io.github.mercurius.mercatores.Game.start(setup, Deal.seeded(setup.edition(), 1602));
        for (int i = 0; i < 12; i++) {
            game = game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        return MercatoresJson.RECORD.write(game.toRecord()) + "\n";
    }

    private static String mercado() {
        SplittableRandom random = new SplittableRandom(7);
        Dealer dealer = Dealer.seeded(1602);
        var setup = io.github.mercurius.mercado.Setup.of("Rafał", "random-1");
        var game = io.github.mercurius.mercado.Game.start(
                setup, io.github.mercurius.mercado.Deal.shuffled(setup.edition(), dealer));
        for (int i = 0; i < 12; i++) {
            game = game.state().asksChance()
                    ? game.applyOutcome(game.state().drawOutcome(dealer))
                    : game.applyAction(game.state().legalActions().sample(random::nextInt));
        }
        return MercadoJson.RECORD.write(game.toRecord()) + "\n";
    }
}
