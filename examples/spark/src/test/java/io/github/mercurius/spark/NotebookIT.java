package io.github.mercurius.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The notebook, run from its first cell to its last, with fewer games than it shows. Jupyter's tools are installed by
 * pip, into an environment of its own.
 */
class NotebookIT {
    private static final double EQUAL_SHARE = 0.25;

    @TempDir
    Path folder;

    @Test
    void itsNetworkBeatsPrudent() throws IOException, InterruptedException, SQLException {
        String python = folder.resolve("environment/bin/python").toString();
        String installed = run("python3 -m venv " + folder.resolve("environment"));
        if (installed.isEmpty()) {
            installed = run(python + " -m pip install --quiet --disable-pip-version-check --retries=0"
                    + " nbconvert ipykernel pandas pyarrow matplotlib");
        }
        assumeTrue(!installed.contains("exit code"), "skipped: pip cannot install Jupyter's tools here: " + installed);

        assertThat(run(python + " -m nbconvert --to=notebook --execute --output-dir=" + folder + " learn.ipynb"))
                .doesNotContain("exit code");

        // the notebook's own figure, worked out by another program
        List<String> low = Data.query("SELECT avg(share) - 1.96 * stddev_samp(share) / sqrt(count(*)) FROM ("
                + "SELECT avg(share) AS share FROM (SELECT deal, unnest(bots) AS bot, unnest(win_share) AS share FROM "
                + Data.parquet(folder.resolve("duel")) + ") WHERE bot <> 'prudent' GROUP BY deal)");
        assertThat(Double.parseDouble(low.get(0))).isGreaterThan(EQUAL_SHARE);
    }

    /** What a program prints, with its exit code if it is not 0. */
    private String run(String command) throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(new ArrayList<>(List.of(command.split(" "))));
        Map<String, String> environment = builder.redirectErrorStream(true).environment();
        environment.put("JAVA_HOME", System.getProperty("java.home"));
        environment.put("FOLDER", folder.toString());
        environment.put("GAMES", "4000");
        environment.put("DUELS", "4000");
        try {
            Process process = builder.start();
            String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            int code = process.waitFor();
            return code == 0 ? printed : printed + "exit code " + code;
        } catch (IOException noSuchProgram) {
            return noSuchProgram.getMessage() + ": exit code none";
        }
    }
}
