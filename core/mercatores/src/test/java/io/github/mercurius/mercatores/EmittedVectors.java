package io.github.mercurius.mercatores;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;

/**
 * Games of this library as conformance games (see NOTATION.md), for another implementation to check.
 *
 * <p>Run {@link #main} from the module's folder, with a folder to write to and how many games.
 */
final class EmittedVectors {
    private EmittedVectors() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createDirectories(Path.of(arguments[0]));
        for (int number = 0; number < Integer.parseInt(arguments[1]); number++) {
            String name = String.format("emitted-%04d.jsonl", number);
            Files.write(folder.resolve(name), lines(number));
        }
    }

    /** The lines of a game: each number gives another one, of all editions, numbers of players and options. */
    static List<String> lines(int number) {
        SplittableRandom random = new SplittableRandom(number);
        List<Edition> editions = TestEditions.all();
        int players = 2 + number % 3;
        Setup setup = Setup.builder()
                .players(players)
                .startSeat(random.nextInt(players))
                .lastTurns(LastTurns.values()[random.nextInt(2)])
                .edition(editions.get(number % editions.size()))
                .build();
        Deal deal = Deal.seeded(setup.edition(), random.nextLong());
        List<String> lines = new ArrayList<>();
        lines.add(Json.text(game(setup, deal)));
        GameState state = GameState.start(setup, deal);
        while (!state.isOver()) {
            Map<String, Object> line = line(state, random);
            Action action = state.legalActions().sample(random::nextInt);
            line.put("action", action.notation());
            lines.add(Json.text(line));
            state = state.applyAction(action);
        }
        Map<String, Object> last = line(state, random);
        List<Integer> scores = new ArrayList<>();
        for (int seat : setup.seats()) {
            scores.add(state.table().score(seat));
        }
        last.put("scores", scores);
        last.put("winners", state.table().winners());
        lines.add(Json.text(last));
        return lines;
    }

    private static Map<String, Object> game(Setup setup, Deal deal) {
        Map<String, Object> game = new LinkedHashMap<>();
        game.put("format", "mercatores-conformance/1");
        game.put("players", setup.players());
        game.put("startPlayer", setup.startSeat());
        game.put("seed", Long.toUnsignedString(deal.seed().orElseThrow()));
        game.put("deal", deal.cards().stream().map(Card::code).toList());
        game.put("rulings", Map.of("lastTurns", setup.lastTurns().name()));
        game.put("edition", setup.edition().toDocument());
        return game;
    }

    private static Map<String, Object> line(GameState state, SplittableRandom random) {
        Map<String, Object> fields = new LinkedHashMap<>();
        StateLine.FIELDS.forEach(field -> fields.put(field, StateLine.field(state, field)));
        Map<String, Object> line = new LinkedHashMap<>();
        line.put("state", fields);
        line.put("legal", state.legalActions().size());
        line.put("legalHash", ConformanceTest.legalHash(state));
        line.put("illegal", illegal(state, random));
        return line;
    }

    /** Up to four actions that are refused, each with the rule that this library cites. */
    private static List<Object> illegal(GameState state, SplittableRandom random) {
        List<Action> samples = ActionSamples.of(state);
        Set<Action> chosen = new LinkedHashSet<>();
        for (int i = 0; i < 12 && chosen.size() < 4; i++) {
            Action action = samples.get(random.nextInt(samples.size()));
            if (state.check(action).isPresent()) {
                chosen.add(action);
            }
        }
        List<Object> illegal = new ArrayList<>();
        for (Action action : chosen) {
            String rule = state.check(action).orElseThrow().rule().id();
            illegal.add(List.of(action.notation(), List.of(rule)));
        }
        return illegal;
    }
}
