package com.example;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.Game;
import java.util.concurrent.atomic.AtomicReference;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;

/** A server that runs one game. */
@SpringBootApplication
class App {
    public static void main(String[] args) {
        SpringApplication.run(App.class, args);
    }

    @Bean
    AtomicReference<Game> game() {
        return new AtomicReference<>(Game.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(1602)));
    }
}
