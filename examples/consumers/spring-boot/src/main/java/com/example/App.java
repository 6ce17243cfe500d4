package com.example;

import java.nio.file.Path;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.context.annotation.Bean;
import tools.jackson.databind.json.JsonMapper;

/** A server that runs one game. */
@SpringBootApplication
class App {
    public static void main(String[] args) {
        SpringApplication.run(App.class, args);
    }

    @Bean
    Table table(JsonMapper mapper, @Value("${table.file:target/table.json}") Path file) {
        return new Table(mapper, file);
    }
}
