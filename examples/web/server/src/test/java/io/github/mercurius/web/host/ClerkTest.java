package io.github.mercurius.web.host;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.web.store.Store;
import io.github.mercurius.web.store.Stores;
import io.github.mercurius.web.table.Schedule;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

class ClerkTest {
    private final CountDownLatch looks = new CountDownLatch(3);

    /** As a database does that runs out of memory: it fails with an Error each time it is asked what waits. */
    private Store failing(Store store) {
        return (Store) Proxy.newProxyInstance(
                Store.class.getClassLoader(), new Class<?>[] {Store.class}, (proxy, method, arguments) -> {
                    if (method.getName().equals("waiting")) {
                        looks.countDown();
                        throw new OutOfMemoryError("made up by a test");
                    }
                    try {
                        return method.invoke(store, arguments);
                    } catch (InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }

    @Test
    void anErrorDoesNotEndTheLookForWhatIsDue() throws InterruptedException {
        try (Store store = failing(Stores.inMemory(UUID.randomUUID().toString()))) {
            SimpleMeterRegistry meters = new SimpleMeterRegistry();
            Agenda agenda =
                    new Agenda(Schedule.standard(), OptionalLong::empty, System::currentTimeMillis, System::nanoTime);
            try (Clerk clerk =
                    new Clerk(store, new Tables(store, agenda, meters), new BotTime(1, System::nanoTime), meters)) {
                clerk.start();
                assertThat(looks.await(1, TimeUnit.MINUTES)).isTrue();
            }
        }
    }
}
