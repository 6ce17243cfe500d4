package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.mercurius.examples.games.GameKit;
import io.github.mercurius.rules.AnyAction;
import io.github.mercurius.rules.AnyBot;
import io.github.mercurius.rules.AnyBotProvider;
import io.github.mercurius.rules.AnyView;
import io.github.mercurius.rules.Rules;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Bots that are not our own: from a jar that travels with the job, and as a process. */
class OutsideBotsTest {
    @TempDir
    Path folder;

    /** A provider of bots that do what is legal and comes first. */
    public static final class First implements AnyBotProvider {
        @Override
        public String name() {
            return "first";
        }

        @Override
        public Set<String> games() {
            return Set.of("mercado");
        }

        @Override
        public AnyBot<?, ?> create(Rules<?, ?> rules, Map<String, String> options) {
            return first();
        }

        private static <A extends AnyAction, V extends AnyView<A>> AnyBot<A, V> first() {
            return view -> view.legalActions().get(0);
        }
    }

    private Path jar(String name, String comment) throws IOException {
        Path jar = folder.resolve(name);
        String file = First.class.getName().replace('.', '/') + ".class";
        try (OutputStream out = Files.newOutputStream(jar);
                JarOutputStream entries = new JarOutputStream(out);
                InputStream code = First.class.getClassLoader().getResourceAsStream(file)) {
            entries.setComment(comment);
            entries.putNextEntry(new JarEntry(file));
            entries.write(code.readAllBytes());
            entries.putNextEntry(new JarEntry("META-INF/services/" + AnyBotProvider.class.getName()));
            entries.write(First.class.getName().getBytes(java.nio.charset.StandardCharsets.UTF_8));
            entries.closeEntry();
        }
        return jar;
    }

    private static Plan plan(String bot, List<Path> jars) {
        return Plan.of(
                GameKit.of(io.github.mercurius.examples.games.GameName.MERCADO),
                List.of(bot, "random"),
                jars,
                List.of(2),
                3,
                false,
                1,
                4);
    }

    @Test
    void aBotInAJarTravelsWithTheJob() throws IOException, SQLException {
        Path jar = jar("first-bots.jar", "one");
        Plan plan = plan("first", List.of(jar));
        assertThat(plan.jars()).containsExactly("first-bots.jar");
        assertThat(plan.bots().get(0))
                .isEqualTo(new Plan.BotCode("first", "first-bots.jar", Code.hash(List.of(jar)), false));
        LocalSpark.session().sparkContext().addFile(jar.toString());
        Path out = folder.resolve("games");
        assertThat(LocalSpark.make(plan, out, false, 2).manifest().rows()).isEqualTo(4);
        assertThat(Data.query("SELECT DISTINCT list_sort(bots)::VARCHAR || failures FROM " + Data.parquet(out)))
                .containsExactly("[first, random]0");

        // what has changed is noticed, here and on a worker
        Plan changed = plan("first", List.of(jar("first-bots.jar", "another")));
        assertThatThrownBy(() -> LocalSpark.make(changed, out, true, 2)).hasMessageContaining("bots was ");
        assertThatThrownBy(() -> LocalSpark.make(changed, folder.resolve("other"), false, 2))
                .hasStackTraceContaining("on this machine, expected BotCode[name=first");
    }

    @Test
    void aBotIsAProcessWhereTheWorkersHaveIt() throws IOException, SQLException {
        Path client =
                Path.of("../clients/python/random_bot.py").toAbsolutePath().normalize();
        assumeTrue(Files.isExecutable(Path.of("/usr/bin/python3")), "there is no python3 on this machine");
        String bot = "exec:/usr/bin/python3 " + client;
        Plan plan = plan(bot, List.of());
        assertThat(plan.bots().get(0).hash()).isEqualTo(Code.hash(List.of(Path.of("/usr/bin/python3"), client)));
        Path out = folder.resolve("games");
        assertThat(LocalSpark.make(plan, out, false, 2).manifest().rows()).isEqualTo(4);
        assertThat(Data.query("SELECT DISTINCT failures::VARCHAR FROM " + Data.parquet(out)))
                .containsExactly("0");
    }
}
