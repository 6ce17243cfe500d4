package io.github.mercurius.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.mercurius.api.Action;
import io.github.mercurius.api.Asset;
import io.github.mercurius.api.Bag;
import io.github.mercurius.api.BlackMarketAtEnd;
import io.github.mercurius.api.Board;
import io.github.mercurius.api.Bot;
import io.github.mercurius.api.Card;
import io.github.mercurius.api.CardOrder;
import io.github.mercurius.api.Cards;
import io.github.mercurius.api.Chamber;
import io.github.mercurius.api.Deal;
import io.github.mercurius.api.Deck;
import io.github.mercurius.api.DividendScale;
import io.github.mercurius.api.Event;
import io.github.mercurius.api.IllegalActionException;
import io.github.mercurius.api.LegalActions;
import io.github.mercurius.api.Market;
import io.github.mercurius.api.Player;
import io.github.mercurius.api.PlayerView;
import io.github.mercurius.api.PriceCard;
import io.github.mercurius.api.Rule;
import io.github.mercurius.api.Rulings;
import io.github.mercurius.api.Setup;
import io.github.mercurius.api.Simulation;
import io.github.mercurius.api.SpecialCard;
import io.github.mercurius.api.Table;
import io.github.mercurius.api.Tokens;
import io.github.mercurius.api.Update;
import io.github.mercurius.api.Violation;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.lang.reflect.Executable;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Executor;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/** A public method, factory or constructor of api or core, and one of the references that it takes. */
record PublicDoor(Executable executable, int parameter) {
    private static final GameState STATE = MadePosition.ofThree().game();

    /** Something to call methods on, or to give as an argument where another one is null. */
    private static final Map<Class<?>, Object> SAMPLES = samples();

    private static Map<Class<?>, Object> samples() {
        Map<Class<?>, Object> samples = new LinkedHashMap<>();
        samples.put(boolean.class, false);
        samples.put(int.class, 0);
        samples.put(long.class, 1L);
        samples.put(String.class, "AMS");
        samples.put(Locale.class, Locale.ENGLISH);
        samples.put(Optional.class, Optional.empty());
        samples.put(List.class, List.of());
        samples.put(Collection.class, List.of());
        samples.put(IntUnaryOperator.class, (IntUnaryOperator) bound -> 0);
        samples.put(Consumer.class, (Consumer<Object>) thing -> {
            if (thing instanceof byte[] bytes) {
                Arrays.fill(bytes, (byte) 7);
            }
        });
        samples.put(Arbiter.class, Arbiter.standard());
        samples.put(Bot.class, (Bot) view -> Action.playNews());
        samples.put(Game.class, Game.start(Setup.of(3), Deal.seeded(0)));
        samples.put(GameRecord.class, Game.start(Setup.of(3), Deal.seeded(0)).toRecord());
        samples.put(GameRecord.Builder.class, GameRecord.builder());
        samples.put(Discrepancy.Part.class, Discrepancy.Part.HASH);
        samples.put(JointDeal.class, JointDeal.at(Setup.of(3), "0".repeat(64)));
        samples.put(Executor.class, ForkJoinPool.commonPool());
        samples.put(OptionalInt.class, OptionalInt.empty());
        samples.put(Position.class, Position.of(Setup.of(3)));
        samples.put(TimeUnit.class, TimeUnit.SECONDS);
        samples.put(Action.class, Action.playNews());
        samples.put(Asset.class, Asset.AMS);
        samples.put(Bag.class, Tokens.none());
        samples.put(Enum.class, Asset.AMS);
        samples.put(BlackMarketAtEnd.class, BlackMarketAtEnd.SOLD);
        samples.put(Board.class, Board.empty());
        samples.put(Card.class, PriceCard.AMS_UP_SIL_DOWN);
        samples.put(CardOrder.class, CardOrder.NEWEST_FIRST);
        samples.put(Cards.class, Cards.all());
        samples.put(Chamber.class, Chamber.AMS);
        samples.put(Deal.class, Deal.seeded(0));
        samples.put(Deck.class, Deck.MAIN);
        samples.put(DividendScale.class, DividendScale.quarterPrice());
        samples.put(Event.class, new Event.TurnBegan(0, 0));
        samples.put(GameState.class, STATE);
        samples.put(
                IllegalActionException.class, new IllegalActionException(Action.playNews(), new Violation.GameOver()));
        samples.put(LegalActions.class, STATE.legalActions());
        samples.put(Market.class, Market.atStart());
        samples.put(Player.class, STATE.table().player(0));
        samples.put(PlayerView.class, STATE.viewFor(0));
        samples.put(PriceCard.class, PriceCard.AMS_UP_SIL_DOWN);
        samples.put(Rule.class, Rule.THG_1);
        samples.put(Rulings.class, Rulings.standard());
        samples.put(Rulings.Builder.class, Rulings.builder());
        samples.put(Setup.class, Setup.of(3));
        samples.put(Setup.Builder.class, Setup.builder());
        samples.put(Simulation.class, STATE);
        samples.put(SeatGame.class, SeatGame.of(STATE.viewFor(0)));
        samples.put(SpecialCard.class, SpecialCard.NEWS);
        samples.put(Table.class, STATE.table());
        samples.put(Tokens.class, Tokens.none());
        samples.put(Update.class, new Update(0, 0, 0, 0, List.of(new Event.TurnBegan(0, 0))));
        samples.put(Violation.class, new Violation.GameOver());
        return samples;
    }

    /** Each public method, factory and constructor of api and core, once for each reference that it takes. */
    static List<PublicDoor> all() throws IOException, URISyntaxException {
        List<PublicDoor> doors = new ArrayList<>();
        for (Class<?> type : publicTypes()) {
            for (Constructor<?> constructor : type.getConstructors()) {
                addDoors(doors, constructor);
            }
            for (Method method : type.getMethods()) {
                if (method.getDeclaringClass() == type && !type.isAnnotationPresent(FunctionalInterface.class)) {
                    addDoors(doors, method);
                }
            }
        }
        return doors;
    }

    private static void addDoors(List<PublicDoor> doors, Executable executable) {
        Class<?>[] types = executable.getParameterTypes();
        for (int i = 0; i < types.length; i++) {
            if (!types[i].isPrimitive() && !mayBeNull(executable, i)) {
                doors.add(new PublicDoor(executable, i));
            }
        }
    }

    private static boolean mayBeNull(Executable executable, int parameter) {
        boolean listener = executable.getDeclaringClass() == GameState.class
                && executable.getName().equals("applyAction")
                && executable.getParameterTypes()[parameter] == Consumer.class;
        // the others refuse it in the JDK's words
        boolean inEnum =
                executable.getDeclaringClass().isEnum() && executable.getName().equals("valueOf");
        return listener || inEnum || executable.getName().equals("equals");
    }

    Class<?> type() {
        return executable.getParameterTypes()[parameter];
    }

    Throwable open(Object argument) {
        Class<?>[] types = executable.getParameterTypes();
        Object[] arguments = new Object[types.length];
        for (int i = 0; i < types.length; i++) {
            arguments[i] = i == parameter ? argument : sampleArgument(types[i]);
        }
        return catchThrowable(() -> call(arguments));
    }

    /** In core, texts are hashes; in api they are codes. */
    private Object sampleArgument(Class<?> type) {
        boolean hash = type == String.class && executable.getDeclaringClass().getPackage() == Game.class.getPackage();
        return hash ? "a".repeat(64) : sample(type);
    }

    private void call(Object[] arguments) throws Throwable {
        try {
            if (executable instanceof Constructor<?> constructor) {
                constructor.newInstance(arguments);
            } else {
                Method method = (Method) executable;
                boolean isStatic = Modifier.isStatic(method.getModifiers());
                method.invoke(isStatic ? null : sample(method.getDeclaringClass()), arguments);
            }
        } catch (InvocationTargetException e) {
            throw e.getCause();
        }
    }

    @Override
    public String toString() {
        Class<?> owner = executable.getDeclaringClass();
        String types = String.join(
                ", ",
                Arrays.stream(executable.getParameterTypes())
                        .map(Class::getSimpleName)
                        .toList());
        return owner.getSimpleName() + "." + executable.getName() + "(" + types + ") " + parameter;
    }

    private static Object sample(Class<?> type) {
        Object sample = SAMPLES.get(type);
        assertThat(sample).as("a sample of " + type).isNotNull();
        return sample;
    }

    private static List<Class<?>> publicTypes() throws IOException, URISyntaxException {
        List<Class<?>> types = new ArrayList<>();
        for (Class<?> root : new Class<?>[] {Asset.class, GameState.class}) {
            URI place = root.getProtectionDomain().getCodeSource().getLocation().toURI();
            Path path = Path.of(place);
            if (Files.isDirectory(path)) {
                addTypes(types, root, path);
            } else {
                try (FileSystem jar = FileSystems.newFileSystem(path)) {
                    addTypes(types, root, jar.getPath("/"));
                }
            }
        }
        return types;
    }

    private static void addTypes(List<Class<?>> types, Class<?> root, Path directory) throws IOException {
        String packageName = root.getPackageName();
        try (Stream<Path> files = Files.list(directory.resolve(packageName.replace('.', '/')))) {
            List<String> names = files.map(file -> file.getFileName().toString())
                    .filter(name -> name.endsWith(".class") && !name.equals("package-info.class"))
                    .sorted()
                    .toList();
            for (String name : names) {
                Class<?> type = load(packageName + "." + name.replace(".class", ""));
                if (Modifier.isPublic(type.getModifiers())) {
                    types.add(type);
                }
            }
        }
    }

    private static Class<?> load(String name) {
        try {
            return Class.forName(name, false, GameState.class.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
    }
}
