package io.github.mercurius.examples.conformance;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.mercatores.Card;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.GameState;
import io.github.mercurius.mercatores.LastTurns;
import io.github.mercurius.mercatores.Setup;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.Collectors;

/** Vectors of Mercatores. Those that are made up have one edition, and all else that a host can choose. */
record MercatoresVectors(Edition edition) implements Vectors {
    private static final String FORMAT = "mercatores-conformance/1";
    private static final Set<String> FIELDS =
            Set.of("format", "players", "startPlayer", "seed", "deal", "rulings", "edition");
    private static final int WITHOUT_SEED = 5;

    @Override
    public VectorGame read(String firstLine) {
        JsonNode line = Fields.objectWithNames(firstLine, FIELDS);
        Fields.compare("format", Fields.get(line, "format"), Fields.JSON.valueToTree(FORMAT));
        Object document = Fields.document(Fields.get(line, "edition"));
        Edition found = Fields.accept("edition", "an edition", () -> Edition.of(document));
        Setup setup = setup(line, found);
        return new MercatoresVector(GameState.start(setup, deal(line, found)), MercatoresStyle.UNIFORM);
    }

    private static Setup setup(JsonNode line, Edition edition) {
        int players = Fields.integer("players", Fields.get(line, "players"));
        Fields.accept("players", players, () -> Setup.of(players));
        int start = Fields.integer("startPlayer", Fields.get(line, "startPlayer"));
        JsonNode rulings = Fields.only("rulings", Fields.get(line, "rulings"), Set.of("lastTurns"));
        LastTurns lastTurns = Fields.parse("rulings.lastTurns", rulings.path("lastTurns"), LastTurns::valueOf);
        return Fields.accept(
                "startPlayer",
                start,
                () -> Setup.builder()
                        .players(players)
                        .startSeat(start)
                        .lastTurns(lastTurns)
                        .edition(edition)
                        .build());
    }

    private static Deal deal(JsonNode line, Edition edition) {
        JsonNode codes = Fields.get(line, "deal");
        List<Card> cards =
                Fields.list("deal", codes, (path, code) -> Fields.parse(path, code, text -> card(text, edition)));
        Seeds.of(line).ifPresent(seed -> Fields.compare("deal", codes, codes(Deal.seeded(edition, seed)))); // RUL-19
        return Fields.accept("deal", codes.size() + " cards", () -> Deal.of(edition, cards));
    }

    private static Card card(String code, Edition edition) {
        return edition.card(code).orElseThrow(() -> new IllegalArgumentException("expected one of " + edition.cards()));
    }

    @Override
    public MadeUp makeUp(int number, SplittableRandom random) {
        int players = Setup.FEWEST_PLAYERS + number % 3;
        Setup setup = Setup.builder()
                .players(players)
                .startSeat(random.nextInt(players))
                .lastTurns(LastTurns.values()[random.nextInt(LastTurns.values().length)])
                .edition(edition)
                .build();
        Deal deal = number % WITHOUT_SEED == WITHOUT_SEED - 1
                ? Deal.shuffled(edition, random::nextInt)
                : Deal.seeded(edition, random.nextLong());
        MercatoresStyle style = MercatoresStyle.values()[number % MercatoresStyle.values().length];
        return new MadeUp(firstLine(setup, deal), players, new MercatoresVector(GameState.start(setup, deal), style));
    }

    static ObjectNode firstLine(Setup setup, Deal deal) {
        ObjectNode line = Fields.JSON.createObjectNode();
        line.put("format", FORMAT).put("players", setup.players()).put("startPlayer", setup.startSeat());
        Seeds.put(line, deal.seed());
        line.set("deal", codes(deal));
        line.putObject("rulings").put("lastTurns", setup.lastTurns().name());
        line.set("edition", Fields.JSON.valueToTree(setup.edition().toDocument()));
        return line;
    }

    private static ArrayNode codes(Deal deal) {
        return Fields.JSON.valueToTree(deal.cards().stream().map(Card::code).collect(Collectors.toList()));
    }
}
