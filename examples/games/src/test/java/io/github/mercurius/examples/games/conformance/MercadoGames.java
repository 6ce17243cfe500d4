package io.github.mercurius.examples.games.conformance;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.examples.games.mercado.MercadoVectors;
import io.github.mercurius.examples.games.vectors.Fields;
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
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.function.IntUnaryOperator;

/** Games of Mercado: one edition, and all else that a host can choose. */
record MercadoGames(Edition edition) implements MadeUpGames<Action, PlayerView> {
    @Override
    public MadeUp<Action, PlayerView> makeUp(int number, SplittableRandom random) {
        int players = Setup.FEWEST_PLAYERS + number % 3;
        Side side = Side.values()[random.nextInt(Side.values().length)];
        Setup setup = Setup.builder()
                .players(players)
                .startSeat(random.nextInt(players))
                .edition(edition)
                .side(side)
                .disc(random.nextInt(edition.track(side).length()))
                .coinChanger(CoinChanger.values()[random.nextInt(CoinChanger.values().length)])
                .build();
        long seed = random.nextLong();
        boolean isSeeded = MadeUpGames.hasSeed(number);
        IntUnaryOperator dealer = isSeeded ? Dealer.seeded(seed) : random::nextInt;
        Deal deal = Deal.shuffled(edition, dealer);
        MercadoStyle style = MercadoStyle.values()[number % MercadoStyle.values().length];
        return new MadeUp<>(
                firstLine(setup, deal, isSeeded ? OptionalLong.of(seed) : OptionalLong.empty()),
                VectorGame.of(GameKit.mercado(edition), GameState.start(setup, deal), Optional.of(dealer)),
                style);
    }

    static ObjectNode firstLine(Setup setup, Deal deal, OptionalLong seed) {
        Edition edition = setup.edition();
        ObjectNode line = Fields.JSON.createObjectNode();
        line.put("format", MercadoVectors.FORMAT);
        boolean isStandIn = edition.equals(Edition.standIn());
        line.set(
                "edition",
                isStandIn
                        ? Fields.JSON.valueToTree(edition.name())
                        : Fields.JSON.valueToTree(Fields.document(MercadoJson.EDITION.write(edition))));
        line.put("players", setup.players()).put("startPlayer", setup.startSeat());
        line.put("side", setup.side().name()).put("disc", setup.disc());
        line.put("seed", MadeUpGames.seed(seed));
        line.set("objects", ids(deal.objects()));
        line.set("perfumes", ids(deal.perfumes()));
        line.putObject("rulings").put("coinChanger", setup.coinChanger().name());
        return line;
    }

    private static ArrayNode ids(List<Tile> tiles) {
        return Fields.JSON.valueToTree(tiles.stream().map(Tile::id).toList());
    }

    @Override
    public Action any(AnyState<Action, PlayerView> state, SplittableRandom random) {
        return MercadoSamples.any((GameState) state, random);
    }

    @Override
    public Set<String> broken(AnyState<Action, PlayerView> state, Action action) {
        return MercadoBroken.of((GameState) state).by(action);
    }
}
