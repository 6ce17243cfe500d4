package io.github.mercurius.examples.arena;

import io.github.mercurius.examples.games.GameName;
import io.github.mercurius.examples.games.RecordFile;
import io.github.mercurius.mercado.Arbiter;
import io.github.mercurius.mercado.Bot;
import io.github.mercurius.mercado.BotFailure;
import io.github.mercurius.mercado.BotGame;
import io.github.mercurius.mercado.Dealer;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.Playout;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Table;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;

/** A contest in Mercado. What counts is how far the markers have come. */
final class MercadoContest extends Contest {
    private final Edition edition;
    private final Arbiter arbiter;

    /**
     * A contest.
     *
     * @param limit how many milliseconds a bot may take for an action; 0 for no limit
     */
    MercadoContest(List<Lineup> lineups, long seed, int limit, Edition edition) {
        super(
                GameName.MERCADO,
                lineups,
                seed,
                Settings.of(GameName.MERCADO, edition.name(), edition.toDocument(), seed, lineups, limit));
        this.edition = edition;
        this.arbiter = limit == 0
                ? Arbiter.standard()
                : Arbiter.standard().withTimeLimit(limit, TimeUnit.MILLISECONDS, threads());
    }

    @Override
    Outcome outcome(int table, int game) {
        SplittableRandom chance = chance(game);
        Dealer dealer = Dealer.seeded(chance.nextLong());
        Playout played = arbiter.playOut(setup(table, game), dealer, bots(table, game, chance, Bot.class));
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
                setup.seats().stream().map(seat -> end.player(seat).position()).toList(),
                List.of(setup.name(end.standing().get(0))),
                failures.stream()
                        .map(failure ->
                                Outcome.Failure.of(setup.name(failure.seat()), failure.action(), failure.what()))
                        .toList());
    }

    /** MOV-4: of those who have come equally far, the one whose marker lies on top is ahead. */
    @Override
    boolean couldWin(Outcome outcome) {
        return outcome.winners().size() == 1 && outcome.richest().containsAll(outcome.winners());
    }

    @Override
    Shown show(int game) {
        SplittableRandom chance = chance(game);
        Dealer dealer = Dealer.seeded(chance.nextLong());
        BotGame played = arbiter.play(setup(1, game), dealer, bots(1, game, chance, Bot.class));
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
                        turn.get(0).seat().orElseThrow(), // a turn begins with an action of the player
                        turn.stream().map(played -> played.action().notation()).toList()))
                .toList();
        List<String> ranking = game.state().table().ranking().stream()
                .map(standing ->
                        standing.place() + ". " + setup.name(standing.seat()) + ", " + standing.position() + " spaces")
                .toList();
        return new GameSheet(setup.names(), turns, ranking);
    }
}
