package com.example

import io.github.mercurius.api.Action
import io.github.mercurius.api.Bot
import io.github.mercurius.api.Deal
import io.github.mercurius.api.Event
import io.github.mercurius.api.Setup
import io.github.mercurius.core.GameState
import java.util.SplittableRandom

/** Without an else: a new kind of action would not be overlooked. */
fun describe(action: Action): String = when (action) {
    is Action.Buy -> "buy ${action.asset}"
    is Action.Sell -> "sell ${action.asset}"
    is Action.BlackMarket -> "put by ${action.tokens}"
    is Action.Dividend -> "collect from ${action.chamber}"
    is Action.PlayCard -> "play ${action.card}"
    is Action.PlayNews -> "spread news, without ${action.discard}"
}

fun describe(event: Event): String = when (event) {
    is Event.TurnBegan -> "turn ${event.turn}"
    is Event.Bought -> "${event.seat} bought ${event.asset} for ${event.cost}"
    is Event.Sold -> "${event.seat} sold ${event.asset} for ${event.gain}"
    is Event.BlackMarketFilled -> "${event.seat} put by ${event.tokens}"
    is Event.BlackMarketSold -> "${event.seat} got ${event.proceeds}"
    is Event.BlackMarketForfeited -> "${event.seat} lost ${event.tokens}"
    is Event.DividendPaid -> "${event.chamber} paid ${event.received}"
    is Event.CardPlayed -> "${event.seat} played ${event.card}"
    is Event.NewsPlayed -> "${event.seat} discarded ${event.discarded}"
    is Event.CardDrawn -> "${event.seat} drew ${event.card}"
    is Event.HiddenCardDrawn -> "${event.seat} drew a card"
    is Event.PricesMoved -> "${event.card} acted"
    is Event.BoardShifted -> "the board of ${event.seat} shifted"
    is Event.HoldingsSold -> "${event.seat} got ${event.proceeds}"
    is Event.GameEnded -> "the end: ${event.ranking}"
    is Event.Undone -> "${event.steps} undone"
    is Event.Noted -> "noted: ${event.note.text}"
}

fun main() {
    val random = SplittableRandom(1602)
    val bot = Bot { view -> view.legalActions().sample(random::nextInt) }
    val told = mutableListOf<String>()
    var state = GameState.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(1602))
    while (!state.isOver) {
        val view = state.viewFor(state.table().activeSeat())
        val action: Action = bot.choose(view)
        told += describe(action)
        state = state.applyAction(action) { told += describe(it) }
    }
    check(told.last().startsWith("the end: ")) { told.last() }
    check(state.check(Action.parse("+AMS")).get().rule().id() == "END-1")

    values()
    mercatores()
    mercado()

    // a listener may be left out
    GameState.start(Setup.of(3), Deal.seeded(1602)).applyAction(Action.parse("+AMS"), null)
}
