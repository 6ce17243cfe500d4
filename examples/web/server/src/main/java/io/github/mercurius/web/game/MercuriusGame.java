package io.github.mercurius.web.game;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.bots.Bots;
import io.github.mercurius.core.Game;
import io.github.mercurius.core.JointDeal;
import io.github.mercurius.core.Mercurius;
import io.github.mercurius.core.SealedDeal;
import io.github.mercurius.json.MercuriusJson;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyGame;
import io.github.mercurius.rules.AnyJoint;
import io.github.mercurius.rules.AnySetup;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/** Mercurius at a table. */
final class MercuriusGame extends TableGame<Action, PlayerView> {
    private static final String DIVIDENDS = "dividends";
    private static final String CARD_ORDER = "cardOrder";
    private static final String BLACK_MARKET = "blackMarketAtEnd";
    private static final String FULL = "full";

    MercuriusGame() {
        super(
                Mercurius.rules(),
                MercuriusJson.formats(),
                null,
                null,
                List.of("random", "greedy", "regent:easy", "regent:medium", "regent:hard"),
                Choices.of(DIVIDENDS, "quarter", FULL)
                        .and(CARD_ORDER, CardOrder.NEWEST_FIRST, CardOrder.OLDEST_FIRST)
                        .and(BLACK_MARKET, BlackMarketAtEnd.FORFEITED, BlackMarketAtEnd.SOLD)
                        .map());
    }

    @Override
    public AnyBot<Action, PlayerView> bot(String name, long seed) {
        return Bots.parse(name).make(seed);
    }

    @Override
    public AnySetup setup(List<String> names, int startSeat, Map<String, String> rulings) {
        boolean full = FULL.equals(chosen(rulings, DIVIDENDS));
        return Setup.builder()
                .names(names)
                .startSeat(startSeat)
                .rulings(Rulings.builder()
                        .dividendScale(full ? DividendScale.fullPrice() : DividendScale.quarterPrice())
                        .cardOrder(CardOrder.valueOf(chosen(rulings, CARD_ORDER)))
                        .blackMarketAtEnd(BlackMarketAtEnd.valueOf(chosen(rulings, BLACK_MARKET)))
                        .build())
                .build();
    }

    @Override
    public AnyJoint joint(AnySetup setup, String table, String hostPart) {
        return JointDeal.at((Setup) setup, table).withHostCommitment(JointDeal.hostCommitment(table, hostPart));
    }

    @Override
    public AnyJoint committed(AnyJoint joint, int seat, String commitment) {
        return ((JointDeal) joint).withSeatCommitment(seat, commitment);
    }

    @Override
    public AnyJoint opened(AnyJoint joint, int seat, String opening) {
        return ((JointDeal) joint).withSeatPart(seat, opening);
    }

    @Override
    public AnyGame<Action, PlayerView> start(AnyJoint joint, String hostPart) {
        return Game.start(((JointDeal) joint).withHostPart(hostPart));
    }

    @Override
    public String shuffled(IntUnaryOperator random) {
        return Deal.shuffled(random).toString();
    }

    @Override
    public AnyGame<Action, PlayerView> start(AnySetup setup, String deal, String nonce) {
        List<PriceCard> cards =
                Stream.of(deal.split(" ", -1)).map(PriceCard::parse).toList();
        return Game.start(SealedDeal.of((Setup) setup, Deal.of(cards), nonce));
    }
}
