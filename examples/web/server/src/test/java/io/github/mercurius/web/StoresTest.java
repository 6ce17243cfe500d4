package io.github.mercurius.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where tables are stored, and what is said of a failure. */
class StoresTest {
    @Test
    void theFileIsForItsOwnerAlone(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("deep/tables");
        for (int i = 0; i < 2; i++) {
            try (Store store = Stores.inFile(file)) {
                StoreTest.create(store);
            }
            try (Stream<Path> files = Files.list(file.getParent())) {
                assertThat(files)
                        .hasSize(1)
                        .allSatisfy(
                                each -> assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(each)))
                                        .isEqualTo("rw-------"));
            }
            Files.setPosixFilePermissions(
                    file.resolveSibling("tables.mv.db"), PosixFilePermissions.fromString("rw-r--r--"));
        }
    }

    @Test
    void whatIsLoggedOfAFailureHasNoValues() {
        String reason = Store.reason(
                "storing an entry",
                new java.sql.SQLException(
                        "Value too long for column \"ENTRY\": \"{secret}\"",
                        new IOException("No space left on device")));
        assertThat(reason).isEqualTo("storing an entry failed: Value too long for column …: No space left on device");
    }

    @Test
    void otherDatabasesAreRefused() {
        assertThatThrownBy(() -> Stores.at("jdbc:mysql://x")).hasMessageContaining("expected jdbc:postgresql");
    }
}
