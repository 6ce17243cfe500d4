package io.github.mercurius.mercatores;

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
        // EDN-1
        for (String field : List.of("format", "id", "name", "goods", "specials")) {
            damages.add(new Damage("EDN-1: " + field + ": missing, expected this field", root -> root.remove(field)));
        }
        damages.add(new Damage("EDN-1: colour: 1, expected no fields but", root -> root.put("colour", 1)));
        damages.add(new Damage("EDN-1: format: \"x\", expected \"mercatores", root -> root.put("format", "x")));
        damages.add(new Damage("EDN-1: format: null, expected", root -> root.putNull("format")));
        damages.add(new Damage("EDN-1: id: \"A b\", expected 1 to 40", root -> root.put("id", "A b")));
        damages.add(new Damage("EDN-1: id: 7, expected 1 to 40", root -> root.put("id", 7)));
        damages.add(new Damage("EDN-1: name: \"\", expected 1 to 200", root -> root.put("name", "")));
        damages.add(new Damage("EDN-1: name: a list of 0, expected", root -> root.putArray("name")));
        damages.add(new Damage("EDN-2: goods: 3, expected a list", root -> root.put("goods", 3)));
        damages.add(new Damage("EDN-5: specials: true, expected a list", root -> root.put("specials", true)));
        for (int i = 0; i < 5; i++) {
            damagesOfAGood(damages, i);
        }
        for (int i = 0; i < 9; i++) {
            damagesOfASpecial(damages, i);
        }
        damages.add(new Damage(
                "EDN-2: goods: a list of 4, expected the five",
                root -> goods(root).remove(4)));
        damages.add(new Damage(
                "EDN-5: specials: 20, expected 22", root -> specials(root).remove(8)));
        damages.add(new Damage("EDN-5: specials: 0, expected 22", root -> root.putArray("specials")));
        return damages;
    }

    /** The message with the numbers of the pieces in their lists, whatever their codes are now. */
    private static String numbered(EditionProblem problem) {
        String message = problem.message();
        for (String list : List.of("goods", "specials")) {
            JsonNode pieces = standIn().get(list);
            for (int i = 0; i < pieces.size(); i++) {
                String code = pieces.get(i).get("code").asText();
                message = message.replace(list + '[' + code + ']', list + '[' + i + ']');
            }
        }
        return message;
    }

    private static void damagesOfAGood(List<Damage> damages, int i) {
        String at = "goods[" + i + "]";
        for (String field : List.of("code", "copies", "profit")) {
            damages.add(new Damage(
                    "EDN-1: " + at + "." + field + ": missing",
                    root -> good(root, i).remove(field)));
        }
        damages.add(
                new Damage("EDN-1: " + at + ".x: null", root -> good(root, i).putNull("x")));
        damages.add(new Damage(
                "EDN-1: " + at + ": \"CRN\", expected an object",
                root -> goods(root).set(i, text("CRN"))));
        damages.add(new Damage(
                "EDN-2: " + at + ".code: \"XXX\", expected",
                root -> good(root, i).put("code", "XXX")));
        damages.add(new Damage(
                "EDN-3: " + at + ".copies: \"6\", expected",
                root -> good(root, i).put("copies", "6")));
        damages.add(new Damage(
                "EDN-3: " + at + ".copies[1]: 0, expected",
                root -> copies(root, i).set(1, number(0))));
        damages.add(new Damage(
                "EDN-3: " + at + ".copies[0]: -1, expected",
                root -> copies(root, i).set(0, number(-1))));
        damages.add(new Damage(
                "EDN-3: goods: 61, expected 60", root -> copies(root, i).set(1, number(7))));
        damages.add(new Damage(
                "EDN-3: " + at + ".copies[1]: 6.0, expected a whole",
                root -> copies(root, i).set(1, number(6.0))));
        damagesOfATable(damages, at + ".profit", root -> good(root, i));
        damages.add(new Damage(
                "EDN-6: " + at + ".profit: 99, expected a highest step of at most ",
                root -> ((ArrayNode) good(root, i).get("profit").get(2)).set(0, number(99))));
    }

    private static void damagesOfASpecial(List<Damage> damages, int i) {
        String at = "specials[" + i + "]";
        for (String field : List.of("code", "type", "copies", "profit")) {
            damages.add(new Damage(
                    "EDN-1: " + at + "." + field + ": missing",
                    root -> special(root, i).remove(field)));
        }
        damages.add(new Damage(
                "EDN-1: " + at + ": 4, expected an object",
                root -> specials(root).set(i, number(4))));
        damages.add(new Damage(
                "EDN-5: " + at + ".code: \"a\", expected",
                root -> special(root, i).put("code", "a")));
        damages.add(new Damage(
                "EDN-5: " + at + ".code: \"TOB\", expected a code that no",
                root -> special(root, i).put("code", "TOB")));
        damages.add(new Damage(
                "EDN-5: " + at + ".type: \"X\", expected",
                root -> special(root, i).put("type", "X")));
        damages.add(new Damage(
                "EDN-5: " + at + ".copies: 0, expected",
                root -> special(root, i).put("copies", 0)));
        damages.add(new Damage(
                "EDN-1: " + at + ".x: 1, expected", root -> special(root, i).put("x", 1)));
        damagesOfATable(damages, at + ".profit", root -> special(root, i));
        damages.add(new Damage(
                "EDN-6: " + at + ".profit: 99, expected a highest step of at most ",
                root -> ((ArrayNode) special(root, i).get("profit").get(2)).set(0, number(99))));
        if (i >= 1 && i <= 3) {
            damages.add(new Damage(
                    "EDN-5: " + at + ".arrows: \"U\", expected",
                    root -> special(root, i).put("arrows", "U")));
            damages.add(new Damage(
                    "EDN-1: " + at + ".good: \"CRN\", expected no",
                    root -> special(root, i).put("good", "CRN")));
        } else if (i >= 4) {
            damages.add(new Damage(
                    "EDN-5: " + at + ".good: \"WAR\", expected",
                    root -> special(root, i).put("good", "WAR")));
            damages.add(new Damage(
                    "EDN-1: " + at + ".arrows: \"D\", expected no",
                    root -> special(root, i).put("arrows", "D")));
        }
    }

    private static void damagesOfATable(
            List<Damage> damages, String at, java.util.function.Function<ObjectNode, ObjectNode> owner) {
        damages.add(new Damage(
                "EDN-4: " + at + ": a list of 0", root -> owner.apply(root).putArray("profit")));
        damages.add(new Damage(
                "EDN-4: " + at + "[0][1]: 0, expected",
                root -> step(owner.apply(root), 0).set(1, number(0))));
        damages.add(new Damage(
                "EDN-4: " + at + "[2][1]: 100, expected",
                root -> step(owner.apply(root), 2).set(1, number(100))));
        damages.add(new Damage(
                "EDN-4: " + at + "[1][1]: 1, expected more",
                root -> step(owner.apply(root), 1).set(1, number(1))));
        damages.add(new Damage(
                "EDN-4: " + at + "[0]: a list of 1",
                root -> step(owner.apply(root), 0).remove(0)));
    }

    private static ArrayNode step(ObjectNode owner, int step) {
        return (ArrayNode) owner.get("profit").get(step);
    }

    private static ArrayNode goods(ObjectNode root) {
        return (ArrayNode) root.get("goods");
    }

    private static ArrayNode specials(ObjectNode root) {
        return (ArrayNode) root.get("specials");
    }

    private static ObjectNode good(ObjectNode root, int i) {
        return (ObjectNode) goods(root).get(i);
    }

    private static ArrayNode copies(ObjectNode root, int i) {
        return (ArrayNode) good(root, i).get("copies");
    }

    private static ObjectNode special(ObjectNode root, int i) {
        return (ObjectNode) specials(root).get(i);
    }

    private static JsonNode number(Object number) {
        return Json.MAPPER.valueToTree(number);
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

    @ParameterizedTest(name = "{0}")
    @MethodSource("ways")
    void eachDamageIsNamedAndRefused(Damage damage) {
        ObjectNode root = standIn();
        damage.change.accept(root);
        Object document = Json.document(root);
        assertThat(Edition.problems(document))
                .anySatisfy(problem -> assertThat(numbered(problem)).startsWith(damage.message));
        assertThatThrownBy(() -> Edition.of(document))
                .isInstanceOfSatisfying(
                        EditionException.class,
                        refused -> assertThat(refused.problems()).isEqualTo(Edition.problems(document)));
    }

    @Test
    void thereAreAHundredWaysAndMore() {
        assertThat(DAMAGES).hasSizeGreaterThan(100);
    }

    /** Damages at different cards do not hide each other, but for what has to be whole to be looked at. */
    @Test
    void allDamagesOfOneEditionAreNamedAtOnce() {
        SplittableRandom random = new SplittableRandom(1602);
        for (int i = 0; i < 300; i++) {
            ObjectNode root = standIn();
            List<Damage> chosen = new ArrayList<>();
            for (int place = 0; place < 9; place++) {
                String at = "specials[" + place + "].";
                List<Damage> there = DAMAGES.stream()
                        .filter(damage -> damage.message.contains(at))
                        .toList();
                Damage damage = there.get(random.nextInt(there.size()));
                damage.change.accept(root);
                chosen.add(damage);
            }
            List<String> messages = Edition.problems(Json.document(root)).stream()
                    .map(DamagedEditionTest::numbered)
                    .toList();
            for (Damage damage : chosen) {
                // of several wrong codes that are equal, the first one is right
                assertThat(messages)
                        .as(chosen.toString())
                        .anySatisfy(message -> assertThat(message).startsWith(damage.message));
            }
        }
    }

    private static void onlyProblem(String message, Consumer<ObjectNode> change) {
        ObjectNode root = standIn();
        change.accept(root);
        assertThat(Edition.problems(Json.document(root)))
                .extracting(EditionProblem::message)
                .containsExactly(message);
    }

    /** Nobody knows how many cards there are in all, or which step is in reach, if that cannot be read. */
    @Test
    void whatFollowsFromADamageIsNotNamed() {
        onlyProblem(
                "EDN-1: goods[CRN].copies: missing, expected this field",
                root -> good(root, 0).remove("copies"));
        onlyProblem(
                "EDN-3: goods[CRN].copies: \"6\", expected a list of 1 to 10 numbers",
                root -> good(root, 0).put("copies", "6"));
        onlyProblem(
                "EDN-3: goods[CRN].copies[0]: -1, expected a whole number of 0 or more",
                root -> copies(root, 0).set(0, number(-1)));
        onlyProblem(
                "EDN-3: goods[CRN].copies[1]: 0, expected a whole number of 1 or more, as the last one",
                root -> copies(root, 0).set(1, number(0)));
        onlyProblem(
                "EDN-4: goods[CRN].profit[2][1]: 100, expected at most 99 coins",
                root -> good(root, 0).withArray("profit").set(2, number(List.of(99, 100))));
    }

    /** Half of the 60 goods cards show one ship. */
    @Test
    void aQuayReachesAllShipsAndWithLeftAndRightTwice_EDN6_QUAY2() {
        onlyProblem(
                "EDN-6: specials[QDL].profit: 31, expected a highest step of at most 30, all ships",
                root -> step(special(root, 1), 2).set(0, number(31)));
        onlyProblem(
                "EDN-6: specials[QLR].profit: 61, expected a highest step of at most 60, all ships twice",
                root -> step(special(root, 3), 2).set(0, number(61)));
    }

    @Test
    void numbersOfEverySizeAreRead() {
        for (Object whole : Arrays.<Object>asList(6, 6L, (short) 6, (byte) 6, BigInteger.valueOf(6))) {
            Map<String, Object> document = document();
            special0(document).put("copies", whole);
            assertThat(Edition.problems(document))
                    .as(whole.getClass().getName())
                    .isEmpty();
        }
        for (Object other : Arrays.<Object>asList(6.0, 6f, new BigDecimal("6"), "6", true, null)) {
            Map<String, Object> document = document();
            special0(document).put("copies", other);
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
    private static Map<String, Object> special0(Map<String, Object> document) {
        return (Map<String, Object>) ((List<?>) document.get("specials")).get(0);
    }

    @Test
    void whatIsNoObjectIsRefused() {
        for (Object document : Arrays.asList(null, "edition", 1, List.of())) {
            assertThat(Edition.problems(document))
                    .extracting(EditionProblem::rule)
                    .containsExactly(Rule.EDN_1);
        }
    }

    @Test
    void aTextThatIsHostileToTheTerminalIsShownSafely() {
        Map<String, Object> document = document();
        document.put("id", "\u001b[2Jevil\n");
        document.put("x\ny", 1);
        assertThat(Edition.problems(document))
                .extracting(EditionProblem::message)
                .contains("EDN-1: id: \"\\u001b[2Jevil\\u000a\", expected 1 to 40 of a-z, 0-9 and -")
                .noneMatch(message -> message.contains("\n"));
    }
}
