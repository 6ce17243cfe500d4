package com.example.bot;

import io.github.mercurius.api.Bot;
import io.github.mercurius.api.BotProvider;
import java.util.Map;

/** Makes the bot for programs that find it by its name. */
public final class MyBotProvider implements BotProvider {
    @Override
    public String name() {
        return "my-bot";
    }

    @Override
    public Bot create(Map<String, String> options) {
        String level = options.getOrDefault("level", "0");
        if (!level.matches("[0-3]")) {
            throw new IllegalArgumentException("level: '" + level + "', expected 0 to 3");
        }
        return new MyBot(Integer.parseInt(level));
    }
}
