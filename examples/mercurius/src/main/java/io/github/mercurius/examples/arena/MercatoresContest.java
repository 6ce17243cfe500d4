package io.github.mercurius.examples.arena;

import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.mercatores.Arbiter;
import io.github.mercurius.mercatores.Bot;
import io.github.mercurius.mercatores.BotFailure;
import io.github.mercurius.mercatores.BotGame;
import io.github.mercurius.mercatores.Deal;
import io.github.mercurius.mercatores.Edition;
import io.github.mercurius.mercatores.Game;
import io.github.mercurius.mercatores.Playout;
import io.github.mercurius.mercatores.Setup;
import io.github.mercurius.mercatores.Table;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** A contest in Mercatores. */
final class MercatoresContest extends Contest {
    private final Edition edition;
    private final Arbiter arbiter;

    /**
     * A contest.
     *
     * @param limit how many milliseconds a bot may take for an action; 0 for no limit
     */
    MercatoresContest(List<Lineup> lineups, long seed, int limit, Edition edition) {
        super(
                GameName.MERCATORES,
                lineups,
                seed,
                Settings.of(GameName.MERCATORES, edition.name(), edition.toDocument(), seed, lineups, limit));
        this.edition = edition;
        this.arbiter = limit == 0
                ? Arbiter.standard()
                : Arbiter.standard().withTimeLimit(limit, TimeUnit.MILLISECONDS, threads());
    }

    @Override
    Outcome outcome(int table, int game) {
        SplittableRandom chance = chance(game);
        Deal deal = Deal.seeded(edition, chance.nextLong());
        Playout played = arbiter.playOut(setup(table, game), deal, bots(table, game, chance, Bot.class));
        return outcome(table, game, played.end().table(), played.failures());
    }

    private Setup setup(int table, int game) {
        return Setup.builder().names(names(table, game)).edition(edition).build();
    }

    private static Outcome outcome(int table, int game, Table end, List<BotFailure> failures) {
        Setup setup = end.setup();
        return new Outcome(
                table,
                game,
                setup.names(),
                setup.seats().stream().map(end::score).toList(),
                end.winners().stream().map(setup::name).toList(),
                failures.stream()
                        .map(failure ->
                                Outcome.Failure.of(setup.name(failure.seat()), failure.action(), failure.what()))
                        .toList());
    }

    @Override
    Shown show(int game) {
        SplittableRandom chance = chance(game);
        Deal deal = Deal.seeded(edition, chance.nextLong());
        BotGame played = arbiter.play(setup(1, game), deal, bots(1, game, chance, Bot.class));
        Table end = played.game().state().table();
        return new Shown(
                sheet(played.game()),
                outcome(1, game, end, played.failures()).failures(),
                file -> RecordFile.write(played.game().toRecord(), file));
    }

    private static GameSheet sheet(Game game) {
        Setup setup = game.setup();
        List<GameSheet.Turn> turns = game.turns().stream()
                .map(turn -> new GameSheet.Turn(
                        turn.get(0).turn() + 1,
                        turn.get(0).seat(),
                        turn.stream().map(played -> played.action().notation()).toList()))
                .toList();
        List<String> ranking = game.state().table().ranking().stream()
                .map(standing -> standing.place() + ". " + setup.name(standing.seat()) + ", " + standing.score()
                        + (standing.score() == 1 ? " coin" : " coins"))
                .toList();
        return new GameSheet(setup.names(), turns, ranking);
    }
}
