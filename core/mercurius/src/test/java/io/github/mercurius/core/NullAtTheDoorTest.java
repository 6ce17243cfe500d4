package io.github.mercurius.core;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.BotProvider;
import io.github.mercurius.architecture.NullAtTheDoor;
import io.github.mercurius.architecture.PublicDoors;
import io.github.mercurius.rules.AnyBotProvider;
import io.github.mercurius.rules.ThinkingTime;
import io.github.mercurius.specimens.Specimens;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Collectors;

class NullAtTheDoorTest extends NullAtTheDoor {
    private static final PublicDoors DOORS = new PublicDoors(
            Specimens.types(),
            samples(),
            door -> (door.isOf(GameState.class, "applyAction") && door.type() == Consumer.class)
                    // these are for users to write
                    || door.owner() == AnyBotProvider.class
                    || door.owner() == BotProvider.class
                    || door.owner() == ThinkingTime.class,
            // in core, texts are hashes; in api they are codes
            Specimens.types().stream()
                    .filter(type -> type.getPackage() == Game.class.getPackage())
                    .collect(Collectors.toSet()),
            List.of(1, 3, 12, 25, 72));

    private static Map<Class<?>, Object> samples() {
        Map<Class<?>, Object> samples = new LinkedHashMap<>(Specimens.all());
        samples.put(String.class, "AMS");
        samples.put(Collection.class, List.of());
        samples.put(Map.class, Map.of());
        samples.put(Executor.class, ForkJoinPool.commonPool());
        samples.put(TimeUnit.class, TimeUnit.SECONDS);
        samples.put(Enum.class, Asset.AMS);
        samples.put(Bot.class, (Bot) view -> Action.playNews());
        return samples;
    }

    NullAtTheDoorTest() {
        super(DOORS, "GameState", "Asset", "Table", "CannotPay", "Builder");
    }
}
