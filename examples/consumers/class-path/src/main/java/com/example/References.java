package com.example;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Standing;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.Violation;
import io.github.mercurius.rules.Note;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Supplier;

/** Refers to the methods of the game's values by {@code Type::method}, and calls each. */
final class References {
    private static final PriceCard CARD = PriceCard.AMS_UP_SIL_DOWN;
    private static final Tokens TOKENS = Tokens.of(Asset.AMS, Asset.AMS, Asset.TEA);
    private static final Cards CARDS = Cards.of(CARD, CARD, PriceCard.HOO_UP_COF_DOWN);

    private References() {}

    static void callAll() {
        bags();
        market();
        setUp();
        things();
        actions();
        events();
        violations();
    }

    private static void make(Supplier<?>... factories) {
        for (Supplier<?> factory : factories) {
            App.check(factory.get() != null, factory);
        }
    }

    @SafeVarargs
    static <T> void of(T value, Function<T, ?>... methods) {
        for (Function<T, ?> method : methods) {
            App.check(method.apply(value) != null, value);
        }
    }

    @SafeVarargs
    static <T, A> void with(T value, A argument, BiFunction<T, A, ?>... methods) {
        for (BiFunction<T, A, ?> method : methods) {
            App.check(method.apply(value, argument) != null, value);
        }
    }

    private static void bags() {
        make(Tokens::none, Tokens::of, Cards::none, Cards::all, Cards::of);
        of(2, Tokens::ofEach);
        of(new Asset[] {Asset.AMS}, Tokens::of);
        of(List.of(Asset.AMS), Tokens::of);
        of(TOKENS, Tokens::size, Tokens::isEmpty, Tokens::kinds, Tokens::kindCount, Tokens::toList);
        with(TOKENS, Asset.AMS, Tokens::count, Tokens::has, Tokens::plus, Tokens::minus);
        with(TOKENS, TOKENS, Tokens::contains, Tokens::plus, Tokens::minus);
        with(TOKENS, Market.atStart(), Tokens::value);
        of(new PriceCard[] {CARD}, Cards::of);
        of(List.of(CARD), Cards::of);
        of(CARDS, Cards::size, Cards::isEmpty, Cards::kinds, Cards::kindCount, Cards::toList);
        with(CARDS, CARD, Cards::count, Cards::has, Cards::plus, Cards::minus);
        with(CARDS, CARDS, Cards::contains, Cards::plus, Cards::minus);
        App.check(List.of(TOKENS, TOKENS).stream().mapToInt(Tokens::size).sum() == 6, TOKENS);
        App.check(CARDS.kinds().stream().map(PriceCard::code).toList().size() == 2, CARDS);
        App.check(List.of(Asset.AMS, Asset.TEA).stream().allMatch(TOKENS::has), TOKENS);
    }

    private static void market() {
        make(Market::atStart, Board::empty, DividendScale::quarterPrice, DividendScale::fullPrice);
        of(19, Market::priceOn);
        of(Market.atStart().spaces(), Market::of);
        of(Market.atStart(), Market::spaces);
        with(Market.atStart(), Asset.AMS, Market::price, Market::space);
        with(Market.atStart(), CARD, Market::after);
        of(2, Board::turnsLeft);
        of(Board.empty().with(0, CARD), Board::isEmpty, Board::shifted);
        with(Board.empty(), 0, Board::card);
        of(DividendScale.fullPrice().amounts(), DividendScale::of);
        of(DividendScale.fullPrice(), DividendScale::amounts);
        with(DividendScale.fullPrice(), 25, DividendScale::amountAt);
    }

    private static void setUp() {
        Setup setup = Setup.of(4);
        make(Setup::builder, Rulings::builder, Rulings::standard, Rulings::fullPriceDividends);
        of(4, Setup::of);
        of(new String[] {"Robert", "Magda", "Rafał"}, Setup::of);
        of(setup, Setup::players, Setup::names, Setup::startSeat, Setup::rulings, Setup::turns, Setup::rounds);
        of(setup, Setup::tokensOfEach);
        with(setup, 3, Setup::name, Setup::seatOfTurn);
        with(Setup.builder(), 3, Setup.Builder::players, Setup.Builder::startSeat);
        with(Setup.builder(), List.of("Robert", "Magda", "Rafał"), Setup.Builder::names);
        with(Setup.builder(), Rulings.standard(), Setup.Builder::rulings);
        of(Setup.builder().players(3), Setup.Builder::build);
        of(Rulings.standard(), Rulings::dividendScale, Rulings::cardOrder, Rulings::blackMarketAtEnd);
        of(Rulings.builder(), Rulings.Builder::build);
        of(1602L, Deal::seeded);
        of(Deal.seeded(1602), Deal::cards, Deal::seed);
        of(Deal.seeded(1602).cards(), Deal::of);
    }

    private static void things() {
        make(Asset::all, Chamber::all, PriceCard::all);
        of(Asset.TEA, Asset::isShare, Asset::startingPrice);
        of(Chamber.MID, Chamber::share, Chamber::primary, Chamber::secondary);
        of(CARD, PriceCard::code, PriceCard::chamber, PriceCard::commodity, PriceCard::shareMove);
        of(CARD, PriceCard::commodityMove, PriceCard::copies, Card::code);
        of("AMS+SIL-", PriceCard::parse);
        of(SpecialCard.NEWS, SpecialCard::code);
        of(Rule.TRD_5, Rule::id, Rule::text);
        with(Asset.TEA, Locale.ITALIAN, Asset::displayName);
        with(Chamber.MID, Locale.ITALIAN, Chamber::displayName);
        with(CARD, Locale.ITALIAN, PriceCard::displayName, Card::displayName);
        with(SpecialCard.NEWS, Locale.ITALIAN, SpecialCard::displayName);
        with(Rule.TRD_5, Locale.ITALIAN, Rule::text);
        of(new Standing(1, 0, 99), Standing::place, Standing::seat, Standing::score);
    }

    private static void actions() {
        of("+AMS", Action::parse);
        of(Asset.AMS, Action::buy, Action::sell);
        of(Chamber.AMS, Action::dividend);
        of(CARD, Action::playCard);
        of(new Asset[] {Asset.AMS}, Action::blackMarket);
        of(new PriceCard[] {CARD}, Action::playNews);
        of(Action.buy(Asset.AMS), Action.Buy::asset, Action.Buy::notation);
        of(Action.sell(Asset.AMS), Action.Sell::asset, Action.Sell::notation);
        of(Action.blackMarket(Asset.AMS), Action.BlackMarket::tokens, Action.BlackMarket::notation);
        of(Action.dividend(Chamber.AMS), Action.Dividend::chamber, Action.Dividend::notation);
        of(Action.playCard(CARD), Action.PlayCard::card, Action.PlayCard::notation);
        of(Action.playNews(CARD), Action.PlayNews::discard, Action.PlayNews::notation);
    }

    private static void events() {
        of(new Event.TurnBegan(4, 1), Event.TurnBegan::turn, Event.TurnBegan::seat);
        of(new Event.Bought(1, Asset.AMS, 2, 15), Event.Bought::seat, Event.Bought::asset, Event.Bought::nth);
        of(new Event.Bought(1, Asset.AMS, 2, 15), Event.Bought::cost);
        of(new Event.Sold(1, Asset.TEA, 1, 17), Event.Sold::seat, Event.Sold::asset, Event.Sold::nth, Event.Sold::gain);
        of(new Event.BlackMarketFilled(1, TOKENS), Event.BlackMarketFilled::seat, Event.BlackMarketFilled::tokens);
        Event.BlackMarketSold sold = new Event.BlackMarketSold(1, TOKENS, 54);
        of(sold, Event.BlackMarketSold::seat, Event.BlackMarketSold::tokens, Event.BlackMarketSold::proceeds);
        Event.BlackMarketForfeited forfeited = new Event.BlackMarketForfeited(1, TOKENS);
        of(forfeited, Event.BlackMarketForfeited::seat, Event.BlackMarketForfeited::tokens);
        Event.DividendPaid paid = new Event.DividendPaid(1, Chamber.ROT, 6, List.of(18, 6, 12));
        of(paid, Event.DividendPaid::seat, Event.DividendPaid::chamber, Event.DividendPaid::perShare);
        of(paid, Event.DividendPaid::received);
        of(new Event.CardPlayed(1, CARD), Event.CardPlayed::seat, Event.CardPlayed::card);
        of(new Event.NewsPlayed(1, CARDS), Event.NewsPlayed::seat, Event.NewsPlayed::discarded);
        Event.CardDrawn drawn = new Event.CardDrawn(1, Deck.MAIN, CARD);
        of(drawn, Event.CardDrawn::seat, Event.CardDrawn::deck, Event.CardDrawn::card);
        of(new Event.HiddenCardDrawn(1, Deck.MAIN), Event.HiddenCardDrawn::seat, Event.HiddenCardDrawn::deck);
        Event.PricesMoved moved = new Event.PricesMoved(CARD, 14, 15, 19, 17);
        of(moved, Event.PricesMoved::card, Event.PricesMoved::shareFrom, Event.PricesMoved::shareTo);
        of(moved, Event.PricesMoved::commodityFrom, Event.PricesMoved::commodityTo);
        Event.BoardShifted shifted = new Event.BoardShifted(1, Optional.of(CARD));
        of(shifted, Event.BoardShifted::seat, Event.BoardShifted::removed);
        Event.HoldingsSold holdings = new Event.HoldingsSold(1, TOKENS, 37);
        of(holdings, Event.HoldingsSold::seat, Event.HoldingsSold::tokens, Event.HoldingsSold::proceeds);
        of(new Event.GameEnded(List.of(new Standing(1, 0, 99))), Event.GameEnded::ranking);
        of(new Event.Noted(new Note(1, "is back")), Event.Noted::note, Event.Noted::notation);
        of((Event) drawn, Event::notation, Event::seenBySpectator, Event::reveals);
        with((Event) drawn, 2, Event::seenBy);
    }

    private static void violations() {
        of(new Violation.NotYourTurn(1), Violation.NotYourTurn::active);
        of(new Violation.NoTradeLeft(3), Violation.NoTradeLeft::made);
        Violation.CannotPay cannotPay = new Violation.CannotPay(1, Asset.AMS, 2, 15, 9);
        of(cannotPay, Violation.CannotPay::seat, Violation.CannotPay::asset, Violation.CannotPay::nth);
        of(cannotPay, Violation.CannotPay::costs, Violation.CannotPay::cash);
        of(new Violation.NoneInBank(Asset.AMS), Violation.NoneInBank::asset);
        of(new Violation.NoneOwned(1, Asset.AMS), Violation.NoneOwned::seat, Violation.NoneOwned::asset);
        Violation.TradedBefore traded = new Violation.TradedBefore(SpecialCard.DIVIDEND, 1);
        of(traded, Violation.TradedBefore::card, Violation.TradedBefore::made);
        of(new Violation.CardUsed(1, SpecialCard.NEWS), Violation.CardUsed::seat, Violation.CardUsed::card);
        of(new Violation.WrongNumberOfTokens(4), Violation.WrongNumberOfTokens::given);
        Violation.TokensNotOwned notOwned = new Violation.TokensNotOwned(1, Asset.AMS, 2, 1);
        of(notOwned, Violation.TokensNotOwned::seat, Violation.TokensNotOwned::asset);
        of(notOwned, Violation.TokensNotOwned::given, Violation.TokensNotOwned::owned);
        of(new Violation.DividendWasPaid(Chamber.AMS), Violation.DividendWasPaid::chamber);
        of(new Violation.CardNotInHand(1, CARD), Violation.CardNotInHand::seat, Violation.CardNotInHand::card);
        of(new Violation.TooManyDiscards(4), Violation.TooManyDiscards::given);
        Violation.DiscardsNotInHand discards = new Violation.DiscardsNotInHand(1, CARD, 2, 1);
        of(discards, Violation.DiscardsNotInHand::seat, Violation.DiscardsNotInHand::card);
        of(discards, Violation.DiscardsNotInHand::given, Violation.DiscardsNotInHand::held);
        of((Violation) cannotPay, Violation::rule, Violation::facts, Violation::message);
        with((Violation) cannotPay, Locale.ITALIAN, Violation::message);
    }
}
