package io.github.mercurius.examples.rule;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.mercurius.browser.Chromium;
import io.github.mercurius.examples.games.GameName;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.support.ui.WebDriverWait;

/** The site of {@code mercurius site} as people use it: from files, and from a server with the page beside it. */
@Tag("nightly")
class SiteInBrowserTest {
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(10);
    private static final Map<String, String> TYPES =
            Map.of("html", "text/html", "js", "text/javascript", "css", "text/css", "svg", "image/svg+xml");

    @TempDir
    private static Path site;

    private static HttpServer server;
    private static ChromeDriver browser;

    @BeforeAll
    static void open() throws Exception {
        for (Map.Entry<String, String> file : Site.files(Site.examples(), true).entrySet()) {
            write(file.getKey(), file.getValue().getBytes(StandardCharsets.UTF_8));
        }
        Path page = Path.of(Objects.requireNonNull(SiteInBrowserTest.class.getResource("/public/worker.js"))
                        .toURI())
                .resolveSibling("");
        try (Stream<Path> all = Files.walk(page)) {
            for (Path file : all.filter(Files::isRegularFile).toList()) {
                write(Site.PLAY + page.relativize(file), Files.readAllBytes(file));
            }
        }
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", SiteInBrowserTest::answer);
        server.start();
        browser = Chromium.open(new ChromeOptions().addArguments("--lang=en"));
        browser.manage().timeouts().scriptTimeout(LONGEST_WAIT);
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.quit();
        }
        if (server != null) {
            server.stop(0);
        }
    }

    private static void write(String name, byte[] content) throws IOException {
        Path path = site.resolve(name);
        Files.createDirectories(path.getParent());
        Files.write(path, content);
    }

    private static void answer(HttpExchange exchange) throws IOException {
        Path file = site.resolve(exchange.getRequestURI().getPath().substring(1));
        try (exchange) {
            if (!Files.isRegularFile(file)) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            byte[] bytes = Files.readAllBytes(file);
            String name = file.toString();
            String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "text/plain");
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    @Test
    void aGameIsPlayedThroughStepByStep() {
        read("en", "mercado/PLY-3/");
        String last = shownStep();
        assertThat(browser.findElement(By.cssSelector("[data-key=on]")).isEnabled())
                .isFalse();
        assertThat(browser.findElement(By.cssSelector(".refused")).getText()).contains("PLY-3: ");
        while (browser.findElement(By.cssSelector("[data-key=back]")).isEnabled()) {
            String before = shownStep();
            browser.findElement(By.cssSelector("[data-key=back]")).click();
            assertThat(shownStep()).isNotEqualTo(before);
        }
        while (browser.findElement(By.cssSelector("[data-key=on]")).isEnabled()) {
            browser.findElement(By.cssSelector("[data-key=on]")).click();
        }
        assertThat(shownStep()).isEqualTo(last);
    }

    private static String shownStep() {
        List<WebElement> shown = browser.findElements(By.cssSelector(".steps > li:not([hidden])"));
        assertThat(shown).hasSize(1);
        return shown.get(0).getText();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "mercurius/", "mercatores/MKT-1/", "mercado/RUL-16/", "disputes/", "glossary/"})
    void eachKindOfPageFitsAPhoneAndHasNoFaultThatAxeSees(String folder) throws IOException {
        for (int width : List.of(390, 1366)) {
            browser.executeCdpCommand(
                    "Emulation.setDeviceMetricsOverride",
                    Map.of("width", width, "height", 800, "deviceScaleFactor", 0, "mobile", false));
            read("it", folder);
            assertThat(
                            browser.executeScript(
                                    "const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth"))
                    .isEqualTo(0L);
            assertThat(faults()).isEqualTo(List.of());
        }
        browser.executeCdpCommand("Emulation.clearDeviceMetricsOverride", Map.of());
    }

    private static Object faults() throws IOException {
        try (InputStream axe = SiteInBrowserTest.class.getResourceAsStream("/axe.min.js")) {
            browser.executeScript(new String(Objects.requireNonNull(axe).readAllBytes(), StandardCharsets.UTF_8));
        }
        return browser.executeAsyncScript("const done = arguments[0]; axe.run().then((found) => done("
                + "found.violations.flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${node.html}`))));");
    }

    @ParameterizedTest
    @EnumSource
    void aPositionIsPlayedOnAndTheRuleRefusesThereWhatItRefusesOnTheSite(GameName game) {
        Map.Entry<String, ? extends RuleExample<?, ?>> example =
                Site.examples().get(game).entrySet().iterator().next();
        serve(game + "/" + example.getKey() + "/index.html");
        browser.findElement(By.cssSelector(".steps > li:not([hidden]) .play")).click();
        await("document.querySelector('.player.me.active') !== null");
        String attempt = example.getValue().attempt().notation();
        assertThat(browser.executeAsyncScript(
                        "const [attempt, done] = arguments; import('./rules.js')"
                                + ".then(({ ask }) => ask('preview', attempt, 'en')).then((seen) => done(seen.refused?.rule), done)",
                        attempt))
                .isEqualTo(example.getKey());
    }

    private static void read(String language, String folder) {
        browser.get(site.resolve(language.equals("en") ? "" : language)
                .resolve(folder)
                .resolve("index.html")
                .toUri()
                .toString());
    }

    private static void serve(String path) {
        browser.get("about:blank");
        browser.get("http://localhost:" + server.getAddress().getPort() + "/" + path);
    }

    private static void await(String condition) {
        new WebDriverWait(browser, LONGEST_WAIT)
                .withMessage(() -> condition + "; the page says: "
                        + browser.findElement(By.tagName("main")).getText())
                .until(ignored -> Boolean.TRUE.equals(browser.executeScript("return " + condition)));
    }
}
