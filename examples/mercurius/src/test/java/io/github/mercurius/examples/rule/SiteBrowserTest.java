package io.github.mercurius.examples.rule;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.browser.Chromium;
import io.github.mercurius.examples.games.text.Words;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.By;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeOptions;

/** The reference as a site, as people use it: in Chromium, from files. */
@Tag("long")
class SiteBrowserTest {
    private static final int SHOWN_FIRST = 5;

    @TempDir
    private static Path site;

    private static ChromeDriver browser;

    @BeforeAll
    static void open() throws IOException {
        browser = Chromium.open(new ChromeOptions());
        for (Map.Entry<String, String> file : Site.files(Site.examples(), false).entrySet()) {
            Path path = site.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
    }

    @AfterAll
    static void close() {
        if (browser != null) {
            browser.quit();
        }
    }

    /** Somebody types the four longest words of the question, and follows it from among the first that are found. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "pl", "it"})
    void eachDisputeIsFoundByWordsOfItsQuestion(String language) {
        go(language, "");
        Map<String, Dispute> found = new TreeMap<>();
        String address = "";
        for (Dispute dispute : Dispute.all(language)) {
            address = find(dispute).getAttribute("href");
            found.put(address, dispute);
        }
        assertThat(found).hasSameSizeAs(Dispute.all(language));
        find(found.get(address)).click();
        assertThat(browser.getCurrentUrl()).isEqualTo(address);
        found.forEach((page, dispute) -> {
            browser.get(page);
            String shown = browser.findElement(By.cssSelector("article:target")).getText();
            assertThat(shown)
                    .contains(dispute.question())
                    .contains(dispute.answer().replace("`", ""));
        });
    }

    /** The link to a question that its words find. */
    private static WebElement find(Dispute dispute) {
        String words = Arrays.stream(dispute.question().split("[^\\p{L}]+"))
                .distinct()
                .sorted(Comparator.comparing(String::length).reversed())
                .limit(4)
                .collect(Collectors.joining(" "));
        WebElement field = browser.findElement(By.id("search"));
        field.clear();
        field.sendKeys(words);
        return browser.findElements(By.cssSelector("#found a")).stream()
                .limit(SHOWN_FIRST)
                .filter(link -> link.getText().endsWith(dispute.question()))
                .findFirst()
                .orElseThrow(() -> new AssertionError(words + ": not among the first that are found"));
    }

    @Test
    void aGameIsPlayedThroughStepByStep() {
        go("en", "mercado/PLY-3/");
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

    @Test
    void whatIsNowhereIsNotFound() {
        go("pl", "");
        browser.findElement(By.id("search")).sendKeys("xyzzy");
        assertThat(browser.findElement(By.id("found")).getText()).isEqualTo("Nic nie znaleziono.");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "mercurius/",
                "mercurius/THG-3/",
                "mercatores/MKT-1/",
                "mercado/RUL-16/",
                "disputes/",
                "glossary/"
            })
    void eachKindOfPageFitsAPhoneAndHasNoFaultThatAxeSees(String folder) throws IOException {
        for (String language : Words.LANGUAGES) {
            for (int width : List.of(390, 1366)) {
                browser.executeCdpCommand(
                        "Emulation.setDeviceMetricsOverride",
                        Map.of("width", width, "height", 800, "deviceScaleFactor", 0, "mobile", false));
                go(language, folder);
                assertThat(
                                browser.executeScript(
                                        "const { scrollWidth, clientWidth } = document.documentElement; return scrollWidth - clientWidth"))
                        .as(language + " " + folder)
                        .isEqualTo(0L);
                assertThat(faults(browser)).as(language + " " + folder).isEqualTo(List.of());
            }
        }
    }

    static Object faults(ChromeDriver browser) throws IOException {
        try (InputStream axe = SiteBrowserTest.class.getResourceAsStream("/axe.min.js")) {
            browser.executeScript(new String(Objects.requireNonNull(axe).readAllBytes(), StandardCharsets.UTF_8));
        }
        return browser.executeAsyncScript("const done = arguments[0]; axe.run().then((found) => done("
                + "found.violations.flatMap(({id, nodes}) => nodes.map((node) => `${id}: ${node.html}`))));");
    }

    private static void go(String language, String folder) {
        Path page = site.resolve(language.equals("en") ? "" : language)
                .resolve(folder)
                .resolve("index.html");
        browser.get(page.toUri().toString());
    }
}
