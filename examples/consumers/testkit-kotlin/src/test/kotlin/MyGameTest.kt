package com.example

import io.github.mercurius.api.Action
import io.github.mercurius.api.Bot
import io.github.mercurius.core.GameState
import io.github.mercurius.testkit.BotLaws
import io.github.mercurius.testkit.MercuriusDomain
import net.jqwik.api.Example
import net.jqwik.api.ForAll
import net.jqwik.api.Property
import net.jqwik.api.domains.Domain

/** The tests of a stranger, with jqwik. */
class MyGameTest {
    @Property(tries = 100)
    @Domain(MercuriusDomain::class)
    fun everyActionIsAcceptedOrRefused(@ForAll state: GameState, @ForAll action: Action) =
        (action in state.legalActions()) == state.check(action).isEmpty

    @Example
    fun myBotKeepsTheLaws() {
        BotLaws.of { Bot { view -> view.legalActions().first() } }.withGames(3).check()
    }
}
