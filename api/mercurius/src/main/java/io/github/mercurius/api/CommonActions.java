package io.github.mercurius.api;

/** Shared instances of the actions of which there are few. */
final class CommonActions {
    private static final Action.Buy[] PURCHASES = new Action.Buy[Asset.all().size()];
    private static final Action.Sell[] SALES = new Action.Sell[Asset.all().size()];
    private static final Action.Dividend[] DIVIDENDS =
            new Action.Dividend[Chamber.all().size()];
    private static final Action.PlayCard[] CARDS =
            new Action.PlayCard[PriceCard.all().size()];

    static {
        for (Asset asset : Asset.all()) {
            PURCHASES[asset.ordinal()] = new Action.Buy(asset);
            SALES[asset.ordinal()] = new Action.Sell(asset);
        }
        for (Chamber chamber : Chamber.all()) {
            DIVIDENDS[chamber.ordinal()] = new Action.Dividend(chamber);
        }
        for (PriceCard card : PriceCard.all()) {
            CARDS[card.ordinal()] = new Action.PlayCard(card);
        }
    }

    private CommonActions() {}

    static Action.Buy buy(Asset asset) {
        return PURCHASES[asset.ordinal()];
    }

    static Action.Sell sell(Asset asset) {
        return SALES[asset.ordinal()];
    }

    static Action.Dividend dividend(Chamber chamber) {
        return DIVIDENDS[chamber.ordinal()];
    }

    static Action.PlayCard playCard(PriceCard card) {
        return CARDS[card.ordinal()];
    }
}
