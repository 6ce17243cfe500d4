package io.github.mercurius.consumers;

import static io.github.mercurius.consumers.ProjectFiles.PROJECT;
import static java.util.stream.Collectors.toList;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** Each link from one page of the project to another leads there, and to a heading that the page has. */
class LinksTest {
    private static final Pattern LINK = Pattern.compile("]\\(([^)]*)\\)");
    private static final Pattern HEADING = Pattern.compile("(?m)^#+ +(.*)$");

    @Test
    void allLinksLeadSomewhere() throws IOException {
        List<String> broken = new ArrayList<>();
        for (Path page : pages()) {
            Matcher link = LINK.matcher(Files.readString(page));
            while (link.find()) {
                if (!link.group(1).startsWith("https://") && !leadsSomewhere(page, link.group(1))) {
                    broken.add(page + ": " + link.group());
                }
            }
        }
        assertThat(broken).isEmpty();
    }

    private static List<Path> pages() throws IOException {
        List<Path> pages = ProjectFiles.in(PROJECT, "**.md");
        assertThat(pages).contains(PROJECT.resolve("README.md"), PROJECT.resolve(".github/CONTRIBUTING.md"));
        return pages;
    }

    private static boolean leadsSomewhere(Path page, String link) throws IOException {
        int hash = link.indexOf('#');
        String path = hash < 0 ? link : link.substring(0, hash);
        Path target = path.isEmpty() ? page : page.resolveSibling(path);
        return Files.exists(target) && (hash < 0 || anchors(target).contains(link.substring(hash + 1)));
    }

    /** A heading's anchor: its words in small letters, joined by hyphens, without the signs between them. */
    private static List<String> anchors(Path page) throws IOException {
        return HEADING.matcher(Files.readString(page))
                .results()
                .map(heading -> heading.group(1)
                        .toLowerCase(Locale.ROOT)
                        .replaceAll("[^\\p{L}\\p{N} _-]", "")
                        .replace(' ', '-'))
                .collect(toList());
    }
}
