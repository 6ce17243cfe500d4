package com.example

import io.github.mercurius.api.Action
import io.github.mercurius.api.Bot
import io.github.mercurius.api.Deal
import io.github.mercurius.api.Setup
import io.github.mercurius.api.Violation
import io.github.mercurius.core.GameState
import io.github.mercurius.mercado.Action as MercadoAction
import io.github.mercurius.mercado.Bot as MercadoBot
import io.github.mercurius.mercado.Coin
import io.github.mercurius.mercado.Coins
import io.github.mercurius.mercatores.Action as MercatoresAction
import io.github.mercurius.mercatores.Edition
import io.github.mercurius.mercatores.GameState as MercatoresState

fun start(deal: Deal?): GameState = GameState.start(Setup.of(3), deal) // refused

fun parse(notation: String?): Action = Action.parse(notation) // refused

val nothing: Action = Action.buy(null) // refused

val absent = Violation.NoneInBank(null) // refused

val lazy = Bot { null } // refused

fun check(state: GameState, action: Action?) = state.check(action) // refused

fun parse(notation: String, edition: Edition?) = MercatoresAction.parse(notation, edition) // refused

val load = MercatoresAction.Load(null) // refused

fun check(state: MercatoresState, action: MercatoresAction?) = state.check(action) // refused

fun count(coins: Coins, coin: Coin?) = coins.count(coin) // refused

val nowhere = MercadoAction.Sell(null) // refused

val idle = MercadoBot { null } // refused
