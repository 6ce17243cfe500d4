package com.example;

import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Setup;
import io.github.mercurius.core.GameState;
import io.github.mercurius.json.MercuriusModule;
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

    /** Spring Boot registers each Jackson module that is a bean. */
    @Bean
    MercuriusModule mercuriusModule() {
        return new MercuriusModule();
    }

    @Bean
    AtomicReference<GameState> game() {
        return new AtomicReference<>(GameState.start(Setup.of("Robert", "Magda", "Rafał"), Deal.seeded(1602)));
    }
}
