package io.github.mercurius.examples.games.mercado;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.examples.games.vectors.Beginning;
import io.github.mercurius.examples.games.vectors.Fields;
import io.github.mercurius.examples.games.vectors.Vectors;
import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.CoinChanger;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Dealer;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Side;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.rules.AnyState;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/** Vectors of Mercado. */
public final class MercadoVectors implements Vectors<Action, PlayerView> {
    /** What the first line says that it begins. */
    public static final String FORMAT = "mercado-conformance/1";

    private static final Set<String> FIELDS = Set.of(
            "format", "edition", "players", "startPlayer", "side", "disc", "seed", "objects", "perfumes", "rulings");

    @Override
    public boolean writesDifferences() {
        return true;
    }

    @Override
    public ObjectNode state(AnyState<Action, PlayerView> state) {
        return MercadoState.of((GameState) state);
    }

    @Override
    public ObjectNode ending(AnyState<Action, PlayerView> state) {
        ObjectNode ending = Fields.JSON.createObjectNode();
        return ending.set(
                "ranking", Fields.JSON.valueToTree(((GameState) state).table().standing()));
    }

    @Override
    public String seedRule() {
        return "RUL-16";
    }

    @Override
    public Beginning<Action, PlayerView> read(String firstLine) {
        JsonNode line = Fields.object(firstLine, FIELDS);
        Fields.compare("format", Fields.get(line, "format"), Fields.JSON.valueToTree(FORMAT));
        Setup setup = setup(line, edition(Fields.get(line, "edition")));
        Optional<IntUnaryOperator> dealer = Fields.seed(line).map(Dealer::seeded);
        Deal deal = deal(line, setup.edition());
        dealer.ifPresent(source -> checkSeed(line, Deal.shuffled(setup.edition(), source)));
        return new Beginning<>(GameState.start(setup, deal), dealer);
    }

    private static Edition edition(JsonNode field) {
        if (field.isTextual()) {
            Edition standIn = Edition.standIn();
            Fields.compare("edition", field, Fields.JSON.valueToTree(standIn.name()));
            return standIn;
        }
        return Fields.edition(field, MercadoJson.EDITION);
    }

    private static Setup setup(JsonNode line, Edition edition) {
        int players = Fields.number(line, "players", Setup::of);
        int start = Fields.integer("startPlayer", Fields.get(line, "startPlayer"));
        Setup.Builder builder = Fields.accept(
                "startPlayer", start, () -> Setup.builder().players(players).startSeat(start));
        Fields.accept("startPlayer", start, builder::build);
        JsonNode rulings = Fields.only("rulings", Fields.get(line, "rulings"), Set.of("coinChanger"));
        int disc = Fields.integer("disc", Fields.get(line, "disc"));
        builder.edition(edition)
                .side(Fields.parse("side", Fields.get(line, "side"), Side::valueOf))
                .coinChanger(Fields.parse("rulings.coinChanger", rulings.path("coinChanger"), CoinChanger::valueOf));
        return Fields.accept("disc", disc, () -> builder.disc(disc).build());
    }

    private static Deal deal(JsonNode line, Edition edition) {
        List<Tile> tiles = new ArrayList<>();
        for (String field : List.of("objects", "perfumes")) {
            tiles.addAll(Fields.list(
                    field, Fields.get(line, field), (path, id) -> Fields.parse(path, id, text -> tile(text, edition))));
        }
        return Fields.accept("objects and perfumes", tiles, () -> Deal.of(edition, tiles));
    }

    private static Tile tile(String id, Edition edition) {
        return edition.tile(id).orElseThrow(() -> new IllegalArgumentException("expected a tile of the edition"));
    }

    private static void checkSeed(JsonNode line, Deal deal) {
        Fields.compare("objects", line.get("objects"), ids(deal.objects())); // RUL-16
        Fields.compare("perfumes", line.get("perfumes"), ids(deal.perfumes()));
    }

    private static ArrayNode ids(List<Tile> tiles) {
        return Fields.JSON.valueToTree(tiles.stream().map(Tile::id).toList());
    }
}
