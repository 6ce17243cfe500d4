package io.github.mercurius.arena;

import static io.github.mercurius.arena.Misbehaviour.throwing;

import java.io.IOException;
import java.io.InputStream;
import java.lang.invoke.MethodHandles;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Bots that throw: all kinds of things, and exceptions with all kinds of messages. */
final class ThrowingBots {
    private static final String PACKAGE = "io\\.github\\.mercurius\\.arena\\.";
    private static final String HOSTILE = PACKAGE + "HostileException";

    private ThrowingBots() {}

    static Stream<Misbehaviour> throwables() {
        return Stream.of(
                throwing("RuntimeException", "java.lang.IllegalStateException: no idea", view -> {
                    throw new IllegalStateException("no idea");
                }),
                throwing("checked exception", "java.io.IOException: no disk", view -> {
                    throw new IOException("no disk");
                }),
                throwing("AssertionError", "java.lang.AssertionError: never", view -> {
                    throw new AssertionError("never");
                }),
                throwing("LinkageError", "java.lang.NoClassDefFoundError: lib/Missing", view -> {
                    throw new NoClassDefFoundError("lib/Missing");
                }),
                throwing(
                        "class that cannot be initialized",
                        "java.lang.(ExceptionIn|NoClassDef).*",
                        view -> Broken.action),
                throwing("StackOverflowError", "java.lang.StackOverflowError", HostileBots::recurse),
                throwing("OutOfMemoryError", "java.lang.OutOfMemoryError: Requested array size.*", view -> {
                    throw new IllegalStateException("length " + new long[Integer.MAX_VALUE].length);
                }),
                throwing("InternalError", "java.lang.InternalError: bad", view -> {
                    throw new InternalError("bad");
                }),
                throwing("ThreadDeath", "java.lang.ThreadDeath", view -> {
                    throw made(Class.forName("java.lang.ThreadDeath"));
                }),
                throwing("Throwable of its own", PACKAGE + "ThrowingBots\\$Strange: strange", view -> {
                    throw new Strange();
                }),
                throwing("InterruptedException", "java.lang.InterruptedException", view -> {
                    throw new InterruptedException();
                }),
                throwing("TimeoutException", "java.util.concurrent.TimeoutException: mine", view -> {
                    throw new TimeoutException("mine");
                }),
                throwing("CancellationException", "java.util.concurrent.CancellationException", view -> {
                    throw new CancellationException();
                }),
                throwing("ExecutionException", "java.util.concurrent.ExecutionException: mine", view -> {
                    throw new ExecutionException("mine", new HostileException(() -> "cause"));
                }),
                throwing("circle of causes", "java.lang.IllegalStateException: one", view -> {
                    IllegalStateException one = new IllegalStateException("one");
                    one.initCause(new IllegalStateException("two", one));
                    throw one;
                }),
                throwing("exception while interrupted", "java.lang.IllegalStateException: no idea", view -> {
                    Thread.currentThread().interrupt();
                    throw new IllegalStateException("no idea");
                }),
                throwing(
                        "class name that changes the direction",
                        PACKAGE + "ThrowingBots\\$Name\\\\u202e: name",
                        view -> {
                            throw made(WITH_CONTROLS_IN_ITS_NAME);
                        }),
                throwing(
                        "bad random numbers",
                        "java.lang..*Exception.*",
                        view -> view.legalActions().sample(bound -> -1)),
                throwing("null as action to check", "java.lang.IllegalStateException: checked: .*", view -> {
                    throw new IllegalStateException("checked: " + view.check(null));
                }));
    }

    static Stream<Misbehaviour> messages() {
        return Stream.of(
                message("none", HOSTILE, () -> null),
                message("empty", HOSTILE + ": ", () -> ""),
                message("that throws", HOSTILE, () -> {
                    throw new HostileException(() -> "again");
                }),
                message("that throws an Error", HOSTILE, () -> {
                    throw new AssertionError();
                }),
                message("that recurses", HOSTILE, ThrowingBots::longer),
                message("that needs too much memory", HOSTILE, () -> "length " + new long[Integer.MAX_VALUE].length),
                message("that interrupts", HOSTILE + ": me", () -> {
                    Thread.currentThread().interrupt();
                    return "me";
                }),
                message("of a megabyte", HOSTILE + ": x+…", () -> "x".repeat(1 << 20)),
                message("of a megabyte of controls", HOSTILE + ": (\\\\u0000)+…", () -> "\0".repeat(1 << 20)),
                message(
                        "with controls",
                        HOSTILE + ": \\\\u001b\\[2J\\\\u000d\\\\u000a\\\\u0009\\\\u007f\\\\u0085",
                        () -> "\u001b[2J\r\n\t\u007f\u0085"),
                message("with line separators", HOSTILE + ": \\\\u2028\\\\u2029", () -> "\u2028\u2029"),
                message(
                        "that changes the direction",
                        HOSTILE + ": \\\\u202eabc\\\\u202c\\\\u2066\\\\u200f",
                        () -> "\u202eabc\u202c\u2066\u200f"),
                message(
                        "with invisible characters",
                        HOSTILE + ": \\\\ufeff\\\\u200b\\\\udb40\\\\udc41\\\\ue000",
                        () -> "\ufeff\u200b\udb40\udc41\ue000"),
                message("with halves of characters", HOSTILE + ": \\\\udc00-\\\\ud800", () -> "\udc00-\ud800"));
    }

    private static Misbehaviour message(String which, String what, Supplier<String> message) {
        return throwing("message " + which, what, view -> {
            throw new HostileException(message);
        });
    }

    private static Throwable made(Class<?> type) throws ReflectiveOperationException {
        return type.asSubclass(Throwable.class).getDeclaredConstructor().newInstance();
    }

    @SuppressWarnings("InfiniteRecursion")
    private static String longer() {
        return longer() + ".";
    }

    private static final class Broken {
        static ToyAction action = Toy.rules().action("?");
    }

    private static final class Strange extends Throwable {
        private static final long serialVersionUID = 1L;

        Strange() {
            super("strange");
        }
    }

    /** To be renamed. */
    static final class NameXXX extends RuntimeException {
        private static final long serialVersionUID = 1L;

        NameXXX() {
            super("name");
        }
    }

    private static final Class<?> WITH_CONTROLS_IN_ITS_NAME = renamed();

    private static Class<?> renamed() {
        try (InputStream file = ThrowingBots.class.getResourceAsStream("ThrowingBots$NameXXX.class")) {
            // three bytes as well
            String bytes = new String(file.readAllBytes(), StandardCharsets.ISO_8859_1);
            String override = new String("\u202e".getBytes(StandardCharsets.UTF_8), StandardCharsets.ISO_8859_1);
            return MethodHandles.lookup()
                    .defineClass(bytes.replace("XXX", override).getBytes(StandardCharsets.ISO_8859_1));
        } catch (IOException | IllegalAccessException e) {
            throw new IllegalStateException(e);
        }
    }
}
