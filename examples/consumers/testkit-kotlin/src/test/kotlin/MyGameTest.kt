package com.example

import io.github.mercurius.api.Action
import io.github.mercurius.api.Bot
import io.github.mercurius.api.Deal
import io.github.mercurius.api.Rule
import io.github.mercurius.api.Setup
import io.github.mercurius.core.GameState
import io.github.mercurius.testkit.BotLaws
import io.github.mercurius.testkit.MercuriusAssertions.assertThat
import io.github.mercurius.testkit.MercuriusDomain
import net.jqwik.api.Example
import net.jqwik.api.ForAll
import net.jqwik.api.Property
import net.jqwik.api.domains.Domain

/** The tests of a stranger, with jqwik. */
class MyGameTest {
    @Example
    fun aSaleNeedsAToken() {
        val state = GameState.start(Setup.of(3), Deal.seeded(1602))
        assertThat(state).accepts(0, "+AMS").refuses(0, "-TEA").because(Rule.TRD_6).hasCash(0, 70)
    }

    @Property(tries = 100)
    @Domain(MercuriusDomain::class)
    fun everyActionIsAcceptedOrRefused(@ForAll state: GameState, @ForAll action: Action) {
        if (state.isOver) {
            assertThat(state).isOver().refuses(0, action).because(Rule.END_1)
        } else if (action in state.legalActions()) {
            assertThat(state).accepts(state.table().activeSeat(), action)
        } else {
            assertThat(state).refuses(state.table().activeSeat(), action)
        }
    }

    @Example
    fun myBotKeepsTheLaws() {
        BotLaws.of { Bot { view -> view.legalActions().first() } }.withGames(3).check()
    }
}
