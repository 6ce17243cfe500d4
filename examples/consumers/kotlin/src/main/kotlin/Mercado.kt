package com.example

import io.github.mercurius.mercado.Action
import io.github.mercurius.mercado.Bot
import io.github.mercurius.mercado.Coin
import io.github.mercurius.mercado.Coins
import io.github.mercurius.mercado.Deal
import io.github.mercurius.mercado.Dealer
import io.github.mercurius.mercado.Event
import io.github.mercurius.mercado.GameState
import io.github.mercurius.mercado.Outcome
import io.github.mercurius.mercado.Setup
import io.github.mercurius.mercado.Violation
import java.util.SplittableRandom

/** Without an else, as in Mercurius. */
private fun describe(value: Action): String = when (value) {
    is Action.PlayToken -> "play ${value.token}"
    is Action.Draw -> "draw"
    is Action.TakeBack -> "take back"
    is Action.Pass -> "pass"
    is Action.Symbol -> "symbol: ${value.use}"
    is Action.SetCoin -> "${value.coin} to ${value.stall}"
    is Action.PaySeal -> "pay a seal"
    is Action.Finish -> "finish"
    is Action.Sell -> "sell at ${value.stall}"
    is Action.SetWhite -> "white to ${value.stall}"
    is Action.DiscardToken -> "discard ${value.token}"
    is Outcome -> describe(value)
}

private fun describe(value: Event): String = when (value) {
    is Event.TurnBegan -> "turn ${value.turn}"
    is Event.TokenPlayed -> "${value.seat} played ${value.token}"
    is Event.DrawChosen -> "${value.seat} draws ${value.coins}"
    is Event.TakenBack -> "${value.seat} took back ${value.coins}"
    is Event.Passed -> "${value.seat} passed"
    is Event.SymbolActed -> "${value.symbol} acted"
    is Event.SymbolLeft -> "${value.symbol} was left"
    is Event.CoinSet -> "${value.coin} to ${value.stall}"
    is Event.SealPaid -> "${value.seat} paid a seal"
    is Event.Finished -> "${value.seat} keeps ${value.coins}"
    is Event.CoinsDrawn -> "${value.seat} drew ${value.coins}"
    is Event.TileSold -> "${value.seat} sold at ${value.stall}"
    is Event.TileTurnedUp -> "${value.tile} turned up"
    is Event.StallEmptied -> "${value.tile} left ${value.stall}"
    is Event.StackRenewed -> "${value.stack} renewed"
    is Event.StallFilled -> "${value.tile} came to ${value.stall}"
    is Event.Moved -> "${value.seat} is at ${value.position}"
    is Event.CoinGained -> "${value.seat} got ${value.coin}"
    is Event.BlackReturned -> "${value.seat} lost a black coin"
    is Event.SealGained -> "${value.seat} got a seal"
    is Event.TokenDrawn -> "${value.seat} drew a token"
    is Event.TokenDiscarded -> "${value.seat} discarded ${value.token}"
    is Event.TurnGained -> "${value.seat} plays again"
    is Event.WhiteSet -> "${value.seat} set white"
    is Event.CoinsPaid -> "${value.stall} paid ${value.coins}"
    is Event.CoinsReturned -> "${value.stall} returned ${value.coins}"
    is Event.LastRoundBegan -> "the last round"
    is Event.MarketWentCold -> "a cold market"
    is Event.FinalScored -> "${value.seat} has ${value.seals} seals"
    is Event.GameEnded -> "the end: ${value.ranking}"
    is Event.Asked -> "asked: ${value.ask}"
    is Event.Undone -> "${value.steps} undone"
    is Event.Noted -> "noted: ${value.note.text}"
}

private fun describe(value: Violation): String = when (value) {
    is Violation.GameOver -> "over"
    is Violation.NotAsked -> "${value.now} is asked for"
    is Violation.NotYourTurn -> "${value.now} is for another"
    is Violation.OutcomeFromSeat -> "chance decides"
    is Violation.CannotPass -> "${value.purse} coins left"
    is Violation.TokenPlayedAlready -> "a second token"
    is Violation.TokenNotInHand -> "no ${value.token}"
    is Violation.TooFewCoins -> "${value.purse} coins left"
    is Violation.NothingToTakeBack -> "nothing there"
    is Violation.NoSeal -> "no seal"
    is Violation.SealPaidAlready -> "a second seal"
    is Violation.TooFewForSeal -> "${value.purse} coins left"
    is Violation.CoinNotDrawn -> "no ${value.coin}"
    is Violation.CoinDoesNotFit -> "${value.coin} is not of ${value.price}"
    is Violation.MustSetCoin -> "${value.possible} is possible"
    is Violation.NotForSale -> "${value.edge} is not ${value.price}"
    is Violation.SoldAlready -> "${value.stall} is sold"
    is Violation.NothingToComplete -> "${value.whitePile} white coins"
    is Violation.NoPlaceForWhite -> "only ${value.possible}"
    is Violation.NoSuchTokenToDiscard -> "no ${value.token}"
    is Violation.WrongNumberDrawn -> "${value.drawn} of ${value.asked} drawn"
    is Violation.CoinsNotInPurse -> "${value.drawn} is not in ${value.purse}"
    is Violation.TileNotInStack -> "no ${value.tile}"
    is Violation.TokenNotInStack -> "no such token"
}

private fun describe(value: Outcome): String = when (value) {
    is Outcome.CoinsDrawn -> "coins ${value.coins}"
    is Outcome.TileDrawn -> "tile ${value.tile}"
    is Outcome.TokenDrawn -> "token ${value.token}"
}

/** Plays a game, says all that happens, and uses the operator of coins. */
fun mercado() {
    val random = SplittableRandom(1602)
    val bot = Bot { view -> view.legalActions().sample(random::nextInt) }
    val dealer = Dealer.seeded(1602)
    val setup = Setup.of(3)
    val said = mutableListOf<String>()
    var state = GameState.start(setup, Deal.shuffled(setup.edition(), dealer))
    while (!state.isOver) {
        state = if (state.asksChance()) {
            val outcome: Outcome = state.drawOutcome(dealer)
            said += describe(outcome)
            state.applyOutcome(outcome) { said += describe(it) }
        } else {
            val action: Action = bot.choose(state.viewFor(state.decider().asInt))
            said += describe(action)
            state.applyAction(action) { said += describe(it) }
        }
    }
    check(said.last().startsWith("the end: ")) { said.last() }
    check(describe(state.check(Action.Pass()).get()) == "over")

    val coins = Coins.of(listOf(Coin.G, Coin.G, Coin.T))
    check(Coins.of(listOf(Coin.T)) in coins && coins !in Coins.none())
    check(listOf(coins, Coins.none()).sumOf(Coins::size) == 3)
    check(Coin.all().count(coins::has) == 2)
    val counting: (Coins, Coin) -> Int = Coins::count
    check(counting(coins, Coin.G) == 2)
}
