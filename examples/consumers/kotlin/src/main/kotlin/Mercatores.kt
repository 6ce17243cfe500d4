package com.example

import io.github.mercurius.mercatores.Action
import io.github.mercurius.mercatores.Bot
import io.github.mercurius.mercatores.Card
import io.github.mercurius.mercatores.Cards
import io.github.mercurius.mercatores.Deal
import io.github.mercurius.mercatores.Edition
import io.github.mercurius.mercatores.Event
import io.github.mercurius.mercatores.GameState
import io.github.mercurius.mercatores.GoodsCard
import io.github.mercurius.mercatores.Setup
import io.github.mercurius.mercatores.SpecialCard
import io.github.mercurius.mercatores.Violation
import java.util.SplittableRandom

/** Without an else, as in Mercurius. */
private fun describe(value: Action): String = when (value) {
    is Action.Give -> "give ${value.card}"
    is Action.Take -> "take ${value.cards}"
    is Action.Load -> "load ${value.cards}"
    is Action.Tax -> "pay ${value.card}"
    is Action.CashGoods -> "cash in ${value.good}"
    is Action.CashSpecial -> "cash in ${value.card}"
    is Action.DiscardGoods -> "discard ${value.good}"
    is Action.DiscardSpecial -> "discard ${value.card}"
}

private fun describe(value: Event): String = when (value) {
    is Event.TurnBegan -> "turn ${value.turn}"
    is Event.Given -> "${value.seat} gave ${value.card}"
    is Event.Taken -> "${value.seat} took ${value.cards}"
    is Event.Loaded -> "${value.seat} loaded ${value.cards}"
    is Event.MarketFilled -> "new on the market: ${value.cards}"
    is Event.CaptainTaken -> "${value.seat} is captain"
    is Event.RoundBegan -> "round ${value.round}"
    is Event.TurnSkipped -> "${value.seat} has no turn"
    is Event.TaxPaid -> "${value.seat} paid ${value.card}"
    is Event.StackCashed -> "${value.seat} got ${value.coins}"
    is Event.SpecialCashed -> "${value.card} brought ${value.coins}"
    is Event.StackDiscarded -> "${value.seat} lost ${value.cards}"
    is Event.SpecialDiscarded -> "${value.seat} lost ${value.card}"
    is Event.GameEnded -> "the end: ${value.ranking}"
    is Event.Undone -> "${value.steps} undone"
    is Event.Noted -> "noted: ${value.note.text}"
}

private fun describe(value: Violation): String = when (value) {
    is Violation.GameOver -> "over"
    is Violation.NotYourTurn -> "seat ${value.active} is next"
    is Violation.WrongStep -> "${value.now} is asked for"
    is Violation.CardNotInHand -> "no ${value.card}"
    is Violation.WrongNumberTaken -> "${value.taken} of ${value.needed} taken"
    is Violation.NotAllTaken -> "${value.taken} of ${value.needed} taken"
    is Violation.GivenCardTaken -> "${value.card} was given"
    is Violation.NotOnMarket -> "no ${value.card} on the market"
    is Violation.CardsNotInHand -> "${value.held} of ${value.loaded} held"
    is Violation.WrongLoad -> "${value.goods} goods"
    is Violation.HandEmptied -> "no hand left"
    is Violation.NotTaxable -> "${value.card} is no tax"
    is Violation.NoStack -> "no ${value.good}"
    is Violation.NoSpecialCard -> "no ${value.card}"
    is Violation.StackBringsNothing -> "${value.count} of ${value.needed} cards"
    is Violation.SpecialBringsNothing -> "${value.count} of ${value.needed}"
    is Violation.CanCashIn -> "${value.possible} is possible"
    is Violation.OpponentMissing -> "${value.card} needs an opponent"
    is Violation.NotAnOpponent -> "${value.opponent} is no opponent"
    is Violation.NeedsNoOpponent -> "${value.card} needs no opponent"
}

private fun describe(value: Card): String = when (value) {
    is GoodsCard -> "${value.good} by ship ${value.ships}"
    is SpecialCard -> "a ${value.type()}"
}

/** Plays a game, says all that happens, and uses the operators of cards. */
fun mercatores() {
    val random = SplittableRandom(1602)
    val bot = Bot { view -> view.legalActions().sample(random::nextInt) }
    val edition = Edition.standIn()
    val said = mutableListOf<String>()
    var state = GameState.start(Setup.of(3), Deal.seeded(edition, 1602))
    while (!state.isOver) {
        val action: Action = bot.choose(state.viewFor(state.decider().asInt))
        said += describe(action)
        state = state.applyAction(action) { said += describe(it) }
    }
    check(said.last().startsWith("the end: ")) { said.last() }
    check(describe(state.check(Action.parse("C:TOB", edition)).get()) == "over")
    check(edition.cards().map(::describe).contains("a WAREHOUSE"))

    val card = edition.cards().first()
    val cards = Cards.none(edition) + card + card
    check(cards - card == Cards.of(edition, listOf(card)) && cards + cards - cards == cards)
    check(cards - card in cards && cards !in cards - card)
    check(cards.kinds().map(Card::code) == listOf(card.code()))
    check(listOf(cards, cards - card).sumOf(Cards::size) == 3)
    check(edition.cards().count(cards::has) == 1)
    val counting: (Cards, Card) -> Int = Cards::count
    val adding: (Cards, Card) -> Cards = Cards::plus
    check(counting(adding(cards, card), card) == 3)
}
