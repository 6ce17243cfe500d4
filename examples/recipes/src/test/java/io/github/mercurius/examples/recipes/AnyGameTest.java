package io.github.mercurius.examples.recipes;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Each recipe for any game does what it says, with two games. */
class AnyGameTest {
    @Test
    void serveAnyGame() {
        assertThat(Printed.by(ServeAnyGame::main)).isEqualTo("""
                        mercurius
                        to Magda: {"table":"red","refused":"TRN-4: it is the turn of Robert"}
                        to Magda: {"table":"red","update":{"number":0,"turn":0,"step":0,"seat":0,"events":[\
                        {"type":"bought","seat":0,"asset":"AMS","nth":1,"cost":10}]}}
                        mercado
                        to Magda: {"table":"red","refused":"TRN-1: Robert has to decide: asked is an action"}
                        to Magda: {"table":"red","update":{"number":0,"turn":0,"ask":"ACTION","seat":0,"events":[\
                        {"type":"drawChosen","seat":0,"coins":3},\
                        {"type":"asked","ask":"COINS","seat":null}]}}
                        to Magda: {"table":"red","update":{"number":1,"turn":0,"ask":"COINS","seat":null,"events":[\
                        {"type":"coinsDrawn","seat":0,"coins":["G","G","T"]},\
                        {"type":"asked","ask":"PLAY","seat":0}]}}
                        """);
    }

    @Test
    void followAnyGame() {
        assertThat(Printed.by(FollowAnyGame::main)).isEqualTo("""
                        mercurius, as Magda saw it:
                          the last update was number 132
                          wrong in the record: nothing
                          not checked: [SHOWN_NOT_GIVEN, NO_COMMITMENT]
                        mercatores, as Magda saw it:
                          the last update was number 118
                          wrong in the record: nothing
                          not checked: [SHOWN_NOT_GIVEN, NO_COMMITMENT]
                        """);
    }

    @Test
    void limitTheTimeOfTurns() {
        assertThat(Printed.by(LimitTheTimeOfTurns::main))
                .startsWith("After 59 seconds: 1 entry\n+AMS\n!0 the host plays: the time is over\n")
                .endsWith("\nNow decides seat 1\n");
    }

    @Test
    void playForWhoIsAbsent() {
        assertThat(Printed.by(PlayForWhoIsAbsent::main)).endsWith("\nIt is over: true\n");
    }
}
