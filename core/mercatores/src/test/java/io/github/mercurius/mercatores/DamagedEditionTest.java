package io.github.mercurius.mercatores;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.model.DamageLaws;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

/** An edition that is damaged, in many ways at once: every problem is named, with its place and its rule. */
class DamagedEditionTest extends DamageLaws {
    private static final Pieces PIECES = new Pieces(
            Map.of("goods", "code", "specials", "code"), "EDN-1", new WholeNumber("specials", 0, "copies", 6, "EDN-5"));

    DamagedEditionTest() {
        super(Edition.standIn().toDocument(), Edition::problems, Edition::of, PIECES);
        // EDN-1
        for (String field : List.of("format", "id", "name", "goods", "specials")) {
            add("EDN-1: " + field + ": missing, expected this field", root -> root.remove(field));
        }
        add("EDN-1: colour: 1, expected no fields but", root -> root.put("colour", 1));
        add("EDN-1: format: \"x\", expected \"mercatores", root -> root.put("format", "x"));
        add("EDN-1: format: null, expected", root -> root.putNull("format"));
        add("EDN-1: id: \"A b\", expected 1 to 40", root -> root.put("id", "A b"));
        add("EDN-1: id: 7, expected 1 to 40", root -> root.put("id", 7));
        add("EDN-1: name: \"\", expected 1 to 200", root -> root.put("name", ""));
        add("EDN-1: name: a list of 0, expected", root -> root.putArray("name"));
        add("EDN-2: goods: 3, expected a list", root -> root.put("goods", 3));
        add("EDN-5: specials: true, expected a list", root -> root.put("specials", true));
        for (int i = 0; i < 5; i++) {
            damagesOfAGood(i);
        }
        for (int i = 0; i < 9; i++) {
            damagesOfASpecial(i);
        }
        add("EDN-2: goods: a list of 4, expected the five", root -> goods(root).remove(4));
        add("EDN-5: specials: 20, expected 22", root -> specials(root).remove(8));
        add("EDN-5: specials: 0, expected 22", root -> root.putArray("specials"));
    }

    private void damagesOfAGood(int i) {
        String at = "goods[" + i + "]";
        for (String field : List.of("code", "copies", "profit")) {
            add(
                    "EDN-1: " + at + "." + field + ": missing",
                    root -> good(root, i).remove(field));
        }
        add("EDN-1: " + at + ".x: null", root -> good(root, i).putNull("x"));
        add(
                "EDN-1: " + at + ": \"CRN\", expected an object",
                root -> goods(root).set(i, node("CRN")));
        add("EDN-2: " + at + ".code: \"XXX\", expected", root -> good(root, i).put("code", "XXX"));
        add("EDN-3: " + at + ".copies: \"6\", expected", root -> good(root, i).put("copies", "6"));
        add("EDN-3: " + at + ".copies[1]: 0, expected", root -> copies(root, i).set(1, node(0)));
        add("EDN-3: " + at + ".copies[0]: -1, expected", root -> copies(root, i).set(0, node(-1)));
        add("EDN-3: goods: 61, expected 60", root -> copies(root, i).set(1, node(7)));
        add(
                "EDN-3: " + at + ".copies[1]: 6.0, expected a whole",
                root -> copies(root, i).set(1, node(6.0)));
        damagesOfATable(at + ".profit", root -> good(root, i));
        add(
                "EDN-6: " + at + ".profit: 99, expected a highest step of at most ",
                root -> ((ArrayNode) good(root, i).get("profit").get(2)).set(0, node(99)));
    }

    private void damagesOfASpecial(int i) {
        String at = "specials[" + i + "]";
        for (String field : List.of("code", "type", "copies", "profit")) {
            add(
                    "EDN-1: " + at + "." + field + ": missing",
                    root -> special(root, i).remove(field));
        }
        add("EDN-1: " + at + ": 4, expected an object", root -> specials(root).set(i, node(4)));
        add("EDN-5: " + at + ".code: \"a\", expected", root -> special(root, i).put("code", "a"));
        add(
                "EDN-5: " + at + ".code: \"TOB\", expected a code that no",
                root -> special(root, i).put("code", "TOB"));
        add("EDN-5: " + at + ".type: \"X\", expected", root -> special(root, i).put("type", "X"));
        add("EDN-5: " + at + ".copies: 0, expected", root -> special(root, i).put("copies", 0));
        add("EDN-1: " + at + ".x: 1, expected", root -> special(root, i).put("x", 1));
        damagesOfATable(at + ".profit", root -> special(root, i));
        add(
                "EDN-6: " + at + ".profit: 99, expected a highest step of at most ",
                root -> ((ArrayNode) special(root, i).get("profit").get(2)).set(0, node(99)));
        if (i >= 1 && i <= 3) {
            damagesOfAKind(i, "arrows", "U", "good", "CRN");
        } else if (i >= 4) {
            damagesOfAKind(i, "good", "WAR", "arrows", "D");
        }
    }

    /** A field with a wrong value, and one that the kind of the card does not have. */
    private void damagesOfAKind(int i, String field, String wrong, String foreign, String value) {
        String at = "specials[" + i + "].";
        add(
                "EDN-5: " + at + field + ": \"" + wrong + "\", expected",
                root -> special(root, i).put(field, wrong));
        add(
                "EDN-1: " + at + foreign + ": \"" + value + "\", expected no",
                root -> special(root, i).put(foreign, value));
    }

    private void damagesOfATable(String at, Function<ObjectNode, ObjectNode> owner) {
        add("EDN-4: " + at + ": a list of 0", root -> owner.apply(root).putArray("profit"));
        add(
                "EDN-4: " + at + "[0][1]: 0, expected",
                root -> step(owner.apply(root), 0).set(1, node(0)));
        add(
                "EDN-4: " + at + "[2][1]: 100, expected",
                root -> step(owner.apply(root), 2).set(1, node(100)));
        add(
                "EDN-4: " + at + "[1][1]: 1, expected more",
                root -> step(owner.apply(root), 1).set(1, node(1)));
        add(
                "EDN-4: " + at + "[0]: a list of 1",
                root -> step(owner.apply(root), 0).remove(0));
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

    /** Damages at different cards do not hide each other, but for what has to be whole to be looked at. */
    @Test
    void thereAreAHundredWaysAndMore() {
        assertThat(damages).hasSizeGreaterThan(100);
    }

    @Test
    void allDamagesOfOneEditionAreNamedAtOnce() {
        SplittableRandom random = new SplittableRandom(1602);
        for (int i = 0; i < 300; i++) {
            List<Damage> chosen = new ArrayList<>();
            for (int place = 0; place < 9; place++) {
                String at = "specials[" + place + "].";
                List<Damage> there = damages.stream()
                        .filter(damage -> damage.message().contains(at))
                        .toList();
                chosen.add(there.get(random.nextInt(there.size())));
            }
            areNamedAtOnce(chosen); // of several wrong codes that are equal, the first one is right
        }
    }

    private void onlyProblem(String message, Consumer<ObjectNode> change) {
        assertThat(messages(change)).containsExactly(message);
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
                root -> copies(root, 0).set(0, node(-1)));
        onlyProblem(
                "EDN-3: goods[CRN].copies[1]: 0, expected a whole number of 1 or more, as the last one",
                root -> copies(root, 0).set(1, node(0)));
        onlyProblem(
                "EDN-4: goods[CRN].profit[2][1]: 100, expected at most 99 coins",
                root -> good(root, 0).withArray("profit").set(2, node(List.of(99, 100))));
    }

    /** Half of the 60 goods cards show one ship. */
    @Test
    void aQuayReachesAllShipsAndWithLeftAndRightTwice_EDN6_QUAY2() {
        onlyProblem(
                "EDN-6: specials[QDL].profit: 31, expected a highest step of at most 30, all ships",
                root -> step(special(root, 1), 2).set(0, node(31)));
        onlyProblem(
                "EDN-6: specials[QLR].profit: 61, expected a highest step of at most 60, all ships twice",
                root -> step(special(root, 3), 2).set(0, node(61)));
    }

    @Test
    void aTextThatIsHostileToTheTerminalIsShownSafely() {
        assertThat(messages(root -> root.put("id", "\u001b[2Jevil\n").put("x\ny", 1)))
                .contains("EDN-1: id: \"\\u001b[2Jevil\\u000a\", expected 1 to 40 of a-z, 0-9 and -")
                .noneMatch(message -> message.contains("\n"));
    }
}
