package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** What is agreed before the game (section 2). */
class SetupTest {
    @Test
    void theLinesOfTheSetUpAreThoseThatAreHashed() {
        assertThat(HashChain.text(Setup.of("Robert", "Magda")))
                .startsWith("""
                        players 2
                        name Robert
                        name Magda
                        start 0
                        side A
                        disc 0
                        changer COMPLETE
                        edition stand-in 2
                        """)
                .contains("\ntile O14 1\\u22601\\u22601 3 [] Mask\n", "\nmarket Head merchant", "\ntoken V2S 4 2 [S]\n")
                .contains("\ntrack B . . +3 -B . W ");
    }
}
