package io.github.mercurius.examples.rule;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.github.mercurius.browser.Chromium;
import io.github.mercurius.examples.cli.CommandRun;
import io.github.mercurius.examples.games.GameName;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.support.ui.WebDriverWait;

/** A position of the site is played on in the page that lies beside it: from a web server, in Chromium. */
@Tag("long")
class SitePlayTest {
    private static final Duration LONGEST_WAIT = Duration.ofMinutes(1);
    private static final Map<String, String> TYPES = Map.of(
            "html",
            "text/html",
            "js",
            "text/javascript",
            "css",
            "text/css",
            "svg",
            "image/svg+xml",
            "md",
            "text/plain");

    @TempDir
    private static Path folder;

    private static HttpServer server;
    private static ChromeDriver browser;

    @BeforeAll
    static void open() throws IOException, URISyntaxException {
        browser = Chromium.open(new ChromeOptions().addArguments("--lang=en"));
        CommandRun run = CommandRun.of(new SiteCommand(), "--with", page(), folder.resolve("site"));
        assertThat(run.errors()).isEmpty();
        server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/", SitePlayTest::answer);
        server.start();
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

    /** The folder of the page: that of its module, or what is in its jar. */
    private static Path page() throws IOException, URISyntaxException {
        URL worker = Objects.requireNonNull(SitePlayTest.class.getResource("/public/worker.js"));
        if (!worker.getProtocol().equals("jar")) {
            return Path.of(worker.toURI()).resolveSibling("");
        }
        JarFile jar = ((JarURLConnection) worker.openConnection()).getJarFile();
        for (JarEntry entry : jar.stream()
                .filter(entry -> entry.getName().startsWith("public/") && !entry.isDirectory())
                .toList()) {
            Path file = folder.resolve(entry.getName());
            Files.createDirectories(file.getParent());
            try (InputStream in = jar.getInputStream(entry)) {
                Files.copy(in, file);
            }
        }
        return folder.resolve("public");
    }

    private static void answer(HttpExchange exchange) throws IOException {
        Path file = folder.resolve("site")
                .resolve(exchange.getRequestURI().getPath().substring(1));
        try (exchange) {
            if (!Files.isRegularFile(file)) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            byte[] bytes = Files.readAllBytes(file);
            String name = file.toString();
            String type = TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "application/octet-stream");
            exchange.getResponseHeaders().set("Content-Type", type);
            exchange.sendResponseHeaders(200, bytes.length);
            exchange.getResponseBody().write(bytes);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aPositionIsPlayedOnAndTheRuleRefusesThereWhatItRefusesOnTheSite(GameName game) throws IOException {
        Map<String, ? extends RuleExample<?, ?>> examples = Site.examples().getOrDefault(game, Map.of());
        for (Map.Entry<String, ? extends RuleExample<?, ?>> example :
                examples.entrySet().stream().limit(3).toList()) {
            go(game + "/" + example.getKey() + "/index.html");
            click(".steps > li:not([hidden]) .play");
            await("document.querySelector('.player.me.active') !== null");
            assertThat(script("const { ask } = await import('./rules.js');"
                            + "return (await ask('preview', '%s', 'en')).refused?.rule"
                                    .formatted(example.getValue().attempt().notation())))
                    .as(example.getKey())
                    .isEqualTo(example.getKey());
        }
        assertThat(SiteBrowserTest.faults(browser)).as("what axe sees").isEqualTo(List.of());
        playOneAction();
    }

    /** Plays the first action that has a button now, or has one when cards are chosen. */
    private static void playOneAction() {
        int before = browser.findElements(By.cssSelector(".history li")).size();
        Object played =
                script("const free = () => [...document.querySelectorAll('button[data-action][aria-disabled=false]')]"
                        + ".find((one) => one.checkVisibility());"
                        + "for (const key of [...document.querySelectorAll('[data-card]')].map((one) => one.dataset.key)) {"
                        + " if (!free()) { document.querySelector(`[data-card][data-key=\"${key}\"]`).click(); }"
                        + "} const button = free(); button.click(); return button.dataset.action;");
        assertThat(played).asString().doesNotStartWith("failed");
        await("document.querySelectorAll('.history li').length > " + before);
    }

    @Test
    void aPlaceOfTheSiteLeadsToTheEditorOfEditions() {
        go("pl/index.html");
        click("a[href$='#/edition/mercatores']");
        await("document.querySelector('dialog.editor .findings p') !== null");
        assertThat(browser.findElement(By.cssSelector("dialog.editor .findings"))
                        .getText())
                .startsWith("Nothing is wrong");
    }

    @Test
    void whatIsNoPositionIsRefusedOnTheFirstPage() {
        go("play/index.html#/from/mercado/2/0/nothing");
        await("document.querySelector('[role=alert]')?.textContent.includes('nothing') === true");
        assertThat(browser.findElements(By.cssSelector(".home form"))).hasSize(1);
    }

    @Test
    void aFolderWithoutThePageIsRefused() {
        CommandRun run = CommandRun.of(new SiteCommand(), "--with", folder, folder.resolve("other"));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errors()).contains("--with: " + folder + ", expected the folder of the page, with worker.js");
    }

    /** A page that was opened from a file has no links to play on: the table runs only from a web server. */
    @Test
    void noLinkToThePageIsShownFromAFile() throws IOException {
        browser.get(folder.resolve("site/index.html").toUri().toString());
        List<WebElement> links = browser.findElements(By.cssSelector(".play"));
        assertThat(links).hasSize(2).noneMatch(WebElement::isDisplayed);
        try (Stream<Path> files = Files.list(folder.resolve("site/play"))) {
            assertThat(files).isNotEmpty();
        }
    }

    private static void go(String path) {
        browser.get("about:blank");
        browser.get("http://localhost:" + server.getAddress().getPort() + "/" + path);
    }

    private static void click(String selector) {
        browser.findElement(By.cssSelector(selector)).click();
    }

    private static void await(String condition) {
        new WebDriverWait(browser, LONGEST_WAIT)
                .withMessage(() -> condition + "; the page says: "
                        + browser.findElement(By.tagName("main")).getText())
                .until(ignored -> Boolean.TRUE.equals(browser.executeScript("return " + condition)));
    }

    private static Object script(String script) {
        return browser.executeAsyncScript("const done = arguments[arguments.length - 1]; (async () => {" + script
                + "})().then(done, (failure) => done(`failed: ${failure}`))");
    }
}
