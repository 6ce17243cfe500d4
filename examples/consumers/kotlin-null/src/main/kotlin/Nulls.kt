package com.example

import io.github.mercurius.api.Action
import io.github.mercurius.api.Bot
import io.github.mercurius.api.Deal
import io.github.mercurius.api.Setup
import io.github.mercurius.api.Violation
import io.github.mercurius.core.GameState

fun start(deal: Deal?): GameState = GameState.start(Setup.of(3), deal) // refused

fun parse(notation: String?): Action = Action.parse(notation) // refused

val nothing: Action = Action.buy(null) // refused

val absent = Violation.NoneInBank(null) // refused

val lazy = Bot { null } // refused

fun check(state: GameState, action: Action?) = state.check(action) // refused
