package io.github.mercurius.consumers;

import static io.github.mercurius.architecture.Library.COMMON;
import static io.github.mercurius.architecture.Library.RULES;
import static io.github.mercurius.architecture.Library.oneOf;
import static io.github.mercurius.architecture.Library.withJackson;

import io.github.mercurius.architecture.Library;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What each library may use, and what its users can see. */
final class ArchitectureTest {
    private static Library library(String folder) {
        return Library.in(Path.of("../..").resolve(folder));
    }

    /** Rules know no chance, no clock, no console and no threads. */
    private static Library rules(String folder, String... packages) {
        Library library = library(folder);
        library.usesOnly(oneOf("java.io.Serializable"), packages);
        library.isDeterministic();
        library.showsOnlyWhatIsPublic();
        return library;
    }

    private static void tool(String folder, String... packages) {
        Library library = library(folder);
        library.usesOnly(packages);
        library.showsOnlyWhatIsPublic();
    }

    /**
     * What it takes to find names that look the same, and to hash: the same bytes everywhere. Entropy has one place.
     */
    @Test
    void theCommonApiUsesJavaAlone() {
        Library library = library("api/rules");
        library.usesOnly(
                oneOf(
                        "java.io.Serializable",
                        "java.text.Normalizer",
                        "java.text.Normalizer$Form",
                        "java.nio.charset.Charset",
                        "java.nio.charset.StandardCharsets",
                        "java.security.MessageDigest",
                        "java.security.NoSuchAlgorithmException",
                        "java.security.SecureRandom"),
                COMMON,
                RULES,
                "java.math",
                "java.nio");
        library.without("io\\.github\\.mercurius\\.rules\\.internal\\.SecureNumbers")
                .isDeterministic();
        library.without("io\\.github\\.mercurius\\.rules\\.internal\\..*").showsOnlyWhatIsPublic();
    }

    @Test
    void theApiOfMercuriusSpeaksJavaUtil() {
        rules("api/mercurius", "io.github.mercurius.api..", RULES, COMMON)
                .without("io\\.github\\.mercurius\\.api\\.internal\\..*")
                .speaks("io.github.mercurius.api", RULES, "java.lang", "java.util", "java.util.function");
    }

    @Test
    void theRulesOfMercuriusUseItsApiAndVavr() {
        rules("core/mercurius", "io.github.mercurius.core", "io.github.mercurius.api..", RULES, COMMON, "io.vavr..");
    }

    @ParameterizedTest
    @ValueSource(strings = {"mercatores", "mercado"})
    void theRulesOfASisterGameUseVavrAndASearchAndKnowNoOtherGame(String game) {
        rules(
                "core/" + game,
                "io.github.mercurius." + game,
                RULES,
                COMMON,
                "io.github.mercurius.search",
                "java.math",
                "io.vavr..");
    }

    /** But for the clock and the threads of time limits, it is deterministic. */
    @Test
    void theArenaKnowsNoGame() {
        tool("core/arena", "io.github.mercurius.arena", RULES, COMMON, "java.util..");
        library("core/arena")
                .without(".*\\.(Countdown|(BotCalls|Contest)(\\$.*)?)")
                .isDeterministic(".*\\.(Arbiter|BotSeat|Tournament)(\\$.*)?");
    }

    @Test
    void theSearchKnowsNoGame() {
        tool("core/search", "io.github.mercurius.search", RULES);
    }

    /** So that they cannot peek; and files, for networks. */
    @Test
    void botsUseTheApiAlone() {
        tool(
                "core/bots",
                "io.github.mercurius.bots",
                "io.github.mercurius.api",
                RULES,
                "io.github.mercurius.search",
                "java.io",
                "java.nio.charset",
                "java.nio.file");
    }

    @Test
    void learningUsesTheRules() {
        tool(
                "core/learning",
                RULES + ".learning",
                "io.github.mercurius.core",
                "io.github.mercurius.api",
                "io.github.mercurius.mercatores",
                "io.github.mercurius.mercado",
                COMMON,
                RULES,
                "java.nio");
    }

    /** Without jqwik all the rest of the test kit can be used. */
    @Test
    void theTestKitUsesJqwikForItsDomainAlone() {
        Library kit = library("core/testkit");
        kit.without(".*\\.MercuriusDomain(\\$AsText)?")
                .usesOnly(
                        "io.github.mercurius.testkit",
                        "io.github.mercurius.core",
                        "io.github.mercurius.api",
                        RULES,
                        "io.github.mercurius.arena",
                        COMMON,
                        "java..");
        kit.showsOnlyWhatIsPublic();
    }

    @Test
    void theJsonThatGamesShareKnowsNoGame() {
        Library library = library("json/common");
        library.usesOnly(withJackson());
        // but for texts, bytes and trees, which are those of one version, codecs know no Jackson
        library.without(
                        "io\\.github\\.mercurius\\.(json\\.(jackson2\\..*|common\\.TextFormat)|rules\\.json\\.WireFormat)")
                .usesOnly("io.github.mercurius.json.common", RULES, COMMON, RULES + ".json", "io.vavr..", "java..");
        library.without("io\\.github\\.mercurius\\.json\\..*").showsOnlyWhatIsPublic();
    }

    @ParameterizedTest
    @CsvSource({
        "mercurius, io.github.mercurius.json, io.github.mercurius.core",
        "mercatores, io.github.mercurius.mercatores.json, io.github.mercurius.mercatores",
        "mercado, io.github.mercurius.mercado.json, io.github.mercurius.mercado"
    })
    void theJsonOfAGameUsesJacksonAndTheGame(String game, String json, String rules) {
        tool("json/" + game, withJackson(json, rules, "io.github.mercurius.api.."));
    }

    @Test
    void theModuleForJackson3UsesWhatJsonModulesShare() {
        tool(
                "json/jackson3",
                RULES,
                RULES + ".jackson3",
                RULES + ".json",
                "io.github.mercurius.json.common",
                "tools.jackson..",
                "com.fasterxml.jackson.annotation",
                "java..");
    }

    @Test
    void botsInOtherLanguagesKnowNoGame() {
        tool(
                "json/bots",
                RULES + ".bots",
                "io.github.mercurius.arena",
                RULES,
                RULES + ".json",
                COMMON,
                "com.fasterxml.jackson..",
                "java.io",
                "java.nio..",
                "java.time");
    }

    @Test
    void whatToolsKnowOfTheGamesIsLayered() {
        String games = "io.github.mercurius.examples.games";
        library("examples/games")
                .isLayered(games, games + ".mercurius", games + ".mercatores", games + ".mercado", games + ".common");
    }

    @Test
    void whatServesAllGamesKnowsNone() {
        library("examples/games")
                .keepsApart(
                        "io.github.mercurius.examples.games.common",
                        "io.github.mercurius.api",
                        "io.github.mercurius.core",
                        "io.github.mercurius.json",
                        "io.github.mercurius.bots",
                        "io.github.mercurius.mercatores..",
                        "io.github.mercurius.mercado..");
    }

    @Test
    void commandsAreLayered() {
        String command = "io.github.mercurius.examples";
        library("examples/mercurius")
                .isLayered(
                        command,
                        command + ".arena",
                        command + ".play",
                        command + ".replay",
                        command + ".rule",
                        command + ".cli");
    }

    /** What is typed for them goes through the registry of games. */
    @Test
    void noCommandKnowsASisterGame() {
        String command = "io.github.mercurius.examples";
        library("examples/mercurius")
                .keepsApart(
                        command + "..",
                        "io.github.mercurius.mercatores..",
                        "io.github.mercurius.mercado..",
                        command + ".games.mercatores",
                        command + ".games.mercado");
    }
}
