package io.github.mercurius.mercado;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.model.Json;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Editions to play with: the stand-in, and those of the conformance games. */
final class TestEditions {
    private static final List<Edition> ALL = Json.editions(Edition.standIn(), TestEditions::read);

    private TestEditions() {}

    static List<Edition> all() {
        return ALL;
    }

    /** The edition of a conformance game, by its first line. */
    static Edition of(JsonNode game) {
        JsonNode edition = game.get("edition");
        return edition.isTextual() ? Edition.standIn() : read(edition);
    }

    /** The stand-in under another name, still without its tokens. */
    static Edition.Builder withoutTokens(String name) {
        Edition standIn = Edition.standIn();
        Edition.Builder edition = Edition.builder().name(name);
        standIn.objects()
                .forEach(tile -> edition.object(tile.id(), tile.name(), tile.price(), tile.points(), tile.effects()));
        standIn.perfumes()
                .forEach(tile -> edition.perfume(tile.id(), tile.name(), tile.price(), tile.points(), tile.effects()));
        for (Side side : Side.values()) {
            edition.track(side, symbols(standIn.track(side)));
        }
        return edition;
    }

    private static List<Optional<Effect>> symbols(Track track) {
        List<Optional<Effect>> symbols = new ArrayList<>();
        for (int space = 0; space < track.length(); space++) {
            symbols.add(track.symbol(space));
        }
        return symbols;
    }

    /** The edition in JSON of the right form. */
    static Edition read(JsonNode file) {
        Edition.Builder edition = Edition.builder().name(Json.text(file.get("name")));
        for (JsonNode tile : Json.array(file.get("objects"))) {
            edition.object(text(tile, "id"), text(tile, "name"), price(tile), points(tile), effects(tile));
        }
        for (JsonNode tile : Json.array(file.get("perfumes"))) {
            edition.perfume(text(tile, "id"), text(tile, "name"), price(tile), points(tile), effects(tile));
        }
        JsonNode market = file.get("market");
        edition.marketNames(text(market.get(0), "name"), text(market.get(1), "name"));
        for (JsonNode token : Json.array(file.get("tokens"))) {
            int copies = Json.whole(token.get("copies"));
            edition.token(text(token, "code"), copies, Json.whole(token.get("points")), effects(token));
        }
        for (Side side : Side.values()) {
            JsonNode track = file.get("sides").get(side.name());
            edition.track(side, Json.list(Json.array(track), TestEditions::symbol));
        }
        return edition.build();
    }

    private static String text(JsonNode piece, String field) {
        return Json.text(piece.get(field));
    }

    private static Price price(JsonNode tile) {
        JsonNode price = tile.get("price");
        Coins fixed = Coins.parse(price.has("fixed") ? text(price, "fixed") : "");
        return Price.of(
                fixed, price.has("stacks") ? Json.list(Json.array(price.get("stacks")), Json::whole) : List.of());
    }

    private static Points points(JsonNode tile) {
        JsonNode points = tile.get("points");
        return points.isTextual() ? new Points(Points.Type.valueOf(points.asText()), 0) : Points.of(Json.whole(points));
    }

    private static List<Effect> effects(JsonNode piece) {
        return Json.list(Json.array(piece.get("effects")), TestEditions::effect);
    }

    private static Optional<Effect> symbol(JsonNode code) {
        return code.isNull() ? Optional.empty() : Optional.of(effect(code));
    }

    private static Effect effect(JsonNode code) {
        return Effect.withCode(Json.text(code)).orElseThrow();
    }
}
