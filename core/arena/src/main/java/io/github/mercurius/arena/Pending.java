package io.github.mercurius.arena;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** The call of a bot that has not returned yet, if there is one: no other one is made meanwhile. */
final class Pending {
    private volatile CountDownLatch last = new CountDownLatch(0);

    /** A call begins: it is to count this down as soon as it has returned, however late. */
    CountDownLatch begin() {
        CountDownLatch call = new CountDownLatch(1);
        last = call;
        return call;
    }

    /** Waits until no call is on its way, at most so long; whether none is. */
    boolean await(long nanos) throws InterruptedException {
        return last.await(nanos, TimeUnit.NANOSECONDS);
    }
}
