package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.model.Json;
import io.github.mercurius.rules.EditionException;
import io.github.mercurius.rules.EditionProblem;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An edition that is damaged, in many ways at once: every problem is named, with its place and its rule. */
class DamagedEditionTest {
    /** One damage, and the start of the message that names it. */
    record Damage(String message, Consumer<ObjectNode> change) {
        @Override
        public String toString() {
            return message;
        }
    }

    private static final List<Damage> DAMAGES = damages();

    private static List<Damage> damages() {
        List<Damage> damages = new ArrayList<>();
        add(damages, "EDN-11: format: missing, expected \"mercado-edition/1\"", root -> root.remove("format"));
        add(damages, "EDN-11: colour: 1, expected no fields but", root -> root.put("colour", 1));
        add(damages, "EDN-11: name: 7, expected a text", root -> root.put("name", 7));
        // objects 0 and 1 are the two of the rulebook
        for (int i = 2; i < 10; i++) {
            damagesOfATile(damages, "objects", i);
        }
        for (int i = 0; i < 6; i++) {
            damagesOfATile(damages, "perfumes", i);
        }
        add(
                damages,
                "EDN-5: objects[10].points: \"UNKNOWN\", expected",
                root -> tile(root, "objects", 10).put("points", "UNKNOWN"));
        add(
                damages,
                "EDN-1: objects: a list of 23, expected 24 tiles",
                root -> array(root, "objects").remove(23));
        add(
                damages,
                "EDN-1: perfumes: a list of 13, expected 12 tiles",
                root -> array(root, "perfumes")
                        .add(tile(root, "perfumes", 7).deepCopy().put("id", "P99")));
        add(
                damages,
                "EDN-10: objects: no tapestry, expected",
                root -> tile(root, "objects", 0).put("points", 3));
        add(
                damages,
                "EDN-10: objects: no pitcher, expected",
                root -> tile(root, "objects", 1).put("points", 5));
        add(
                damages,
                "EDN-7: market[0].price: 3, expected 1",
                root -> price(root, "market", 0).putArray("stacks").add(3));
        add(
                damages,
                "EDN-11: market[1].name: missing, expected a text",
                root -> tile(root, "market", 1).remove("name"));
        for (int i = 0; i < 5; i++) {
            damagesOfAToken(damages, i);
        }
        for (String side : List.of("A", "B")) {
            add(
                    damages,
                    "EDN-9: sides." + side + "[7]: \"o-V\", expected null or one of",
                    root -> track(root, side).set(7, text("o-V")));
            add(damages, "EDN-9: sides." + side + ": 100 spaces", root -> {
                while (track(root, side).size() < 100) {
                    track(root, side).addNull();
                }
            });
        }
        add(
                damages,
                "EDN-9: sides.A[2]: \"oB\", expected",
                root -> track(root, "A").set(2, text("oB")));
        add(
                damages,
                "EDN-11: sides.C: 1, expected no fields but [A, B]",
                root -> ((ObjectNode) root.get("sides")).put("C", 1));
        return damages;
    }

    private static void add(List<Damage> damages, String message, Consumer<ObjectNode> change) {
        damages.add(new Damage(message, change));
    }

    /** The message with the numbers of the pieces in their lists, whatever their codes are now. */
    private static String numbered(EditionProblem problem) {
        String message = problem.message();
        for (String list : List.of("objects", "perfumes", "tokens")) {
            JsonNode pieces = standIn().get(list);
            for (int i = 0; i < pieces.size(); i++) {
                String code = pieces.get(i)
                        .get(list.matches("objects|perfumes") ? "id" : "code")
                        .asText();
                message = message.replace(list + '[' + code + ']', list + '[' + i + ']');
            }
        }
        return message;
    }

    private static void damagesOfATile(List<Damage> damages, String list, int i) {
        String at = list + "[" + i + "]";
        switch (i % 4) {
            case 0 -> {
                add(
                        damages,
                        "EDN-2: " + at + ".id: \"o-1\", expected",
                        root -> tile(root, list, i).put("id", "o-1"));
                add(
                        damages,
                        "EDN-11: " + at + ".x: 1, expected",
                        root -> tile(root, list, i).put("x", 1));
                add(damages, "EDN-3: " + at + ".price.fixed: \"GB\", expected", root -> {
                    price(root, list, i).put("fixed", "GB");
                });
                add(damages, "EDN-6: " + at + ".effects[0]: \"+3\", expected", root -> effects(root, list, i, "+3"));
            }
            case 1 -> {
                add(
                        damages,
                        "EDN-11: " + at + ".name: null, expected",
                        root -> tile(root, list, i).putNull("name"));
                add(damages, "EDN-3: " + at + ".price: 5 coins, expected 2 to 4", root -> {
                    price(root, list, i).put("fixed", "GSCTW").remove("stacks");
                });
                add(
                        damages,
                        "EDN-5: " + at + ".points: 10, expected",
                        root -> tile(root, list, i).put("points", 10));
                add(damages, "EDN-6: " + at + ".effects: S after oB, expected", root -> {
                    effects(root, list, i, "oB", "S");
                });
            }
            case 2 -> {
                add(
                        damages,
                        "EDN-2: " + at + ".id: missing, expected",
                        root -> tile(root, list, i).remove("id"));
                add(damages, "EDN-4: " + at + ".price.fixed: \"G\", expected W alone", root -> {
                    price(root, list, i)
                            .put("fixed", "G")
                            .putArray("stacks")
                            .add(1)
                            .add(1);
                });
                add(
                        damages,
                        "EDN-5: " + at + ".points: \"4\", expected",
                        root -> tile(root, list, i).put("points", "4"));
                add(
                        damages,
                        "EDN-6: " + at + ".effects: missing, expected",
                        root -> tile(root, list, i).remove("effects"));
            }
            default -> {
                add(damages, "EDN-3: " + at + ".price.stacks[0]: 2.0, expected", root -> {
                    price(root, list, i).putArray("stacks").add(2.0);
                });
                add(
                        damages,
                        "EDN-5: " + at + ".points: missing, expected",
                        root -> tile(root, list, i).remove("points"));
                add(
                        damages,
                        "EDN-2: " + at + ".id: \"o-3\", expected",
                        root -> tile(root, list, i).put("id", "o-3"));
                add(
                        damages,
                        "EDN-6: " + at + ".effects[0]: null, expected",
                        root -> tile(root, list, i).putArray("effects").addNull());
            }
        }
    }

    private static void damagesOfAToken(List<Damage> damages, int i) {
        String at = "tokens[" + i + "]";
        add(
                damages,
                "EDN-2: " + at + ".code: \"v\", expected",
                root -> tile(root, "tokens", i).put("code", "v"));
        add(
                damages,
                "EDN-8: " + at + ".copies: 0, expected",
                root -> tile(root, "tokens", i).put("copies", 0));
        add(
                damages,
                "EDN-8: " + at + ".points: 4, expected",
                root -> tile(root, "tokens", i).put("points", 4));
        String effect = List.of("+3", "o-S", "o-V").get(i % 3); // RUL-25
        add(damages, "EDN-8: " + at + ".effects[1]: \"" + effect + "\", expected", root -> {
            effects(root, "tokens", i, "AGAIN", effect);
        });
        add(
                damages,
                "EDN-11: " + at + ".y: true, expected",
                root -> tile(root, "tokens", i).put("y", true));
    }

    private static ArrayNode array(ObjectNode root, String list) {
        return (ArrayNode) root.get(list);
    }

    private static ObjectNode tile(ObjectNode root, String list, int i) {
        return (ObjectNode) array(root, list).get(i);
    }

    private static ObjectNode price(ObjectNode root, String list, int i) {
        return (ObjectNode) tile(root, list, i).get("price");
    }

    private static void effects(ObjectNode root, String list, int i, String... codes) {
        ArrayNode effects = tile(root, list, i).putArray("effects");
        Arrays.asList(codes).forEach(effects::add);
    }

    private static ArrayNode track(ObjectNode root, String side) {
        return (ArrayNode) root.get("sides").get(side);
    }

    private static JsonNode text(String text) {
        return Json.MAPPER.valueToTree(text);
    }

    private static ObjectNode standIn() {
        return Json.MAPPER.valueToTree(Edition.standIn().toDocument());
    }

    static Stream<Damage> ways() {
        return DAMAGES.stream();
    }

    @Test
    void thereAreMoreThanAHundredWays() {
        assertThat(DAMAGES.size()).isGreaterThan(95);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void oneDamageIsNamed(Damage damage) {
        ObjectNode root = standIn();
        damage.change.accept(root);
        List<EditionProblem> problems = Edition.problems(Json.document(root));
        assertThat(problems)
                .extracting(DamagedEditionTest::numbered)
                .anySatisfy(message -> assertThat(message).startsWith(damage.message));
        assertThatThrownBy(() -> Edition.of(Json.document(root)))
                .isInstanceOfSatisfying(
                        EditionException.class,
                        refused -> assertThat(refused.problems()).isEqualTo(problems));
    }

    @Test
    void allOfManyDamagesAreNamedAtOnce() {
        SplittableRandom random = new SplittableRandom(1602);
        for (int tries = 0; tries < 100; tries++) {
            List<Damage> chosen = new ArrayList<>();
            for (int start = random.nextInt(4); start < DAMAGES.size(); start += 4) {
                chosen.add(DAMAGES.get(start));
            }
            ObjectNode root = standIn();
            chosen.forEach(damage -> damage.change.accept(root));
            List<String> messages = Edition.problems(Json.document(root)).stream()
                    .map(DamagedEditionTest::numbered)
                    .toList();
            for (Damage damage : chosen) {
                assertThat(messages).anySatisfy(message -> assertThat(message).startsWith(damage.message));
            }
        }
    }

    @Test
    void wholeNumbersOfEverySizeAreRead() {
        for (Object whole : Arrays.<Object>asList(3, 3L, (short) 3, (byte) 3, BigInteger.valueOf(3))) {
            Map<String, Object> document = document();
            object(document, 2).put("points", whole);
            assertThat(Edition.problems(document))
                    .as(whole.getClass().getName())
                    .isEmpty();
        }
        for (Object other : Arrays.<Object>asList(3.0, 3f, new BigDecimal("3"), "3", true, null)) {
            Map<String, Object> document = document();
            object(document, 2).put("points", other);
            assertThat(Edition.problems(document))
                    .extracting(EditionProblem::rule)
                    .containsExactly(Rule.EDN_5);
        }
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> document() {
        return (Map<String, Object>) Json.document(standIn());
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> object(Map<String, Object> document, int i) {
        return (Map<String, Object>) ((List<?>) document.get("objects")).get(i);
    }

    @Test
    void whatIsNoObjectIsRefused() {
        for (Object document : Arrays.asList(null, "edition", 1, List.of())) {
            assertThat(Edition.problems(document))
                    .extracting(EditionProblem::rule)
                    .containsExactly(Rule.EDN_11);
        }
    }

    @Test
    void aTextThatIsHostileToTheTerminalIsShownSafely() {
        Map<String, Object> document = document();
        object(document, 2).put("id", "\u001b[2Jevil\n");
        document.put("x\ny", 1);
        assertThat(Edition.problems(document))
                .extracting(EditionProblem::message)
                .anyMatch(message -> message.startsWith("EDN-2: objects[2].id: \"\\u001b[2Jevil\\u000a\", expected"))
                .noneMatch(message -> message.contains("\n"));
    }

    @Test
    void whatIsNoObjectDoesNotMoveThePlacesOfOthers() {
        for (String list : List.of("objects", "perfumes", "market", "tokens")) {
            ObjectNode root = standIn();
            ArrayNode pieces = (ArrayNode) root.get(list);
            pieces.set(0, text("none"));
            ((ObjectNode) pieces.get(1)).put("x", 1);
            assertThat(Edition.problems(Json.document(root)))
                    .extracting(DamagedEditionTest::numbered)
                    .as(list)
                    .anyMatch(message -> message.contains(": " + list + "[0]: "))
                    .anyMatch(message -> message.contains(": " + list + "[1].x: "))
                    .noneMatch(message -> message.contains(list + "[0]."));
        }
    }
}
