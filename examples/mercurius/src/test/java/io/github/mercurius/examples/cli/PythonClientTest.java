package io.github.mercurius.examples.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.fasterxml.jackson.databind.json.JsonMapper;
import io.github.mercurius.examples.Child;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The Python package, whose tests are in Python. It is installed by pip, with PettingZoo and Gymnasium, into an
 * environment of its own. Where pip cannot, a python3 with numpy runs those tests that need no more.
 */
@Tag("nightly")
class PythonClientTest {
    private static final Path SOURCE = Path.of("..", "clients", "python");
    private static final String JAR = "stands for the jar";

    @TempDir
    static Path folder;

    private static String installed = "";
    private static boolean hasPackages;

    @BeforeAll
    static void install() throws IOException, InterruptedException {
        copy(SOURCE, folder.resolve("source"));
        Files.writeString(folder.resolve("some.jar"), JAR);
        installed = run(folder, List.of("python3", "-m", "venv", "environment"));
        if (installed.isEmpty()) {
            installed = pip("./source[learn]");
            hasPackages = !installed.contains("exit code");
            // what only reads the table of games: its test says which it lacks
            pip("pandas", "polars", "duckdb");
        }
    }

    private static String pip(String... packages) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(python(), "-m", "pip", "install", "--quiet"));
        command.addAll(List.of("--disable-pip-version-check", "--retries=0"));
        command.addAll(List.of(packages));
        return run(folder, command);
    }

    private static void copy(Path from, Path to) throws IOException {
        Files.walkFileTree(from, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) throws IOException {
                Files.createDirectories(to.resolve(from.relativize(folder)));
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
                Files.copy(file, to.resolve(from.relativize(file)));
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private static String python() {
        return folder.resolve("environment/bin/python").toString();
    }

    /** What a program prints, with its exit code if it is not 0. */
    private static String run(Path directory, List<String> command) throws IOException, InterruptedException {
        ProcessBuilder builder =
                new ProcessBuilder(command).directory(directory.toFile()).redirectErrorStream(true);
        builder.environment().put("MERCURIUS_COMMAND", new JsonMapper().writeValueAsString(Child.command()));
        builder.environment().put("MERCURIUS_JAR", folder.resolve("some.jar").toString());
        if (!hasPackages) {
            builder.environment().put("PYTHONPATH", folder.resolve("source").toString());
        }
        try {
            Process process = builder.start();
            process.getOutputStream().close();
            String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int code = process.waitFor();
            return code == 0 ? printed : printed + "exit code " + code;
        } catch (IOException noSuchProgram) {
            return noSuchProgram.getMessage() + ": exit code none";
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "test_batch.py",
                "test_dataset.py",
                "test_leaks.py",
                "test_policy.py",
                "test_program.py",
                "test_residue.py",
                "test_training.py"
            })
    void theTestsPassWithNumpyAlone(String file) throws IOException, InterruptedException {
        String python = hasPackages ? python() : "python3";
        assumeTrue(
                run(folder, List.of(python, "-c", "import numpy")).isEmpty(),
                "skipped: no python3 with numpy here (Debian: python3-numpy), and pip said: " + installed);
        assertThat(run(folder.resolve("source/tests"), List.of(python, "-B", file)))
                .contains("\nOK")
                .doesNotContain("exit code");
    }

    @Test
    void theTestsOfPettingZooAndGymnasiumPass() throws IOException, InterruptedException {
        assumeTrue(hasPackages, "skipped: pip cannot install PettingZoo and Gymnasium here: " + installed);
        assertThat(run(folder.resolve("source/tests"), List.of(python(), "-B", "test_environments.py")))
                .contains("\nOK")
                .doesNotContain("skipped")
                .doesNotContain("exit code");
    }

    @Test
    void theWheelHasTheJarAndIsTyped() throws IOException {
        assumeTrue(hasPackages, "skipped: pip cannot install the package here: " + installed);
        try (Stream<Path> files = Files.walk(folder.resolve("environment/lib"))) {
            Path jar = files.filter(file -> file.endsWith("mercurius_rules/mercurius.jar"))
                    .findFirst()
                    .orElseThrow();
            assertThat(jar).hasContent(JAR);
            assertThat(jar.resolveSibling("py.typed")).exists();
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause();
        }
    }
}
