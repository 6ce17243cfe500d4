package io.github.mercurius.mercado;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.mercurius.model.DamageLaws;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** An edition that is damaged, in many ways at once: every problem is named, with its place and its rule. */
class DamagedEditionTest extends DamageLaws {
    private static final Pieces PIECES = new Pieces(
            Map.of("objects", "id", "perfumes", "id", "tokens", "code"),
            "EDN-11",
            new WholeNumber("objects", 2, "points", 3, "EDN-5"));

    DamagedEditionTest() {
        super(Edition.standIn().toDocument(), Edition::problems, Edition::of, PIECES);
        add("EDN-11: format: missing, expected \"mercado-edition/1\"", root -> root.remove("format"));
        add("EDN-11: colour: 1, expected no fields but", root -> root.put("colour", 1));
        add("EDN-11: name: 7, expected a text", root -> root.put("name", 7));
        // objects 0 and 1 are the two of the rulebook
        for (int i = 2; i < 10; i++) {
            damagesOfATile("objects", i);
        }
        for (int i = 0; i < 6; i++) {
            damagesOfATile("perfumes", i);
        }
        add(
                "EDN-5: objects[10].points: \"UNKNOWN\", expected",
                root -> tile(root, "objects", 10).put("points", "UNKNOWN"));
        add(
                "EDN-1: objects: a list of 23, expected 24 tiles",
                root -> array(root, "objects").remove(23));
        add(
                "EDN-1: perfumes: a list of 13, expected 12 tiles",
                root -> array(root, "perfumes")
                        .add(tile(root, "perfumes", 7).deepCopy().put("id", "P99")));
        add(
                "EDN-10: objects: no tapestry, expected",
                root -> tile(root, "objects", 0).put("points", 3));
        add(
                "EDN-10: objects: no pitcher, expected",
                root -> tile(root, "objects", 1).put("points", 5));
        add(
                "EDN-7: market[0].price: 3, expected 1",
                root -> price(root, "market", 0).putArray("stacks").add(3));
        add(
                "EDN-11: market[1].name: missing, expected a text",
                root -> tile(root, "market", 1).remove("name"));
        for (int i = 0; i < 5; i++) {
            damagesOfAToken(i);
        }
        for (String side : List.of("A", "B")) {
            add(
                    "EDN-9: sides." + side + "[7]: \"o-V\", expected null or one of",
                    root -> track(root, side).set(7, node("o-V")));
            add("EDN-9: sides." + side + ": 100 spaces", root -> {
                while (track(root, side).size() < 100) {
                    track(root, side).addNull();
                }
            });
        }
        add("EDN-9: sides.A[2]: \"oB\", expected", root -> track(root, "A").set(2, node("oB")));
        add("EDN-11: sides.C: 1, expected no fields but [A, B]", root -> ((ObjectNode) root.get("sides")).put("C", 1));
    }

    private void damagesOfATile(String list, int i) {
        String at = list + "[" + i + "]";
        switch (i % 4) {
            case 0 -> {
                add(
                        "EDN-2: " + at + ".id: \"o-1\", expected",
                        root -> tile(root, list, i).put("id", "o-1"));
                add(
                        "EDN-11: " + at + ".x: 1, expected",
                        root -> tile(root, list, i).put("x", 1));
                add(
                        "EDN-3: " + at + ".price.fixed: \"GB\", expected",
                        root -> price(root, list, i).put("fixed", "GB"));
                add("EDN-6: " + at + ".effects[0]: \"+3\", expected", root -> effects(root, list, i, "+3"));
            }
            case 1 -> {
                add(
                        "EDN-11: " + at + ".name: null, expected",
                        root -> tile(root, list, i).putNull("name"));
                add(
                        "EDN-3: " + at + ".price: 5 coins, expected 2 to 4",
                        root -> price(root, list, i).put("fixed", "GSCTW").remove("stacks"));
                add(
                        "EDN-5: " + at + ".points: 10, expected",
                        root -> tile(root, list, i).put("points", 10));
                add("EDN-6: " + at + ".effects: S after oB, expected", root -> effects(root, list, i, "oB", "S"));
            }
            case 2 -> {
                add(
                        "EDN-2: " + at + ".id: missing, expected",
                        root -> tile(root, list, i).remove("id"));
                add(
                        "EDN-4: " + at + ".price.fixed: \"G\", expected W alone",
                        root -> price(root, list, i)
                                .put("fixed", "G")
                                .putArray("stacks")
                                .add(1)
                                .add(1));
                add(
                        "EDN-5: " + at + ".points: \"4\", expected",
                        root -> tile(root, list, i).put("points", "4"));
                add(
                        "EDN-6: " + at + ".effects: missing, expected",
                        root -> tile(root, list, i).remove("effects"));
            }
            default -> {
                add(
                        "EDN-3: " + at + ".price.stacks[0]: 2.0, expected",
                        root -> price(root, list, i).putArray("stacks").add(2.0));
                add(
                        "EDN-5: " + at + ".points: missing, expected",
                        root -> tile(root, list, i).remove("points"));
                add(
                        "EDN-2: " + at + ".id: \"o-3\", expected",
                        root -> tile(root, list, i).put("id", "o-3"));
                add(
                        "EDN-6: " + at + ".effects[0]: null, expected",
                        root -> tile(root, list, i).putArray("effects").addNull());
            }
        }
    }

    private void damagesOfAToken(int i) {
        String at = "tokens[" + i + "]";
        add(
                "EDN-2: " + at + ".code: \"v\", expected",
                root -> tile(root, "tokens", i).put("code", "v"));
        add(
                "EDN-8: " + at + ".copies: 0, expected",
                root -> tile(root, "tokens", i).put("copies", 0));
        add(
                "EDN-8: " + at + ".points: 4, expected",
                root -> tile(root, "tokens", i).put("points", 4));
        String effect = List.of("+3", "o-S", "o-V").get(i % 3); // RUL-25
        add(
                "EDN-8: " + at + ".effects[1]: \"" + effect + "\", expected",
                root -> effects(root, "tokens", i, "AGAIN", effect));
        add(
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

    @Test
    void allOfManyDamagesAreNamedAtOnce() {
        SplittableRandom random = new SplittableRandom(1602);
        for (int tries = 0; tries < 100; tries++) {
            List<Damage> chosen = new ArrayList<>();
            for (int start = random.nextInt(4); start < damages.size(); start += 4) {
                chosen.add(damages.get(start));
            }
            areNamedAtOnce(chosen);
        }
    }

    @Test
    void aTextThatIsHostileToTheTerminalIsShownSafely() {
        assertThat(messages(root -> {
                    tile(root, "objects", 2).put("id", "\u001b[2Jevil\n");
                    root.put("x\ny", 1);
                }))
                .anyMatch(message -> message.startsWith("EDN-2: objects[2].id: \"\\u001b[2Jevil\\u000a\", expected"))
                .noneMatch(message -> message.contains("\n"));
    }

    @Test
    void whatIsNoObjectDoesNotMoveThePlacesOfOthers() {
        for (String list : List.of("objects", "perfumes", "market", "tokens")) {
            assertThat(messages(root -> {
                        array(root, list).set(0, node("none"));
                        tile(root, list, 1).put("x", 1);
                    }))
                    .extracting(this::numbered)
                    .as(list)
                    .anyMatch(message -> message.contains(": " + list + "[0]: "))
                    .anyMatch(message -> message.contains(": " + list + "[1].x: "))
                    .noneMatch(message -> message.contains(list + "[0]."));
        }
    }
}
