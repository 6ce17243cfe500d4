package io.github.mercurius.arena;

import static io.github.mercurius.arena.Misbehaviour.throwing;

import io.github.mercurius.mercado.Action;
import io.github.mercurius.mercado.Mercado;
import java.io.IOException;
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
                throwing(
                        "class that cannot be initialized",
                        "java.lang.(ExceptionIn|NoClassDef).*",
                        view -> Broken.action),
                throwing("StackOverflowError", "java.lang.StackOverflowError", HostileBots::recurse),
                throwing("OutOfMemoryError", "java.lang.OutOfMemoryError: Requested array size.*", view -> {
                    throw new IllegalStateException("length " + new long[Integer.MAX_VALUE].length);
                }),
                throwing("Throwable of its own", PACKAGE + "ThrowingBots\\$Strange: strange", view -> {
                    throw new Strange();
                }),
                throwing("InterruptedException", "java.lang.InterruptedException", view -> {
                    throw new InterruptedException();
                }),
                throwing("exception while interrupted", "java.lang.IllegalStateException: no idea", view -> {
                    Thread.currentThread().interrupt();
                    throw new IllegalStateException("no idea");
                }),
                throwing(
                        "null as action to check",
                        "java.lang.NullPointerException: action: null, expected .*",
                        view -> {
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
                message("of a megabyte of controls", HOSTILE + ": (\\\\u0000)+…", () -> "\0".repeat(1 << 20)));
    }

    private static Misbehaviour message(String which, String what, Supplier<String> message) {
        return throwing("message " + which, what, view -> {
            throw new HostileException(message);
        });
    }

    @SuppressWarnings("InfiniteRecursion")
    private static String longer() {
        return longer() + ".";
    }

    private static final class Broken {
        static Action action = Mercado.rules().action("?");
    }

    private static final class Strange extends Throwable {
        private static final long serialVersionUID = 1L;

        Strange() {
            super("strange");
        }
    }
}
