package io.github.mercurius.examples.games.joint;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Chance;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameRecord;
import io.github.mercurius.mercado.JointChance;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.SeatGame;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Standing;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyRecord;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyStanding;
import io.github.mercurius.rules.LogEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/** Draws that are made together in Mercado. */
final class TogetherInMercado extends Together<JointChance, Action, PlayerView> {
    TogetherInMercado() {
        super(Mercado.rules());
    }

    @Override
    JointChance at(AnySetup setup, String table) {
        return JointChance.at((Setup) setup, table);
    }

    @Override
    JointChance hostCommits(JointChance joint, String commitment) {
        return joint.withHostCommitment(commitment);
    }

    @Override
    JointChance seatCommits(JointChance joint, int seat, String commitment) {
        return joint.withSeatCommitment(seat, commitment);
    }

    @Override
    JointChance opens(JointChance joint, int seat, String opening) {
        return joint.withOpening(seat, opening);
    }

    @Override
    JointChance hostOpens(JointChance joint, String part) {
        return joint.withHostPart(part);
    }

    @Override
    String hostCommitment(String table, String part) {
        return JointChance.hostCommitment(table, part);
    }

    @Override
    JointChance shown(AnyGame<Action, PlayerView> game) {
        return ((Game) game).joint().orElseThrow().withoutHostPart();
    }

    @Override
    Game start(JointChance opened, String hostPart) {
        return Game.start(opened, hostPart);
    }

    @Override
    Game hostOpensAfter(AnyGame<Action, PlayerView> game, String part) {
        return ((Game) game).withHostPart(part);
    }

    @Override
    Game drawn(AnyGame<Action, PlayerView> game, List<String> links) {
        Game next = opened(game, links);
        return next.applyOutcome(next.jointOutcome(HOST));
    }

    /** One has the outcome of the links, and the other one that the host has chosen. */
    @Override
    List<AnyGame<Action, PlayerView>> twoWays() {
        AnyGame<Action, PlayerView> asking = until(first(), 1000, new SplittableRandom(3));
        JointChance shown = shown(asking);
        Game opened = opened(asking, links(shown, shown.opening(OWN, part(OWN), 1), 1));
        Action fair = opened.jointOutcome(HOST);
        for (Chance chance : opened.state().chances()) {
            if (!chance.outcome().equals(fair)) {
                return List.of(opened.applyOutcome(fair), opened.applyOutcome(chance.outcome()));
            }
        }
        throw new IllegalStateException("one outcome only");
    }

    /** The side of a seat that has joined after the first update. */
    SeatGame late(AnyGame<Action, PlayerView> game) {
        return SeatGame.joining(game.state().viewFor(OWN), 1, game.hashFor(OWN));
    }

    /** The game with what the seats have opened for the outcome that it asks for. */
    Game opened(AnyGame<Action, PlayerView> game, List<String> links) {
        Game next = (Game) game;
        for (int seat = 0; seat < links.size(); seat++) {
            next = next.withOpening(seat, links.get(seat));
        }
        return next;
    }

    @Override
    GameRecord with(AnyRecord<Action, PlayerView> record, Optional<JointChance> joint) {
        return edited(record).joint(joint).build();
    }

    @Override
    GameRecord withLog(AnyRecord<Action, PlayerView> record, List<LogEntry<Action>> log) {
        return edited(record).log(log).build();
    }

    @Override
    GameRecord withHashes(AnyRecord<Action, PlayerView> record, List<String> hashes) {
        return edited(record).hashes(hashes).build();
    }

    @Override
    GameRecord withResult(AnyRecord<Action, PlayerView> record, List<? extends AnyStanding> result) {
        List<Standing> standings = new ArrayList<>();
        result.forEach(standing -> standings.add((Standing) standing));
        return edited(record).result(standings).build();
    }

    private static GameRecord.Builder edited(AnyRecord<Action, PlayerView> record) {
        return GameRecord.builder().mergeFrom((GameRecord) record);
    }
}
