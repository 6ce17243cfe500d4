package com.example;

import io.github.mercurius.json.MercuriusModule;
import java.nio.file.Path;
import org.springframework.beans.factory.annotation.Value;
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
    Table table(@Value("${table.file:target/table.json}") Path file) {
        return new Table(file);
    }

    /** For Spring Boot 3, whose Jackson 2 takes each module that is a bean. Spring Boot 4 needs no line. */
    @Bean
    MercuriusModule forJackson2() {
        return new MercuriusModule();
    }
}
