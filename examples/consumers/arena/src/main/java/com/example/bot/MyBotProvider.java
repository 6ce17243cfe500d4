package com.example.bot;

import io.github.mercurius.api.Bot;
import io.github.mercurius.rules.AnyBotProvider;
import io.github.mercurius.rules.Rules;
import java.util.Map;
import java.util.Set;

/** Makes the bot for programs that find it by its name. */
public final class MyBotProvider implements AnyBotProvider {
    @Override
    public String name() {
        return "my-bot";
    }

    @Override
    public Set<String> games() {
        return Set.of("mercurius");
    }

    @Override
    public Bot create(Rules<?, ?> rules, Map<String, String> options) {
        String level = options.getOrDefault("level", "0");
        if (!level.matches("[0-3]")) {
            throw new IllegalArgumentException("level: '" + level + "', expected 0 to 3");
        }
        return new MyBot(Integer.parseInt(level));
    }
}
