package io.github.mercurius.bots;

import io.github.mercurius.api.Simulation;

/** Tells how likely a seat is to win an imagined game, between two turns or at the end. */
interface Evaluation {
    double chance(Simulation game, int seat);
}
