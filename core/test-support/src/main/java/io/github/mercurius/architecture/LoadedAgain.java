package io.github.mercurius.architecture;

import java.net.MalformedURLException;
import java.net.URI;
import java.net.URL;
import java.net.URLClassLoader;
import java.util.concurrent.FutureTask;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Runs programs whose classes are loaded again, so that they use each for the first time. */
public final class LoadedAgain {
    private static final int STACK = 512 * 1024;

    private LoadedAgain() {}

    /**
     * What a program gives, in a thread with little stack.
     *
     * @param used a class of each place whose classes are loaded again; that of the program is one of them
     */
    public static Object run(Class<? extends Supplier<String>> program, Class<?>... used) throws Exception {
        URL[] places = Stream.concat(Stream.of(program), Stream.of(used))
                .map(LoadedAgain::place)
                .toArray(URL[]::new);
        try (URLClassLoader loader = new URLClassLoader(places, ClassLoader.getPlatformClassLoader())) {
            Supplier<?> again = (Supplier<?>)
                    loader.loadClass(program.getName()).getDeclaredConstructor().newInstance();
            FutureTask<Object> result = new FutureTask<>(again::get);
            new Thread(null, result, "with little stack", STACK).start();
            return result.get();
        }
    }

    private static URL place(Class<?> type) {
        String file = type.getName().replace('.', '/') + ".class";
        String place = type.getResource("/" + file).toString();
        try {
            return URI.create(place.substring(0, place.length() - file.length()))
                    .toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException(e);
        }
    }
}
