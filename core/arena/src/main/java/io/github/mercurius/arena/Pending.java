package io.github.mercurius.arena;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Future;

/** The call of a bot that has not returned yet, if there is one: no other one is made meanwhile. */
final class Pending {
    private volatile CompletableFuture<Boolean> last = CompletableFuture.completedFuture(true);

    /** A call begins: this is to be completed as soon as it has returned, however late. */
    CompletableFuture<Boolean> begin() {
        CompletableFuture<Boolean> call = new CompletableFuture<>();
        last = call;
        return call;
    }

    /** Is done when no call is on its way. */
    Future<?> returned() {
        return last;
    }
}
