package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.mercurius.rules.AnySeatGame;
import io.github.mercurius.rules.AnySetup;
import io.github.mercurius.rules.AnyUpdate;
import io.github.mercurius.rules.Note;
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
import java.util.function.Consumer;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/** A public method, factory or constructor of the module, and one of the references that it takes. */
record PublicDoor(Executable executable, int parameter) {
    private static final Setup SETUP = Setup.of(3);
    private static final Edition EDITION = SETUP.edition();
    private static final Game GAME = Game.start(SETUP, Deal.seeded(EDITION, 0));
    private static final GameState STATE = GAME.state();

    /** Something to call methods on, or to give as an argument where another one is null. */
    private static final Map<Class<?>, Object> SAMPLES = samples();

    private static Map<Class<?>, Object> samples() {
        Map<Class<?>, Object> samples = new LinkedHashMap<>();
        samples.put(boolean.class, false);
        samples.put(int.class, 0);
        samples.put(long.class, 1L);
        samples.put(String.class, "V3");
        samples.put(Iterable.class, List.of());
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
        samples.put(Bot.class, (Bot) view -> view.legalActions().get(0));
        samples.put(AnySetup.class, SETUP);
        samples.put(AnySeatGame.class, GAME.seatGame(0));
        samples.put(
                AnyUpdate.class,
                GAME.applyAction(new Action.Draw()).updatesForHost(0).get(0));
        samples.put(Note.class, new Note.Left(0, Note.Substitute.BOT));
        samples.put(Step.class, GAME.applyAction(new Action.Draw()).steps().get(0));
        samples.put(Game.class, GAME);
        samples.put(GameRecord.class, GAME.toRecord());
        samples.put(GameRecord.Builder.class, GameRecord.builder());
        samples.put(OptionalInt.class, OptionalInt.empty());
        samples.put(Action.class, new Action.Draw());
        samples.put(Action.SetCoin.class, new Action.SetCoin(Coin.G, Stall.OBJECTS_1));
        samples.put(Ask.class, Ask.PLAY);
        samples.put(Chance.class, new Chance(new Outcome.CoinsDrawn(Coins.none()), 1));
        samples.put(Outcome.class, new Outcome.CoinsDrawn(Coins.none()));
        samples.put(Coin.class, Coin.G);
        samples.put(CoinChanger.class, CoinChanger.FREE);
        samples.put(Coins.class, Coins.parse("GGW"));
        samples.put(Dealer.class, Dealer.seeded(0));
        samples.put(Deal.class, GAME.deal().orElseThrow());
        samples.put(Edition.class, EDITION);
        samples.put(Effect.class, Effect.SEAL);
        samples.put(Event.class, new Event.TurnBegan(0, 0));
        samples.put(GameState.class, STATE);
        samples.put(JointChance.class, JointChance.at(SETUP, "0".repeat(64)));
        samples.put(LegalActions.class, STATE.legalActions());
        samples.put(Player.class, STATE.table().player(0));
        samples.put(PlayerView.class, STATE.viewFor(0));
        samples.put(Position.class, Position.of(STATE));
        samples.put(Position.Done.class, Position.Done.SEAL);
        samples.put(Points.Type.class, Points.Type.NUMBER);
        samples.put(Price.class, EDITION.objects().get(0).price());
        samples.put(Rule.class, Rule.THG_1);
        samples.put(SeatGame.class, GAME.seatGame(0));
        samples.put(Setup.class, SETUP);
        samples.put(Setup.Builder.class, Setup.builder());
        samples.put(Side.class, Side.B);
        samples.put(Stall.class, Stall.OBJECTS_1);
        samples.put(Table.class, STATE.table());
        samples.put(Tile.class, EDITION.objects().get(0));
        samples.put(TileStack.class, TileStack.OBJECTS);
        samples.put(TokenKind.class, EDITION.tokenKinds().get(0));
        samples.put(Tokens.class, Tokens.of(EDITION, List.of()));
        samples.put(Update.class, new Update(0, 0, Ask.PLAY, OptionalInt.of(0), List.of(new Event.TurnBegan(0, 0))));
        samples.put(Violation.class, new Violation.GameOver());
        return samples;
    }

    /** Each public method, factory and constructor of the module, once for each reference that it takes. */
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
                && List.of("applyAction", "applyOutcome").contains(executable.getName())
                && executable.getParameterTypes()[parameter] == Consumer.class;
        // the others refuse it in the JDK's words
        boolean inEnum =
                executable.getDeclaringClass().isEnum() && executable.getName().equals("valueOf");
        // a document that is null is a refused one, with its problem
        boolean document = executable.getDeclaringClass() == Edition.class
                && executable.getParameterTypes()[parameter] == Object.class;
        return listener
                || inEnum
                || document
                || (executable.getDeclaringClass() == LegalActions.class
                        && executable.getName().equals("contains"))
                || executable.getName().equals("equals");
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

    /** Where records and seals are made, texts are hashes; elsewhere they are codes. */
    private Object sampleArgument(Class<?> type) {
        Class<?> owner = executable.getDeclaringClass();
        boolean hash = owner == JointChance.class || owner == SeatGame.class || owner == GameRecord.class;
        return hash && type == String.class ? "a".repeat(64) : sample(type);
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
        for (Class<?> root : List.<Class<?>>of(GameState.class)) {
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
