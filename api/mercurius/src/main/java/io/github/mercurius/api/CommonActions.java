package io.github.mercurius.api;

/** Shared instances of the actions of which there are few. */
final class CommonActions {
    private static final Action.Buy[] PURCHASES =
            Asset.all().stream().map(Action.Buy::new).toArray(Action.Buy[]::new);
    private static final Action.Sell[] SALES =
            Asset.all().stream().map(Action.Sell::new).toArray(Action.Sell[]::new);
    private static final Action.Dividend[] DIVIDENDS =
            Chamber.all().stream().map(Action.Dividend::new).toArray(Action.Dividend[]::new);
    private static final Action.PlayCard[] CARDS =
            PriceCard.all().stream().map(Action.PlayCard::new).toArray(Action.PlayCard[]::new);

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
