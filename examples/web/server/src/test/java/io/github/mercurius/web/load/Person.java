package io.github.mercurius.web.load;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.mercurius.api.Action;
import io.github.mercurius.web.Page;
import java.net.URI;
import java.util.Collection;

/** A person who takes an action each time it is run, at one table after the other. */
final class Person implements Runnable {
    private final URI server;
    private final Collection<Long> micros;
    private Page page;

    /** @param micros takes the times from sending an action to its answer, in microseconds */
    Person(URI server, Collection<Long> micros) {
        this.server = server;
        this.micros = micros;
    }

    @Override
    public void run() {
        try {
            if (page == null || page.isOver()) {
                sitDown();
            }
            act();
        } catch (RuntimeException e) {
            page = null;
        }
    }

    private void sitDown() {
        if (page != null) {
            page.cut();
        }
        page = new Page(server);
        page.make("{\"players\":3,\"timer\":0,\"bots\":{\"1\":\"greedy\",\"2\":\"random\"},"
                + "\"me\":{\"seat\":0,\"name\":\"Anna\"}}");
        page.connect();
    }

    private void act() {
        Action action = page.someAction();
        if (action == null) {
            return;
        }
        long start = System.nanoTime();
        JsonNode answer = page.act(action.notation());
        if (answer.get("type").textValue().equals("done")) {
            micros.add((System.nanoTime() - start) / 1000);
        }
    }
}
