package io.github.mercurius.mercado;

import io.github.mercurius.model.SetupLaws;

/** What is agreed before the game (section 2). */
class SetupTest extends SetupLaws<Setup.Builder> {
    SetupTest() {
        super(Setup::of, Setup.LONGEST_NAME, Setup.builder().players(3), Setup.Builder::names, Setup.Builder::build);
    }
}
