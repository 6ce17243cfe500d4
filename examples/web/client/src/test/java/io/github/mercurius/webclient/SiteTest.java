package io.github.mercurius.webclient;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.mercurius.rules.VerificationReport;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The static folder: it is complete, and it says the same in each language. */
class SiteTest {
    private static final Path TEXTS = Site.FOLDER.resolve("texts");
    private static final Pattern TEXT = Pattern.compile("(?m)^  '?([\\w.-]+)'?: (.*),$");
    private static final Pattern GAP = Pattern.compile("\\{(\\w+)\\}");

    /** What the browser keeps of the page, without the folders of the sister games. */
    private static Set<String> kept() throws IOException {
        String worker = Files.readString(Site.FOLDER.resolve("sw.js"));
        return Pattern.compile("'([^']+)'")
                .matcher(worker.substring(worker.indexOf("FILES = ["), worker.indexOf("];")))
                .results()
                .map(match -> match.group(1))
                .collect(Collectors.toCollection(TreeSet::new));
    }

    @Test
    void theFirstGameIsLessThan400kBPacked() throws IOException {
        long size = 0;
        for (String file : kept()) {
            if (!file.equals("./")) { // which is index.html
                ByteArrayOutputStream packed = new ByteArrayOutputStream();
                try (OutputStream gzip = new GZIPOutputStream(packed)) {
                    gzip.write(Files.readAllBytes(Site.FOLDER.resolve(file)));
                }
                size += packed.size();
            }
        }
        assertThat(size).isBetween(100_000L, 400_000L);
    }

    @Test
    void theServiceWorkerKeepsAllFiles() throws IOException {
        Set<String> files = new TreeSet<>(Set.of("./"));
        try (Stream<Path> all = Files.walk(Site.FOLDER)) {
            all.filter(Files::isRegularFile)
                    .map(file -> Site.FOLDER.relativize(file).toString())
                    .filter(file -> !file.equals("sw.js") && !isLoadedLater(Path.of(file)))
                    .forEach(files::add);
        }
        assertThat(kept()).isEqualTo(files);
    }

    /** What is loaded only when its game is chosen, the folders in that of the rules; the editor. */
    private static boolean isLoadedLater(Path file) {
        return (file.startsWith("rules") && file.getNameCount() > 2) || file.endsWith("editor.js");
    }

    @Test
    void allLanguagesHaveTheSameTextsWithTheSameGaps() throws IOException {
        Map<String, Set<String>> english = gaps("en");
        assertThat(english).hasSizeGreaterThan(100);
        assertThat(gaps("pl")).isEqualTo(english);
        assertThat(gaps("it")).isEqualTo(english);
    }

    @ParameterizedTest
    @CsvSource({
        "exchange.js, rules",
        "rules/mercado/board.js, rules/mercado",
        "rules/mercatores/board.js, rules/mercatores"
    })
    void eachStepOfAGuideHasItsTextInEachLanguage(String board, String folder) throws IOException {
        String source = Files.readString(Site.FOLDER.resolve(board));
        String begin = "const STEPS = [";
        long steps = source.substring(source.indexOf(begin))
                .lines()
                .takeWhile(line -> !line.equals("];"))
                .filter(line -> line.startsWith("  { at:"))
                .count();
        assertThat(steps).isPositive();
        for (String name : List.of("LEARN.md", "LEARN.pl.md", "LEARN.it.md")) {
            assertThat(Files.readAllLines(Site.FOLDER.resolve(folder).resolve(name)))
                    .as(name)
                    .filteredOn(line -> line.matches("\\d+\\. .+"))
                    .hasSize((int) steps);
        }
    }

    @Test
    void everythingThatAProofLacksHasAText() throws IOException {
        Set<String> texts = texts("en").keySet();
        for (VerificationReport.Gap gap : VerificationReport.Gap.values()) {
            assertThat(texts).contains("gap." + gap);
        }
    }

    private static Map<String, Set<String>> gaps(String language) throws IOException {
        Map<String, Set<String>> gaps = new LinkedHashMap<>();
        texts(language)
                .forEach((key, text) -> gaps.put(
                        key,
                        GAP.matcher(text)
                                .results()
                                .map(match -> match.group(1))
                                .collect(Collectors.toCollection(TreeSet::new))));
        return gaps;
    }

    private static Map<String, String> texts(String language) throws IOException {
        Map<String, String> texts = new LinkedHashMap<>();
        Matcher matcher = TEXT.matcher(Files.readString(TEXTS.resolve(language + ".js")));
        while (matcher.find()) {
            texts.put(matcher.group(1), matcher.group(2));
        }
        return texts;
    }
}
