package io.github.mercurius.web.game;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Bots;
import io.github.mercurius.mercado.CoinChanger;
import io.github.mercurius.mercado.Deal;
import io.github.mercurius.mercado.Edition;
import io.github.mercurius.mercado.Game;
import io.github.mercurius.mercado.GameState;
import io.github.mercurius.mercado.JointChance;
import io.github.mercurius.mercado.Mercado;
import io.github.mercurius.mercado.PlayerView;
import io.github.mercurius.mercado.Setup;
import io.github.mercurius.mercado.Side;
import io.github.mercurius.mercado.Tile;
import io.github.mercurius.mercado.json.MercadoJson;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.search.PlayoutSearch;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** Mercado at a table, with an edition. Host and seats draw each outcome of chance together, or the server alone. */
final class MercadoGame extends TableGame<Action, PlayerView> {
    private static final String SIDE = "side";
    private static final String DISC = "disc";
    private static final String COIN_CHANGER = "coinChanger";

    private final Edition edition;

    MercadoGame(Edition edition) {
        super(
                Mercado.rules(edition),
                MercadoJson.formats(edition),
                MercadoJson.EDITION.write(edition),
                edition.name(),
                SisterBots.NAMES,
                Choices.of(SIDE, Side.A, Side.B)
                        .and(DISC, discs(edition))
                        .and(COIN_CHANGER, CoinChanger.COMPLETE, CoinChanger.FREE)
                        .map());
        this.edition = edition;
    }

    /** The spaces that the starting disc can lie on, on either side. */
    private static Object[] discs(Edition edition) {
        int length =
                Math.min(edition.track(Side.A).length(), edition.track(Side.B).length());
        return IntStream.range(0, length).boxed().toArray();
    }

    /** A search looks one round ahead, as what comes later depends on chance more than on the action. */
    @Override
    public AnyBot<Action, PlayerView> bot(String name, long seed) {
        return SisterBots.make(
                name,
                seed,
                Bots.greedy(),
                playouts -> PlayoutSearch.of(playouts, seed, Bots.greedy())
                        .withRounds(1)
                        .withJudge((state, seat) -> Bots.prospect((GameState) state, seat)));
    }

    @Override
    public AnySetup setup(List<String> names, int startSeat, Map<String, String> rulings) {
        return Setup.builder()
                .names(names)
                .startSeat(startSeat)
                .edition(edition)
                .side(Side.valueOf(chosen(rulings, SIDE)))
                .disc(Integer.parseInt(chosen(rulings, DISC)))
                .coinChanger(CoinChanger.valueOf(chosen(rulings, COIN_CHANGER)))
                .build();
    }

    @Override
    public AnyJoint joint(AnySetup setup, String table, String hostPart) {
        return JointChance.at((Setup) setup, table).withHostCommitment(JointChance.hostCommitment(table, hostPart));
    }

    @Override
    public AnyJoint committed(AnyJoint joint, int seat, String commitment) {
        return ((JointChance) joint).withSeatCommitment(seat, commitment);
    }

    @Override
    public AnyJoint opened(AnyJoint joint, int seat, String opening) {
        return ((JointChance) joint).withLink(seat, opening);
    }

    @Override
    public AnyGame<Action, PlayerView> start(AnyJoint joint, String hostPart) {
        return Game.start((JointChance) joint, hostPart);
    }

    @Override
    public String shuffled(IntUnaryOperator random) {
        return Deal.shuffled(edition, random).toString();
    }

    /** Without a commitment: what chance brings later is not in the deal. */
    @Override
    public AnyGame<Action, PlayerView> start(AnySetup setup, String deal, String nonce) {
        List<Tile> tiles = new ArrayList<>();
        for (String id : deal.split(" ", -1)) {
            tiles.add(edition.tile(id).orElseThrow());
        }
        return Game.start((Setup) setup, Deal.of(edition, tiles));
    }

    @Override
    public Optional<? extends AnyJoint> jointChance(AnyGame<Action, PlayerView> game) {
        return ((Game) game).joint();
    }

    @Override
    public AnyGame<Action, PlayerView> opened(AnyGame<Action, PlayerView> game, int seat, String opening) {
        return ((Game) game).withLink(seat, opening);
    }

    @Override
    public Action outcome(AnyGame<Action, PlayerView> game, String hostPart) {
        return ((Game) game).jointOutcome(hostPart);
    }

    @Override
    public AnyGame<Action, PlayerView> finished(AnyGame<Action, PlayerView> game, String hostPart) {
        return ((Game) game).withHostPart(hostPart);
    }
}
