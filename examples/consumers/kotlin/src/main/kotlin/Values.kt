package com.example

import io.github.mercurius.api.Action
import io.github.mercurius.api.Asset
import io.github.mercurius.api.Board
import io.github.mercurius.api.Cards
import io.github.mercurius.api.Chamber
import io.github.mercurius.api.Deal
import io.github.mercurius.api.Deck
import io.github.mercurius.api.DividendScale
import io.github.mercurius.api.Event
import io.github.mercurius.api.Market
import io.github.mercurius.api.PriceCard
import io.github.mercurius.api.Rule
import io.github.mercurius.api.Rulings
import io.github.mercurius.api.Setup
import io.github.mercurius.api.SpecialCard
import io.github.mercurius.api.Standing
import io.github.mercurius.api.Tokens
import io.github.mercurius.api.Violation
import java.util.Locale
import java.util.Optional

private val card = PriceCard.AMS_UP_SIL_DOWN
private val tokens = Tokens.of(Asset.AMS, Asset.AMS, Asset.TEA)
private val cards = Cards.of(card, card, PriceCard.HOO_UP_COF_DOWN)

/** Calls methods of a value by reference. */
private fun <T> of(value: T, vararg methods: (T) -> Any?) = methods.forEach { checkNotNull(it(value)) }

private fun <T, A> with(value: T, argument: A, vararg methods: (T, A) -> Any?) =
    methods.forEach { checkNotNull(it(value, argument)) }

private fun make(vararg factories: () -> Any?) = factories.forEach { checkNotNull(it()) }

/** Refers to the methods of the game's values by `Type::method`, calls each, and uses the operators. */
fun values() {
    operators()
    bags()
    market()
    setUp()
    things()
    actions()
    events()
    violations()
}

private fun operators() {
    check(tokens + Asset.AMS == Tokens.of(Asset.AMS, Asset.AMS, Asset.AMS, Asset.TEA))
    check(tokens - Asset.AMS == Tokens.of(Asset.AMS, Asset.TEA))
    check(tokens + tokens - tokens == tokens)
    check(Tokens.of(Asset.TEA) in tokens && Tokens.of(Asset.COF) !in tokens)
    check(cards + card - cards == Cards.of(card))
    check(Cards.of(card) in cards)
    var growing = Tokens.none()
    growing += Asset.SPI
    check(growing.has(Asset.SPI) && !growing.isEmpty)
    check(cards.kinds().map(PriceCard::code) == listOf("AMS+SIL-", "HOO+COF-"))
    check(listOf(tokens, growing).sumOf(Tokens::size) == 4)
}

private fun bags() {
    make(Tokens::none, Cards::none, Cards::all)
    of(2, Tokens::ofEach)
    of(listOf(Asset.AMS), Tokens::of)
    of(tokens, Tokens::size, Tokens::isEmpty, Tokens::kinds, Tokens::kindCount, Tokens::toList)
    with(tokens, Asset.AMS, Tokens::count, Tokens::has, Tokens::plus, Tokens::minus)
    with(tokens, tokens, Tokens::contains, Tokens::plus, Tokens::minus)
    with(tokens, Market.atStart(), Tokens::value)
    of(listOf(card), Cards::of)
    of(cards, Cards::size, Cards::isEmpty, Cards::kinds, Cards::kindCount, Cards::toList)
    with(cards, card, Cards::count, Cards::has, Cards::plus, Cards::minus)
    with(cards, cards, Cards::contains, Cards::plus, Cards::minus)
}

private fun market() {
    make(Market::atStart, Board::empty, DividendScale::quarterPrice, DividendScale::fullPrice)
    of(19, Market::priceOn)
    of(Market.atStart().spaces(), Market::of)
    of(Market.atStart(), Market::spaces)
    with(Market.atStart(), Asset.AMS, Market::price, Market::space)
    with(Market.atStart(), card, Market::after)
    of(2, Board::turnsLeft)
    of(Board.empty().with(0, card), Board::isEmpty, Board::shifted)
    with(Board.empty(), 0, Board::card)
    of(DividendScale.fullPrice().amounts(), DividendScale::of)
    of(DividendScale.fullPrice(), DividendScale::amounts)
    with(DividendScale.fullPrice(), 25, DividendScale::amountAt)
}

private fun setUp() {
    val setup = Setup.of(4)
    make(Setup::builder, Rulings::builder, Rulings::standard, Rulings::fullPriceDividends)
    of(setup, Setup::players, Setup::names, Setup::startSeat, Setup::rulings, Setup::turns, Setup::rounds)
    of(setup, Setup::tokensOfEach)
    with(setup, 3, Setup::name, Setup::seatOfTurn)
    with(Setup.builder(), 3, Setup.Builder::players, Setup.Builder::startSeat)
    with(Setup.builder(), listOf("Robert", "Magda", "Rafał"), Setup.Builder::names)
    with(Setup.builder(), Rulings.standard(), Setup.Builder::rulings)
    of(Setup.builder().players(3), Setup.Builder::build)
    of(Rulings.standard(), Rulings::dividendScale, Rulings::cardOrder, Rulings::blackMarketAtEnd)
    of(Rulings.builder(), Rulings.Builder::build)
    of(1602L, Deal::seeded)
    of(Deal.seeded(1602), Deal::cards, Deal::seed)
    of(Deal.seeded(1602).cards(), Deal::of)
}

private fun things() {
    make(Asset::all, Chamber::all, PriceCard::all)
    of(Asset.TEA, Asset::isShare, Asset::startingPrice)
    of(Chamber.MID, Chamber::share, Chamber::primary, Chamber::secondary)
    of(card, PriceCard::code, PriceCard::chamber, PriceCard::commodity, PriceCard::shareMove)
    of(card, PriceCard::commodityMove, PriceCard::copies)
    of("AMS+SIL-", PriceCard::parse)
    of(SpecialCard.NEWS, SpecialCard::code)
    of(Rule.TRD_5, Rule::id, Rule::text)
    with(Asset.TEA, Locale.ITALIAN, Asset::displayName)
    with(Chamber.MID, Locale.ITALIAN, Chamber::displayName)
    with(card, Locale.ITALIAN, PriceCard::displayName)
    with(SpecialCard.NEWS, Locale.ITALIAN, SpecialCard::displayName)
    with(Rule.TRD_5, Locale.ITALIAN, Rule::text)
    of(Standing(1, 0, 99), Standing::place, Standing::seat, Standing::score)
}

private fun actions() {
    of("+AMS", Action::parse)
    of(Asset.AMS, Action::buy, Action::sell)
    of(Chamber.AMS, Action::dividend)
    of(card, Action::playCard)
    of(Action.buy(Asset.AMS), Action.Buy::asset, Action.Buy::notation)
    of(Action.sell(Asset.AMS), Action.Sell::asset, Action.Sell::notation)
    of(Action.blackMarket(Asset.AMS), Action.BlackMarket::tokens, Action.BlackMarket::notation)
    of(Action.dividend(Chamber.AMS), Action.Dividend::chamber, Action.Dividend::notation)
    of(Action.playCard(card), Action.PlayCard::card, Action.PlayCard::notation)
    of(Action.playNews(card), Action.PlayNews::discard, Action.PlayNews::notation)
}

private fun events() {
    of(Event.TurnBegan(4, 1), Event.TurnBegan::turn, Event.TurnBegan::seat)
    of(Event.Bought(1, Asset.AMS, 2, 15), Event.Bought::seat, Event.Bought::asset, Event.Bought::nth)
    of(Event.Bought(1, Asset.AMS, 2, 15), Event.Bought::cost)
    of(Event.Sold(1, Asset.TEA, 1, 17), Event.Sold::seat, Event.Sold::asset, Event.Sold::nth, Event.Sold::gain)
    of(Event.BlackMarketFilled(1, tokens), Event.BlackMarketFilled::seat, Event.BlackMarketFilled::tokens)
    val sold = Event.BlackMarketSold(1, tokens, 54)
    of(sold, Event.BlackMarketSold::seat, Event.BlackMarketSold::tokens, Event.BlackMarketSold::proceeds)
    val forfeited = Event.BlackMarketForfeited(1, tokens)
    of(forfeited, Event.BlackMarketForfeited::seat, Event.BlackMarketForfeited::tokens)
    val paid = Event.DividendPaid(1, Chamber.ROT, 6, listOf(18, 6, 12))
    of(paid, Event.DividendPaid::seat, Event.DividendPaid::chamber, Event.DividendPaid::perShare)
    of(paid, Event.DividendPaid::received)
    of(Event.CardPlayed(1, card), Event.CardPlayed::seat, Event.CardPlayed::card)
    of(Event.NewsPlayed(1, cards), Event.NewsPlayed::seat, Event.NewsPlayed::discarded)
    val drawn = Event.CardDrawn(1, Deck.MAIN, card)
    of(drawn, Event.CardDrawn::seat, Event.CardDrawn::deck, Event.CardDrawn::card)
    of(Event.HiddenCardDrawn(1, Deck.MAIN), Event.HiddenCardDrawn::seat, Event.HiddenCardDrawn::deck)
    val moved = Event.PricesMoved(card, 14, 15, 19, 17)
    of(moved, Event.PricesMoved::card, Event.PricesMoved::shareFrom, Event.PricesMoved::shareTo)
    of(moved, Event.PricesMoved::commodityFrom, Event.PricesMoved::commodityTo)
    of(Event.BoardShifted(1, Optional.of(card)), Event.BoardShifted::seat, Event.BoardShifted::removed)
    val holdings = Event.HoldingsSold(1, tokens, 37)
    of(holdings, Event.HoldingsSold::seat, Event.HoldingsSold::tokens, Event.HoldingsSold::proceeds)
    of(Event.GameEnded(listOf(Standing(1, 0, 99))), Event.GameEnded::ranking)
    of<Event>(drawn, Event::notation, Event::seenBySpectator, Event::reveals)
    with<Event, Int>(drawn, 2, Event::seenBy)
}

private fun violations() {
    of(Violation.NotYourTurn(1), Violation.NotYourTurn::active)
    of(Violation.NoTradeLeft(3), Violation.NoTradeLeft::made)
    val cannotPay = Violation.CannotPay(1, Asset.AMS, 2, 15, 9)
    of(cannotPay, Violation.CannotPay::seat, Violation.CannotPay::asset, Violation.CannotPay::nth)
    of(cannotPay, Violation.CannotPay::costs, Violation.CannotPay::cash)
    of(Violation.NoneInBank(Asset.AMS), Violation.NoneInBank::asset)
    of(Violation.NoneOwned(1, Asset.AMS), Violation.NoneOwned::seat, Violation.NoneOwned::asset)
    val traded = Violation.TradedBefore(SpecialCard.DIVIDEND, 1)
    of(traded, Violation.TradedBefore::card, Violation.TradedBefore::made)
    of(Violation.CardUsed(1, SpecialCard.NEWS), Violation.CardUsed::seat, Violation.CardUsed::card)
    of(Violation.WrongNumberOfTokens(4), Violation.WrongNumberOfTokens::given)
    val notOwned = Violation.TokensNotOwned(1, Asset.AMS, 2, 1)
    of(notOwned, Violation.TokensNotOwned::seat, Violation.TokensNotOwned::asset)
    of(notOwned, Violation.TokensNotOwned::given, Violation.TokensNotOwned::owned)
    of(Violation.DividendWasPaid(Chamber.AMS), Violation.DividendWasPaid::chamber)
    of(Violation.CardNotInHand(1, card), Violation.CardNotInHand::seat, Violation.CardNotInHand::card)
    of(Violation.TooManyDiscards(4), Violation.TooManyDiscards::given)
    val discards = Violation.DiscardsNotInHand(1, card, 2, 1)
    of(discards, Violation.DiscardsNotInHand::seat, Violation.DiscardsNotInHand::card)
    of(discards, Violation.DiscardsNotInHand::given, Violation.DiscardsNotInHand::held)
    of<Violation>(cannotPay, Violation::rule, Violation::facts, Violation::message)
    with<Violation, Locale>(cannotPay, Locale.ITALIAN, Violation::message)
}
